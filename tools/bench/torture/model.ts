/** How a call ended for its client: done, refused, or without an answer that says. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** What carries the mark of the call that made it, in its metadata; a request to the partner in its key. */
export const markedTables = [
  'contacts',
  'notices',
  'waivers',
  'pay_applications',
  'document_orders',
  'fulfillment_requests',
] as const;
export type MarkedTable = (typeof markedTables)[number];

/** A call that makes records under a mark of its own. */
export interface Made {
  table: MarkedTable;
  mark: string;
  /** How many records it makes: all of them or none. */
  count: number;
  outcome: Outcome;
  ids: string[];
}

/** A call that moves a record that one client alone changes. */
export interface Moved {
  id: string;
  table: MarkedTable;
  /** The value that the call gives the record. */
  value: string;
  outcome: Outcome;
}

export interface Purchase {
  organizationId: string;
  credits: number;
  outcome: Outcome;
}

/** What clients know of what they asked for: what was acknowledged must be there once, what was refused not at all. */
export class Model {
  readonly made: Made[] = [];
  /** Contacts' names, each value given once. */
  readonly renamed: Moved[] = [];
  /** What a record's status may be, as its client knows it. */
  readonly statuses = new Map<string, { table: MarkedTable; allowed: string[] }>();
  readonly deleted = new Map<string, Outcome>();
  readonly purchases: Purchase[] = [];
  /** Records whose document was asked for, and the answer. */
  readonly documents = new Map<string, Outcome>();
  /** Orders whose cancellation was asked for. */
  readonly cancelled = new Map<string, Outcome>();
  /** What a client read that cannot be. */
  readonly misread: string[] = [];

  /** A move of a record from the status that it has, as far as that is known. */
  move(table: MarkedTable, id: string, [from, to]: readonly [string, string], outcome: Outcome): void {
    const before = this.statuses.get(id)?.allowed ?? [from];
    const allowed = { acknowledged: [to], refused: before, unknown: [...before, to] }[outcome];
    this.statuses.set(id, { table, allowed });
  }
}
