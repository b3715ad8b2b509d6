import type { RequestContext } from './request-context.js';

/** The record that the request's precondition applies to. */
interface ConditionTarget {
  /** Omitted if the id alone identifies the record. */
  type?: string;
  id: string;
}

/** A record whose row is locked. */
interface LockedRecord {
  type: string;
  id: string;
  /** Omitted for records that no update with an expected time changes. */
  updatedAt?: Date;
}

/** A condition that a record must meet before the request changes it. It is checked once, by the code that locks the record's row. */
export class Precondition {
  #judged = false;

  /** @param demand throws PRECONDITION_FAILED unless the record, whose row is locked, is still as the caller has read it */
  constructor(
    private readonly of: ConditionTarget,
    private readonly demand: (ctx: RequestContext, locked: LockedRecord) => Promise<void>,
  ) {}

  get judged(): boolean {
    return this.#judged;
  }

  async judge(ctx: RequestContext, locked: LockedRecord): Promise<void> {
    const { type = locked.type, id } = this.of;
    // A caller may send a UUID in upper case; the row has it in lower case.
    if (this.#judged || locked.type !== type || locked.id.toLowerCase() !== id.toLowerCase()) return;
    this.#judged = true;
    await this.demand(ctx, locked);
  }
}
