import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { statementLimit } from '../runtime/statement-limit.js';
import { DatabaseUnavailable } from './database-unavailable.js';
import { plannedForValues } from './planned-for-values.js';
import { noteRejection, SentWithNext } from './sent-with-next.js';
import { StatementGroup } from './statement-group.js';
import { TextGroup } from './text-group.js';
import { type DescribedColumns, TextQuery, type Wire } from './text-query.js';
import { AsTextWith, asText } from './text-rows.js';

/** A server that takes longer to accept a connection counts as unreachable. */
const connectMs = 5_000;

/**
 * A PostgreSQL client that prepares frequent statements. The loaders send a small set of texts over and over; named statements
 * are parsed once per connection, and planned once in a session that keeps its plans (orm.ts). Statements without separate parameters, such as the ORM's, contain their values: they rarely repeat, can be
 * megabytes long, and are neither prepared nor remembered.
 * A connection pooler in transaction mode cannot be used (docs/operations.md).
 * A transaction begins with its first statement, in the same packet, as does whatever is sent with the next statement
 * (sent-with-next.ts).
 * A rollback on a dead connection succeeds, because the server has already rolled back. Kysely returns a connection to the pool
 * only after a successful rollback, so each connection that died in a transaction would otherwise reduce the pool by one for
 * good.
 */
export class PreparingClient extends pg.Client {
  /** What is sent together with the next statement: the start of a transaction, and statements whose result is not needed. */
  #waiting: QueryConfig[] = [];
  /** The time limit of a statement where the work sets none of its own. Undefined: no limit. */
  readonly #statementMs: number | undefined;
  readonly #described: DescribedColumns = new Map();
  #round = rounds;
  /** Of the pool. It may refuse a statement. */
  watch: { admit(text: string): (() => void) | undefined } | undefined;

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

  /** The texts that are sent together with the next statement, before it. */
  get waiting(): string[] {
    return this.#waiting.map(({ text }) => text);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  override query(config: any, values?: any, callback?: any): any {
    const answered = callback ? undefined : this.#admitted(config, values);
    const answer = this.#query(config, values, callback);
    if (answered && answer instanceof Promise) answer.then(answered, () => undefined);
    const ms = statementLimit() ?? this.#statementMs;
    if (ms !== undefined && answer instanceof Promise) this.#endWithin(ms, answer);
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #query(config: any, values?: any, callback?: any): any {
    if (config === 'begin' && !callback) return this.#wait({ text: config }, 'BEGIN');
    if (config === 'rollback' && !callback) return this.#rollBack();
    if (typeof config === 'string' && Array.isArray(values) && values.length > 0) {
      const last: unknown = values.at(-1);
      if (last === asText || last instanceof AsTextWith) {
        const others = last === asText ? [] : last.others;
        return this.#askForText([{ sql: config, parameters: values.slice(0, -1) }, ...others]);
      }
      if (last instanceof SentWithNext)
        return this.#wait({ ...named(config, values.slice(0, -1)), sentWithNext: last });
      const query = named(config, values);
      if (query.name || this.#waiting.length > 0) return this.#ask(query, undefined, callback);
    }
    return this.#ask(config, values, callback);
  }

  /** @returns what to call when the statement is answered */
  #admitted(config: unknown, values: unknown): (() => void) | undefined {
    const text = typeof config === 'string' ? config : (config as { text?: unknown }).text;
    if (!this.watch || typeof text !== 'string') return undefined;
    const last: unknown = Array.isArray(values) ? values.at(-1) : undefined;
    const others = last instanceof AsTextWith ? last.others.map(({ sql }) => sql) : [];
    const all = [text, ...others].flatMap((one) => this.watch?.admit(one) ?? []);
    if (all.length === 0) return undefined;
    return () => {
      for (const answered of all) answered();
    };
  }

  async #wait(statement: QueryConfig, command = ''): Promise<Answer> {
    this.#waiting.push(statement);
    return { command, rowCount: null, rows: [] };
  }

  #textQuery({ sql, parameters }: AsTextWith['others'][number]): TextQuery {
    const name = (parameters.length > 0 && preparedName(sql)) || '';
    return new TextQuery(name, sql, parameters, this.#described, (oid) => this.getTypeParser(oid, 'text'));
  }

  /** The result has one row for each statement, which has all of its rows as text. */
  async #askForText(statements: AsTextWith['others']): Promise<Answer> {
    try {
      const queries = statements.map((statement) => this.#textQuery(statement));
      if (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0));
      super.query((queries.length > 1 ? new TextGroup(queries) : queries[0]) as unknown as pg.Submittable);
      const rows = await Promise.all(queries.map(({ answer }) => answer));
      return { command: 'SELECT', rowCount: rows.length, rows };
    } catch (error) {
      throw this.#isDead ? broken(error as Error) : error;
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #ask(config: any, values: any, callback: any): any {
    const answer = (
      this.#waiting.length > 0 ? this.#askAfterWaiting(config, values, callback) : super.query(config, values, callback)
    ) as unknown;
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      throw this.#isDead ? broken(error) : error;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  async #askAfterWaiting(config: any, values: any, callback: unknown): Promise<unknown> {
    const text: unknown = typeof config === 'string' ? config : config?.text;
    if (typeof text !== 'string' || callback)
      throw new Error('A transaction cannot begin with a cursor or a callback.');
    const before = this.#waiting.splice(0);
    // Nothing happened in this transaction.
    if (text === 'commit' && before.length === 1 && before[0]!.text === 'begin') {
      return { command: 'COMMIT', rowCount: null, rows: [] };
    }
    const query = typeof config === 'string' ? { text, values } : config;
    // Statements with inlined values may be several in one text, which can be sent only by themselves.
    if (text.includes(';') && !query.values?.length) {
      await this.#send(before);
      return super.query(config, values);
    }
    return this.#send([...before, query]);
  }

  #send(statements: QueryConfig[]): Promise<unknown> {
    const types = (this as unknown as { _types: unknown })._types;
    const group = new StatementGroup(statements, types, (error, position) => {
      const { sentWithNext } = statements[position]!;
      if (sentWithNext) noteRejection(error, sentWithNext);
    });
    super.query(group as never);
    return group.result;
  }

  /** Called before each use of the connection: if names were given up, the server forgets its statements. */
  forgetStatements(): void {
    if (this.#round === rounds) return;
    const round = rounds;
    super.query('deallocate all', (error: Error | null) => {
      if (error) return;
      this.#round = round;
      this.#described.clear();
      const { connection } = this as unknown as { connection: Wire };
      connection.parsedStatements = {};
      connection.submittedNamedStatements = {};
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

  async #rollBack(): Promise<Answer> {
    const [first] = this.#waiting.splice(0);
    try {
      if (first?.text !== 'begin') return await super.query('rollback');
    } catch (error) {
      // pg-pool closes a dead client that is returned to it.
      if (!this.#isDead) throw error;
    }
    return { command: 'ROLLBACK', rowCount: 0, rows: [] };
  }
}

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

type QueryConfig = pg.QueryConfig & { sentWithNext?: SentWithNext };

/** An error from PostgreSQL itself keeps its code. */
function broken(error: Error): Error {
  if (error instanceof pg.DatabaseError) return error;
  return new DatabaseUnavailable(`The connection to the database was lost: ${error.message}`, { cause: error });
}

/** A client whose statements are measured. */
export function observedClient(
  observe: <T>(text: string, run: () => Promise<T>, sentBefore: readonly string[]) => Promise<T>,
): typeof PreparingClient {
  return class extends PreparingClient {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    override query(config: any, values?: any, callback?: any): any {
      const text = typeof config === 'string' ? config : config?.text;
      // Cursors deliver their own results, and callbacks are only used by pg itself.
      const plain =
        typeof text === 'string' && !callback && typeof values !== 'function' && !config.submit && !waits(text, values);
      return plain
        ? observe(text, () => super.query(config, values), this.waiting)
        : super.query(config, values, callback);
    }
  };
}

/** Statements that are sent with the next one are measured with it. */
function waits(text: string, values: unknown): boolean {
  return text === 'begin' || (Array.isArray(values) && values.at(-1) instanceof SentWithNext);
}

/**
 * Texts seen this often get a name. The cap keeps a stream of texts from filling the server's memory: when it is reached, all names are
 * given up, and what is frequent now soon has one again.
 */
const prepareFrom = 3;
const cap = 400;
/** How often the names were given up. */
let rounds = 0;
const seen = new Map<string, number>();
const names = new Map<string, string>();

function named(text: string, values: unknown[]): pg.QueryConfig {
  const name = preparedName(text);
  return { ...(name && { name }), text, values };
}

function preparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name || text.includes(plannedForValues)) return name;
  const count = (seen.get(text) ?? 0) + 1;
  if (count < prepareFrom) {
    if (seen.size > 5_000) seen.clear();
    seen.set(text, count);
    return undefined;
  }
  seen.delete(text);
  if (names.size >= cap) {
    names.clear();
    rounds += 1;
  }
  const fresh = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, fresh);
  return fresh;
}
