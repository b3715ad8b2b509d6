import type { TextQuery, Wire } from './text-query.js';

/**
 * Statements whose rows stay text, sent in one packet. The driver treats them as one query: messages of the server belong to the first
 * statement that is not complete. If a statement fails, the server does not run those after it.
 */
export class TextGroup {
  #current = 0;

  constructor(readonly statements: readonly TextQuery[]) {}

  /** The driver notes under this name that the server has parsed the statement. */
  get name(): string {
    return this.#query.name;
  }

  get text(): string {
    return this.#query.text;
  }

  get #query(): TextQuery {
    return this.statements[Math.min(this.#current, this.statements.length - 1)]!;
  }

  submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const query of this.statements) query.send(wire);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription(message: Parameters<TextQuery['handleRowDescription']>[0]): void {
    this.#query.handleRowDescription(message);
  }

  handleDataRow(message: Parameters<TextQuery['handleDataRow']>[0]): void {
    this.#query.handleDataRow(message);
  }

  handleCommandComplete(): void {
    this.#current += 1;
  }

  handleReadyForQuery(): void {
    for (const query of this.statements) query.handleReadyForQuery();
  }

  handleError(error: Error, wire: Wire): void {
    // The server has not parsed those after it.
    for (const { name } of this.statements.slice(this.#current)) if (name) delete wire.submittedNamedStatements[name];
    for (const query of this.statements) query.handleError(error);
  }
}
