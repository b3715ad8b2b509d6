import type { Duplex } from 'node:stream';
import { prepareValue } from 'pg/lib/utils.js';
import type { TextColumn, TextRow, TextRows } from './text-rows.js';

/** The driver's connection, as its own queries use it. */
export interface Wire {
  stream: Duplex;
  /** Texts of the statements that the server knows, and of those on their way to it, by name. */
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: { text: string; name: string }): void;
  bind(values: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P'; name: '' }): void;
  execute(portal?: undefined): void;
  sync(): void;
}

/** A statement in the form in which it is sent. */
export interface SentStatement {
  /** Of the prepared statement; empty for a statement that is not prepared. */
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Sends a statement, without the end of its packet. The server describes the columns of its rows only if it is asked to. */
export function sendStatement(wire: Wire, { name, text, values }: SentStatement, columns?: 'described'): void {
  if (!isParsed(wire, name)) {
    wire.parse({ text, name });
    if (name !== '') wire.submittedNamedStatements[name] = text;
  }
  wire.bind({ statement: name, values });
  if (columns) wire.describe({ type: 'P', name: '' });
  wire.execute();
}

function isParsed(wire: Wire, name: string): boolean {
  return name !== '' && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined;
}

type Columns = readonly TextColumn[];

/** Columns of prepared statements, which the server describes once. They stay the same for as long as the connection lives. */
export type DescribedColumns = Map<string, Columns>;

/**
 * A statement whose rows stay PostgreSQL's text. The driver's own query asks for the columns each time and looks up a parser
 * for each of them, which takes longer than reading the rows of a short list.
 */
export class TextQuery {
  readonly answer: Promise<TextRows>;
  /** In the form in which they are sent. */
  readonly values: readonly unknown[];
  readonly #rows: TextRow[] = [];
  #columns: Columns | undefined;
  #resolve!: (rows: TextRows) => void;
  #reject!: (error: Error) => void;

  /** @param name of the prepared statement; empty for a statement that is not prepared */
  constructor(
    readonly name: string,
    readonly text: string,
    values: readonly unknown[],
    private readonly described: DescribedColumns,
    private readonly parserOf: (oid: number) => TextColumn['parse'],
  ) {
    this.values = values.map(prepareValue);
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Called when it is this statement's turn. */
  submit(wire: Wire): Error | null {
    // Sent together, as the driver does.
    wire.stream.cork();
    try {
      this.send(wire);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  /** Sends the statement, without the end of its packet. */
  send(wire: Wire): void {
    const { name } = this;
    this.#columns = isParsed(wire, name) ? this.described.get(name) : undefined;
    sendStatement(wire, this, this.#columns ? undefined : 'described');
  }

  handleRowDescription({ fields }: { fields: ReadonlyArray<{ dataTypeID: number }> }): void {
    this.#columns = fields.map(({ dataTypeID: oid }) => ({ oid, parse: this.parserOf(oid) }));
    if (this.name !== '') this.described.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { fields: TextRow }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve({ columns: this.#columns ?? [], rows: this.#rows });
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
