import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorError } from '../../config/operator-error.js';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';
import { eachFile } from '../../providers/storage/each-file.js';
import type { FileStore } from '../../providers/storage/file-store.js';
import { createLocalFileStore } from '../../providers/storage/local-file-store.js';
import { type Catalogue, columnList, connect, readCatalogue } from './catalogue.js';
import { listedFiles, writeCompressed } from './compressed-file.js';
import { type BackedUpTable, type CompressedFile, format, type Manifest, manifestName } from './manifest.js';
import { storedContent, UnreadableFile } from './stored-content.js';

export interface Source {
  databaseUrl: string;
  files: FileStore;
}

type Report = (line: string) => void;

/**
 * Writes a backup into a new folder: every table as of one snapshot, and the files that the snapshot refers to. The service
 * keeps running; the deletion of files is paused until the backup is written. Needs none of PostgreSQL's own tools.
 *
 * @throws OperatorError if the folder is not empty
 */
export async function backUp({ databaseUrl, files }: Source, folder: string, report: Report): Promise<Manifest> {
  await makeFolder(folder);
  const client = await connect(databaseUrl, 'cps backup');
  try {
    // Taken before the snapshot, so that the files it refers to stay in the store until this connection ends.
    await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.backups]);
    const dump = await dumpTables(client, folder, report);
    const copied = await copyFiles(files, folder, dump.list, report);
    const { list, ...rest } = dump;
    const manifest: Manifest = { format, ...rest, files: { ...copied, list } };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty: a backup needs a new folder.`);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
}

type Dump = Omit<Manifest, 'format' | 'files'> & { list: CompressedFile };

async function dumpTables(client: pg.Client, folder: string, report: Report): Promise<Dump> {
  const catalogue = await beginSnapshot(client);
  const { rows } = await client.query<{ taken_at: string; postgresql: string; migrations: string[] }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"') as taken_at,
      current_setting('server_version') as postgresql,
      array(select name::text from mikro_orm_migrations order by id) as migrations`,
  );
  const tables: BackedUpTable[] = [];
  for (const { name, columns } of catalogue.tables) {
    const query = `select ${columnList({ columns })} from ${pg.escapeIdentifier(name)}`;
    const { rows: count, ...file } = await copyOut(client, folder, `tables/${name}.copy.gz`, query);
    tables.push({ name, rows: count, columns, ...file });
    report(`${name}: ${count} rows`);
  }
  const { rows: _, ...list } = await copyOut(client, folder, 'files.gz', filesNamed(catalogue));
  // Sequences are not part of a snapshot. Reading them after the tables puts them past every value in the tables.
  const sequences = [];
  for (const name of catalogue.sequences) {
    const { rows: at } = await client.query(`select last_value::text, is_called from ${pg.escapeIdentifier(name)}`);
    sequences.push({ name, ...at[0] });
  }
  await client.query('commit');
  return { ...rows[0]!, tables, sequences, event_partitions: catalogue.eventPartitions, list };
}

/**
 * Locks the tables first, as pg_dump does, so that they are not dropped or rewritten during the snapshot. If a table, such as a
 * month of events, was created or dropped between the look and the lock, it looks again.
 */
async function beginSnapshot(client: pg.Client): Promise<Catalogue> {
  for (;;) {
    const seen = await readCatalogue(client);
    if (seen.tables.length === 0) throw new OperatorError('The database is empty. There is nothing to back up.');
    await client.query('begin isolation level repeatable read, read only');
    const names = [...seen.tables.map(({ name }) => name), ...seen.eventPartitions].map((name) =>
      pg.escapeIdentifier(name),
    );
    try {
      await client.query(`lock table ${names.join(', ')} in access share mode`);
      const snapshot = await readCatalogue(client);
      if (JSON.stringify(snapshot) === JSON.stringify(seen)) return snapshot;
    } catch (error) {
      if ((error as pg.DatabaseError).code !== '42P01') throw error;
    }
    await client.query('rollback');
  }
}

/** The files that rows of the snapshot refer to, with their sizes. */
function filesNamed({ tables }: Catalogue): string {
  const naming = tables.filter(({ columns }) => columns.includes('sha256') && columns.includes('file_size'));
  const named = naming
    .map(({ name }) => `select sha256, file_size from ${pg.escapeIdentifier(name)}`)
    .join(' union all ');
  return `select sha256, max(file_size) from (${named}) n group by sha256 order by sha256 collate "C"`;
}

async function copyOut(client: pg.Client, folder: string, file: string, query: string) {
  const rows = client.query(copyTo(`copy (${query}) to stdout`));
  const written = await writeCompressed(folder, file, rows);
  // The count arrives after the rows: it is known once the connection accepts the next statement.
  await client.query('select');
  return { ...written, rows: rows.rowCount };
}

/** Copies the listed files, and checks the hash and size of each. */
async function copyFiles(from: FileStore, folder: string, list: CompressedFile, report: Report) {
  const copies = createLocalFileStore(join(folder, 'files'));
  const lacking: string[] = [];
  let [count, bytes] = [0, 0];
  await eachFile(listedFiles(folder, list), async ({ sha256, size }) => {
    const content = await read(from, sha256);
    if (content?.length !== size || createHash('sha256').update(content).digest('hex') !== sha256) {
      lacking.push(sha256);
      return;
    }
    await copies.put(content);
    count += 1;
    bytes += size;
    if (count % 1_000 === 0) report(`files: ${count}`);
  });
  report(`files: ${count}, ${bytes} bytes`);
  return { count, bytes, lacking: lacking.sort() };
}

/** An unreadable file is left out of the backup, like a lost one: the other files are still worth saving. */
async function read(files: FileStore, sha256: string): Promise<Buffer | undefined> {
  try {
    return await storedContent(files, sha256);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${manifestName}.part`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, manifestName));
}
