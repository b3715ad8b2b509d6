import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Agent, request } from 'undici';
import { Deliverer } from '../../src/background/webhooks/deliverer.js';
import { secretPlace } from '../../src/background/webhooks/secret-place.js';
import { Sender } from '../../src/background/webhooks/send.js';
import { openOrm } from '../../src/db/orm.js';
import type { Db } from '../../src/entities/generated/database.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { AddressGuard } from '../../src/providers/address-guard.js';
import { Keyring } from '../../src/runtime/encryption/keyring.js';
import { mintWebhookSecret, signatureHeaders } from '../../src/runtime/encryption/standard-webhooks.js';
import { cpuOfServer } from './cpu.js';
import { keptPlans } from './kept-plans.js';
import { median, startService, stopService } from './processes.js';

const endpoints = 100;
const events = 100;
const width = 256;

/** What does not count: Node compiles what runs often. */
const warmUpEvents = 30;

/**
 * Deliveries per second of one worker, from claim to log, compared with a plain undici loop that signs and posts the same
 * messages and stores nothing; and how many deliveries per second the sequencer creates. The two alternate. The receiver is a
 * separate process.
 */
export async function benchWebhooks(databaseUrl: string, rounds: number): Promise<void> {
  const orm = await openOrm(databaseUrl, 20, keptPlans);
  const db = orm.em.getConnection().getClient() as unknown as Db;
  const receiver = await startService(['--import', './test/support/typescript.js', 'tools/bench/webhook-receiver.ts']);
  try {
    const keyring = new Keyring([Buffer.alloc(32, 7)]);
    const account = await subscribe(db, keyring, receiver.url);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const serverCpu = async () => (await cpuOfServer(rows[0]!.pid)) ?? Number.NaN;
    const round = async (events: number): Promise<Round> => {
      const posted = await timed(() => plain(receiver.url, endpoints * events));
      await emit(db, account, events);
      const sequenced = await timed(() => sequenceEvents(db).then(() => undefined));
      const before = await serverCpu();
      const delivered = await timed(() => deliver(db, keyring));
      return { posted, sequenced, delivered, serverMs: (await serverCpu()) - before };
    };
    await round(warmUpEvents);
    const made: Round[] = [];
    for (let n = 0; n < rounds; n += 1) made.push(await round(events));
    print(made);
  } finally {
    await stopService(receiver);
    await orm.close();
  }
}

interface Round {
  posted: Timed;
  sequenced: Timed;
  delivered: Timed;
  /** Processor time of PostgreSQL during the deliveries. */
  serverMs: number;
}

interface Timed {
  ms: number;
  /** Processor time of this process. */
  cpuMs: number;
}

function print(made: Round[]): void {
  const total = endpoints * events;
  const shares = made.map(({ posted, delivered }) => (posted.ms / delivered.ms) * 100);
  const rate = (of: (round: Round) => Timed) => median(made.map((one) => total / (of(one).ms / 1000))).toFixed(0);
  const cpu = (of: (round: Round) => number) => (median(made.map(of)) / total).toFixed(2);
  console.log(
    `webhook deliveries/s: ${rate((one) => one.delivered)} from claim to log, ${rate((one) => one.posted)} of a plain undici loop ` +
      `(${median(shares).toFixed(0)} %: ${shares.map((share) => share.toFixed(0)).join(', ')}); CPU ms of the process for each: ` +
      `${cpu((one) => one.delivered.cpuMs)} and ${cpu((one) => one.posted.cpuMs)}, of PostgreSQL ${cpu((one) => one.serverMs)}; ` +
      `${rate((one) => one.sequenced)} made a second by the sequencer · ${total} of ${endpoints} endpoints in each round, one worker`,
  );
}

async function timed(work: () => Promise<void>): Promise<Timed> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

async function subscribe(db: Db, keyring: Keyring, url: string): Promise<string> {
  const account = randomUUID();
  await sql`
    insert into organizations (id, account_id, livemode, type, kind, name, code, created_at, updated_at)
    values (${account}, ${account}, true, 'tenant', 'contractor', 'Bench', 'BNW', now(), now())`.execute(db);
  for (let n = 0; n < endpoints; n += 1) {
    const id = randomUUID();
    await sql`
      insert into webhooks (id, account_id, livemode, organization_id, url, events, sealed_secret, created_at, updated_at)
      values (${id}, ${account}, true, ${account}, ${`${url}/${n}`}, '{*}', ${keyring.seal(mintWebhookSecret(), secretPlace(id))},
        now(), now())`.execute(db);
  }
  return account;
}

/** Emits events of a kilobyte about as many records. */
async function emit(db: Db, account: string, events: number): Promise<void> {
  await sql`
    insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
    select gen_random_uuid(), ${account}::uuid, true, 'notice.updated', 'notice', gen_random_uuid(), ${payload}::json, now()
    from generate_series(1, ${events}::int)`.execute(db);
}

const payload = JSON.stringify({
  id: randomUUID(),
  type: 'notice.updated',
  data: { object: { id: randomUUID(), description: 'x'.repeat(900) } },
});

async function deliver(db: Db, keyring: Keyring): Promise<void> {
  const guard = new AddressGuard({ allowHttp: true, allowPrivate: true });
  const deliverer = new Deliverer({
    db,
    keyring,
    sender: new Sender(guard),
    disable: async () => {},
    onError: (error) => void console.error(error),
  });
  deliverer.start();
  // Counting them would read the whole table each time, which took as much processor time as delivering them.
  for (let isDone = false; !isDone; await sleep(50)) {
    const { rows } = await sql<{ isDone: boolean }>`
      select not exists (select from webhook_deliveries where status = 'pending') as "isDone"`.execute(db);
    isDone = rows[0]!.isDone;
  }
  await deliverer.stop();
}

async function plain(url: string, count: number): Promise<void> {
  const dispatcher = new Agent({ allowH2: false });
  const secret = mintWebhookSecret();
  let next = 0;
  const post = async () => {
    while (next < count) {
      next += 1;
      const headers = {
        'content-type': 'application/json',
        ...signatureHeaders({ id: randomUUID(), sentAt: new Date(), body: payload }, [secret]),
      };
      const answer = await request(`${url}/${next % endpoints}`, {
        dispatcher,
        method: 'POST',
        headers,
        body: payload,
      });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: width }, post));
  await dispatcher.close();
}
