import type { RawBuilder } from 'kysely';
import { type Refusal, sendWithNext } from '../db/sent-with-next.js';
import type { Db } from '../entities/generated/database.js';

/** A statement that is built when the transaction commits. Undefined: there is nothing to do. */
export type LastStatement = () => RawBuilder<unknown> | undefined | Promise<RawBuilder<unknown> | undefined>;

interface AddedStatement {
  statement: LastStatement;
  refusal: Refusal | undefined;
}

/**
 * The last statements of a transaction, whose results it does not need. They are sent together with COMMIT, so that none of
 * their locks is held while Node answers. First those that write rows of their own, then those that lock the account's credits.
 */
export class LastStatements {
  readonly #ownRows: AddedStatement[] = [];
  readonly #credits: AddedStatement[] = [];

  add(statement: LastStatement, locks: 'own rows' | 'credits', refusal?: Refusal): void {
    (locks === 'credits' ? this.#credits : this.#ownRows).push({ statement, refusal });
  }

  get any(): boolean {
    return this.#ownRows.length + this.#credits.length > 0;
  }

  /** Queues the statements on the transaction's connection, which sends them with COMMIT. */
  async queue(db: Db): Promise<void> {
    const built = [];
    // All are built before the first is queued, because building can read.
    for (const { statement, refusal } of [...this.#ownRows, ...this.#credits]) {
      const text = await statement();
      if (text) built.push({ text, refusal });
    }
    this.clear();
    for (const { text, refusal } of built) await sendWithNext(db, text, refusal);
  }

  clear(): void {
    this.#ownRows.length = 0;
    this.#credits.length = 0;
  }
}
