import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openPool } from '../../src/db/pool.js';
import { backUp } from '../../src/process/recovery/back-up.js';
import { verify } from '../../src/process/recovery/checks/index.js';
import { restore } from '../../src/process/recovery/restore.js';
import { createLocalFileStore } from '../../src/providers/storage/local-file-store.js';
import { Keyring } from '../../src/runtime/encryption/keyring.js';
import { seed } from './data.js';

const files = 2_000;
const fileBytes = 30_000;

/** How long a backup, its restore and the verification take, for the records of the other rounds and some files. */
export async function benchRecovery(databaseUrl: string, dataDir: string): Promise<void> {
  const { organizationId } = await seed(databaseUrl);
  const [source, target] = [
    createLocalFileStore(join(dataDir, 'files')),
    createLocalFileStore(join(dataDir, 'restored')),
  ];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sha256s: string[] = [];
  for (let n = 0; n < files; n += 1) sha256s.push((await source.put(randomBytes(fileBytes))).sha256);
  await client.query(
    `insert into attached_files (id, account_id, livemode, subject_type, subject_id, file_name, mime_type, file_size, sha256, created_at)
     select uuidv7(), $1, true, 'document_order', uuidv7(), 'receipt.pdf', 'application/pdf', $2, sha256, now() from unnest($3::text[]) sha256`,
    [organizationId, fileBytes, sha256s],
  );
  const { rows } = await client.query(`select pg_database_size(current_database()) / 1048576 as megabytes`);
  await client.query('create database restored');
  await client.end();
  const restored = Object.assign(new URL(databaseUrl), { pathname: 'restored' }).href;
  const folder = join(dataDir, 'backup');
  const manifest = await timed('backup', () => backUp({ databaseUrl, files: source }, folder, () => undefined));
  await timed('restore', () => restore({ databaseUrl: restored, files: target }, folder, () => undefined));
  const db = openPool(restored, 4);
  const keyring = new Keyring([createHash('sha256').digest()]);
  const checks = await timed('verify --files', () => verify({ db, keyring, files: target }, { files: true }));
  await db.destroy();
  const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
  console.log(
    `database of ${rows[0].megabytes} MB, ${count} rows (${(bytes / 1e6).toFixed(1)} MB in the backup), ${files} files of ${fileBytes / 1_000} kB`,
  );
  // The rows were not written by the service: they have neither a history nor events.
  const lacking = checks.filter(({ ok }) => !ok).map(({ name, findings }) => `${name} (${findings.at(-1)})`);
  console.log(`verified, except for ${lacking.join(', ') || 'nothing'}`);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  return result;
}
