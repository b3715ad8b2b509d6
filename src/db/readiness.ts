import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/index.js';
import { withStatementLimit } from './statement-limit.js';

/** What the service needs to do its work: the database, its schema as this version has it, the queue. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
  queue: boolean;
}

/** Who asks has little time: a database that takes longer is not there. */
const answerMs = 2_000;

/**
 * Looks once; what cannot be looked at is not ready.
 *
 * @param reached whether connections can be made, as far as is known
 */
export async function readiness(db: Kysely<unknown>, reached = true): Promise<Readiness> {
  const none = { database: false, migrations: false, queue: false };
  // Whoever asks comes again soon: questions without an answer must not use up the connections.
  const looked = withStatementLimit(answerMs, () => look(db));
  if (!reached) return none;
  return Promise.race([looked, sleep(answerMs, none, { ref: false })]);
}

async function look(db: Kysely<unknown>): Promise<Readiness> {
  try {
    const { rows } = await sql<{ applied: number; queue: boolean }>`
      select (select count(*)::int from mikro_orm_migrations) as applied,
        to_regclass('graphile_worker._private_jobs') is not null as queue`.execute(db);
    return { database: true, migrations: rows[0]!.applied >= migrations.length, queue: rows[0]!.queue };
  } catch {
    return { database: false, migrations: false, queue: false };
  }
}
