import { runProgram, type ServiceProcess } from '../../startup/service-process.js';

const LISTENING = /(http:\/\/127\.0\.0\.1:\d+)/;

/** Real processes of the service on one database, each with a name, which tests kill and restart. */
export class Fleet<Name extends string> {
  readonly #running = new Map<Name, { service: ServiceProcess; url: string }>();

  constructor(
    /** `publicUrl` is that of a proxy in front of the processes. */
    private readonly settings: () => { databaseUrl: string; dataDir: string; publicUrl?: string | undefined },
    private readonly roles: Record<Name, 'web' | 'worker'>,
  ) {}

  /** The address of the process, or its last address while it is stopped. */
  url(name: Name): string {
    return this.#running.get(name)?.url ?? 'http://127.0.0.1:1';
  }

  async start(name: Name): Promise<void> {
    const { databaseUrl, dataDir, publicUrl } = this.settings();
    const role = this.roles[name];
    const service = runProgram(role === 'worker' ? 'dist/worker.js' : 'dist/main.js', [], {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      ...(publicUrl && { PUBLIC_URL: publicUrl }),
      ROLE: role,
      LOG_LEVEL: 'warn',
      DATABASE_POOL_SIZE: '6',
      SHUTDOWN_GRACE_SECONDS: '2',
    });
    const [, url] = await service.printed(LISTENING);
    this.#running.set(name, { service, url: url! });
  }

  /** Stops it as an operator does; returns the exit status. */
  async stop(name: Name): Promise<number | null> {
    return this.#end(name, 'SIGTERM');
  }

  /** Kills it at once, in the middle of its work. */
  async kill(name: Name): Promise<void> {
    await this.#end(name, 'SIGKILL');
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((name) => this.kill(name)));
  }

  async #end(name: Name, signal: NodeJS.Signals): Promise<number | null> {
    const { service } = this.#running.get(name)!;
    service.process.kill(signal);
    return service.exited;
  }
}
