import { sql } from 'kysely';
import { systemCaller } from '../../context/auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';
import { doneRecords } from '../../reads/loaders/done-acts.js';
import { awaitsService } from './awaits-service.js';
import { projectCourse } from './index.js';
import { hasBegun, selectState } from './local-days.js';
import { computeDays, type DatedNotice, datedColumns } from './notice-days.js';
import { placed, type StoredDeadline, type Summary, storedSummary, summarizeCourse } from './refresh.js';
import { rulesVersion } from './rules-version.js';

/** Projects that are computed at a time. */
const batch = 200;

interface Course {
  projectId: string;
  accountId: string;
  livemode: boolean;
  deadlines: Array<Pick<StoredDeadline, 'kind' | 'month' | 'ordinal' | 'date' | 'safeDate'>>;
  summary: Summary;
  /** Its notices that are still to be served, with their stored days. */
  notices: Array<DatedNotice & { day: string | null; isStored: boolean; isAwaited: boolean }>;
}

/** Something that is stored and not what the facts give. Null: there is none. */
interface Wrong {
  record: 'projects' | 'notices';
  id: string;
  what: string;
  stored: string | null;
  computed: string | null;
}

/**
 * Computes again what is stored of the deadlines of all projects, of the rights on them, and of the days of their notices, and yields how
 * many projects were computed and what differs. It only reads, each batch in one snapshot. Left out are projects that the watch is about to
 * compute, and sandboxes whose clock was moved.
 */
export async function* verifyDeadlines(db: Db, now: Date): AsyncGenerator<{ projects: number; wrong: Wrong[] }> {
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
    select project_id as "projectId", account_id as "accountId", livemode, ${storedSummary} as summary, (
      select coalesce(json_agg(json_build_object('kind', kind, 'month', month, 'ordinal', ordinal, 'date', date,
        'safeDate', safe_date)), '[]') from project_deadlines d where d.project_id = c.project_id) as deadlines, (
      select coalesce(json_agg(n), '[]') from (
        select ${datedColumns}, (select day from notice_days where notice_id = n.id) as day,
          exists (select from notice_days where notice_id = n.id) as "isStored",
          exists (select from notice_watches where notice_id = n.id and watch_on = '0001-01-01') as "isAwaited"
        from notices n where n.project_id = c.project_id and ${awaitsService('n')}) n) as notices
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

async function compare(db: Db, now: Date, courses: readonly Course[]): Promise<Wrong[]> {
  const [{ accountId, livemode }] = courses as [Course];
  const request = { id: 'cps verify', ip: '127.0.0.1', userAgent: 'cps verify' };
  // Reads need the connection only.
  const ctx = new RequestContext({ db } as Infrastructure, request, systemCaller(accountId, livemode), () => now);
  const wrong = await Promise.all(
    courses.map(async (stored) => {
      const course = await projectCourse(ctx, stored.projectId);
      const summary = summarizeCourse(ctx, course, await doneRecords(ctx, stored.projectId));
      return [
        ...compareDeadlines(stored, course.deadlines),
        ...compareSummaries(stored, summary),
        ...(await compareDays(ctx, stored.notices)),
      ];
    }),
  );
  return wrong.flat();
}

function compareDeadlines({ projectId: id, deadlines }: Course, computed: Parameters<typeof placed>[0]): Wrong[] {
  const now = placed(computed).map(({ deadline: { date, safeDate }, ...place }): [string, string] => [
    toKey(place),
    `${date} ${safeDate}`,
  ]);
  const is = new Map(deadlines.map((one) => [toKey(one), `${one.date} ${one.safeDate}`]));
  const must = new Map(now);
  return [...new Set([...is.keys(), ...must.keys()])].flatMap((key): Wrong[] => {
    const [stored, right] = [is.get(key) ?? null, must.get(key) ?? null];
    const [kind, month] = key.split(' ') as [string, string];
    const column = month ? `${kind} of ${month}` : kind;
    return stored === right ? [] : [{ record: 'projects', id, what: column, stored, computed: right }];
  });
}

function toKey({ kind, month, ordinal }: Pick<StoredDeadline, 'kind' | 'month' | 'ordinal'>): string {
  return `${kind} ${month} ${ordinal}`;
}

const columns: Record<keyof Summary, string> = {
  state: 'state',
  growsOn: 'grows_on',
  hasRights: 'has_rights',
  lacksFacts: 'lacks_facts',
  riskFrom: 'risk_from',
  lostFrom: 'lost_from',
  canClaim: 'can_claim',
  claimBy: 'claim_by',
  nextDay: 'next_day',
};

function compareSummaries({ projectId: id, summary }: Course, computed: Summary): Wrong[] {
  return (Object.keys(columns) as Array<keyof Summary>).flatMap((field): Wrong[] =>
    summary[field] === computed[field]
      ? []
      : [
          {
            record: 'projects',
            id,
            what: columns[field],
            stored: String(summary[field]),
            computed: String(computed[field]),
          },
        ],
  );
}

/** The watch computes a day that no release before has stored. */
async function compareDays(ctx: RequestContext, notices: Course['notices']): Promise<Wrong[]> {
  const stored = new Map(notices.map((notice) => [notice.id, notice]));
  const days = await computeDays(ctx, notices);
  return days.flatMap(({ id, day: computed }): Wrong[] => {
    const { day, isStored, isAwaited } = stored.get(id)!;
    if (isStored ? day === computed : isAwaited) return [];
    return [
      { record: 'notices', id, what: 'day', stored: isStored ? String(day) : 'none', computed: String(computed) },
    ];
  });
}
