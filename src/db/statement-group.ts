import pg from 'pg';

/** What the driver's connection offers to a query, as far as a group uses it. */
interface Connection {
  stream: { cork(): void; uncork(): void };
  submittedNamedStatements: Record<string, string>;
  execute(config: { portal: string }): void;
  sync(): void;
}

/** The driver's query, with the members that it uses to read and send messages. */
interface DriverQuery {
  name?: string;
  text: string;
  _result: { _types?: unknown };
  _results: unknown;
  _canceledDueToError: Error | false;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const Query = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery;

class Part extends Query {
  /** The driver would end each statement with a Sync of its own. */
  _getRows(connection: Connection): void {
    connection.execute({ portal: '' });
  }
}

/**
 * Several statements that are sent in one packet, with one Sync at the end: PostgreSQL skips all statements after one that fails,
 * a COMMIT too. The result is that of the last statement. Each is a single statement, and its values need no conversion that can fail.
 */
export class StatementGroup {
  readonly result: Promise<unknown>;
  #resolve!: (result: unknown) => void;
  #reject!: (error: Error) => void;
  readonly #parts: Part[];
  #current = 0;

  constructor(
    readonly statements: ReadonlyArray<pg.QueryConfig>,
    types: unknown,
    /** Called with the position of the statement that failed. */
    private readonly onFailure: (error: Error, position: number) => void,
  ) {
    this.#parts = statements.map((statement) => new Part(statement));
    for (const part of this.#parts) part._result._types ??= types;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** For the driver, which notes the names of parsed statements: those of the statement that PostgreSQL answers now. */
  get name(): string | undefined {
    return this.#part.name;
  }

  get text(): string {
    return this.#part.text;
  }

  get #part(): Part {
    return this.#parts[Math.min(this.#current, this.#parts.length - 1)]!;
  }

  submit(connection: Connection): null {
    connection.stream.cork();
    try {
      for (const part of this.#parts) part.prepare(connection);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#part.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#part.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#part.handleCommandComplete(message, connection);
    this.#current += 1;
  }

  handleEmptyQuery(): void {
    this.#current += 1;
  }

  handleError(error: Error, connection: Connection): void {
    // The statements after this one are not parsed.
    for (const { name } of this.#parts.slice(this.#current)) if (name) delete connection.submittedNamedStatements[name];
    this.onFailure(error, this.#current);
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    const unreadable = this.#parts.find(({ _canceledDueToError }) => _canceledDueToError)?._canceledDueToError;
    if (unreadable) this.#reject(unreadable);
    else this.#resolve(this.#parts.at(-1)!._results);
  }
}
