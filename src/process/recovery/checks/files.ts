import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { eachFile } from '../../../providers/storage/each-file.js';
import { type FileStore, hashPrefixes } from '../../../providers/storage/file-store.js';
import { namedFiles } from '../../../services/file/delete.js';
import { belongsToAnother } from '../../../services/file/owner.js';
import { storedContent, UnreadableFile } from '../stored-content.js';
import { Findings } from './findings.js';

interface Subject {
  db: Db;
  files: FileStore;
}

interface NamedFile {
  sha256: string;
  size: number;
}

/**
 * Checks that every file that a record refers to is in the store, with the right size and content. Unreferenced files are
 * counted: those of the last day may belong to a record that is being written, and the others will be swept. Works on one prefix
 * at a time, to bound memory.
 */
export async function checkFiles({ db, files }: Subject): Promise<Findings> {
  const findings = new Findings();
  if (await belongsToAnother(db, files)) findings.add(foreignStore(files));
  const counted = { files: 0, bytes: 0, unreferenced: 0 };
  for (const [position, prefix] of hashPrefixes.entries()) {
    const named = await referencedFiles(db, prefix, hashPrefixes[position + 1] ?? 'g');
    const names = new Set(named.map(({ sha256 }) => sha256));
    const unreferenced: string[] = [];
    for await (const { sha256 } of files.list(prefix)) if (!names.has(sha256)) unreferenced.push(sha256);
    // The running service may have referenced some of them since.
    counted.unreferenced += unreferenced.length - (await namedFiles(db, unreferenced)).size;
    await eachFile(named, async (file) => {
      const fault = await findFault(files, file);
      // A preview may have been purged since.
      if (fault && (await namedFiles(db, [file.sha256])).size > 0) findings.add(`${file.sha256} ${fault}.`);
      counted.files += 1;
      counted.bytes += file.size;
    });
  }
  findings.summary = `${counted.files} files, ${counted.bytes} bytes, and ${counted.unreferenced} unreferenced`;
  return findings;
}

function foreignStore({ name }: FileStore): string {
  return (
    `${name} is marked as belonging to another database, so this database deletes none of its files. ` +
    'If no other database uses it, delete its file "owner".'
  );
}

async function referencedFiles(db: Db, from: string, to: string): Promise<NamedFile[]> {
  const { rows } = await sql<NamedFile>`
    select sha256, file_size::float8 as size from documents where sha256 >= ${from} and sha256 < ${to}
    union select sha256, file_size::float8 from attached_files where sha256 >= ${from} and sha256 < ${to}
    union select sha256, file_size::float8 from waiver_request_files where sha256 >= ${from} and sha256 < ${to}`.execute(
    db,
  );
  return rows;
}

/** The fault of a file, or undefined. Completes a sentence that begins with the file's name. */
async function findFault(files: FileStore, { sha256, size }: NamedFile): Promise<string | undefined> {
  try {
    const content = await storedContent(files, sha256);
    if (!content) return 'is not in the store';
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      return 'was changed: the hash of its content differs';
    return content.length === size ? undefined : `has ${content.length} bytes, but its record says ${size}`;
  } catch (error) {
    if (error instanceof UnreadableFile) return `cannot be read: ${error.message}`;
    throw error;
  }
}
