import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { scoped } from './scope.js';

/** The usage of one event type on one day (UTC). */
export interface UsageRow {
  date: string;
  eventType: string;
  count: number;
  /** Decimal strings of credits: charged, and refunded. */
  credits: string;
  refunded: string;
}

/**
 * The credits spent over some days (YYYY-MM-DD in UTC, both included), by day and event type. API calls are counted when they
 * were made, including those that are not in the ledger yet.
 */
export async function usageRows(ctx: RequestContext, { from, to }: { from: string; to: string }): Promise<UsageRow[]> {
  const start = sql`${from}::timestamp at time zone 'UTC'`;
  const end = sql`(${to}::timestamp + interval '1 day') at time zone 'UTC'`;
  const { rows } = await sql<UsageRow>`
    select (created_at at time zone 'UTC')::date::text as date, event_type as "eventType",
      (count(*) filter (where kind <> 'refund'))::float8 as count,
      coalesce(sum(amount) filter (where kind <> 'refund'), 0)::text as credits,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::text as refunded
    from ledger_transactions
    where ${scoped(ctx, 'ledger_transactions')} and created_at >= ${start} and created_at < ${end}
      and (kind in ('capture', 'refund') or (kind = 'charge' and event_type <> 'api_call'))
    group by 1, 2
    union all
    select (minute at time zone 'UTC')::date::text, 'api_call', sum(calls)::float8, sum(free_part + partner_part)::text, '0.00'
    from api_call_minutes
    where ${scoped(ctx, 'api_call_minutes')} and minute >= ${start} and minute < ${end}
    group by 1
    order by 1, 2`.execute(ctx.db);
  return rows;
}

/** The balance below which the account counts as low; 0 before its first grant or purchase. */
export async function lowBelow(ctx: RequestContext): Promise<string> {
  const account = await ctx.db
    .selectFrom('credit_accounts')
    .select('low_below')
    .where(scoped(ctx, 'credit_accounts'))
    .executeTakeFirst();
  return account?.low_below ?? '0.00';
}
