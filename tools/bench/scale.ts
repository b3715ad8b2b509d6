import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { claimTasks } from '../../src/background/tasks/claim.js';
import { claimDue, firstCursor, settle } from '../../src/background/webhooks/claim.js';
import { loadConfig } from '../../src/config/load-config.js';
import { migrate } from '../../src/db/migrate.js';
import { readTail } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { type App, buildApp } from '../../src/process/app.js';
import { purgeExpired } from '../../src/process/jobs/purge-expired.js';
import { settleCredits } from '../../src/process/jobs/settle-credits.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { createToken } from '../../src/services/operator/index.js';
import { makeRoom } from '../../test/support/worlds/make-room.js';
import { median } from './processes.js';
import { fillScale, type ScaleAccount, type ScaleAccounts } from './scale-data.js';
import { type Asked, lookUp, operations } from './scale-operations.js';

/** A generated database and the service that uses it. */
export interface Site {
  notices: number;
  app: App;
  accounts: Record<keyof ScaleAccounts, Asked>;
  /** A caller that works across accounts. */
  staff: Asked;
}

/** Generates a database of each size next to the given one, and measures every operation on all of them in turn. */
export async function benchScale(
  url: string,
  sizes: readonly number[],
  rounds: number,
  dataDir: string,
): Promise<void> {
  const sites: Site[] = [];
  for (const notices of sizes) {
    const name = `scale_${notices}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const own = new URL(url);
    own.pathname = name;
    await migrate(own.href);
    const start = performance.now();
    const accounts = await fillScale(own.href, notices);
    console.log(`${notices} notices generated in ${Math.round((performance.now() - start) / 1000)} s`);
    // Every database has its own files.
    sites.push(await openSite(own.href, notices, accounts, join(dataDir, name)));
  }
  try {
    await measureSites(sites, rounds);
  } finally {
    for (const { app } of sites) await app.stop();
  }
}

export async function openSite(url: string, notices: number, accounts: ScaleAccounts, dataDir: string): Promise<Site> {
  const config = loadConfig({ LOG_LEVEL: 'warn', NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', ROLE: 'web' });
  const app = await buildApp({ ...config, databaseUrl: url });
  await app.server.ready();
  const ask = async (account: ScaleAccount, abilities: string[]): Promise<Asked> => {
    const { token } = await createToken(app.infrastructure.orm.em.fork(), {
      email: account.email,
      organizationId: account.id,
      abilities,
    });
    const query = (text: string, values: unknown[]) =>
      app.infrastructure.orm.em.getConnection().execute(text.replace('$1', '?'), values);
    await makeRoom({ query }, [account.id]);
    const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
      const answer = await app.server.inject({
        method,
        url: path,
        headers,
        ...(body && { payload: JSON.stringify(body) }),
      });
      const json = answer.json();
      if (answer.statusCode >= 300 || json.errors) throw new Error(`${path}: ${answer.body.slice(0, 500)}`);
      return json;
    };
    const asked = {
      account,
      rest: (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => send(method, `/api/v1${path}`, body),
      graphql: (query: string, variables?: object) => send('POST', '/graphql', { query, variables }),
    };
    return { ...asked, known: await lookUp(asked) };
  };
  const each = ['tier:scale'];
  const { large, middle, small } = accounts;
  return {
    notices,
    app,
    accounts: { large: await ask(large, each), middle: await ask(middle, each), small: await ask(small, each) },
    staff: await ask(small, [...each, 'role:staff', 'role:partner']),
  };
}

/** Operations that no account requests: the queues that processes poll, and the jobs. */
const maintenance: Array<[name: string, run: (site: Site) => Promise<unknown>]> = [
  ['tasks: what is due', ({ app }) => claimTasks(app.infrastructure.db, new Date(), 8)],
  ['webhooks: what is due', ({ app }) => claimDue(app.infrastructure.db, firstCursor, 100)],
  ['webhooks: what is lost', ({ app }) => settle(app.infrastructure.db)],
  ['events: sequencer, nothing new', ({ app }) => sequenceEvents(app.infrastructure.db)],
  ['events: the newest, for the hub', async ({ app }) => readTail(app.infrastructure.db, 0, 100)],
  [
    'mailroom: open orders',
    ({ staff }) => staff.graphql('{ mailroomOrders(first: 25) { totalCount nodes { id status } } }'),
  ],
  [
    'mailroom: delivered orders',
    ({ staff }) =>
      staff.graphql('{ mailroomOrders(first: 25, filter: { status: DELIVERED }) { totalCount nodes { id } } }'),
  ],
  [
    'partner: open requests',
    ({ staff }) =>
      staff.graphql(
        '{ partnerRequests(first: 25, filter: { statuses: [SUBMITTED, IN_PROGRESS] }) { totalCount nodes { id } } }',
      ),
  ],
  ['job: expired previews and keys', ({ app }) => purgeExpired(app.infrastructure, 60)],
  ['job: credits', ({ app }) => settleCredits(app.infrastructure)],
];

export async function measureSites(sites: readonly Site[], rounds: number): Promise<void> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown'} · ${availableParallelism()} cores · medians of ${rounds} calls, in milliseconds`,
  );
  const kinds = ['large', 'middle', 'small'] as const;
  const sizes = sites.map(({ notices }) => notices.toLocaleString('en'));
  console.log(`| operation | ${kinds.map((kind) => `${kind}, ${sizes.join(' → ')}`).join(' | ')} |`);
  console.log(`|---|${kinds.map(() => '---:|').join('')}`);
  for (const [name, run] of operations) {
    const cells: string[] = [];
    for (const kind of kinds) cells.push(await compared(sites, rounds, ({ accounts }) => run(accounts[kind])));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  for (const [name, run] of maintenance) console.log(`| ${name} | ${await compared(sites, rounds, run)} | | |`);
  const watch = ({ app }: Site) => watchDeadlines(app.infrastructure, new Date());
  console.log(`| job: deadlines, nothing to report | ${await compared(sites, 3, watch)} | | |`);
}

/** `1.2 → 1.3 × 1.1`: the sites alternate, so that other load on the machine affects all of them. */
async function compared(
  sites: readonly Site[],
  rounds: number,
  run: (site: Site) => Promise<unknown>,
): Promise<string> {
  const times = sites.map(() => [] as number[]);
  // The sixth execution of a prepared statement is the first that may use a generic plan.
  for (let round = -Math.min(rounds, 7); round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      const start = performance.now();
      await run(site);
      if (round >= 0) times[index]!.push(performance.now() - start);
    }
  }
  const medians = times.map(median);
  return `${medians.map((ms) => ms.toFixed(1)).join(' → ')} × ${(medians.at(-1)! / medians[0]!).toFixed(1)}`;
}
