import { type Kysely, sql } from 'kysely';
import type { FileStore } from '../providers/storage/file-store.js';
import { fileLock } from './document-file.js';

/** Keeps every request from naming a file until the transaction ends; taken before the rows that name files are deleted. */
export async function lockFiles(tx: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${fileLock})`.execute(tx);
}

/**
 * Deletes, of these files, those that no document and no attached file has any more: content is shared, by all accounts.
 *
 * @returns how many they were
 */
export async function deleteUnused(tx: Kysely<unknown>, files: FileStore, sha256s: readonly string[]): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from documents where sha256 = any(${sha256s}::text[])
    union select sha256 from attached_files where sha256 = any(${sha256s}::text[])`.execute(tx);
  const used = new Set(rows.map(({ sha256 }) => sha256));
  const unused = [...new Set(sha256s)].filter((sha256) => !used.has(sha256));
  for (const sha256 of unused) await files.delete(sha256);
  return unused.length;
}
