import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { migrate } from '../../src/db/migrate.js';
import { makeScratchFolder } from '../../test/support/databases/scratch-folder.js';
import { check } from './check.js';
import { benchCredits } from './credits.js';
import { seed } from './data.js';
import { benchDeadlines } from './deadlines.js';
import { benchEvents } from './events.js';
import { benchPostGraphile } from './postgraphile.js';
import { benchRecovery } from './recovery.js';
import { benchReplica } from './replica.js';
import { benchRequestLog } from './request-log.js';
import { benchRequests } from './requests.js';
import { benchRounds } from './rounds.js';
import { benchScale } from './scale.js';
import { benchStart } from './start.js';
import { benchWebhooks } from './webhooks.js';

/**
 * `npm run bench [-- --rounds 5 --seconds 4 --only lists]`: requests per second of the service against two baselines in the
 * same run, with the bytes and the processor time of each; `--check` compares them with the last table of docs/performance.md, and
 * fails if something got slower by more than noise; `--only events [--sockets 10000]`: events received by subscribers; `--only
 * recovery`: backup and restore; `--only scale [--notices 1000000]`: how operations grow with the database; `--only deadlines
 * [--notices 1000000]`: a course of deadlines, and the watch over open notices; `--only request-log`: what the request log costs; `--only rounds`: waivers
 * that 200 payees are asked for; `--only
 * postgraphile`: GraphQL beside PostGraphile; `--only start`: the time until the service is ready; `--only console`: what a person waits
 * for at the console. Machines differ; only the ratios count. A separate process creates the load; rounds alternate.
 */
const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    notices: { type: 'string' },
    sockets: { type: 'string' },
    check: { type: 'boolean' },
  },
});
const rounds = Number(asked.rounds ?? 5);
const seconds = Number(asked.seconds ?? 4);
const notices = Number(asked.notices ?? 1_000_000);
const only = asked.only ?? '';

if (only === 'console') {
  await (await import('./console.js')).benchConsole(rounds);
  process.exit();
}

// A million notices with their related records are written in memory, like the tests' databases.
const isLarge = only === 'scale' || only === 'deadlines';
const dataDir = isLarge ? await makeScratchFolder() : await mkdtemp(join(tmpdir(), 'cps-bench-'));
const postgres = await startEmbeddedPostgres({
  dataDir,
  flags: [
    'max_connections=200',
    'fsync=off',
    ...(isLarge
      ? ['shared_buffers=1GB', 'max_wal_size=2GB', 'full_page_writes=off', 'synchronous_commit=off']
      : ['shared_buffers=256MB']),
  ],
});
try {
  await migrate(postgres.url);
  if (only === 'scale') await benchScale(postgres.url, [10_000, notices], asked.rounds ? rounds : 15, dataDir);
  if (only === 'deadlines') await benchDeadlines(postgres.url, notices, dataDir);
  if ('webhook deliveries'.includes(only.toLowerCase())) await benchWebhooks(postgres.url, rounds);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: '0',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  };
  if ('events'.includes(only)) await benchEvents(postgres.url, env, Number(asked.sockets ?? 1_000));
  if ('replica'.includes(only.toLowerCase())) await benchReplica(rounds, seconds, env);
  if (only === 'rounds') await benchRounds(postgres.url, env, rounds);
  if (only === 'request-log') await benchRequestLog(postgres.url, env, { rounds, seconds });
  if (only === 'postgraphile') {
    // PostGraphile looks projects up by their division alone. With a division of 40,000 projects beside it, PostgreSQL expects
    // thousands in each, and reads the table from end to end.
    await benchPostGraphile(postgres.url, env, await seed(postgres.url, false), { rounds, seconds });
  }
  if (only === 'start') await benchStart(rounds);
  if (only === 'recovery') await benchRecovery(postgres.url, dataDir);
  if (
    ![
      'deadlines',
      'events',
      'postgraphile',
      'recovery',
      'replica',
      'request-log',
      'rounds',
      'scale',
      'start',
      'webhook deliveries',
    ].includes(only)
  )
    await requests(env);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function requests(env: Record<string, string>): Promise<void> {
  const printed = await benchRequests(postgres.url, env, { rounds, seconds, only });
  if ('credits'.includes(only.toLowerCase())) await benchCredits(rounds, seconds);
  if (!asked.check) return;
  const { lines, isSlower } = check(await readFile('docs/performance.md', 'utf8'), printed, only === '');
  for (const line of lines) console.log(line);
  if (isSlower) process.exitCode = 1;
}
