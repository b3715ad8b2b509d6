import pg from 'pg';

const retryMs = 1_000;

/** Calls `onNotification` for each notification on a channel, over its own connection, which it reopens after a failure. */
export class ChannelListener {
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onNotification: (payload: string) => void,
  ) {}

  /** Returns at once. No notification arrives until the connection is made. */
  start(): void {
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `cps ${this.channel}`,
      // Without these limits, an attempt that is never answered would block the next attempt, and `stop`.
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => undefined);
    client.on('end', () => this.#again(client));
    client.on('notification', ({ payload }) => this.onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch {
      await client.end().catch(() => undefined);
      this.#again(client);
    }
  }

  #again(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = undefined;
    this.#timer = setTimeout(() => void this.#connect(), retryMs);
  }
}
