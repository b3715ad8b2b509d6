import type { Call } from './caller.js';
import { isFree, isRead } from './effects.js';

interface Paid {
  /** Calls that were answered, each key once: these are charged. */
  certain: number;
  /** Calls without an answer, each key once: these may be charged. */
  possible: number;
}

/** Counts the calls of each account that cost credits. */
export class PaidCalls {
  readonly #certain = new Map<string, number>();
  readonly #possible = new Map<string, number>();
  readonly #charged = new Set<string>();
  readonly #open = new Map<string, string>();
  /** When reads were answered: the charge of one is not on the disk yet when PostgreSQL is killed within its next half second. */
  readonly reads: Array<{ accountId: string; at: number }> = [];

  note({ tenant: { organizationId: accountId }, ...call }: Call, status: number): void {
    if (isFree(call) || (status >= 300 && status < 500)) return;
    const key = call.key && `${accountId} ${call.key}`;
    if (key && this.#charged.has(key)) return;
    if (status >= 200 && status < 300) {
      add(this.#certain, accountId);
      if (key) this.#charged.add(key);
      if (key) this.#open.delete(key);
      if (isRead(call)) this.reads.push({ accountId, at: Date.now() });
    } else if (key) this.#open.set(key, accountId);
    else add(this.#possible, accountId);
  }

  of(accountId: string): Paid {
    const open = [...this.#open.values()].filter((one) => one === accountId).length;
    return { certain: this.#certain.get(accountId) ?? 0, possible: (this.#possible.get(accountId) ?? 0) + open };
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
