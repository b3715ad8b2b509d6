import { type Kysely, type RawBuilder, sql } from 'kysely';
import { systemCaller } from '../../auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { refreshDeadlines } from './refresh.js';
import { rulesVersion } from './rules-version.js';
import { reportDeadlines } from './project-reports.js';

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
  const actAs = ({ accountId, livemode }: Group) =>
    new RequestContext(
      infrastructure,
      { id: 'deadline watch', ip: '127.0.0.1', userAgent: 'cps deadline watch' },
      systemCaller(accountId, livemode),
      () => now,
    );
  for await (const group of staleCourses(infrastructure.db, today, whose)) {
    await inHalves(actAs(group), group.projectIds, errors, async (ctx, ids) => {
      await refreshDeadlines(ctx, ids);
      return 0;
    });
  }
  let reported = 0;
  for await (const group of dueProjects(infrastructure.db, today, whose)) {
    reported += await inHalves(actAs(group), group.projectIds, errors, reportDeadlines);
  }
  return reported;
}

/** The next day on which the watch has something to do for projects of the account's sandbox. */
export async function nextProjectWatch(db: Kysely<unknown>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least(
      (select min(watch_on) from project_deadlines where account_id = ${accountId}::uuid and not livemode and watch_on is not null),
      (select min(grows_on) from project_courses where account_id = ${accountId}::uuid and not livemode and grows_on is not null)
    ), 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]!.day;
}

interface Group {
  accountId: string;
  livemode: boolean;
  projectIds: string[];
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

/** Projects that other rules computed, or whose monthly series has another month, account by account. */
function staleCourses(db: Kysely<unknown>, today: string, whose: Whose): AsyncGenerator<Group> {
  return groups(refreshSize, async (after) => {
    const { rows } = await sql<Row>`
      select c.project_id as id, c.account_id as "accountId", c.livemode from project_courses c
      where (c.rules < ${rulesVersion} or c.rules > ${rulesVersion} or c.grows_on <= ${today}) and ${whose('c')} ${after('c')}
      order by c.account_id, c.livemode, c.project_id limit ${refreshSize}`.execute(db);
    return rows;
  });
}

/** Projects of which a deadline is to be looked at today, account by account. */
function dueProjects(db: Kysely<unknown>, today: string, whose: Whose): AsyncGenerator<Group> {
  return groups(reportSize, async (after) => {
    const { rows } = await sql<Row>`
      select d.project_id as id, d.account_id as "accountId", d.livemode from project_deadlines d
      where d.watch_on <= ${today} and ${whose('d')} ${after('d')}
      group by d.account_id, d.livemode, d.project_id
      order by d.account_id, d.livemode, d.project_id limit ${reportSize}`.execute(db);
    return rows;
  });
}

interface Row {
  id: string;
  accountId: string;
  livemode: boolean;
}

async function* groups(
  pageSize: number,
  page: (after: (alias: string) => RawBuilder<unknown>) => Promise<Row[]>,
): AsyncGenerator<Group> {
  let last: Row | undefined;
  do {
    const end = last;
    const rows = await page((alias) =>
      end
        ? sql`and (${sql.ref(`${alias}.account_id`)}, ${sql.ref(`${alias}.livemode`)}, ${sql.ref(`${alias}.project_id`)})
            > (${end.accountId}::uuid, ${end.livemode}, ${end.id}::uuid)`
        : sql``,
    );
    const found = Map.groupBy(rows, ({ accountId, livemode }) => `${accountId} ${livemode}`);
    for (const [first, ...others] of found.values()) {
      const { accountId, livemode } = first!;
      yield { accountId, livemode, projectIds: [first!, ...others].map(({ id }) => id) };
    }
    last = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (last);
}
