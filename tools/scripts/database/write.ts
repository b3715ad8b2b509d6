/** Writes src/entities/generated/database.ts from a new database with all migrations. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/db/embedded.js';
import { migrate } from '../../../src/db/migrate.js';
import { type Column, columnsQuery, printDatabase } from './print.js';

const folder = await mkdtemp(join(tmpdir(), 'cps-generate-'));
try {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, flags: ['fsync=off', 'shared_buffers=16MB'] });
  try {
    await migrate(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<Column>(columnsQuery);
    await client.end();
    await writeFile('src/entities/generated/database.ts', printDatabase(rows));
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
