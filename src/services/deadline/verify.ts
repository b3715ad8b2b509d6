import { sql } from 'kysely';
import { systemCaller } from '../../context/auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';
import { projectCourse } from './index.js';
import { hasBegun, selectState } from './local-days.js';
import { placed, type StoredDeadline } from './refresh.js';
import { rulesVersion } from './rules-version.js';

/** Projects that are computed at a time. */
const batch = 200;

interface Course {
  projectId: string;
  accountId: string;
  livemode: boolean;
  deadlines: Array<Pick<StoredDeadline, 'kind' | 'month' | 'ordinal' | 'date' | 'safeDate'>>;
}

interface WrongDeadline {
  projectId: string;
  kind: string;
  month: string;
  /** Null where there is no such deadline. */
  stored: string | null;
  computed: string | null;
}

/**
 * Computes the stored deadlines of all projects again, and yields how many were computed and what differs. It only reads, each
 * batch in one snapshot. Left out are projects that the watch is about to compute, and sandboxes whose clock was moved.
 */
export async function* verifyDeadlines(
  db: Db,
  now: Date,
): AsyncGenerator<{ projects: number; wrong: WrongDeadline[] }> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const results = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const courses = await readCourses(tx, after, now);
        return { courses, wrong: (await Promise.all(byTenant(courses).map((rows) => compare(tx, now, rows)))).flat() };
      });
    yield { projects: results.courses.length, wrong: results.wrong };
    if (results.courses.length < batch) return;
    after = results.courses.at(-1)!.projectId;
  }
}

async function readCourses(db: Db, after: string, now: Date): Promise<Course[]> {
  const { rows } = await sql<Course>`
    select project_id as "projectId", account_id as "accountId", livemode, (
      select coalesce(json_agg(json_build_object('kind', kind, 'month', month, 'ordinal', ordinal, 'date', date,
        'safeDate', safe_date)), '[]') from project_deadlines d where d.project_id = c.project_id) as deadlines
    from project_courses c
    where project_id > ${after}::uuid and rules = ${rulesVersion} and exists (select from projects p where p.id = c.project_id)
      and (grows_on is null or not ${hasBegun('grows_on', now, selectState(sql`c.project_id`))})
      and (livemode or not exists (select from sandbox_clocks s where s.account_id = c.account_id))
    order by project_id limit ${batch}`.execute(db);
  return rows;
}

function byTenant(courses: readonly Course[]): Course[][] {
  return [...Map.groupBy(courses, ({ accountId, livemode }) => `${accountId} ${livemode}`).values()];
}

async function compare(db: Db, now: Date, courses: readonly Course[]): Promise<WrongDeadline[]> {
  const [{ accountId, livemode }] = courses as [Course];
  const request = { id: 'cps verify', ip: '127.0.0.1', userAgent: 'cps verify' };
  // Reads need the connection only.
  const ctx = new RequestContext({ db } as Infrastructure, request, systemCaller(accountId, livemode), () => now);
  const computed = await Promise.all(courses.map(({ projectId }) => projectCourse(ctx, projectId)));
  return courses.flatMap(({ projectId, deadlines }, at) => {
    const now = placed(computed[at]!.deadlines).map(({ deadline: { date, safeDate }, ...place }) => [
      toKey(place),
      `${date} ${safeDate}`,
    ]);
    const is = new Map(deadlines.map((one) => [toKey(one), `${one.date} ${one.safeDate}`]));
    const must = new Map(now as Array<[string, string]>);
    return [...new Set([...is.keys(), ...must.keys()])].flatMap((key) => {
      const [stored, right] = [is.get(key) ?? null, must.get(key) ?? null];
      const [kind, month] = key.split(' ') as [string, string];
      return stored === right ? [] : [{ projectId, kind, month, stored, computed: right }];
    });
  });
}

function toKey({ kind, month, ordinal }: Pick<StoredDeadline, 'kind' | 'month' | 'ordinal'>): string {
  return `${kind} ${month} ${ordinal}`;
}
