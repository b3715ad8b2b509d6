import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.js';
import { plannedForValues } from './planned-for-values.js';
import { statementLimit } from './statement-limit.js';
import { type Described, TextQuery } from './text-query.js';
import { asText } from './text-rows.js';

/** A server that takes longer to accept a connection counts as unreachable. */
const connectMs = 5_000;

/**
 * A PostgreSQL client that prepares frequent statements. The loaders send a small set of texts over and over; named statements
 * are parsed once per connection, and planned once in a session that keeps its plans (orm.ts). Statements without separate parameters, such as the ORM's, contain their values: they rarely repeat, can be
 * megabytes long, and are neither prepared nor remembered.
 * A connection pooler in transaction mode cannot be used (docs/operations.md).
 * A rollback on a dead connection succeeds, because the server has already rolled back. Kysely returns a connection to the pool
 * only after a successful rollback, so each connection that died in a transaction would otherwise reduce the pool by one for
 * good.
 */
export class PreparingClient extends pg.Client {
  /** The time limit of a statement where the work sets none of its own. Undefined: no limit. */
  readonly #statementMs: number | undefined;
  readonly #described: Described = new Map();

  /**
   * The pool's own timeout starts when a connection is requested. This one covers only the connection attempt, and is never
   * longer.
   */
  constructor(config: pg.ClientConfig & { statementMs?: number } = {}) {
    const value = Math.min(config.connectionTimeoutMillis || connectMs, connectMs);
    // The pool makes the password non-enumerable, so that listing its settings does not reveal it. Copying descriptors keeps
    // that.
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
      if (values.at(-1) === asText) return this.#askForText(config, values.slice(0, -1));
      const name = preparedName(config);
      if (name) return this.#ask({ name, text: config, values }, undefined, callback);
    }
    if (config === 'rollback' && !callback) return this.#rollBack();
    return this.#ask(config, values, callback);
  }

  /** The result has one row, which has all rows as text. */
  async #askForText(text: string, values: unknown[]): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>> {
    const name = (values.length > 0 && preparedName(text)) || '';
    const query = new TextQuery(name, text, values, this.#described, (oid) => this.getTypeParser(oid, 'text'));
    super.query(query as unknown as pg.Submittable);
    try {
      const found = await query.answer;
      return { command: 'SELECT', rowCount: found.rows.length, rows: [found] };
    } catch (error) {
      throw this.#isDead ? broken(error as Error) : error;
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #ask(config: any, values: any, callback: any): any {
    const answer = super.query(config, values, callback) as unknown;
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      throw this.#isDead ? broken(error) : error;
    });
  }

  /** Whether the connection has ended. The driver then reports the socket's error, or a message without a code. */
  get #isDead(): boolean {
    const { _queryable, _ended } = this as unknown as { _queryable: boolean; _ended: boolean };
    return !_queryable || _ended;
  }

  /** A statement that gets no answer closes its connection, because every later statement on it would wait behind it. */
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
      // pg-pool closes a dead client that is returned to it.
      if (!this.#isDead) throw error;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  }
}

/** An error from PostgreSQL itself keeps its code. */
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
      // Cursors deliver their own results, and callbacks are only used by pg itself.
      const plain = typeof text === 'string' && !callback && typeof values !== 'function' && !config.submit;
      return plain ? observe(text, () => super.query(config, values)) : super.query(config, values, callback);
    }
  };
}

/** Texts seen this often get a name. The cap keeps a stream of one-off texts from filling the server's memory. */
const prepareFrom = 3;
const cap = 400;
const seen = new Map<string, number>();
const names = new Map<string, string>();

function preparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name || names.size >= cap || text.includes(plannedForValues)) return name;
  const count = (seen.get(text) ?? 0) + 1;
  if (count < prepareFrom) {
    if (seen.size > 5_000) seen.clear();
    seen.set(text, count);
    return undefined;
  }
  seen.delete(text);
  const fresh = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, fresh);
  return fresh;
}
