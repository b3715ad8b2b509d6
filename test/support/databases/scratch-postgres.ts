/**
 * A process that keeps a folder for temporary files, and in it a throw-away PostgreSQL with the migrated database `template_cps`.
 * It sends the server's URL and the folder to its parent, waits until the parent disconnects (the tests ended, or their process
 * died in any way), and removes everything.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/db/embedded.js';
import { makeScratchFolder } from './scratch-folder.js';
import { createTemplate } from './template-database.js';

const released = once(process, 'disconnect');
const folder = await makeScratchFolder();
try {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    // The data need not survive a crash, so nothing waits for the disk. Files in memory are read without the help of a process.
    flags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'shared_buffers=64MB',
      'max_connections=300',
      'autovacuum=off',
      'io_method=sync',
    ],
  });
  try {
    await hashPasswordOnce(postgres.url);
    await createTemplate(postgres.url);
    process.send?.({ url: postgres.url, folder });
    await released;
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A client hashes the password as often as the server asks for, by default 4,096 times for each of thousands of connections. */
async function hashPasswordOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set scram_iterations = 1');
    await client.query(
      `alter role current_user password ${pg.escapeLiteral(decodeURIComponent(new URL(url).password))}`,
    );
  } finally {
    await client.end();
  }
}
