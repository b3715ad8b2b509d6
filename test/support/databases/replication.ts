import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, initialiseCluster, startServer, stopServer } from '../../../src/db/embedded/cluster.js';
import { runBinary } from '../../../src/db/embedded/run-binary.js';
import { findServerUser } from '../../../src/db/embedded/server-user.js';
import { connectionUrl } from '../../../src/db/embedded/settings.js';

const run = promisify(execFile);
const password = 'replication';

/** The data need not survive a crash, so nothing waits for the disk. */
const cheap = ['fsync=off', 'shared_buffers=32MB', 'autovacuum=off', 'max_connections=100', 'wal_keep_size=1GB'];

/** A PostgreSQL server that belongs to one test. */
export class Server {
  constructor(
    private readonly cluster: Cluster,
    readonly port: number,
    private readonly flags: readonly string[],
  ) {}

  /** The address of one of its databases. */
  url(database = 'postgres'): string {
    return connectionUrl({ port: this.port, password }, database);
  }

  async start(): Promise<void> {
    await startServer(this.cluster, this.port, [...cheap, ...this.flags]);
  }

  async stop(): Promise<void> {
    await stopServer(this.cluster);
  }

  /** At once, like a crash: running statements are aborted. */
  async kill(): Promise<void> {
    await runBinary('pg_ctl', ['stop', '-D', this.cluster.folder, '-m', 'immediate', '-w', '-s'], this.cluster.user);
  }

  async sql<Row = Record<string, unknown>>(text: string, database?: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      const { rows } = await client.query(text);
      return rows as Row[];
    } finally {
      await client.end();
    }
  }
}

/** A primary, and streaming replicas that started as copies of the new cluster. */
export class Replication {
  readonly #servers: Server[] = [];

  private constructor(
    private readonly folder: string,
    private readonly base: Cluster,
    readonly primary: Server,
  ) {}

  static async open(): Promise<Replication> {
    const folder = await mkdtemp(join(tmpdir(), 'cps-replication-'));
    await run('chmod', ['711', folder]);
    const base = { dataDir: folder, folder: join(folder, 'base'), user: await findServerUser(folder) };
    await initialiseCluster(base, password);
    const primary = await copyOf(base, 'primary', []);
    await primary.start();
    const replication = new Replication(folder, base, primary);
    replication.#servers.push(primary);
    return replication;
  }

  /** Adds a replica of the primary or of another replica. It cancels queries that block replay at once. */
  async replica(of: Server = this.primary): Promise<Server> {
    const source = `host=127.0.0.1 port=${of.port} user=postgres password=${password}`;
    const name = `replica${this.#servers.length}`;
    const replica = await copyOf(this.base, name, [`primary_conninfo=${source}`, 'max_standby_streaming_delay=0']);
    await run('install', ['-m', '600', '/dev/null', join(this.folder, name, 'standby.signal')]);
    await this.#own(join(this.folder, name, 'standby.signal'));
    await replica.start();
    this.#servers.push(replica);
    return replica;
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }

  async #own(file: string): Promise<void> {
    const { ids } = this.base.user;
    if (ids) await run('chown', [`${ids.uid}:${ids.gid}`, file]);
  }
}

/** The cluster was shut down cleanly, so its files are a base backup. */
async function copyOf(base: Cluster, name: string, flags: readonly string[]): Promise<Server> {
  const folder = join(base.dataDir, name);
  await run('cp', ['-a', base.folder, folder]);
  return new Server({ ...base, folder }, await freePort(), flags);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
