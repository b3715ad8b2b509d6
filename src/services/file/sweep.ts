import type { Infrastructure } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';
import { type FileStore, hashPrefixes } from '../../providers/storage/file-store.js';
import { deleteUnused, lockFiles, namedFiles } from './delete.js';
import { ownsStore } from './owner.js';

/**
 * A request stores a file before it commits the row that references it, and may take a while; a day is much longer than any
 * request.
 */
const graceMs = 24 * 60 * 60 * 1000;

/** How often the sweep runs. Each run covers one directory, so that the whole store is swept within 21 hours. */
const everyMs = 5 * 60 * 1000;

const batch = 500;

/**
 * Deletes unreferenced files that are older than a day, in the directory whose turn it is: files of requests that were rolled
 * back after they stored one, and files that a backup protected from deletion. If the store belongs to another database, whose
 * references are unknown here, nothing is deleted.
 *
 * @returns how many it deleted
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

/** Looks without the lock first: nearly all files are referenced, and every generated document waits for the lock. */
async function sweepBatch(db: Db, files: FileStore, sha256s: readonly string[]): Promise<number> {
  const named = await namedFiles(db, sha256s);
  const unnamed = sha256s.filter((sha256) => !named.has(sha256));
  if (unnamed.length === 0) return 0;
  return db.transaction().execute(async (tx) => {
    await lockFiles(tx);
    return deleteUnused(tx, files, unnamed);
  });
}
