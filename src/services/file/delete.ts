import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';
import { eachFile } from '../../providers/storage/each-file.js';
import { type FileStore, FileStoreUnavailable } from '../../providers/storage/file-store.js';
import { ownsStore } from './owner.js';

/**
 * Keeps every request from naming a file until the transaction ends; taken before the rows that name files are deleted. However long
 * the store takes, the server does not end the transaction: files would still be deleted when the lock is gone.
 */
export async function lockFiles(tx: Kysely<unknown>): Promise<void> {
  await sql`
    select set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock(${advisoryLocks.files})`.execute(
    tx,
  );
}

/**
 * Deletes, of these files, those that no document and no attached file has any more: content is shared, by all accounts. While a
 * backup is made it deletes none, nor from a store that is another database's, and while the store gives no answer it does not
 * insist: what is left is swept another day.
 *
 * @returns how many it deleted
 */
export async function deleteUnused(tx: Kysely<unknown>, files: FileStore, sha256s: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${advisoryLocks.backups}) as free`.execute(tx);
  if (!rows[0]!.free || sha256s.length === 0) return 0;
  if (!(await patiently(() => ownsStore(tx, files)))) return 0;
  const used = await namedFiles(tx, sha256s);
  const unused = [...new Set(sha256s)].filter((sha256) => !used.has(sha256));
  let deleted = 0;
  await eachFile(unused, async (sha256) => {
    if (await patiently(() => files.delete(sha256).then(() => true))) deleted += 1;
  });
  return deleted;
}

/** False while the store gives no answer. Thrown, an outage would bring back the rows whose other files are gone already. */
async function patiently(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FileStoreUnavailable) return false;
    throw error;
  }
}

/** Of these files, those that a document or an attached file has. */
export async function namedFiles(db: Kysely<unknown>, sha256s: readonly string[]): Promise<Set<string>> {
  if (sha256s.length === 0) return new Set();
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from documents where sha256 = any(${sha256s}::text[])
    union select sha256 from attached_files where sha256 = any(${sha256s}::text[])`.execute(db);
  return new Set(rows.map(({ sha256 }) => sha256));
}
