import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { migrate } from '../../../src/db/migrate.js';
import { keyWindowSeconds } from './caller.js';
import type { Evidence } from './evidence.js';
import type { Outside } from './outside.js';
import { TorturePostgres } from './postgres.js';
import { type ProcessName, ServiceProcess } from './processes.js';
import { TcpProxy } from './tcp-proxy.js';

export const roles: Readonly<Record<ProcessName, 'web' | 'worker'>> = {
  'web 1': 'web',
  'web 2': 'web',
  worker: 'worker',
};
const names = Object.keys(roles) as ProcessName[];

/** Ends the wait for a process that hangs; many times what the service allows itself, because the machine may be busy. */
const maxMsToEnd = 120_000;

type Proxies = Record<ProcessName, Record<'database' | 'clients', TcpProxy>>;

/** The service as operators run it, with a proxy on every connection that can fail. */
export class Stage {
  readonly processes = {} as Record<ProcessName, ServiceProcess>;
  readonly proxies = {} as Proxies;
  /** Settings for the operator's commands. */
  env: Record<string, string> = {};

  private constructor(
    readonly postgres: TorturePostgres,
    readonly outside: Outside,
    readonly evidence: Evidence,
  ) {}

  static async open(folder: string, outside: Outside, evidence: Evidence, preload?: string): Promise<Stage> {
    const postgres = await TorturePostgres.start(join(folder, 'database'));
    const stage = new Stage(postgres, outside, evidence);
    try {
      await migrate(postgres.url);
      await stage.#prepare(join(folder, 'data'), preload);
    } catch (error) {
      await stage.close();
      throw error;
    }
    return stage;
  }

  /** Where clients reach the web processes, whichever process runs at the moment. */
  get urls(): string[] {
    return names
      .filter((name) => roles[name] === 'web')
      .map((name) => `http://127.0.0.1:${this.proxies[name].clients.port}`);
  }

  get ports(): Array<() => number | undefined> {
    return names.map((name) => () => this.processes[name].port);
  }

  async start(): Promise<void> {
    await Promise.all(names.map((name) => this.processes[name].start()));
  }

  /**
   * Stops everything as an operator does.
   *
   * @returns what is wrong with how they end
   */
  async stop(): Promise<string[]> {
    const ends = names.map(async (name) => {
      const late = sleep(maxMsToEnd, undefined, { ref: false }).then(() => `${name} did not end`);
      const ended = this.processes[name].stop().then((status) => status !== 0 && `${name} ended with ${status}`);
      return Promise.race([ended, late]);
    });
    return (await Promise.all(ends)).filter((one) => one !== false);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.processes).map((one) => one.kill()));
    for (const { database, clients } of Object.values(this.proxies)) {
      database.stop();
      clients.stop();
    }
    await this.postgres.stop();
  }

  async #prepare(dataDir: string, preload?: string): Promise<void> {
    this.env = {
      DATABASE_URL: this.postgres.url,
      DATA_DIR: dataDir,
      ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
      ...this.outside.env,
    };
    for (const name of names) {
      const database = new TcpProxy(() => this.postgres.port);
      const clients = new TcpProxy(() => this.processes[name].port);
      await Promise.all([database.start(), clients.start()]);
      this.proxies[name] = { database, clients };
      const url = new URL(this.postgres.url);
      url.port = String(database.port);
      const env = {
        ...this.env,
        DATABASE_URL: url.href,
        ROLE: roles[name],
        PORT: '0',
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DATABASE_POOL_SIZE: '12',
        ORDER_EDIT_SECONDS: '1',
        // Orders on invoice are never paid here.
        INVOICE_LIMIT_CREDITS: '10000000',
        IDEMPOTENCY_WINDOW_SECONDS: String(keyWindowSeconds),
        ...(preload && { NODE_OPTIONS: `--import ${pathToFileURL(preload)}` }),
      };
      this.processes[name] = new ServiceProcess(name, env, this.evidence);
    }
  }
}
