import pg from 'pg';

/** Longer than any healthy server takes for one of these statements. */
const answerMs = 2_000;

/** One connection for small statements, separate from those that requests wait for. It reconnects after a failure. */
export class Probe {
  readonly #pool: pg.Pool;
  #closed: Promise<void> | undefined;

  /** @param name of the connection, as PostgreSQL shows it */
  constructor(url: string, name: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: name,
      max: 1,
      idleTimeoutMillis: 0,
      // A process that has nothing else to do may end.
      allowExitOnIdle: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    // The next statement reports the error.
    this.#pool.on('error', () => undefined);
  }

  /** @param name the name of the prepared statement */
  async ask<Row extends object>(name: string, text: string): Promise<Row> {
    const { rows } = await this.#pool.query<Row>({ name, text });
    return rows[0]!;
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}
