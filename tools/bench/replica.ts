import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrate } from '../../src/db/migrate.js';
import { openOrm } from '../../src/db/orm.js';
import type { Db } from '../../src/entities/generated/database.js';
import { grant } from '../../src/ledger/index.js';
import { createToken } from '../../src/services/operator/index.js';
import { Replication } from '../../test/support/databases/replication.js';
import { makeRoom } from '../../test/support/worlds/make-room.js';
import { fill } from './data.js';
import { median, type Service, startService, stopService } from './processes.js';

const run = promisify(execFile);

/**
 * List reads with and without a replica, one at a time (the added latency) and 32 at once. Primary, replica and service share
 * this machine's cores, so the replica adds none: the result shows its cost. It also reports how many of the reads the replica
 * takes off the primary.
 */
export async function benchReplica(rounds: number, seconds: number, env: Record<string, string>): Promise<void> {
  const replication = await Replication.open();
  const services: Service[] = [];
  try {
    const replica = await replication.replica();
    await replication.primary.sql('create database bench');
    const url = replication.primary.url('bench');
    await migrate(url);
    const token = await seedNotices(url);
    const own = { ...env, DATABASE_URL: url, PORT: '0' };
    for (const urls of ['', replica.url('bench')]) {
      services.push(await startService(['dist/main.js'], { ...own, DATABASE_REPLICA_URLS: urls }));
    }
    const served = () =>
      Promise.all([replication.primary, replica].map((server) => server.sql<{ rows: number }>(fetched, 'bench')));
    console.log(['list of 15'.padEnd(14), 'primary/s', 'replica/s', 'ratio', 'answered by the replica'].join('  '));
    for (const connections of [1, 32]) {
      const rates: [number[], number[]] = [[], []];
      const reads: [number, number] = [0, 0];
      const before = await served();
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, service] of services.entries()) {
          const lasting = round === 0 ? 1 : seconds;
          const rate = await load(service, token, connections, lasting);
          reads[index]! += rate * lasting;
          // The first round warms up and does not count.
          if (round > 0) rates[index]!.push(rate);
        }
      }
      // Servers publish their statistics up to a second late.
      await new Promise((done) => setTimeout(done, 1_500));
      const [primary, copy] = (await served()).map(([row], index) => row!.rows - before[index]![0]!.rows);
      const [without, withReplica] = [median(rates[0]), median(rates[1])];
      console.log(
        [
          `${connections} at once`.padEnd(14),
          without.toFixed(0).padStart(9),
          withReplica.toFixed(0).padStart(9),
          (withReplica / without).toFixed(2).padStart(5),
          `${Math.round(((copy! / (primary! + copy!)) * (reads[0] + reads[1]) * 100) / reads[1])} %`,
        ].join('  '),
      );
    }
  } finally {
    await Promise.all(services.map(stopService));
    await replication.close();
  }
}

/** How many notices the scans of a server have returned. */
const fetched = `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_user_tables where relname = 'notices'`;

async function seedNotices(url: string): Promise<string> {
  const orm = await openOrm(url, 4);
  const whose = { email: 'one@example.com', organizationName: 'Bench one', abilities: ['tier:scale'] };
  const { token, organization_id: accountId } = await createToken(orm.em.fork(), whose);
  const db = orm.em.getConnection().getClient() as unknown as Db;
  const what = { accountId, bucket: 'free', kind: 'grant', credits: '100000000.00' } as const;
  await grant(db, new Date(), { ...what, description: 'Bench', reference: 'bench' });
  await orm.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await makeRoom(client, [accountId]);
  await fill(client, accountId);
  await client.query('analyze');
  await client.end();
  return token;
}

async function load({ url }: Service, token: string, connections: number, seconds: number): Promise<number> {
  const job = { url, path: '/api/v1/notices?per_page=15', method: 'GET', token, connections, seconds };
  const { stdout } = await run(process.execPath, [
    '--import',
    './test/support/typescript.js',
    'tools/bench/load.ts',
    JSON.stringify(job),
  ]);
  const { rate, failed } = JSON.parse(stdout) as { rate: number; failed: number };
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  return rate;
}
