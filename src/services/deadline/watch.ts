import { type RawBuilder, sql } from 'kysely';
import { systemCaller } from '../../context/auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { inRealTime, shiftedSandboxes } from '../../context/sandbox/clock.js';
import { batches, inHalves, type Search, type Tenant, type Whose } from './batches.js';
import { hasBegun, selectState, stateOfNotice } from './local-days.js';
import { reportNoticeDeadlines } from './notify.js';
import { reportDeadlines } from './project-reports.js';
import { refreshDeadlines } from './refresh.js';
import { rulesVersion } from './rules-version.js';

/** Projects that are computed in one transaction. */
const refreshSize = 200;

/** Transactions at a time: most accounts have few deadlines that are due, and a transaction mostly waits for the database. */
const lanes = 4;

/** Deadlines that are reported in one transaction, and in one e-mail. */
const reportSize = 500;

/**
 * Reports the deadlines of notices and projects that come near or pass, in every account. Any number of processes may do so at once, and
 * one that is killed reports nothing halfway: what is reported is noted in the same transaction. A run costs what is due, not what
 * is open (decision 43).
 *
 * Sandboxes whose clock was moved are watched by their own time.
 *
 * @returns how many deadlines were reported
 * @throws AggregateError of what failed, once all else is done
 */
export async function watchDeadlines(infrastructure: Infrastructure, now: Date): Promise<number> {
  const shifted = await shiftedSandboxes(infrastructure.db);
  const runs = [
    () => watchAll(infrastructure, now, inRealTime),
    ...shifted.map(
      ({ accountId, offsetMs }) =>
        () =>
          watchSandboxDeadlines(infrastructure, accountId, new Date(now.getTime() + offsetMs)),
    ),
  ];
  const errors: unknown[] = [];
  let reported = 0;
  for (const run of runs) {
    try {
      reported += await run();
    } catch (error) {
      errors.push(...(error instanceof AggregateError ? error.errors : [error]));
    }
  }
  throwIfAny(errors);
  return reported;
}

/** Reports the deadlines in one account's sandbox, by the time that its clock shows. @throws as above */
export function watchSandboxDeadlines(infrastructure: Infrastructure, accountId: string, now: Date): Promise<number> {
  return watchAll(
    infrastructure,
    now,
    (alias) => sql`(${sql.ref(`${alias}.account_id`)} = ${accountId}::uuid and not ${sql.ref(`${alias}.livemode`)})`,
  );
}

async function watchAll(infrastructure: Infrastructure, now: Date, whose: Whose): Promise<number> {
  const errors: unknown[] = [];
  const run = async (search: Search, work: (ctx: RequestContext, ids: string[]) => Promise<number>) => {
    const projectBatches = batches(infrastructure.db, search);
    const lane = async () => {
      let done = 0;
      for (let next = await projectBatches.next(); !next.done; next = await projectBatches.next()) {
        done += await inHalves(actAs(infrastructure, now, next.value), next.value.ids, errors, work);
      }
      return done;
    };
    const counts = await Promise.all(Array.from({ length: lanes }, lane));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await run(staleProjects(now, whose), async (ctx, ids) => {
    await refreshDeadlines(ctx, ids);
    return 0;
  });
  const projects = await run(due('project_deadlines', 'project_id', now, whose), reportDeadlines);
  const notices = await run(due('notice_watches', 'notice_id', now, whose), reportNoticeDeadlines);
  throwIfAny(errors);
  return projects + notices;
}

function actAs(infrastructure: Infrastructure, now: Date, { accountId, livemode }: Tenant): RequestContext {
  return new RequestContext(
    infrastructure,
    { id: 'deadline watch', ip: '127.0.0.1', userAgent: 'cps deadline watch' },
    systemCaller(accountId, livemode),
    () => now,
  );
}

function throwIfAny(errors: unknown[]): void {
  if (errors.length === 0) return;
  throw new AggregateError(errors, `The deadline watch failed for ${errors.length} deadlines or accounts.`);
}

/** Projects that other rules computed, whose monthly series has another month, or on which another act is the next. */
function staleProjects(now: Date, whose: Whose): Search {
  const conditions = [
    sql`p.rules < ${rulesVersion}`,
    sql`p.rules > ${rulesVersion}`,
    hasBegun('p.grows_on', now, selectState(sql`p.project_id`)),
  ];
  const union = (part: (condition: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(conditions.map(part), sql` union all `);
  return {
    key: 'project_id',
    tenants: union(
      (stale) => sql`select p.account_id, p.livemode from project_courses p where ${stale} and ${whose('p')}`,
    ),
    some: (tenant) =>
      union(
        (stale) => sql`(select p.project_id from project_courses p where ${stale} and ${tenant} limit ${refreshSize})`,
      ),
  };
}

/** Records of a table of which a deadline is to be looked at on a day that has begun in their state. */
function due(
  table: 'project_deadlines' | 'notice_watches',
  key: 'project_id' | 'notice_id',
  now: Date,
  whose: Whose,
): Search {
  const state = (key === 'project_id' ? selectState : stateOfNotice)(sql.ref(`p.${key}`));
  const begun = hasBegun('p.watch_on', now, state);
  return {
    key,
    tenants: sql`select p.account_id, p.livemode from ${sql.table(table)} p where ${begun} and ${whose('p')}`,
    some: (tenant) =>
      sql`select ${sql.ref(`p.${key}`)} from ${sql.table(table)} p where ${begun} and ${tenant} limit ${reportSize}`,
  };
}
