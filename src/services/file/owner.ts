import { type Kysely, sql } from 'kysely';
import type { FileStore } from '../../providers/storage/file-store.js';

/**
 * Whether the store is this database's own: only who knows all that names a file may delete it. A store that is nobody's yet
 * becomes its own.
 */
export async function ownsStore(db: Kysely<unknown>, files: FileStore): Promise<boolean> {
  const name = await databaseName(db);
  const owner = await files.owner();
  if (owner !== undefined) return owner === name;
  await files.claim(name);
  // Read again: of two that claim it at once, one has it.
  return (await files.owner()) === name;
}

/** Whether it is another's. Nothing is claimed. */
export async function isAnothers(db: Kysely<unknown>, files: FileStore): Promise<boolean> {
  const owner = await files.owner();
  return owner !== undefined && owner !== (await databaseName(db));
}

/** No other database has it, and no copy of this one that was dumped and loaded; a copy of the whole cluster has. */
async function databaseName(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('PostgreSQL %s, database %s', system_identifier, oid) as name
    from pg_control_system(), pg_database where datname = current_database()`.execute(db);
  return rows[0]!.name;
}
