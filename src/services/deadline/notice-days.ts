import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { unservedStatuses } from '../../domain/deadlines/open.js';
import type { NoticeStatus } from '../../domain/vocabulary.js';
import { checked } from '../../reads/loaders/scope.js';
import type { Notice } from '../../schema/notice.js';
import { awaitsService } from './awaits-service.js';
import { noticeDayToKeep } from './index.js';

/** What the day of a notice follows from, beside the facts of its project. */
export type DatedNotice = Parameters<typeof noticeDayToKeep>[1] & Pick<Notice, 'id'>;

/** The columns of a row of `notices` that make a dated notice. */
export const datedColumns = sql`id, project_id as "projectId", type, duty, state, claim_amount::text as "claimAmount",
  to_char(first_furnishing_date, 'YYYY-MM-DD') as "firstFurnishingDate", to_char(last_furnishing_date, 'YYYY-MM-DD') as "lastFurnishingDate",
  to_char(deadline_date, 'YYYY-MM-DD') as "deadlineDate", parent_notice_id as "parentNoticeId"`;

/** The fields of a notice that its day follows from. Its status only ends it. */
const dayFields = [
  ...['type', 'duty', 'state', 'claimAmount', 'firstFurnishingDate', 'lastFurnishingDate', 'deadlineDate'],
  ...['parentNoticeId', 'deletedAt'],
];

/** Whether a change of a notice can move or end its day. */
export function movesDay({ status }: { status?: unknown }, isNew: boolean, sets: (field: string) => boolean): boolean {
  const isClosed = !(unservedStatuses as readonly unknown[]).includes(status);
  return isNew || dayFields.some(sets) || (sets('status') && isClosed);
}

/** Stores the days of open notices, and forgets those of closed ones. Decision 101 says why no lock can wait for another here. */
export async function storeDays(
  ctx: RequestContext,
  days: ReadonlyArray<{ id: string; day: string | null }>,
  closed: readonly string[] = [],
): Promise<void> {
  if (days.length + closed.length === 0) return;
  await sql`
    with closed as (
      delete from notice_days where notice_id = any(${closed}::uuid[]) and ${checked(ctx, 'notice_days', 'any')})
    insert into notice_days (notice_id, account_id, livemode, day)
    select id, ${ctx.account.id}::uuid, ${ctx.livemode}, day
    from json_to_recordset(${JSON.stringify(days)}::json) as d (id uuid, day date) order by id
    on conflict (notice_id) do update set day = excluded.day where notice_days.day is distinct from excluded.day`.execute(
    ctx.db,
  );
}

/** Stores the days of notices that the request has changed. */
export async function storeChangedDays(ctx: RequestContext, changed: readonly object[]): Promise<void> {
  const notices = changed as ReadonlyArray<DatedNotice & { status: NoticeStatus; deletedAt: Date | null }>;
  const isOpen = ({ status, deletedAt }: (typeof notices)[number]) => unservedStatuses.includes(status) && !deletedAt;
  const closed = notices.filter((notice) => !isOpen(notice));
  await storeDays(
    ctx,
    await computeDays(ctx, notices.filter(isOpen)),
    closed.map(({ id }) => id),
  );
}

/** Computes the days of all open notices of projects whose facts have changed, and stores those that moved. */
export async function storeDaysInProjects(ctx: RequestContext, projectIds: readonly string[]): Promise<void> {
  const { rows } = await sql<DatedNotice>`
    select ${datedColumns} from notices n where project_id = any(${projectIds}::uuid[]) and ${awaitsService('n')} and ${checked(ctx, 'notices')}`.execute(
    ctx.db,
  );
  await storeDays(ctx, await computeDays(ctx, rows));
}

export function computeDays(ctx: RequestContext, notices: readonly DatedNotice[]) {
  return Promise.all(notices.map(async (notice) => ({ id: notice.id, day: await noticeDayToKeep(ctx, notice) })));
}
