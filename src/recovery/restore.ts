import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { OperatorError } from '../config/operator-error.js';
import { migrate, migrateTables } from '../db/migrate.js';
import { openPool } from '../db/pool.js';
import { queueWaitingEmails } from '../email/send-email.js';
import { eachFile } from '../providers/storage/each-file.js';
import { pathOf } from '../providers/storage/file-store.js';
import type { Source } from './back-up.js';
import { connect } from './catalogue.js';
import { checkCompressed, checkFile, listedFiles } from './compressed-file.js';
import { loadTables } from './load-tables.js';
import { type Manifest, readManifest } from './manifest.js';

type Report = (line: string) => void;

/**
 * Restores a backup into an empty database and the file store. Everything in the backup is held against its hash before anything
 * is written; then come the files, then the tables, in one transaction, at the schema that they were backed up with, and then the
 * migrations since.
 *
 * @throws OperatorError when the backup is not whole or is of a newer version, or the database is not empty
 */
export async function restore({ databaseUrl, files }: Source, folder: string, report: Report): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const client = await connect(databaseUrl, 'cps restore');
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace in (current_schema()::regnamespace, to_regnamespace('graphile_worker')) and relkind in ('r', 'p', 'v', 'm')
        limit 1`,
    );
    if (rows[0]) {
      throw new OperatorError(
        `The database is not empty: it has ${rows[0].name}. A backup is restored into an empty database only.`,
      );
    }
    await checkBackup(folder, manifest, report);
    await putFiles({ databaseUrl, files }, folder, manifest, report);
    await migrateTables(databaseUrl, manifest.migrations.at(-1)!);
    await loadTables(client, folder, manifest, report).catch((error: Error) => {
      throw new OperatorError(
        `${error.message}\nNo row was restored. Drop the database and create it anew before another attempt.`,
        { cause: error },
      );
    });
  } finally {
    await client.end();
  }
  report('migrations and search index');
  await migrate(databaseUrl);
  await queueEmails(databaseUrl);
  return manifest;
}

/** The queue's jobs are those of e-mails, and follow from these. */
async function queueEmails(databaseUrl: string): Promise<void> {
  const db = openPool(databaseUrl, 1);
  try {
    await queueWaitingEmails(db);
  } finally {
    await db.destroy();
  }
}

/** Files that the backup itself lacks are no fault of its own: the verification afterwards names them. */
async function checkBackup(folder: string, { tables, files }: Manifest, report: Report): Promise<void> {
  for (const file of [...tables, files.list]) await checkCompressed(folder, file);
  const lacking = new Set(files.lacking);
  let count = 0;
  await eachFile(listedFiles(folder, files.list), async (file) => {
    if (lacking.has(file.sha256)) return;
    await checkFile(join(folder, 'files', pathOf(file.sha256)), file);
    count += 1;
  });
  if (count !== files.count)
    throw new OperatorError(`The backup has ${count} files, not the ${files.count} of its manifest.`);
  report(`checked ${tables.length} tables and ${count} files`);
}

async function putFiles({ files: store }: Source, folder: string, { files }: Manifest, report: Report): Promise<void> {
  const lacking = new Set(files.lacking);
  let count = 0;
  await eachFile(listedFiles(folder, files.list), async ({ sha256 }) => {
    if (lacking.has(sha256)) return;
    await store.put(await buffer(createReadStream(join(folder, 'files', pathOf(sha256)))));
    count += 1;
    if (count % 1_000 === 0) report(`files: ${count}`);
  });
  report(`files: ${count}`);
}
