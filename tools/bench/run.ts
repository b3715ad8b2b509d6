import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { migrate } from '../../src/db/migrate.js';
import { makeScratchFolder } from '../../test/support/scratch-folder.js';
import { benchCredits } from './credits.js';
import { seed } from './data.js';
import { benchDeadlines } from './deadlines.js';
import { benchEvents } from './events.js';
import { benchLightRequest, benchPdf } from './pdf.js';
import { median, startService, stopService } from './processes.js';
import { benchRecovery } from './recovery.js';
import { benchReplica } from './replica.js';
import { benchScale } from './scale.js';
import { benchWebhooks } from './webhooks.js';

/**
 * `npm run bench [-- --rounds 5 --seconds 4 --only lists]`: requests per second of the service against two baselines in the
 * same run; `--only events [--sockets 10000]`: events received by subscribers; `--only recovery`: backup and restore; `--only
 * scale [--notices 1000000]`: how operations grow with the database; `--only deadlines [--notices 1000000]`: a course of
 * deadlines, and the watch over open notices. Machines differ; only the ratios count. A separate process
 * creates the load; rounds alternate.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] || fallback) || fallback;
const rounds = process.argv.includes('--rounds') ? option('rounds', 5) : 5;
const seconds = process.argv.includes('--seconds') ? option('seconds', 4) : 4;
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : '';
const run = promisify(execFile);

const query = `query Nested($id: UUID!) { division(id: $id) { name projects(first: 25) { totalCount nodes {
  id name number status claimantRole contractAmount state createdAt
  notices(first: 5) { nodes { id noticeNumber type status state noticeDate claimAmount createdAt } } } } } }`;

/** Among 100,000 records: two words that a few records share, a word that thousands share, and the beginning of a word. */
const searches = [
  ['search two words', 'harbor bridge'],
  ['search one word', 'concrete'],
  ['search a prefix', 'har'],
  ['search a typo', 'habror 4711'],
] as const;

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
  if (only === 'scale') {
    const notices = process.argv.includes('--notices') ? option('notices', 1_000_000) : 1_000_000;
    await benchScale(postgres.url, [10_000, notices], process.argv.includes('--rounds') ? rounds : 15, dataDir);
  }
  if (only === 'deadlines') {
    const notices = process.argv.includes('--notices') ? option('notices', 1_000_000) : 1_000_000;
    await benchDeadlines(postgres.url, notices, dataDir);
  }
  if ('webhook deliveries'.includes(only.toLowerCase())) await benchWebhooks(postgres.url);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: '0',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  };
  if ('events'.includes(only)) {
    await benchEvents(postgres.url, env, process.argv.includes('--sockets') ? option('sockets', 1_000) : 1_000);
  }
  if ('replica'.includes(only.toLowerCase())) await benchReplica(rounds, seconds, env);
  if (only === 'recovery') await benchRecovery(postgres.url, dataDir);
  if (!['deadlines', 'events', 'recovery', 'replica', 'scale', 'webhook deliveries'].includes(only))
    await benchRequests(env);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function benchRequests(env: Record<string, string>): Promise<void> {
  const data = await seed(postgres.url);
  const ours = await startService(['dist/main.js'], env);
  const base = await startService([
    '--import',
    './test/support/typescript.js',
    'tools/bench/baselines.ts',
    postgres.url,
    data.organizationId,
    data.divisionId,
    data.search.organizationId,
  ]);
  const graphql = JSON.stringify({ query, variables: { id: data.divisionId } });
  const contact = JSON.stringify({
    organization_id: data.organizationId,
    first_name: 'Ana',
    last_name: 'Diaz',
    email: 'ana@example.com',
  });
  const cases = [
    {
      name: 'REST list of 15',
      path: '/notices?per_page=15',
      ours: '/api/v1/notices?per_page=15',
      method: 'GET',
      aim: 0.6,
    },
    {
      name: 'REST list of 100',
      path: '/notices?per_page=100',
      ours: '/api/v1/notices?per_page=100',
      method: 'GET',
      aim: 0.6,
    },
    { name: 'GraphQL 25 × 5', path: '/graphql', ours: '/graphql', method: 'POST', body: graphql, aim: 0.45 },
    {
      name: 'pay app. list 15',
      path: '/pay-applications',
      ours: '/api/v1/pay-applications?per_page=15',
      method: 'GET',
      aim: undefined,
    },
    // The sheet has 300 lines.
    {
      name: 'pay app. show',
      path: `/pay-applications/${data.payApplicationId}`,
      ours: `/api/v1/pay-applications/${data.payApplicationId}`,
      method: 'GET',
      aim: undefined,
    },
    // Plain: handwritten code without its own index, ILIKE on two of the tables.
    ...searches.map(([name, q]) => ({
      name,
      path: `/search?q=${encodeURIComponent(q)}`,
      ours: `/api/v1/search?q=${encodeURIComponent(q)}`,
      method: 'GET' as const,
      token: data.search.token,
      aim: undefined,
    })),
    { name: 'REST create', path: '/contacts', ours: '/api/v1/contacts', method: 'POST', body: contact, aim: undefined },
  ] as const;
  console.log(
    `${cpus()[0]?.model ?? 'unknown'} · ${availableParallelism()} cores · ${rounds} rounds of ${seconds} s, 32 connections · medians`,
  );
  console.log(
    ['case'.padEnd(18), 'service/s', 'plain/s', 'ceiling/s', 'of plain', 'of ceiling', 'aim', 'p99 ms'].join('  '),
  );
  for (const one of cases.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))) {
    const rates: Record<'ours' | 'plain' | 'ceiling', number[]> = { ours: [], plain: [], ceiling: [] };
    const tails: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const target of ['ours', 'plain', 'ceiling'] as const) {
        const result = await load({
          url: target === 'ours' ? ours.url : base.url,
          path: target === 'ours' ? one.ours : `/${target}${one.path}`,
          method: one.method,
          body: 'body' in one ? one.body : undefined,
          token: 'token' in one ? one.token : data.token,
          connections: 32,
          seconds: round === 0 ? 2 : seconds,
        });
        if (result.failed > 0) throw new Error(`${one.name}: ${result.failed} requests of ${target} failed.`);
        // The first round warms up and does not count.
        if (round > 0) rates[target].push(result.rate);
        if (round > 0 && target === 'ours') tails.push(result.p99);
      }
    }
    const [a, b, c] = [median(rates.ours), median(rates.plain), median(rates.ceiling)];
    const percent = (value: number) => `${Math.round(value * 100)} %`;
    console.log(
      [
        one.name.padEnd(18),
        a.toFixed(0).padStart(9),
        b.toFixed(0).padStart(7),
        c.toFixed(0).padStart(9),
        percent(a / b).padStart(8),
        percent(a / c).padStart(10),
        (one.aim ? percent(one.aim) : '').padStart(4),
        median(tails).toFixed(0).padStart(6),
      ].join('  '),
    );
  }
  if ('pdf pages'.includes(only.toLowerCase())) {
    await benchPdf();
    await benchLightRequest(ours.url, postgres.url, data);
  }
  if ('credits'.includes(only.toLowerCase())) await benchCredits(rounds, seconds);
  await stopService(ours);
  await stopService(base);
}

async function load(job: object): Promise<{ rate: number; p99: number; failed: number; bytes: number }> {
  const { stdout } = await run(process.execPath, [
    '--import',
    './test/support/typescript.js',
    'tools/bench/load.ts',
    JSON.stringify(job),
  ]);
  return JSON.parse(stdout);
}
