import type { Tenant } from './tenants.js';

/** How a call ended for its client: done, refused, or without a definite answer. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/**
 * Tables whose records have the mark of the call that created them in their metadata; a request to the partner has it in its
 * key.
 */
export const markedTables = [
  'contacts',
  'notices',
  'waivers',
  'pay_applications',
  'document_orders',
  'fulfillment_requests',
] as const;
export type MarkedTable = (typeof markedTables)[number];

/** A call that creates records under its own mark. */
export interface Made {
  table: MarkedTable;
  mark: string;
  /** How many records it creates: all of them or none. */
  count: number;
  outcome: Outcome;
  ids: string[];
}

/** A call that changes a record that only one client changes. */
export interface Moved {
  id: string;
  table: MarkedTable;
  /** The value that the call sets on the record. */
  value: string;
  outcome: Outcome;
}

/** What the text of a record's document must state, and what it must not state any more. */
export interface Printed {
  tenant: Tenant;
  states: string[];
  lacks: string[];
}

export interface Purchase {
  organizationId: string;
  credits: number;
  outcome: Outcome;
}

/** What clients know about their requests: everything acknowledged must exist once, and nothing that was refused. */
export class Model {
  readonly made: Made[] = [];
  /** Contacts' names; each value is used once. */
  readonly renamed: Moved[] = [];
  /** The statuses that a record may have, as far as its client knows. */
  readonly statuses = new Map<string, { table: MarkedTable; allowed: string[] }>();
  readonly deleted = new Map<string, Outcome>();
  readonly purchases: Purchase[] = [];
  /** Records whose document is known to exist. */
  readonly printed = new Map<string, Printed>();
  /** Notices whose deadline is tomorrow. */
  readonly due = new Set<string>();
  /** Records whose document was requested, and the outcome. */
  readonly documents = new Map<string, Outcome>();
  /** Orders whose cancellation was requested. */
  readonly cancelled = new Map<string, Outcome>();
  /** Reads of a client that are impossible. */
  readonly misread: string[] = [];

  /** The names that a contact may have, as far as its client knows. */
  namesOf(id: string): string[] {
    const renamed = this.renamed.filter((one) => one.id === id && one.outcome !== 'refused');
    const last = renamed.findLastIndex((one) => one.outcome === 'acknowledged');
    // A change without an answer may take effect at any time, even after a later one.
    const allowed = renamed.filter((one, index) => index === last || one.outcome === 'unknown');
    return [...(last < 0 ? ['Diaz'] : []), ...allowed.map(({ value }) => value)];
  }

  /** A move of a record from its status, as far as that is known. */
  move(table: MarkedTable, id: string, [from, to]: readonly [string, string], outcome: Outcome): void {
    const before = this.statuses.get(id)?.allowed ?? [from];
    const allowed = { acknowledged: [to], refused: before, unknown: [...before, to] }[outcome];
    this.statuses.set(id, { table, allowed });
  }
}
