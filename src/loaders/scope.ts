import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context.js';

/**
 * The one wall around a tenant's rows: account and mode. Every statement of the loaders on a tenant's table holds it. The
 * caller's own organization is seen in both modes (decisions §3).
 */
export function scoped(ctx: RequestContext, table: string, alive: 'alive' | 'any' = 'alive'): RawBuilder<unknown> {
  const live = alive === 'alive' ? sql` and deleted_at is null` : sql``;
  if (table === 'organizations') {
    return sql`account_id = ${ctx.account.id}::uuid and (livemode = ${ctx.livemode} or id = ${ctx.account.id}::uuid)${live}`;
  }
  return sql`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}${live}`;
}
