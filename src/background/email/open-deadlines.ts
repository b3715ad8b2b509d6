import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import type { DeadlineLine, ProjectDeadlineLine, RecordEmailData } from './data.js';

/** Whose deadlines were reported, and when, by the clock of the account's mode: the first and the last of the e-mails that are sent together. */
interface Reported {
  accountId: string;
  livemode: boolean;
  from: string;
  until: string;
  step: 'missed' | '1_day';
}

const reportedAs = ({ accountId, livemode, from, until, step }: Reported): RawBuilder<boolean> => sql`
  a.account_id = ${accountId}::uuid and a.livemode = ${livemode} and a.step = ${step}
    and a.created_at between ${from}::timestamptz and ${until}::timestamptz`;

/**
 * The notices that were reported and are still to be served by that day, earliest first, with their number. What was served, voided,
 * archived or given another day meanwhile is not among them, nor is what was a day away and has been missed since: that has an e-mail of its
 * own. In the sandbox, a move of the clock sends at its end what would have been sent on its way.
 */
export async function readOpenNotices(
  db: Db,
  reported: Reported,
  most: number,
): Promise<RecordEmailData['deadline_missed']> {
  const { rows } = await sql<DeadlineLine & { total: number }>`
    select n.id as "noticeId", n.notice_number as number, n.type, p.id as "projectId", p.name as project,
      to_char(a.deadline, 'YYYY-MM-DD') as deadline, (count(*) over ())::int as total
    from notice_deadline_alerts a join notices n on n.id = a.notice_id join projects p on p.id = n.project_id
    where ${reportedAs(reported)} and n.account_id = a.account_id and n.livemode = a.livemode
      and n.status in ('draft', 'generated', 'ordered') and n.deleted_at is null and p.status <> 'archived' and p.deleted_at is null
      and not exists (select from notice_days d where d.notice_id = n.id and d.account_id = a.account_id and d.livemode = a.livemode
        and d.day is distinct from a.deadline)
      and not exists (select from notice_deadline_alerts m where m.notice_id = a.notice_id and m.deadline = a.deadline and m.step = 'missed'
        and m.account_id = a.account_id and m.livemode and a.livemode and a.step = '1_day')
    order by a.deadline, p.name, n.serial limit ${most}`.execute(db);
  return { notices: rows.map(({ total: _, ...line }) => line), more: (rows[0]?.total ?? 0) - rows.length };
}

/**
 * The same for deadlines of projects that are still open.
 *
 * @param known what the e-mails say of some of them: the names of the documents are not stored with the deadlines
 */
export async function readOpenProjectDeadlines(
  db: Db,
  reported: Reported,
  most: number,
  known: readonly ProjectDeadlineLine[],
): Promise<RecordEmailData['project_deadline_missed']> {
  const { rows } = await sql<ProjectDeadlineLine & { total: number }>`
    select d.kind, nullif(d.month, '') as month, p.id as "projectId", p.name as project, to_char(a.deadline, 'YYYY-MM-DD') as deadline,
      (count(*) over ())::int as total
    from project_deadline_alerts a
      join project_deadlines d on d.project_id = a.project_id and d.kind = a.kind and d.month = a.month and d.ordinal = a.ordinal
      join projects p on p.id = a.project_id
    where ${reportedAs(reported)} and p.account_id = a.account_id and p.livemode = a.livemode
      and d.is_open and coalesce(d.date, d.safe_date) = a.deadline and p.status <> 'archived' and p.deleted_at is null
      and not exists (select from project_deadline_alerts m where m.project_id = a.project_id and m.kind = a.kind and m.month = a.month
        and m.ordinal = a.ordinal and m.deadline = a.deadline and m.step = 'missed' and m.account_id = a.account_id
        and m.livemode and a.livemode and a.step = '1_day')
    order by a.deadline, p.name, p.serial, d.kind, d.month, d.ordinal limit ${most}`.execute(db);
  const documents = new Map(known.map((line) => [toKey(line), line.document]));
  return {
    deadlines: rows.map(({ total: _, ...line }) => ({ ...line, document: documents.get(toKey(line)) ?? null })),
    more: (rows[0]?.total ?? 0) - rows.length,
  };
}

function toKey({ projectId, kind, month, deadline }: ProjectDeadlineLine): string {
  return [projectId, kind, month ?? '', deadline].join(' ');
}
