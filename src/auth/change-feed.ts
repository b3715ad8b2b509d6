import pg from 'pg';

/** Payloads are `<kind>:<id>`: what changed about who may do what. */
export const authChannel = 'cps_auth';

/** How often the connection proves itself, and how long its word is good. Together they bound how late a revocation bites. */
const heartbeatMs = 300;
const trustMs = 900;

/**
 * Hears of revoked tokens and changed memberships from every process. PostgreSQL delivers notifications before it answers the
 * next query of the listening connection, so an answered heartbeat means that everything committed before it was heard. When
 * no heartbeat was answered lately, `isFresh` is false and caches built on the feed must ask the database.
 */
export class AuthChangeFeed {
  #client: pg.Client | undefined;
  #provenAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #beating = false;

  constructor(
    private readonly url: string,
    private readonly onChange: (payload: string) => void,
    /** Called when notifications may have been missed. */
    private readonly onGap: () => void,
  ) {}

  get isFresh(): boolean {
    return performance.now() - this.#provenAt < trustMs;
  }

  async start(): Promise<void> {
    // A busy server lets in late: the next beat tries again, and until then nothing is fresh.
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
    // A half-open connection must not hold up the beats: each try ends within the time its word would be good.
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'cps auth feed',
      connectionTimeoutMillis: trustMs,
      query_timeout: trustMs,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.onChange(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${authChannel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.onGap();
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
      // The next beat tries again; until one succeeds, isFresh is false and every token is looked up in the database.
      const lost = this.#client;
      this.#client = undefined;
      void lost?.end().catch(() => undefined);
    } finally {
      this.#beating = false;
    }
  }
}
