import type { RequestContext } from './request-context.js';

/** The record that a request is conditional on. */
export interface Conditioned {
  type: string;
  id: string;
}

/** What a request demands of a record before it changes it. It is judged once, by what locks the record's row. */
export class Precondition {
  #judged = false;

  /** @param demand throws PRECONDITION_FAILED unless the record, whose row is locked, is what the caller has read */
  constructor(
    private readonly of: Conditioned,
    private readonly demand: (ctx: RequestContext) => Promise<void>,
  ) {}

  get judged(): boolean {
    return this.#judged;
  }

  async judge(ctx: RequestContext, { type, id }: Conditioned): Promise<void> {
    if (this.#judged || type !== this.of.type || id !== this.of.id) return;
    this.#judged = true;
    await this.demand(ctx);
  }
}
