import { sql } from 'kysely';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';
import type { Db } from '../../entities/generated/database.js';
import { eachFile } from '../../providers/storage/each-file.js';
import { type FileStore, FileStoreUnavailable } from '../../providers/storage/file-store.js';
import { ownsStore } from './owner.js';

/**
 * Keeps every request from referencing a new file until the transaction ends; taken before the rows that reference files are
 * deleted. The server must not end the transaction, however long the store takes: otherwise files would be deleted without the
 * lock.
 */
export async function lockFiles(tx: Db): Promise<void> {
  await sql`
    select set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock(${advisoryLocks.files})`.execute(
    tx,
  );
}

/**
 * Deletes those of these files that no document, attached file or waiver request of any account references: content is shared by all
 * accounts. It deletes nothing while a backup is made, or from a store that belongs to another database. It does not retry
 * while the store gives no answer: a later sweep deletes the rest.
 *
 * @returns how many it deleted
 */
export async function deleteUnused(tx: Db, files: FileStore, sha256s: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${advisoryLocks.backups}) as free`.execute(tx);
  if (!rows[0]!.free || sha256s.length === 0) return 0;
  if (!(await falseIfUnavailable(() => ownsStore(tx, files)))) return 0;
  const used = await namedFiles(tx, sha256s);
  const unused = [...new Set(sha256s)].filter((sha256) => !used.has(sha256));
  let deleted = 0;
  await eachFile(unused, async (sha256) => {
    if (await falseIfUnavailable(() => files.delete(sha256).then(() => true))) deleted += 1;
  });
  return deleted;
}

/**
 * False while the store gives no answer. If the outage were thrown, rows would be restored whose other files are deleted
 * already.
 */
async function falseIfUnavailable(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FileStoreUnavailable) return false;
    throw error;
  }
}

/** Those of these files that a document, an attached file or a waiver request references. */
export async function namedFiles(db: Db, sha256s: readonly string[]): Promise<Set<string>> {
  if (sha256s.length === 0) return new Set();
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from documents where sha256 = any(${sha256s}::text[])
    union select sha256 from attached_files where sha256 = any(${sha256s}::text[])
    union select sha256 from waiver_request_files where sha256 = any(${sha256s}::text[])`.execute(db);
  return new Set(rows.map(({ sha256 }) => sha256));
}
