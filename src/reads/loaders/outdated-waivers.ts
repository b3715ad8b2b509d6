import { sql } from 'kysely';
import { displayText, type WaiverRequestStatus, type WaiverStatus, type WaiverType } from '../../domain/vocabulary.js';
import { whatOfAccountsWaiver } from '../../domain/waiver/outdated.js';
import { figuresNow, whyNotAskedAgain } from '../../domain/waiver-request/outdated.js';
import { openWaiverRequests } from '../../domain/waiver-request/transitions.js';
import type { OutdatedWaiver } from '../../schema/outdated-waiver.js';
import { belonging } from './belonging.js';
import { checked, referencedScope } from './scope.js';

/** A waiver or a request under a pay application, with what both of them say. */
interface Compared {
  payApplicationId: string;
  isVoid: boolean;
  payable: string;
  periodTo: string;
  waiverRequestId: string | null;
  waiverId: string | null;
  payeeName: string | null;
  isPartyActive: boolean | null;
  type: WaiverType;
  status: WaiverRequestStatus | WaiverStatus;
  amount: string | null;
  throughDate: string | null;
  appliedAmount: string | null;
  appliedPeriodTo: string | null;
}

const comparedRequests: readonly WaiverRequestStatus[] = [...openWaiverRequests, 'signed', 'held', 'released'];

/** What a pay application pays: what was certified, or else its line 8. */
export const payable = sql`coalesce(certified_amount, (g702 ->> 'currentPaymentDue')::numeric)`;

/** The waivers and requests that do not agree with their pay applications any more. The companies that take part see none. */
export const outdatedWaiversOf = belonging({
  name: 'outdated waivers:pay_applications',
  rows: (ctx, ids) => sql<Compared>`
    select a.id as "payApplicationId", a.status = 'void' as "isVoid", a.payable::text, a.period_to::text as "periodTo",
      w."waiverRequestId", w."waiverId", o.name as "payeeName", p.is_active as "isPartyActive", w.type, w.status, w.amount::text,
      w.through_date::text as "throughDate", w.applied_amount::text as "appliedAmount", w.applied_period_to::text as "appliedPeriodTo"
    from (select id, status, period_to, ${payable} as payable from pay_applications
        where id = any(${ids}) and ${checked(ctx, 'pay_applications')}) a
      join (
        select pay_application_id, id as "waiverRequestId", null::uuid as "waiverId", organization_id, party_id, type, status, amount,
          through_date, applied_amount, applied_period_to, serial
        from waiver_requests where pay_application_id = any(${ids}) and status = any(${[...comparedRequests]}::text[])
          and applied_period_to is not null and ${checked(ctx, 'waiver_requests')}
        union all
        select pay_application_id, null, id, null, null, type, status, amount, through_date, applied_amount, applied_period_to, serial
        from waivers where pay_application_id = any(${ids}) and status not in ('declined', 'void')
          and applied_period_to is not null and ${checked(ctx, 'waivers')}) w on w.pay_application_id = a.id
      left join (select id, name from organizations where ${referencedScope(ctx, 'organizations')}) o on o.id = w.organization_id
      left join (select id, is_active from parties where ${checked(ctx, 'parties')}) p on p.id = w.party_id
    order by w."waiverId" is not null, w.serial`,
  owner: ({ payApplicationId }) => payApplicationId,
  value: (rows) => rows.flatMap((row) => compare(row) ?? []),
});

function compare(row: Compared): OutdatedWaiver | null {
  const { isVoid, waiverRequestId, waiverId, payeeName, type, status, amount, throughDate } = row;
  const then = { amount: row.appliedAmount, periodTo: row.appliedPeriodTo };
  const now = isVoid
    ? { amount: null, throughDate: null, isAmountOpen: false }
    : figuresNow({ amount, throughDate }, then, { amount: row.payable, periodTo: row.periodTo });
  if (!now) return null;
  const facts = { isVoid, isPartyActive: row.isPartyActive ?? false };
  return {
    ...{ waiverRequestId, waiverId, payeeName, type, statusLabel: displayText(status), amount, throughDate },
    ...{ amountNow: now.amount, isAmountOpen: now.isAmountOpen, throughDateNow: now.throughDate },
    refusal: waiverId
      ? whatOfAccountsWaiver(status as WaiverStatus)
      : whyNotAskedAgain({ ...facts, status: status as WaiverRequestStatus }),
  };
}
