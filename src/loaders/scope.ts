import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context.js';

/**
 * The one wall around a tenant's rows: account and mode. Every statement of the loaders on a tenant's table holds it. The
 * caller's own organization is seen in both modes (decisions §3).
 */
export function scoped(ctx: RequestContext, table: string, alive: 'alive' | 'any' = 'alive'): RawBuilder<unknown> {
  const live = sql`${alive === 'alive' ? sql` and deleted_at is null` : sql``}${unexpired(ctx, table)}`;
  if (table === 'organizations') {
    return sql`account_id = ${ctx.account.id}::uuid and (livemode = ${ctx.livemode} or id = ${ctx.account.id}::uuid)${live}`;
  }
  return sql`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}${live}`;
}

/**
 * The wall for ids that stand in the account's own rows: whoever may read a row may read whom it names. Only organizations
 * cross accounts there, when a user named another tenant of his (`references` lets nobody name a stranger's).
 */
export function named(ctx: RequestContext, table: string): RawBuilder<unknown> {
  return table === 'organizations' ? sql`(${scoped(ctx, table, 'any')} or type = 'tenant')` : scoped(ctx, table, 'any');
}

/** A preview is gone after its hour, though the purge comes by later. */
function unexpired(ctx: RequestContext, table: string): RawBuilder<unknown> {
  if (table !== 'documents') return sql``;
  return sql` and (expires_at is null or expires_at > ${ctx.now().toISOString()}::timestamptz)`;
}
