import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../config/operator-error.js';
import { type Cluster, findServer } from './cluster.js';
import { connectionUrl, type ServerSettings, SUPERUSER } from './settings.js';

/**
 * A process's claim on the server: one open connection. It disappears with its process, however that ends. The open leases show
 * whether any process still needs the server, and the advisory locks on them show which process claims the data folder.
 */
export interface Lease {
  backendPid: number;
  /** Resolves when the connection ends, for whatever reason. */
  lost: Promise<void>;
  release(): Promise<void>;
}

const LEASE = 'cps lease of process';
/** Any fixed number; leases live in the `postgres` database, where no other advisory locks are taken. */
const CLAIM_KEY = 20_260_101;

/**
 * @param serverPid process id of the server that was found running; undefined if this process has just started it
 * @returns undefined if that server has stopped since
 * @throws OperatorError if the server cannot be reached with this folder's password, or another claim conflicts with this one
 */
export async function takeLease(
  cluster: Cluster,
  settings: ServerSettings,
  serverPid: number | undefined,
  claim: 'exclusive' | 'shared' | 'none',
): Promise<Lease | undefined> {
  const client = await connect(cluster, settings, serverPid);
  if (!client) return undefined;
  client.on('error', () => undefined); // the end of the connection follows
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  const { rows } = await client.query('select pg_backend_pid() as pid');
  if (claim !== 'none') await claimFolder(client, cluster, claim);
  return { backendPid: rows[0].pid, lost, release: () => client.end().catch(() => undefined) };
}

/** How many processes still use the server, apart from the one whose lease has this backend. 0 if it is down. */
export async function otherLeases(settings: ServerSettings, backendPid: number): Promise<number> {
  const client = makeClient(settings, SUPERUSER);
  try {
    await client.connect();
    const sql = 'select count(*)::int as n from pg_stat_activity where starts_with(application_name, $1) and pid <> $2';
    const { rows } = await client.query(sql, [LEASE, backendPid]);
    return rows[0].n;
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the service's database on the first start and returns its URL. */
export async function ensureDatabase(settings: ServerSettings, name: string): Promise<string> {
  const client = makeClient(settings, SUPERUSER);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return connectionUrl(settings, name);
}

async function connect(cluster: Cluster, settings: ServerSettings, serverPid: number | undefined) {
  const startedAt = performance.now();
  for (;;) {
    const client = makeClient(settings, SUPERUSER, `${LEASE} ${process.pid}`);
    const failure = await client.connect().then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    );
    if (!failure && (await servesFolder(client, cluster))) return client;
    await client.end().catch(() => undefined);
    if (serverPid !== undefined && (await findServer(cluster)) === undefined) return undefined;
    if (performance.now() - startedAt < patience(failure)) {
      await sleep(100);
      continue;
    }
    throw new OperatorError(
      serverPid === undefined
        ? `PostgreSQL in ${cluster.folder} started but cannot be reached: ${failure?.message}.`
        : `The data folder ${cluster.dataDir} is in use by another PostgreSQL server (process ${serverPid}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

/** How many milliseconds to retry after this failure; without a failure the server serves another folder, so 0. */
function patience(failure: { code?: string } | undefined): number {
  if (!failure) return 0;
  const { code = '' } = failure;
  if (code === '57P03') return 120_000; // recovering from a crash, or shutting down
  // An error code from PostgreSQL itself will not change. Any other failure means a server that is not listening yet, no longer
  // listens, or stopped in the middle of an answer.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? 0 : 10_000;
}

/** A copied data folder carries the original's port and password; the server behind them is not this folder's. */
async function servesFolder(client: pg.Client, cluster: Cluster): Promise<boolean> {
  const { rows } = await client.query("select current_setting('data_directory') as folder");
  return (await realpath(rows[0].folder).catch(() => '')) === (await realpath(cluster.folder));
}

async function claimFolder(client: pg.Client, cluster: Cluster, claim: 'exclusive' | 'shared'): Promise<void> {
  const attempt = claim === 'exclusive' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query(`select ${attempt}($1) as granted`, [CLAIM_KEY]);
  if (rows[0].granted) return;
  const holders = await client.query(
    `select substr(application_name, $2) as process from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [CLAIM_KEY, LEASE.length + 2],
  );
  await client.end();
  const names = holders.rows.map((row) => `process ${row.process}`).join(', ');
  throw new OperatorError(
    `The data folder ${cluster.dataDir} is already in use by another server (${names}). Stop it, or set DATA_DIR to another folder.`,
  );
}

function makeClient(settings: ServerSettings, database: string, applicationName = 'cps'): pg.Client {
  return new pg.Client({
    connectionString: connectionUrl(settings, database),
    application_name: applicationName,
    ssl: false,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
}
