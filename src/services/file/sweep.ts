import type { Kysely } from 'kysely';
import type { Infrastructure } from '../../context/request-context.js';
import { type FileStore, hashPrefixes } from '../../providers/storage/file-store.js';
import { deleteUnused, lockFiles, namedFiles } from './delete.js';
import { ownsStore } from './owner.js';

/** A file is put before the row that names it is committed, by a request that may last; a day is far beyond that. */
const graceMs = 24 * 60 * 60 * 1000;

/** How often the sweep is run: one shelf each time, so that the whole store is looked through once in 21 hours. */
const everyMs = 5 * 60 * 1000;

const batch = 500;

/**
 * Deletes the files that nothing names and that are older than a day, of the shelf whose turn it is: those of requests that were
 * rolled back after they had put one, and those that a backup kept from being deleted. The files of a store that is another
 * database's, which this one knows nothing of, are left alone.
 *
 * @returns how many they were
 */
export async function sweepFiles(
  { db, files, observer }: Pick<Infrastructure, 'db' | 'files' | 'observer'>,
  now: Date,
): Promise<number> {
  if (!(await ownsStore(db, files))) {
    observer?.log.warn({ store: files.name }, 'no files deleted: the file store belongs to another database');
    return 0;
  }
  const prefix = hashPrefixes[Math.floor(now.getTime() / everyMs) % hashPrefixes.length]!;
  let swept = 0;
  let old: string[] = [];
  const sweep = async () => {
    swept += await sweepBatch(db, files, old);
    old = [];
  };
  for await (const { sha256, putAt } of files.list(prefix)) {
    if (now.getTime() - putAt.getTime() > graceMs) old.push(sha256);
    if (old.length === batch) await sweep();
  }
  await sweep();
  return swept;
}

/** Looked at without the lock first: nearly all of them are named, and every generate waits for the lock. */
async function sweepBatch(db: Kysely<unknown>, files: FileStore, sha256s: readonly string[]): Promise<number> {
  const named = await namedFiles(db, sha256s);
  const unnamed = sha256s.filter((sha256) => !named.has(sha256));
  if (unnamed.length === 0) return 0;
  return db.transaction().execute(async (tx) => {
    await lockFiles(tx);
    return deleteUnused(tx, files, unnamed);
  });
}
