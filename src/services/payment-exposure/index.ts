import type { Facts } from 'lien-deadlines';
import type { RequestContext } from '../../context/request-context.js';
import { calculable, weighsClaim } from '../../domain/deadlines/facts.js';
import { listPaidParties, type PaidParty } from '../../domain/received-notice/below.js';
import { type ClaimWindow, readClaimWindow } from '../../domain/received-notice/claim-window.js';
import { claimKinds } from '../../domain/received-notice/vocabulary.js';
import type { ClaimantRole, PartyRole } from '../../domain/vocabulary.js';
import { type ClaimantsOfProject, claimantsOfProjects } from '../../reads/loaders/claimants-of-project.js';
import { type CourseFacts, projectFacts } from '../../reads/loaders/deadline-facts.js';
import { using } from '../../reads/loaders/kept.js';
import { waiverFactsOf } from '../../reads/loaders/pay-application.loader.js';
import type { PayApplication } from '../../schema/pay-application.js';
import type { MissingBeforePayment, PaymentClaimant } from '../../schema/payment-exposure.js';
import { toDeadlineFacts } from '../deadline/index.js';
import { todayIn } from '../shared/today.js';
import { listOutstanding, type PaidApplication } from './outstanding.js';

type Notice = ClaimantsOfProject['notices'][number];

/** The application as far as it decides what is missing. */
export type BilledApplication = Pick<
  PayApplication,
  'id' | 'applicationNumber' | 'periodTo' | 'organizationId' | 'accountId' | 'g702' | 'g703'
>;

/**
 * What is missing before an application is paid, from the records of the caller's account alone. The project is the caller's: that
 * of the application, or for a shared one the caller's own.
 */
export function readMissingBeforePayment(
  ctx: RequestContext,
  application: BilledApplication,
  projectId: string,
): MissingBeforePayment | Promise<MissingBeforePayment> {
  return using(projectFacts(ctx, projectId), (project) =>
    using(claimantsOfProjects.of(ctx, projectId), (claimants) =>
      using(waiverFactsOf.of(ctx, application.id), ({ previous }) =>
        judge(ctx, { ...application, previous }, { projectId, project, claimants }),
      ),
    ),
  );
}

interface Place {
  projectId: string;
  project: CourseFacts;
  claimants: ClaimantsOfProject;
}

function judge(
  ctx: RequestContext,
  application: BilledApplication & PaidApplication,
  { projectId, project, claimants: { parties, notices, waivers } }: Place,
): MissingBeforePayment {
  const isShared = application.accountId !== ctx.account.id;
  const paid = listPaidParties(parties, {
    applicantId: isShared ? null : application.organizationId,
    readerId: ctx.account.id,
  });
  const today = todayIn(ctx, project.state ?? '');
  const { periodTo } = application;
  const paidUntil = application.previous?.periodTo ?? null;
  const readWindow = (role: ClaimantRole, party: PaidParty | null, arrived: readonly Notice[]) =>
    readClaimWindow(factsOfClaimant(ctx, project, parties, { role, party, notices: arrived, paidUntil }), periodTo);
  const ofParties = paid.map((party) => {
    const arrived = notices.filter(({ partyId }) => partyId === party.id);
    const signed = waivers.filter(({ organizationId }) => organizationId === party.organizationId);
    const window = readWindow(party.role as ClaimantRole, party, arrived);
    const { id, name, role } = party;
    return toClaimant({ partyId: id, name, role, match: 'matched' }, arrived, window, signed);
  });
  const listed = new Set(paid.map(({ id }) => id));
  const active = new Set(parties.map(({ id }) => id));
  const others = notices.filter(({ partyId }) => partyId === null || !listed.has(partyId));
  // A party that is off the project counts all the same. One on it that this application does not pay counts once it has claimed.
  const counted = [...Map.groupBy(others, ({ partyId, nameKey }) => partyId ?? nameKey).values()].filter((arrived) =>
    arrived.some(({ partyId, kind }) => partyId === null || !active.has(partyId) || claimKinds.has(kind)),
  );
  const unmatched = counted.map((arrived) => {
    const [{ claimantName, match, partyId }] = arrived as [Notice];
    const role = arrived.find(({ claimantRole }) => claimantRole)?.claimantRole ?? null;
    const party = parties.find(({ id }) => id === partyId) ?? null;
    const window = role
      ? readWindow(role, party, arrived)
      : widest(possibleRoles.map((one) => readWindow(one, party, arrived)));
    const signed = party ? waivers.filter(({ organizationId }) => organizationId === party.organizationId) : [];
    const named = { partyId, name: party?.name ?? claimantName, role: party?.role ?? role, match };
    return toClaimant(named, arrived, window, signed);
  });
  const claimants = [...ofParties, ...unmatched];
  return {
    projectId,
    payApplicationId: application.id,
    asOf: today,
    isHold: claimants.some(({ isHeld }) => isHeld),
    claimants,
  };

  function toClaimant(
    named: Pick<PaymentClaimant, 'partyId' | 'name' | 'role' | 'match'>,
    arrived: readonly Notice[],
    window: ClaimWindow,
    signed: ClaimantsOfProject['waivers'],
  ): PaymentClaimant {
    const hasEnded = window.isKnown && window.until !== null && window.until < today;
    const standing = arrived.some(({ kind }) => claimKinds.has(kind))
      ? 'claim_made'
      : window.hasNoRight
        ? 'no_right'
        : hasEnded
          ? 'ended'
          : 'can_claim';
    const starts = listDays(arrived, 'firstFurnishingDate')[0] ?? '';
    const isOwing = standing === 'claim_made' || (standing === 'can_claim' && starts <= periodTo);
    const outstandingWaivers = isOwing ? listOutstanding(application, signed, starts) : [];
    return {
      ...named,
      receivedNoticeIds: arrived.map(({ id }) => id),
      amountNoticed: arrived.find(({ amount }) => amount)?.amount ?? null,
      preliminaryNotice: arrived.some(({ kind }) => kind === 'preliminary')
        ? 'received'
        : window.needsNotice === false || window.hasNoRight
          ? 'not_required'
          : 'not_received',
      standing,
      right: window.right,
      claimUntil: window.until,
      isClaimUntilKnown: window.isKnown,
      explanation: window.explanation,
      outstandingWaivers,
      isHeld: standing === 'claim_made' || outstandingWaivers.length > 0,
    };
  }
}

/** The roles that a claimant may have whom no one knows. */
const possibleRoles: readonly ClaimantRole[] = ['subcontractor', 'sub_subcontractor', 'material_supplier'];

/** What holds for every role: the latest day, known only if it is the same for all of them. */
function widest(windows: readonly ClaimWindow[]): ClaimWindow {
  const [first] = windows as [ClaimWindow];
  const last = windows.reduce((best, window) => ((window.until ?? '') > (best.until ?? '') ? window : best), first);
  return {
    ...last,
    hasNoRight: windows.every(({ hasNoRight }) => hasNoRight),
    isKnown: windows.every(({ isKnown, until }) => isKnown && until === first.until),
    needsNotice: windows.every(({ needsNotice }) => needsNotice === first.needsNotice) ? first.needsNotice : null,
  };
}

/** The days that the notices name, the earliest first. */
function listDays(notices: readonly Notice[], field: 'firstFurnishingDate' | 'lastFurnishingDate'): string[] {
  return notices.flatMap((notice) => notice[field] ?? []).sort();
}

/** The facts of the project, without those that are the account's own as a claimant, and with those of the claimant. */
function factsOfClaimant(
  ctx: RequestContext,
  project: CourseFacts,
  parties: readonly PaidParty[],
  {
    role,
    party,
    notices,
    paidUntil,
  }: { role: ClaimantRole; party: PaidParty | null; notices: readonly Notice[]; paidUntil: string | null },
): Facts {
  const state = project.state ?? '';
  const findRole = (id: string | null | undefined): PartyRole | null =>
    parties.find((one) => one.id === id)?.role ?? null;
  const hirer = parties.find(({ id }) => id === party?.hiredByPartyId);
  // Who is paid for a later period came back after the day that its notice names.
  const last = listDays(notices, 'lastFurnishingDate').findLast((day) => paidUntil === null || day > paidUntil);
  return calculable({
    ...toDeadlineFacts(ctx, project, state),
    claimantRole: role,
    hiringPartyRole: hirer?.role ?? null,
    hiringPartyHirerRole: findRole(hirer?.hiredByPartyId),
    writtenContract: null,
    claimAmount: weighsClaim(state) ? (notices.find(({ amount }) => amount)?.amount ?? null) : null,
    contractAmount: null,
    contractDate: null,
    firstFurnishingDate: listDays(notices, 'firstFurnishingDate')[0] ?? null,
    lastFurnishingDate: last ?? null,
    debtDueDate: null,
    waiverSignedDates: [],
    lienRecordedDate: null,
    statementRecordedDate: null,
    extensionDate: null,
    demandToSueDate: null,
    contestDate: null,
    servedDate: null,
  });
}
