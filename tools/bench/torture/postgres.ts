import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataFolder } from '../../../src/config/data-folder.js';
import {
  type Cluster,
  findServer,
  initialiseCluster,
  startServer,
  stopServer,
} from '../../../src/db/embedded/cluster.js';
import { ensureDatabase } from '../../../src/db/embedded/lease.js';
import { findServerUser } from '../../../src/db/embedded/server-user.js';
import { choosePort, type ServerSettings, writeSettings } from '../../../src/db/embedded/settings.js';

// A killed process loses nothing that it has passed to the operating system: only a power failure needs fsync.
const flags = ['fsync=off', 'shared_buffers=128MB', 'max_connections=200'];

/** How long the processes of a killed server may take to release its memory. */
const leaveMs = 60_000;

/** A PostgreSQL on its own port that can be killed while it works. */
export class TorturePostgres {
  private constructor(
    private readonly cluster: Cluster,
    private readonly settings: ServerSettings,
    readonly url: string,
  ) {}

  static async start(dataDir: string): Promise<TorturePostgres> {
    await makeDataFolder(dataDir);
    const cluster = { dataDir, folder: join(dataDir, 'postgres'), user: await findServerUser(dataDir) };
    const settings = await writeSettings(dataDir, { port: await choosePort(undefined, undefined) });
    await initialiseCluster(cluster, settings.password);
    await startServer(cluster, settings.port, flags);
    return new TorturePostgres(cluster, settings, await ensureDatabase(settings, 'torture'));
  }

  get port(): number {
    return this.settings.port;
  }

  /** Kills the server without a shutdown, and starts it again: it recovers from its log. */
  async kill(): Promise<void> {
    const pid = await findServer(this.cluster);
    if (!pid) throw new Error('There is no PostgreSQL to kill.');
    process.kill(pid, 'SIGKILL');
    for (const until = Date.now() + leaveMs; ; ) {
      try {
        return await startServer(this.cluster, this.settings.port, flags);
      } catch (error) {
        if (Date.now() > until) throw error;
        await sleep(200);
      }
    }
  }

  stop(): Promise<void> {
    return stopServer(this.cluster);
  }
}
