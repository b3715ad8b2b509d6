import pg from 'pg';

/**
 * Payloads are `<kind>:<id>`: `token:<id>`, `session:<id>` and `user:<id>` of whom permissions changed, `organization:<id>` whose plan
 * changed.
 */
export const authChannel = 'cps_auth';

/** How often the connection is checked, and how long a successful check is trusted. Together they limit how late a revocation takes effect. */
const heartbeatMs = 300;
const trustMs = 900;

/**
 * Receives revoked tokens, changed memberships and changed plans from every process. PostgreSQL delivers notifications before it answers the
 * next query of the listening connection, so a successful heartbeat means that every change committed before it has been
 * received. Without a recent heartbeat, `isFresh` is false, and caches that rely on the feed must query the database.
 */
export class AuthChangeFeed {
  #client: pg.Client | undefined;
  #provenAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #beating = false;

  readonly #listeners: Array<(changed?: string) => void> = [];

  constructor(private readonly url: string) {}

  get isFresh(): boolean {
    return performance.now() - this.#provenAt < trustMs;
  }

  /** Listeners are called in the order they are added; `changed` is undefined when notifications may have been missed. */
  onChange(listener: (changed?: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Reports a change to the listeners of this process, without waiting for its notification. */
  notify(changed?: string): void {
    for (const listener of this.#listeners) listener(changed);
  }

  async start(): Promise<void> {
    // A busy server may accept the connection late. The next heartbeat retries; until then `isFresh` is false.
    await this.#connect().catch(() => undefined);
    this.#timer = setInterval(() => void this.#beat(), heartbeatMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    // A half-open connection must not delay the heartbeats: each attempt times out within the trusted period.
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'cps auth feed',
      connectionTimeoutMillis: trustMs,
      query_timeout: trustMs,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.notify(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${authChannel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.notify();
    this.#client = client;
    this.#provenAt = performance.now();
  }

  #lost(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
  }

  async #beat(): Promise<void> {
    if (this.#beating || this.#stopped) return;
    this.#beating = true;
    const sentAt = performance.now();
    try {
      if (!this.#client) await this.#connect();
      else {
        await this.#client.query('select 1');
        this.#provenAt = sentAt;
      }
    } catch {
      // The next heartbeat retries. Until one succeeds, isFresh is false and every token is looked up in the database.
      const lost = this.#client;
      this.#client = undefined;
      void lost?.end().catch(() => undefined);
    } finally {
      this.#beating = false;
    }
  }
}
