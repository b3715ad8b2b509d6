import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { CreditMovement, CreditStanding } from '../../domain/credit-statement/build.js';
import { sandboxBucket } from '../../domain/sandbox/credits.js';
import { scoped } from './scope.js';

interface StatementRows {
  opening: CreditStanding;
  closing: CreditStanding;
  movements: CreditMovement[];
}

type Row = Record<`${'opening' | 'closing'}${'Free' | 'Partner' | 'Held'}`, string> &
  (CreditMovement | Record<keyof CreditMovement, null>) & { calls: string | null };

/**
 * The rows of a statement over a range of days, from one query in one snapshot, so that balances and movements match. The
 * balances are today's minus everything posted since, so only those postings are read. API calls are summed by the day on which
 * they were posted.
 *
 * @param days first and last, YYYY-MM-DD in UTC
 * @param most the maximum number of movements to read
 */
export async function statementRows(
  ctx: RequestContext,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<StatementRows> {
  if (!ctx.livemode) return sandboxStatement(ctx, { from, to });
  const start = sql`${from}::timestamp at time zone 'UTC'`;
  const end = sql`(${to}::timestamp + interval '1 day') at time zone 'UTC'`;
  const { rows } = await sql<Row>`
    with account as (
      select free_available + free_unsettled + free_held as free, partner_available + partner_unsettled + partner_held as partner,
        free_held + partner_held as held
      from credit_accounts where ${scoped(ctx, 'credit_accounts')}
    ), posted as (
      select t.serial, t.created_at, t.kind, t.event_type, t.description,
        case when e.ledger_account in ('free_available', 'free_held') then e.amount else 0 end as free,
        case when e.ledger_account in ('partner_available', 'partner_held') then e.amount else 0 end as partner,
        case when e.ledger_account in ('free_held', 'partner_held') then e.amount else 0 end as held
      from (
        select id, serial, created_at, kind, event_type, description from ledger_transactions
        where ${scoped(ctx, 'ledger_transactions')} and created_at >= ${start}) t
      join (
        select transaction_id, ledger_account, amount from ledger_entries
        where ${scoped(ctx, 'ledger_entries')}
          and ledger_account in ('free_available', 'free_held', 'partner_available', 'partner_held')) e
      on e.transaction_id = t.id
    ), since as (
      select coalesce(sum(free), 0) as free, coalesce(sum(partner), 0) as partner, coalesce(sum(held), 0) as held,
        coalesce(sum(free) filter (where created_at >= ${end}), 0) as free_later,
        coalesce(sum(partner) filter (where created_at >= ${end}), 0) as partner_later,
        coalesce(sum(held) filter (where created_at >= ${end}), 0) as held_later
      from posted
    ), standing as (
      select a.free - s.free as "openingFree", a.partner - s.partner as "openingPartner", a.held - s.held as "openingHeld",
        a.free - s.free_later as "closingFree", a.partner - s.partner_later as "closingPartner",
        a.held - s.held_later as "closingHeld"
      from account a cross join since s
    ), calls as (
      select (settled_at at time zone 'UTC')::date as date, sum(calls) as calls
      from api_call_minutes where ${scoped(ctx, 'api_call_minutes')} and settled_at >= ${start} and settled_at < ${end}
      group by 1
    ), moved as (
      select (created_at at time zone 'UTC')::date as date, kind, event_type, free, partner, serial, description,
        case when kind = 'charge' and event_type = 'api_call' then null else serial end as single
      from posted where created_at < ${end}
    ), lines as (
      select date, kind, event_type, single, max(description) as description, sum(free) as free, sum(partner) as partner,
        max(serial) as serial
      from moved group by date, kind, event_type, single having sum(free) <> 0 or sum(partner) <> 0
      order by date, serial limit ${most}
    )
    select s.*, l.date::text as date, l.kind, l.event_type as "eventType", l.description, l.free, l.partner as "partnerEligible",
      case when l.date is not null and l.single is null then c.calls end as calls
    from standing s left join lines l on true left join calls c on c.date = l.date order by l.date, l.serial`.execute(
    ctx.db,
  );
  const standing = rows[0];
  return {
    opening: toStanding(standing?.openingFree, standing?.openingPartner, standing?.openingHeld),
    closing: toStanding(standing?.closingFree, standing?.closingPartner, standing?.closingHeld),
    movements: rows.flatMap(({ calls, ...row }) =>
      row.date === null ? [] : [toMovement(row as CreditMovement, calls)],
    ),
  };
}

/** A sandbox spends nothing, so its statement has no movements, only the credits held at the start and the end. */
async function sandboxStatement(
  ctx: RequestContext,
  { from, to }: { from: string; to: string },
): Promise<StatementRows> {
  const { rows } = await sql<{ opening: string; closing: string }>`
    select ${heldBefore(sql`${from}::timestamp at time zone 'UTC'`)} as opening,
      ${heldBefore(sql`(${to}::timestamp + interval '1 day') at time zone 'UTC'`)} as closing
    from sandbox_credit_holds where ${scoped(ctx, 'sandbox_credit_holds')}`.execute(ctx.db);
  const { opening, closing } = rows[0]!;
  return {
    opening: toStanding(sandboxBucket, sandboxBucket, opening),
    closing: toStanding(sandboxBucket, sandboxBucket, closing),
    movements: [],
  };
}

function heldBefore(instant: RawBuilder<unknown>): RawBuilder<string> {
  const amount = sql`free_amount + partner_amount - case when status = 'open' then captured else 0 end`;
  return sql<string>`coalesce(sum(${amount}) filter (
    where created_at < ${instant} and (closed_at is null or closed_at >= ${instant})), 0)::numeric(14,2)::text`;
}

function toStanding(free = '0.00', partnerEligible = '0.00', held = '0.00'): CreditStanding {
  return { free, partnerEligible, held };
}

function toMovement(
  { date, kind, eventType, description, free, partnerEligible }: CreditMovement,
  calls: string | null,
) {
  const text = calls === null ? description : `API calls: ${Number(calls).toLocaleString('en-US')}`;
  return { date, kind, eventType, description: text, free, partnerEligible };
}
