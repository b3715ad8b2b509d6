import type { RequestContext } from './request-context.js';

/** The record that a request is conditional on. */
export interface Conditioned {
  /** Left out where the id alone identifies the record. */
  type?: string;
  id: string;
}

/** A record whose row is locked. */
export interface Locked {
  type: string;
  id: string;
  /** Left out by records that no update with an expected time changes. */
  updatedAt?: Date;
}

/** What a request demands of a record before it changes it. It is judged once, by what locks the record's row. */
export class Precondition {
  #judged = false;

  /** @param demand throws PRECONDITION_FAILED unless the record, whose row is locked, is what the caller has read */
  constructor(
    private readonly of: Conditioned,
    private readonly demand: (ctx: RequestContext, locked: Locked) => Promise<void>,
  ) {}

  get judged(): boolean {
    return this.#judged;
  }

  async judge(ctx: RequestContext, locked: Locked): Promise<void> {
    const { type = locked.type, id } = this.of;
    // A caller may spell a UUID in capitals, and the row has it in small letters.
    if (this.#judged || locked.type !== type || locked.id.toLowerCase() !== id.toLowerCase()) return;
    this.#judged = true;
    await this.demand(ctx, locked);
  }
}
