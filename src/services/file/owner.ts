import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import type { FileStore } from '../../providers/storage/file-store.js';

/**
 * Whether the store belongs to this database: only the database that knows all references to a file may delete it. A store
 * without an owner is claimed.
 */
export async function ownsStore(db: Db, files: FileStore): Promise<boolean> {
  const name = await databaseName(db);
  const owner = await files.owner();
  if (owner !== undefined) return owner === name;
  await files.claim(name);
  // Read again: if two databases claim it at once, one of them owns it.
  return (await files.owner()) === name;
}

/** Whether the store belongs to another database. This claims nothing. */
export async function belongsToAnother(db: Db, files: FileStore): Promise<boolean> {
  const owner = await files.owner();
  return owner !== undefined && owner !== (await databaseName(db));
}

/**
 * A name that no other database has, nor a copy of this one that was dumped and loaded; a copy of the whole cluster has the
 * same name.
 */
async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('PostgreSQL %s, database %s', system_identifier, oid) as name
    from pg_control_system(), pg_database where datname = current_database()`.execute(db);
  return rows[0]!.name;
}
