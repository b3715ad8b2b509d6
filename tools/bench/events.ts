import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openOrm } from '../../src/db/orm.js';
import { createToken } from '../../src/services/operator/index.js';
import { makeRoom } from '../../test/support/worlds/make-room.js';
import { type Service, startService, stopService } from './processes.js';

/** Sockets that one token may open. */
const socketsPerToken = 100;

/** Messages per second of the steady load under which latency is measured. */
const evenLoad = 5_000;

/** How long it lasts. With 200 events to 1,000 sockets, the p99 is not that of the slowest one. */
const evenSeconds = 40;

/** Messages of the burst. */
const flood = 200_000;

/**
 * From the commit of a change to the sockets that receive it: latency under a steady load, messages per second of a burst,
 * memory per socket. All sockets belong to one organization, so each event goes to all of them. The baseline has the same
 * sockets and texts without events, callers or GraphQL.
 */
export async function benchEvents(databaseUrl: string, env: Record<string, string>, sockets: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { tokens, organizationId } = await mint(databaseUrl, Math.ceil(sockets / socketsPerToken));
  await makeRoom(client, [organizationId]);
  console.log(`events to ${sockets} sockets, each message about 1 kB`);
  const text = 'x'.repeat(700);
  const commit = async (first: number, count: number) => {
    await client.query(
      `insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
       select uuidv7(), $1, true, 'contact.updated', 'contact', $1, json_build_object('timestamp', now(), 'data',
         json_build_object('object', json_build_object('number', n, 'text', $4::text))), now()
       from generate_series($2::int, $2::int + $3::int - 1) n order by n`,
      [organizationId, first, count, text],
    );
    const at = performance.timeOrigin + performance.now();
    await client.query('select sequence_events(1000)');
    return at;
  };
  const notify = async (first: number, count: number) => {
    const at = performance.timeOrigin + performance.now();
    await client.query(
      `select pg_notify('bench_events', '{"data":{"number":' || n || ',"text":"' || $3 || '"}}')
       from generate_series($1::int, $1::int + $2::int - 1) n`,
      [first, count, `${text}${'x'.repeat(250)}`],
    );
    return at;
  };
  const service = await startService([...collectable, 'dist/main.js'], env);
  await measure('service', service, `${service.url.replace('http', 'ws')}/graphql`, tokens, sockets, commit);
  await stopService(service);
  const baseline = await startService([
    ...collectable,
    '--import',
    './test/support/typescript.js',
    'tools/bench/event-baseline.ts',
    databaseUrl,
  ]);
  await measure('plain', baseline, baseline.url.replace('http', 'ws'), null, sockets, notify);
  await stopService(baseline);
  await client.end();
}

type Commit = (first: number, count: number) => Promise<number>;

async function measure(
  name: string,
  { child }: Service,
  url: string,
  tokens: string[] | null,
  sockets: number,
  commit: Commit,
): Promise<void> {
  const subscribers = fork('tools/bench/event-sockets.ts', {
    execArgv: ['--import', './test/support/typescript.js'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The code that the first sockets load and compile does not count as memory of the sockets.
  const first = Math.ceil(sockets / 10);
  subscribers.send({ open: { url, tokens, sockets: first } });
  await once(subscribers, 'message');
  const before = await memoryOf(child);
  subscribers.send({ open: { url, tokens, sockets: sockets - first } });
  await once(subscribers, 'message');
  const perSocket = ((await memoryOf(child)) - before) / (sockets - first);
  // Warms up; does not count.
  await run(subscribers, sockets, Math.ceil(20_000 / sockets), 1, 0, commit);
  const rate = Math.max(evenLoad / sockets, 1);
  const even = await run(subscribers, sockets, Math.ceil(rate * evenSeconds), 1, 1000 / rate, commit);
  const count = Math.max(Math.ceil(flood / sockets), 1);
  const rush = await run(subscribers, sockets, count, Math.min(count, 50), 0, commit);
  subscribers.kill();
  const each = (value: number) => value.toFixed(1).padStart(8);
  console.log(
    `${name.padEnd(8)} ${rate.toFixed(0)} events/s: p50 ${each(even.p50)} ms, p99 ${each(even.p99)} ms` +
      ` · flood: ${((count * sockets) / rush.seconds).toFixed(0).padStart(6)} messages/s, ${(count / rush.seconds).toFixed(0)} events/s` +
      ` · ${perSocket.toFixed(1)} kB a socket`,
  );
}

/** Commits events in batches at an interval in milliseconds, and waits until every socket has received them all. */
async function run(
  subscribers: ChildProcess,
  sockets: number,
  events: number,
  batch: number,
  pauseMs: number,
  commit: Commit,
): Promise<{ p50: number; p99: number; seconds: number }> {
  subscribers.send({ expect: events * sockets });
  const done = once(subscribers, 'message');
  const commits: number[] = [];
  for (let first = 0; first < events; first += batch) {
    const count = Math.min(batch, events - first);
    const at = await commit(first, count);
    commits.push(...Array.from({ length: count }, () => at));
    await sleep(pauseMs);
  }
  await done;
  subscribers.send({ commits });
  const [summary] = await once(subscribers, 'message');
  return summary;
}

async function mint(databaseUrl: string, count: number): Promise<{ tokens: string[]; organizationId: string }> {
  const orm = await openOrm(databaseUrl, 2);
  const of = { email: 'bench-events@example.com', abilities: ['tier:scale'] };
  const first = await createToken(orm.em.fork(), { ...of, organizationName: 'Bench of events' });
  const tokens = [first.token];
  while (tokens.length < count) {
    tokens.push((await createToken(orm.em.fork(), { ...of, organizationId: first.organization_id })).token);
  }
  await orm.close();
  return { tokens, organizationId: first.organization_id };
}

/** Lets a process collect its garbage on a signal, so that only retained memory is measured. */
const collectable = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2", () => globalThis.gc())'];

/** Resident memory in kB. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  process.kill(pid!, 'SIGUSR2');
  await sleep(1_000);
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]);
}
