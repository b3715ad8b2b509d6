import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { statementLimit } from './statement-limit.js';

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
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  override query(config: any, values?: any, callback?: any): any {
    const answer = this.#query(config, values, callback);
    const ms = statementLimit();
    if (ms !== undefined && answer instanceof Promise) this.#endWithin(ms, answer);
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #query(config: any, values?: any, callback?: any): any {
    if (typeof config === 'string' && Array.isArray(values) && values.length > 0) {
      const name = preparedName(config);
      if (name) return super.query({ name, text: config, values } as never, callback);
    }
    if (config === 'rollback' && !callback) return this.#rollBack();
    return super.query(config, values, callback);
  }

  /** A statement without an answer takes its connection with it: whatever is sent there would wait behind it. */
  #endWithin(ms: number, answer: Promise<unknown>): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    const late = () => stream.destroy(new Error(`The database gave no answer in ${ms / 1000} s.`));
    const timer = setTimeout(late, ms);
    const answered = () => clearTimeout(timer);
    answer.then(answered, answered);
  }

  async #rollBack(): Promise<Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>> {
    try {
      return await super.query('rollback');
    } catch (error) {
      // As pg-pool asks, which then closes the client that it is given back.
      if ((this as unknown as { _queryable: boolean })._queryable) throw error;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  }
}

/** A client whose statements somebody takes the time of. */
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
