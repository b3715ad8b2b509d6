import { type RawBuilder, sql } from 'kysely';
import { systemCaller } from '../../auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { preliminaryReach, watchedDays } from '../../domain/deadlines/approach.js';
import { addDays } from '../../domain/shared/calendar.js';
import type { Db } from '../../generated/database.js';
import { inRealTime, shiftedSandboxes } from '../../sandbox/clock.js';
import { awaitsService, type DueNotice, dueNotices, reportNoticeDeadlines } from './notify.js';
import { nextProjectWatch, type Whose, watchProjects } from './project-watch.js';

/** Notices that are looked at together: their projects' facts are read by one statement for each account. */
const pageSize = 1_000;

/** Notices that are reported in one transaction, and in one e-mail. */
const reportSize = 500;

/**
 * Reports the deadlines of notices and projects that come near or pass, in every account. Any number of processes may do so at once, and
 * one that is killed reports nothing halfway: what is reported is noted in the same transaction.
 *
 * Sandboxes whose clock was moved are watched by their own time.
 *
 * A run with nothing to report took 3 s, 1 s of it this process's own, with 100,000 open notices in 500 accounts on two busy cores.
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

/** The next midnight (UTC) after a time on which the watch has something to do in the account's sandbox. */
export async function nextSandboxWatch(db: Db, accountId: string, after: Date): Promise<Date | undefined> {
  const midnight = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate() + 1));
  const { rows } = await sql`
    select 1 from notices n where n.account_id = ${accountId}::uuid and not n.livemode and ${watched} limit 1`.execute(
    db,
  );
  if (rows.length > 0) return midnight;
  const day = await nextProjectWatch(db, accountId);
  return day === null ? undefined : new Date(Math.max(midnight.getTime(), Date.parse(`${day}T00:00:00Z`)));
}

async function watchAll(infrastructure: Infrastructure, now: Date, whose: Whose): Promise<number> {
  const errors: unknown[] = [];
  let reported = await watchProjects(infrastructure, now, whose, errors);
  for await (const { accountId, livemode, notices } of candidates(infrastructure.db, now, whose('n'))) {
    const ctx = new RequestContext(
      infrastructure,
      { id: 'deadline watch', ip: '127.0.0.1', userAgent: 'cps deadline watch' },
      systemCaller(accountId, livemode),
      () => now,
    );
    try {
      reported += await watch(ctx, notices, errors);
    } catch (error) {
      errors.push(error);
    }
  }
  throwIfAny(errors);
  return reported;
}

function throwIfAny(errors: unknown[]): void {
  if (errors.length === 0) return;
  throw new AggregateError(errors, `The deadline watch failed for ${errors.length} deadlines or accounts.`);
}

async function watch(ctx: RequestContext, notices: Candidate[], errors: unknown[]): Promise<number> {
  const unreported = await notReportedYet(ctx, await dueNotices(ctx, notices));
  let reported = 0;
  for (let from = 0; from < unreported.length; from += reportSize) {
    const ids = unreported.slice(from, from + reportSize).map(({ id }) => id);
    reported += await report(ctx, ids, errors);
  }
  return reported;
}

/** One transaction; when it fails its halves are tried, so that a notice that fails holds up no other. */
async function report(ctx: RequestContext, ids: string[], errors: unknown[]): Promise<number> {
  try {
    const reported = await reportNoticeDeadlines(ctx, ids);
    await ctx.commit();
    return reported;
  } catch (error) {
    await ctx.rollback();
    if (ids.length === 1) {
      errors.push(error);
      return 0;
    }
    const half = Math.ceil(ids.length / 2);
    return (await report(ctx, ids.slice(0, half), errors)) + (await report(ctx, ids.slice(half), errors));
  }
}

async function notReportedYet(ctx: RequestContext, due: DueNotice[]): Promise<DueNotice[]> {
  if (due.length === 0) return due;
  const { rows } = await sql<{ id: string; deadline: string; step: string }>`
    select notice_id as id, deadline, step from notice_deadline_alerts
    where notice_id = any(${due.map(({ id }) => id)}::uuid[])`.execute(ctx.db);
  const reported = new Set(rows.map(({ id, deadline, step }) => `${id} ${deadline} ${step}`));
  return due.filter(({ id, deadline, step }) => !reported.has(`${id} ${deadline} ${step}`));
}

const watched = sql`${awaitsService('n')} and (n.deadline_date is not null or n.type = 'preliminary')`;

type Candidate = Parameters<typeof dueNotices>[1][number] & { accountId: string; livemode: boolean };

interface Group {
  accountId: string;
  livemode: boolean;
  notices: Candidate[];
}

/**
 * The notices that may be due, account by account: a deadline that was sent is looked at itself; a calculated one can be near
 * only when a date that it may be counted from is.
 */
async function* candidates(db: Db, now: Date, whose: RawBuilder<boolean>): AsyncGenerator<Group> {
  const today = now.toISOString().slice(0, 10);
  const [first, last] = [addDays(today, -watchedDays.after), addDays(today, watchedDays.before)];
  const near = sql`between ${addDays(first, -preliminaryReach.after)} and ${addDays(last, preliminaryReach.before)}`;
  let after = sql``;
  for (let more = true; more; ) {
    const { rows } = await sql<Candidate>`
      select n.id, n.account_id as "accountId", n.livemode, n.project_id as "projectId", n.type, n.state,
        n.claim_amount as "claimAmount", n.first_furnishing_date as "firstFurnishingDate",
        n.last_furnishing_date as "lastFurnishingDate", n.deadline_date as "deadlineDate"
      from notices n join projects p on p.id = n.project_id
      where ${watched} and ${whose} and p.deleted_at is null and p.status <> 'archived' ${after}
        and (n.deadline_date between ${first} and ${last} or n.deadline_date is null and (
          coalesce(n.first_furnishing_date, p.first_furnishing_date) ${near}
          or coalesce(n.last_furnishing_date, p.last_furnishing_date) ${near}
          or p.date_contract ${near} or p.completion_date ${near}
          or p.notice_of_commencement ->> 'recordedOn' ${near} or p.recorded_notices <> '[]'))
      order by n.account_id, n.livemode, n.id limit ${pageSize}`.execute(db);
    more = rows.length === pageSize;
    yield* groups(rows);
    const end = rows.at(-1);
    if (end)
      after = sql`and (n.account_id, n.livemode, n.id) > (${end.accountId}::uuid, ${end.livemode}, ${end.id}::uuid)`;
  }
}

function groups(rows: readonly Candidate[]): Group[] {
  const found: Group[] = [];
  for (const row of rows) {
    const { accountId, livemode } = row;
    const last = found.at(-1);
    if (last?.accountId === accountId && last.livemode === livemode) last.notices.push(row);
    else found.push({ accountId, livemode, notices: [row] });
  }
  return found;
}
