import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../generated/database.js';
import { migrations } from './migrations/index.js';
import { withStatementLimit } from './statement-limit.js';

/** The parts that the service needs to work: the database, this version's schema, and the job queue. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
  queue: boolean;
}

/** Health checks time out quickly, so a database that takes longer counts as unavailable. */
const answerMs = 2_000;

/**
 * Checks once. Whatever cannot be checked is not ready.
 *
 * @param reached whether connections can be made, as far as is known
 */
export async function readiness(db: Db, reached = true): Promise<Readiness> {
  const none = { database: false, migrations: false, queue: false };
  // Health checks repeat often, so checks without an answer must not use up the connections.
  const looked = withStatementLimit(answerMs, () => look(db));
  if (!reached) return none;
  return Promise.race([looked, sleep(answerMs, none, { ref: false })]);
}

async function look(db: Db): Promise<Readiness> {
  try {
    const { rows } = await sql<{ applied: number; queue: boolean }>`
      select (select count(*)::int from mikro_orm_migrations) as applied,
        to_regclass('graphile_worker._private_jobs') is not null as queue`.execute(db);
    return { database: true, migrations: rows[0]!.applied >= migrations.length, queue: rows[0]!.queue };
  } catch {
    return { database: false, migrations: false, queue: false };
  }
}
