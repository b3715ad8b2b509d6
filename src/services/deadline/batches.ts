import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';

/** Which rows a run covers, by the alias of their table. */
export type Whose = (alias: string) => RawBuilder<boolean>;

export interface Tenant {
  accountId: string;
  livemode: boolean;
}

/** Which tenants have such records, and some of a tenant's, by `key`. Work on a record takes it out of the answer. */
export interface Search {
  key: string;
  tenants: RawBuilder<unknown>;
  some(tenant: RawBuilder<unknown>): RawBuilder<unknown>;
}

/**
 * The records of a search, tenant by tenant, each once. One that its work did not take out is left for the next run. Work may go
 * on while the next are read.
 */
export async function* batches(db: Db, search: Search): AsyncGenerator<Tenant & { ids: string[] }> {
  const tenants = await sql<Tenant>`
    with found as materialized (${search.tenants})
    select account_id as "accountId", livemode from found group by 1, 2 order by 1, 2`.execute(db);
  for (const tenant of tenants.rows) {
    const { accountId, livemode } = tenant;
    const seen = new Set<string>();
    const stuck = new Set<string>();
    for (;;) {
      const accountRows = sql`p.account_id = ${accountId}::uuid and p.livemode = ${livemode}
        and ${sql.ref(`p.${search.key}`)} <> all(${[...stuck]}::uuid[])`;
      const { rows } = await sql<{ id: string }>`
        select distinct ${sql.ref(search.key)} as id from (${search.some(accountRows)}) found`.execute(db);
      if (rows.length === 0) break;
      const ids = rows.map(({ id }) => id).filter((id) => !seen.has(id));
      for (const { id } of rows) (seen.has(id) ? stuck : seen).add(id);
      if (ids.length > 0) yield { ...tenant, ids };
    }
  }
}

/** One transaction; when it fails its halves are tried, so that a record that fails holds up no other. */
export async function inHalves(
  ctx: RequestContext,
  ids: string[],
  errors: unknown[],
  work: (ctx: RequestContext, ids: string[]) => Promise<number>,
): Promise<number> {
  try {
    const done = await work(ctx, ids);
    await ctx.commit();
    return done;
  } catch (error) {
    await ctx.rollback();
    if (ids.length === 1) {
      errors.push(error);
      return 0;
    }
    const half = Math.ceil(ids.length / 2);
    return (
      (await inHalves(ctx, ids.slice(0, half), errors, work)) + (await inHalves(ctx, ids.slice(half), errors, work))
    );
  }
}
