import pg from 'pg';
import { DatabaseUnavailable } from '../db/database-unavailable.js';

/** Listens to the notifications of one channel. Its owner must also poll, because a broken connection may miss some. */
export class Listener {
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onNotification: (payload: string) => void,
  ) {}

  /** Connects unless already connected. */
  async connect(): Promise<void> {
    if (this.#client || this.#closed) return;
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    await this.#connecting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#connecting?.catch(() => undefined);
    await this.#client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `cps ${this.channel}`,
      connectionTimeoutMillis: 5_000,
      // Without this limit, a server that accepts the connection and never answers would block every later attempt.
      query_timeout: 5_000,
      keepAlive: true,
    });
    const lost = () => {
      if (this.#client === client) this.#client = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw new DatabaseUnavailable(`Cannot listen on ${this.channel}: ${(error as Error).message}`, { cause: error });
    }
    this.#client = client;
  }
}
