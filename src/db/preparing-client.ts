import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.js';
import { statementLimit } from './statement-limit.js';

/** A server that takes longer to accept a connection counts as unreachable. */
const connectMs = 5_000;

/**
 * A PostgreSQL client that prepares the statements it sees often. The loaders send a small set of texts over and over; named
 * ones are parsed and planned once per connection instead of each time, which measured a third off a list's database time.
 * Texts without values beside them have theirs within, as the ORM's: they hardly come twice, may be megabytes long, and are neither
 * prepared nor remembered.
 * A connection pooler in transaction mode cannot be put between (docs/operations.md).
 *
 * Rolling back on a connection that has died succeeds: the server has done it. Kysely gives a connection back after the
 * rollback alone, and each that died in a transaction would be a place less in the pool for good.
 */
export class PreparingClient extends pg.Client {
  /** What a statement may take where the work has no limit of its own; undefined: as long as it likes. */
  readonly #statementMs: number | undefined;

  /** The pool's own time counts from when a connection is asked for; this one is for making it, and is never the longer one. */
  constructor(config: pg.ClientConfig & { statementMs?: number } = {}) {
    const value = Math.min(config.connectionTimeoutMillis || connectMs, connectMs);
    // The pool hides the password from those who list its settings.
    const copied = Object.getOwnPropertyDescriptors(config);
    super(Object.defineProperties({}, { ...copied, connectionTimeoutMillis: { value, enumerable: true } }));
    this.#statementMs = config.statementMs;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  override query(config: any, values?: any, callback?: any): any {
    const answer = this.#query(config, values, callback);
    const ms = statementLimit() ?? this.#statementMs;
    if (ms !== undefined && answer instanceof Promise) this.#endWithin(ms, answer);
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #query(config: any, values?: any, callback?: any): any {
    if (typeof config === 'string' && Array.isArray(values) && values.length > 0) {
      const name = preparedName(config);
      if (name) return this.#ask({ name, text: config, values }, undefined, callback);
    }
    if (config === 'rollback' && !callback) return this.#rollBack();
    return this.#ask(config, values, callback);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #ask(config: any, values: any, callback: any): any {
    const answer = super.query(config, values, callback) as unknown;
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      throw this.#isDead ? broken(error) : error;
    });
  }

  /** The connection has ended, for whatever reason: the driver gives what the socket said, or a sentence without a code. */
  get #isDead(): boolean {
    const { _queryable, _ended } = this as unknown as { _queryable: boolean; _ended: boolean };
    return !_queryable || _ended;
  }

  /** A statement without an answer takes its connection with it: whatever is sent there would wait behind it. */
  #endWithin(ms: number, answer: Promise<unknown>): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    const late = () => stream.destroy(new Error(`The database did not answer within ${ms / 1000} s.`));
    const timer = setTimeout(late, ms).unref();
    const answered = () => clearTimeout(timer);
    answer.then(answered, answered);
  }

  async #rollBack(): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>> {
    try {
      return await super.query('rollback');
    } catch (error) {
      // pg-pool closes a dead client that it is given back.
      if (!this.#isDead) throw error;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  }
}

/** What PostgreSQL itself said last keeps its code. */
function broken(error: Error): Error {
  if (error instanceof pg.DatabaseError) return error;
  return new DatabaseUnavailable(`The connection to the database was lost: ${error.message}`, { cause: error });
}

/** A client whose statements are measured. */
export function observedClient(
  observe: <T>(text: string, run: () => Promise<T>) => Promise<T>,
): typeof PreparingClient {
  return class extends PreparingClient {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    override query(config: any, values?: any, callback?: any): any {
      const text = typeof config === 'string' ? config : config?.text;
      // Cursors answer by themselves, and callbacks are pg's own.
      const plain = typeof text === 'string' && !callback && typeof values !== 'function' && !config.submit;
      return plain ? observe(text, () => super.query(config, values)) : super.query(config, values, callback);
    }
  };
}

/** Texts seen at least this often are worth a name; the cap keeps a stream of one-off texts from filling server memory. */
const worthwhile = 3;
const cap = 400;
const seen = new Map<string, number>();
const names = new Map<string, string>();

function preparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name || names.size >= cap) return name;
  const count = (seen.get(text) ?? 0) + 1;
  if (count < worthwhile) {
    if (seen.size > 5_000) seen.clear();
    seen.set(text, count);
    return undefined;
  }
  seen.delete(text);
  const fresh = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, fresh);
  return fresh;
}
