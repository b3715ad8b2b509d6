/**
 * A process of its own that keeps a throw-away PostgreSQL with the migrated database `template_cps`: sends the server's URL to
 * its parent, waits for the parent to let go (the tests ended, or their process died in whatever way), and removes everything.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { createTemplate } from './template-database.js';

const released = once(process, 'disconnect');
const dataDir = await mkdtemp(join(tmpdir(), 'cps-test-'));
const postgres = await startEmbeddedPostgres({
  dataDir,
  // Nothing here outlives a crash, so nothing waits for the disk.
  flags: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'shared_buffers=64MB',
    'max_connections=300',
    'autovacuum=off',
  ],
});
try {
  await createTemplate(postgres.url);
  process.send?.(postgres.url);
  await released;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
