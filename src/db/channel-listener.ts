import type { Duplex } from 'node:stream';
import pg from 'pg';

const retryMs = 1_000;

/** How often the connection is checked. Nothing else is sent over it, so nothing else would find that its network fell silent. */
const checkMs = 3_000;

/** Called with the text of a notification. Without one, some may have been missed. */
type Wake = (payload?: string) => void;

/**
 * Listens to the notifications of its channels over its own connection, which it reopens after a failure. Its users must also poll,
 * because a connection that breaks may lose some.
 */
export class ChannelListener {
  readonly #wakes: Array<{ channel: string; wake: Wake }> = [];
  readonly #channels: readonly [string, ...string[]];
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly url: string,
    ...channels: [string, ...string[]]
  ) {
    this.#channels = channels;
  }

  /** `wake` is called for each notification of a channel, by default the first, and when the connection is made again. */
  onNotification(wake: Wake, channel = this.#channels[0]): void {
    this.#wakes.push({ channel, wake });
  }

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
      application_name: `cps ${this.#channels[0]}`,
      // Without these limits, an attempt that is never answered would block the next attempt, and `stop`.
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    this.#client = client;
    client.on('error', () => undefined);
    client.on('end', () => this.#again(client));
    client.on('notification', ({ channel, payload }) => this.#wake(channel, payload));
    try {
      await client.connect();
      for (const channel of this.#channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      checkRegularly(client);
      for (const channel of this.#channels) this.#wake(channel);
    } catch {
      await client.end().catch(() => undefined);
      this.#again(client);
    }
  }

  #wake(channelName: string, payload?: string): void {
    for (const { channel, wake } of this.#wakes) if (channel === channelName) wake(payload);
  }

  #again(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = undefined;
    this.#timer = setTimeout(() => void this.#connect(), retryMs);
  }
}

/** A connection that does not answer is closed, which ends it. */
function checkRegularly(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  let answered = true;
  const timer = setInterval(async () => {
    if (!answered) return;
    answered = false;
    try {
      await client.query('select 1');
      answered = true;
    } catch {
      stream.destroy();
    }
  }, checkMs).unref();
  client.on('end', () => clearInterval(timer));
}
