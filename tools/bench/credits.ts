import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Infrastructure, RequestContext } from '../../src/context/request-context.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { migrate } from '../../src/db/migrate.js';
import { openOrm } from '../../src/db/orm.js';
import type { Db } from '../../src/entities/generated/database.js';
import { charge, chargeApiCall, grant, hold } from '../../src/ledger/index.js';
import { cpuOf, cpuOfServer } from './cpu.js';
import { plainCredits } from './credit-baselines.js';
import { keptPlans } from './kept-plans.js';
import { median } from './processes.js';

const connections = 16;
const many = 100;

type Work = (accountId: string) => Promise<unknown>;

/**
 * Charges, holds and API calls per second, on one account that all calls share and on a hundred, compared with handwritten
 * transactions that take the same locks and write the same facts and events, statement by statement. The server writes to disk as in
 * production (fsync on): the cost of a lock is mostly the duration of the commit that it waits for.
 */
export async function benchCredits(rounds: number, seconds: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cps-bench-credits-'));
  const postgres = await startEmbeddedPostgres({ dataDir, flags: ['shared_buffers=256MB'] });
  try {
    await migrate(postgres.url);
    const orm = await openOrm(postgres.url, connections, keptPlans);
    const db = orm.em.getConnection().getClient() as unknown as Db;
    const pool = new pg.Pool({ connectionString: postgres.url, max: connections });
    const accounts = await fill(pool, db);
    const plain = await plainCredits(pool, accounts);
    const infrastructure = { orm, db } as unknown as Infrastructure;
    const request = async (accountId: string, work: (ctx: RequestContext) => Promise<unknown>) => {
      const caller = { principal: { livemode: true }, account: { id: accountId, role: 'owner' } };
      const ctx = new RequestContext(infrastructure, { id: '', ip: '127.0.0.1', userAgent: '' }, caller as never);
      await work(ctx);
      await ctx.commit();
    };
    const what = { eventType: 'mail_sending', credits: '1.00', description: 'Certified mail' } as const;
    const ours: Record<string, Work> = {
      charge: (id) => request(id, (ctx) => charge(ctx, { ...what, reference: randomUUID() })),
      hold: (id) => request(id, (ctx) => hold(ctx, { ...what, for: { type: 'order', id: randomUUID() } })),
      'API call': (id) => request(id, (ctx) => chargeApiCall(ctx, { kind: 'query', free: false })),
    };
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const connectionPid = rows[0]!.pid;
    console.log(creditHead.join('\n'));
    for (const [name, work] of Object.entries(ours)) {
      for (const count of [1, many]) {
        const [mine, theirs]: [Measured[], Measured[]] = [[], []];
        for (let round = 0; round <= rounds; round += 1) {
          const a = await rate(work, accounts.slice(0, count), round === 0 ? 1 : seconds, connectionPid);
          const b = await rate(plain[name]!, accounts.slice(0, count), round === 0 ? 1 : seconds, connectionPid);
          // The first round warms up and does not count.
          if (round === 0) continue;
          mine.push(a);
          theirs.push(b);
        }
        const title = `${name}, ${count === 1 ? 'one account' : `${count} accounts`}`;
        console.log(lineOf(title, medians(mine), medians(theirs)));
      }
    }
    await pool.end();
    await orm.close();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Calls per second, with the milliseconds of processor time of each: of this process, and of PostgreSQL. */
interface Measured {
  rate: number;
  own: number;
  database: number;
}

async function rate(work: Work, accounts: string[], seconds: number, connectionPid: number): Promise<Measured> {
  const used = async () => [await cpuOf(process.pid), await cpuOfServer(connectionPid)];
  const before = await used();
  const started = performance.now();
  let done = 0;
  const worker = async (turn: number) => {
    for (let n = turn; performance.now() - started < seconds * 1000; n += 1) {
      await work(accounts[n % accounts.length]!);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, turn) => worker(turn * 7)));
  const took = performance.now() - started;
  const after = await used();
  const [own, database] = after.map((ms, index) => (ms! - before[index]!) / done) as [number, number];
  return { rate: done / (took / 1000), own, database };
}

function medians(all: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((one) => one[name]));
  return { rate: of('rate'), own: of('own'), database: of('database') };
}

const creditHead = [
  '| credits | of by hand | ledger/s | by hand/s | CPU ms | by hand CPU ms |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
];

function lineOf(title: string, mine: Measured, theirs: Measured): string {
  const cpu = ({ own, database }: Measured) => `${own.toFixed(2)} + ${database.toFixed(2)}`;
  const share = `${Math.round((mine.rate / theirs.rate) * 100)} %`;
  return `| ${[title, share, mine.rate.toFixed(0), theirs.rate.toFixed(0), cpu(mine), cpu(theirs)].join(' | ')} |`;
}

/** Accounts with enough credits. */
async function fill(pool: pg.Pool, db: Db): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    insert into organizations (id, account_id, livemode, type, name, code, created_at, updated_at)
    select o.id, o.id, true, 'tenant', 'Bench ' || n, lpad(n::text, 3, '0'), now(), now()
    from generate_series(1, ${many}) n, lateral (select uuidv7() as id where n > 0) o returning id`);
  const credits = { bucket: 'partner_eligible', kind: 'grant', credits: '100000000.00' } as const;
  for (const { id } of rows) {
    await grant(db, new Date(), { accountId: id, ...credits, description: 'Bench', reference: 'bench' });
  }
  return rows.map(({ id }) => id);
}
