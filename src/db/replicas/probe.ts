import pg from 'pg';

/** Longer than any healthy server takes for one of these statements. */
const answerMs = 2_000;

/** One connection for small statements, beside those that requests wait for. It is opened anew after it broke. */
export class Probe {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'cps replica probe',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    // Told by the next statement.
    this.#pool.on('error', () => undefined);
  }

  /** @param name under which the server keeps the statement prepared */
  async ask<Row extends object>(name: string, text: string): Promise<Row> {
    const { rows } = await this.#pool.query<Row>({ name, text });
    return rows[0]!;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
