import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { realTime } from '../../../runtime/time/real-time.js';
import { awaitsService } from '../../../services/deadline/awaits-service.js';
import { verifyDeadlines } from '../../../services/deadline/verify.js';
import { Findings } from './findings.js';

/**
 * What is stored of deadlines, of the rights on projects and of the days of notices is what the recorded facts give today, and every project
 * is watched.
 */
export async function checkDeadlines({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  let count = 0;
  for await (const { projects, wrong } of verifyDeadlines(db, realTime())) {
    count += projects;
    for (const { record, id, what, stored, computed } of wrong) {
      findings.add(`${record} ${id}: its ${what} is stored as ${stored}, and its facts give ${computed}.`);
    }
  }
  const { rows: unwatched } = await sql<{ id: string }>`
    select id from projects p where not exists (select from project_courses c where c.project_id = p.id) order by id`.execute(
    db,
  );
  for (const { id } of unwatched) findings.add(`projects ${id}: its deadlines are not watched.`);
  const { rows: closed } = await sql<{ id: string }>`
    select notice_id as id from notice_days d where not exists (select from notices n where n.id = d.notice_id and ${awaitsService('n')})
    order by 1`.execute(db);
  for (const { id } of closed) findings.add(`notices ${id}: its day is stored, although it is not to be served.`);
  findings.summary = `the deadlines of ${count} projects`;
  return findings;
}
