import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { realTime } from '../../../runtime/time/real-time.js';
import { verifyDeadlines } from '../../../services/deadline/verify.js';
import { Findings } from './findings.js';

/** Stored deadlines are what the recorded facts give today, and every project is watched. */
export async function checkDeadlines({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  let count = 0;
  for await (const { projects, wrong } of verifyDeadlines(db, realTime())) {
    count += projects;
    for (const { projectId, kind, month, stored, computed } of wrong) {
      const deadline = month ? `${kind} of ${month}` : kind;
      findings.add(`projects ${projectId}: its ${deadline} is stored as ${stored}, and its facts give ${computed}.`);
    }
  }
  const { rows } = await sql<{ id: string }>`
    select id from projects p where not exists (select from project_courses c where c.project_id = p.id) order by id`.execute(
    db,
  );
  for (const { id } of rows) findings.add(`projects ${id}: its deadlines are not watched.`);
  findings.summary = `the deadlines of ${count} projects`;
  return findings;
}
