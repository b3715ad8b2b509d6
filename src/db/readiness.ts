import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/index.js';

/** What the service needs to do its work: the database, its schema as this version has it, the queue. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
  queue: boolean;
}

/** Looks once; what cannot be looked at is not ready. */
export async function readiness(db: Kysely<unknown>): Promise<Readiness> {
  try {
    const { rows } = await sql<{ applied: number; queue: boolean }>`
      select (select count(*)::int from mikro_orm_migrations) as applied,
        to_regclass('graphile_worker._private_jobs') is not null as queue`.execute(db);
    return { database: true, migrations: rows[0]!.applied >= migrations.length, queue: rows[0]!.queue };
  } catch {
    return { database: false, migrations: false, queue: false };
  }
}
