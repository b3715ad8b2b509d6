import { type RawBuilder, sql } from 'kysely';
import { systemCaller } from '../../auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import type { Db } from '../../generated/database.js';
import { reportDeadlines } from './project-reports.js';
import { refreshDeadlines } from './refresh.js';
import { rulesVersion } from './rules-version.js';

/** Projects that are computed in one transaction. */
const refreshSize = 200;

/** Deadlines that are reported in one transaction, and in one e-mail. */
const reportSize = 500;

/** Which rows a run covers, by the alias of their table. */
export type Whose = (alias: string) => RawBuilder<boolean>;

/**
 * Computes projects whose rules or months have changed, and reports the deadlines of projects that come near or pass. Any number
 * of processes may do so at once: a deadline is reported in the transaction that notes it.
 *
 * @returns how many deadlines were reported
 */
export async function watchProjects(
  infrastructure: Infrastructure,
  now: Date,
  whose: Whose,
  errors: unknown[],
): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const actAs = ({ accountId, livemode }: Tenant) =>
    new RequestContext(
      infrastructure,
      { id: 'deadline watch', ip: '127.0.0.1', userAgent: 'cps deadline watch' },
      systemCaller(accountId, livemode),
      () => now,
    );
  for await (const batch of batches(infrastructure.db, staleProjects(today, whose))) {
    await inHalves(actAs(batch), batch.projectIds, errors, async (ctx, ids) => {
      await refreshDeadlines(ctx, ids);
      return 0;
    });
  }
  let reported = 0;
  for await (const batch of batches(infrastructure.db, dueProjects(today, whose))) {
    reported += await inHalves(actAs(batch), batch.projectIds, errors, reportDeadlines);
  }
  return reported;
}

/** The next day on which the watch has something to do for projects of the account's sandbox. */
export async function nextProjectWatch(db: Db, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least(
      (select min(watch_on) from project_deadlines where account_id = ${accountId}::uuid and not livemode and watch_on is not null),
      (select min(grows_on) from project_courses where account_id = ${accountId}::uuid and not livemode and grows_on is not null)
    ), 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]!.day;
}

interface Tenant {
  accountId: string;
  livemode: boolean;
}

/** One transaction; when it fails its halves are tried, so that a project that fails holds up no other. */
async function inHalves(
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

/** Which tenants have such projects, and some of a tenant's. Work on a project takes it out of the answer. */
interface Search {
  tenants: RawBuilder<unknown>;
  some(tenant: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** Projects that other rules computed, or whose monthly series has another month. */
function staleProjects(today: string, whose: Whose): Search {
  const conditions = [sql`p.rules < ${rulesVersion}`, sql`p.rules > ${rulesVersion}`, sql`p.grows_on <= ${today}`];
  const union = (part: (condition: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(conditions.map(part), sql` union all `);
  return {
    tenants: union(
      (stale) => sql`select p.account_id, p.livemode from project_courses p where ${stale} and ${whose('p')}`,
    ),
    some: (tenant) =>
      union(
        (stale) => sql`(select p.project_id from project_courses p where ${stale} and ${tenant} limit ${refreshSize})`,
      ),
  };
}

/** Projects of which a deadline is to be looked at today. */
function dueProjects(today: string, whose: Whose): Search {
  return {
    tenants: sql`select p.account_id, p.livemode from project_deadlines p where p.watch_on <= ${today} and ${whose('p')}`,
    some: (tenant) =>
      sql`select p.project_id from project_deadlines p where p.watch_on <= ${today} and ${tenant} limit ${reportSize}`,
  };
}

/** The projects of a search, tenant by tenant. One that its work did not take out is left for the next run. */
async function* batches(db: Db, search: Search): AsyncGenerator<Tenant & { projectIds: string[] }> {
  const tenants = await sql<Tenant>`
    with found as materialized (${search.tenants})
    select account_id as "accountId", livemode from found group by 1, 2 order by 1, 2`.execute(db);
  for (const tenant of tenants.rows) {
    const { accountId, livemode } = tenant;
    const seen = new Set<string>();
    const stuck = new Set<string>();
    for (;;) {
      const own = sql`p.account_id = ${accountId}::uuid and p.livemode = ${livemode}
        and p.project_id <> all(${[...stuck]}::uuid[])`;
      const { rows } = await sql<{ id: string }>`
        select distinct project_id as id from (${search.some(own)}) found`.execute(db);
      if (rows.length === 0) break;
      const projectIds = rows.map(({ id }) => id).filter((id) => !seen.has(id));
      for (const { id } of rows) (seen.has(id) ? stuck : seen).add(id);
      if (projectIds.length > 0) yield { ...tenant, projectIds };
    }
  }
}
