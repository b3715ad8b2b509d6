import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { migrate } from '../../src/db/migrate.js';
import { startService, stopService } from './processes.js';
import { Caller } from './soak/caller.js';
import { HeapWatch } from './soak/heap.js';
import { Receiver, Subscriber } from './soak/listeners.js';
import { Load } from './soak/load.js';
import { Measured, type Minute, quantile } from './soak/measured.js';
import { makeTenants } from './soak/tenants.js';
import { flatness, judge, settle } from './soak/verdict.js';

/**
 * `npm run soak [-- --minutes 20 --load 1]`: two web processes and a worker on one PostgreSQL, under a steady load of reads,
 * graph queries, writes with repeated keys, PDFs, sockets that break and webhooks that are refused at first. In the end
 * everything acknowledged must exist once, have been received once and paid once; the exit status shows the result. Memory and
 * latency are reported for every minute, and the last third is compared with the first.
 */
const option = (name: string, fallback: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const minutes = option('minutes', 20);
const scale = option('load', 1);
const tenantCount = 4;
const socketsEach = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'cps-soak-'));
const postgres = await startEmbeddedPostgres({ dataDir, flags: ['shared_buffers=256MB', 'max_connections=200'] });
let sound = false;
try {
  await migrate(postgres.url);
  sound = await soak();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(sound ? 0 : 1);

async function soak(): Promise<boolean> {
  const tenants = await makeTenants(postgres.url, tenantCount);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: '20',
  };
  const services = {
    'web 1': await startService(['dist/main.js'], { ...env, ROLE: 'web' }),
    'web 2': await startService(['dist/main.js'], { ...env, ROLE: 'web' }),
    worker: await startService(['dist/worker.js'], env),
  };
  const pids = Object.fromEntries(Object.entries(services).map(([name, { child }]) => [name, child.pid!]));
  const urls = [services['web 1'].url, services['web 2'].url];
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const measured = new Measured();
  const caller = new Caller(urls, measured);
  const load = new Load(tenants, caller, scale);
  await load.prepare();

  const hooks = await Promise.all(
    tenants.slice(0, 2).map(async (tenant) => {
      const receiver = new Receiver();
      await receiver.start();
      const body = { url: receiver.url, events: ['*'] };
      const { data } = await caller.call(tenant, { kind: 'write', method: 'POST', path: '/api/v1/webhooks', body });
      receiver.secret = data.secret;
      return { tenant, receiver };
    }),
  );
  // Subscribers receive everything from here on.
  await settle(db, 30);
  const since: string = (await db.query('select coalesce(max(position), 0) as at from events')).rows[0].at;
  let connected = 0;
  const subscribers = tenants.flatMap((tenant) =>
    Array.from({ length: socketsEach }, () => new Subscriber(tenant, urls, () => (connected += 1))),
  );
  while (connected < subscribers.length) await sleep(50);

  console.log(
    `${cpus()[0]?.model ?? 'unknown'} · ${availableParallelism()} cores · ${minutes} minutes · 2 web processes, 1 worker`,
  );
  const sizes = Object.keys(pids).map((name) => `${name}, resident/heap`);
  console.log(`| minute | calls | failed | read p50/p99 | graph | write | PDF | ${sizes.join(' | ')} |`);
  console.log(`|${'---|'.repeat(7 + sizes.length)}`);
  const heaps = new HeapWatch(Object.fromEntries(Object.entries(services).map(([name, { url }]) => [name, url])));
  const until = Date.now() + minutes * 60_000;
  const clock = (async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await sleep(Math.max(until - (minutes - minute) * 60_000 - Date.now(), 0));
      console.log(line(minute, measured.turn(pids, heaps.turn())));
    }
  })();
  const breaking = (async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      await sleep(3_000);
      subscribers[turn % subscribers.length]!.break();
    }
  })();
  await load.run(until);
  await Promise.all([clock, breaking]);
  heaps.stop();
  // A refused webhook is sent again after ten seconds, or after a minute at the latest.
  await settle(db, 120);
  await sleep(2_000);

  console.log('\n| | first third | last third | ratio |\n|---|---|---|---|');
  for (const { what, early, late, ratio } of flatness(measured.minutes)) {
    console.log(`| ${what} | ${early.toFixed(1)} | ${late.toFixed(1)} | ${ratio.toFixed(2)} |`);
  }
  console.log();
  const { acknowledged } = load;
  const checks = await judge(db, { acknowledged, paid: caller.paid, subscribers, hooks, since });
  checks.push({ what: 'no call failed', wrong: measured.failures[0] });
  checks.push(ledger());
  for (const { what, wrong } of checks) console.log(`- ${wrong ? 'WRONG' : 'ok'}: ${what}${wrong ? `: ${wrong}` : ''}`);
  for (const failure of measured.failures) console.error(failure);

  await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
  for (const { receiver } of hooks) receiver.stop();
  await caller.close();
  await Promise.all(Object.values(services).map(stopService));
  await db.end();
  return checks.every(({ wrong }) => wrong === undefined);
}

function ledger() {
  const what = 'the ledger adds up (cps credits verify)';
  try {
    execFileSync(process.execPath, ['dist/cli.js', 'credits', 'verify'], {
      env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir },
    });
    return { what, wrong: undefined };
  } catch (error) {
    return { what, wrong: (error as Error).message };
  }
}

function line(minute: number, { calls, failures, times, resident, heap }: Minute): string {
  const spread = (kind: string) => {
    const [p50, p99] = [0.5, 0.99].map((q) => quantile(times[kind] ?? [], q).toFixed(0));
    return `${p50}/${p99} ms`;
  };
  const sizes = Object.keys(resident).map((name) => `${resident[name]!.toFixed(0)}/${heap[name]!.toFixed(0)} MB`);
  return `| ${[minute, calls, failures, ...['read', 'graph', 'write', 'pdf'].map(spread), ...sizes].join(' | ')} |`;
}
