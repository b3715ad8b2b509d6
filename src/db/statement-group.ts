import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { type SentStatement, sendStatement, type Wire } from './text-query.js';

/** The driver's query, with the members that it uses to read and send messages. */
interface DriverQuery {
  name?: string;
  text: string;
  _result: { _types?: unknown };
  _results: unknown;
  _canceledDueToError: Error | false;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}

const Query = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery;

class Part extends Query {
  /** The driver would end each statement with a Sync of its own. */
  _getRows(connection: Wire): void {
    connection.execute();
  }
}

/**
 * Several statements that are sent in one packet, with one Sync at the end: PostgreSQL skips all statements after one that fails,
 * a COMMIT too. The result is that of the last statement; the rows of the others are neither described nor read. Each is a single
 * statement, and its values need no conversion that can fail.
 */
export class StatementGroup {
  readonly result: Promise<unknown>;
  #resolve!: (result: unknown) => void;
  #reject!: (error: Error) => void;
  readonly #unread: readonly SentStatement[];
  readonly #last: Part;
  #current = 0;

  constructor(
    readonly statements: ReadonlyArray<pg.QueryConfig>,
    types: unknown,
    /** Called with the position of the statement that failed. */
    private readonly onFailure: (error: Error, position: number) => void,
  ) {
    this.#unread = statements.slice(0, -1).map(({ name = '', text, values = [] }) => ({
      name,
      text,
      values: values.map(prepareValue),
    }));
    this.#last = new Part(statements.at(-1)!);
    this.#last._result._types ??= types;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** For the driver, which notes the names of parsed statements: those of the statement that PostgreSQL answers now. */
  get name(): string | undefined {
    return (this.#unread[this.#current] ?? this.#last).name;
  }

  get text(): string {
    return (this.#unread[this.#current] ?? this.#last).text;
  }

  submit(connection: Wire): null {
    connection.stream.cork();
    try {
      for (const statement of this.#unread) sendStatement(connection, statement);
      this.#last.prepare(connection);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#last.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    if (this.#isLast) this.#last.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isLast) this.#last.handleCommandComplete(message, connection);
    this.#current += 1;
  }

  handleEmptyQuery(): void {
    this.#current += 1;
  }

  handleError(error: Error, connection: Wire): void {
    // The statements after this one are not parsed.
    for (const { name } of [...this.#unread, this.#last].slice(this.#current)) {
      if (name) delete connection.submittedNamedStatements[name];
    }
    this.onFailure(error, this.#current);
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    const unreadable = this.#last._canceledDueToError;
    if (unreadable) this.#reject(unreadable);
    else this.#resolve(this.#last._results);
  }

  get #isLast(): boolean {
    return this.#current === this.#unread.length;
  }
}
