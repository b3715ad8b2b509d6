import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { OperatorError } from '../../config/operator-error.js';
import { migrate, migrateTables } from '../../db/migrate.js';
import { eachFile } from '../../providers/storage/each-file.js';
import { toPath } from '../../providers/storage/file-store.js';
import type { Source } from './back-up.js';
import { connect, ofNoExtension } from './catalogue.js';
import { checkCompressed, checkFile, listedFiles } from './compressed-file.js';
import { hasRecords, loadTables } from './load-tables.js';
import { type Manifest, readManifest } from './manifest.js';

type Report = (line: string) => void;

/**
 * Restores a backup into an empty database and the file store. The hash of every file in the backup is checked before anything
 * is written. Then it restores the files, restores the tables in one transaction with the schema of the backup, and runs the
 * newer migrations. An attempt that fails before the tables are loaded leaves a database that another attempt can use.
 *
 * @throws OperatorError if the backup is incomplete or of a newer version, or the database is not empty
 */
export async function restore({ databaseUrl, files }: Source, folder: string, report: Report): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const client = await connect(databaseUrl, 'cps restore');
  try {
    const ran = await expectEmpty(client, manifest);
    await checkBackup(folder, manifest, report);
    await putFiles({ databaseUrl, files }, folder, manifest, report);
    const last = manifest.migrations.at(-1)!;
    if (!ran.includes(last)) await migrateTables(databaseUrl, last);
    await loadTables(client, folder, manifest, report).catch(
      adding('No row was restored. You can try again with this database as it is.'),
    );
    const finished = finish(client, databaseUrl, report);
    await finished.catch(adding('All rows and files are restored. Run "cps migrate", and then "cps verify --files".'));
  } finally {
    await client.end();
  }
  return manifest;
}

function adding(sentence: string) {
  return (error: Error): never => {
    throw new OperatorError(`${error.message}\n${sentence}`, { cause: error });
  };
}

/**
 * Expects an empty database, or one that a failed attempt of this restore left: with migrations of the backup's schema, and no
 * records.
 *
 * @returns the migrations that have run
 */
async function expectEmpty(client: pg.Client, { migrations }: Manifest): Promise<string[]> {
  const { rows } = await client.query<{ name: string; ours: boolean }>(
    `select relname as name, relnamespace = current_schema()::regnamespace as ours from pg_class c
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and ${ofNoExtension} order by relname`,
  );
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name);
  if (names.includes('mikro_orm_migrations') && rows.every(({ ours }) => ours)) {
    const { rows: ran } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
    const fits = ran.every(({ name }, position) => name === migrations[position]);
    if (fits && !(names.includes('organizations') && (await hasRecords(client)))) return ran.map(({ name }) => name);
  }
  throw new OperatorError(`The database is not empty: it has ${names[0]}. Restore the backup into an empty database.`);
}

async function finish(client: pg.Client, databaseUrl: string, report: Report): Promise<void> {
  await client.query('analyze');
  report('migrations and search index');
  await migrate(databaseUrl);
}

/** Files that were missing when the backup was written do not make it invalid: the verification afterwards lists them. */
async function checkBackup(folder: string, { tables, files }: Manifest, report: Report): Promise<void> {
  for (const file of [...tables, files.list]) await checkCompressed(folder, file);
  const lacking = new Set(files.lacking);
  let count = 0;
  await eachFile(listedFiles(folder, files.list), async (file) => {
    if (lacking.has(file.sha256)) return;
    await checkFile(join(folder, 'files', toPath(file.sha256)), file);
    count += 1;
  });
  if (count !== files.count)
    throw new OperatorError(`The backup has ${count} files, but its manifest lists ${files.count}.`);
  report(`checked ${tables.length} tables and ${count} files`);
}

async function putFiles({ files: store }: Source, folder: string, { files }: Manifest, report: Report): Promise<void> {
  const lacking = new Set(files.lacking);
  let count = 0;
  await eachFile(listedFiles(folder, files.list), async ({ sha256 }) => {
    if (lacking.has(sha256)) return;
    await store.put(await readFile(join(folder, 'files', toPath(sha256))));
    count += 1;
    if (count % 1_000 === 0) report(`files: ${count}`);
  });
  report(`files: ${count}`);
}
