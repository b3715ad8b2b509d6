import type { World } from '../support/worlds/world.js';
import { columnsOf } from './tables.js';

interface Look {
  /** The number of the next transaction at the moment of the look. */
  next: bigint;
  /** For each table, the number of rows. */
  rows: Record<string, string>;
  /** For each table with any, the numbers of refused transactions that wrote rows of it. */
  written: Record<string, string>;
}

interface Refused {
  /** The transactions that began while the request ran: from `from` up to, but not including, `to`. */
  from: bigint;
  to: bigint;
  call: string;
}

/**
 * Tables whose number of rows may change although all requests of a batch were refused or only read: the sequencer moves the events
 * of accepted requests out of the outbox later, and a read that makes a final file records its verification code.
 */
const changing = ['event_outbox', 'issued_files'];

/** How many requests one statement checks. */
const batch = 100;

/**
 * Detects rows written by refused requests. PostgreSQL numbers the transactions that write, and every row has the number of the
 * transaction that wrote it. After each request the watch reads the next number; one statement then compares a batch of requests
 * with the rows. A deletion leaves no row behind; it is detected in a batch in which every request was refused. The look that ends
 * a batch also begins the next one, unless a transaction has written in between.
 */
export class WriteWatch {
  #refused: Refused[] = [];
  #first = 0n;
  #next = 0n;
  #count = 0;
  #counts: Record<string, string> | undefined;
  #last: Look | undefined;

  constructor(private readonly world: World) {}

  /** Called before a series of requests. */
  async begin(): Promise<void> {
    const next = await this.#mark();
    const last = this.#last?.next === next ? this.#last : await this.#look(next, []);
    this.#begin(last);
  }

  /** Called after each request. */
  async record(call: string, refused: boolean): Promise<void> {
    const next = await this.#mark();
    if (refused) this.#refused.push({ from: this.#next, to: next, call });
    else this.#counts = undefined;
    this.#next = next;
    this.#count += 1;
    if (this.#count >= batch) this.#begin(await this.#compare());
  }

  /** Runs work that is meant to write. */
  async pause<Done>(work: () => Promise<Done>): Promise<Done> {
    await this.end();
    const done = await work();
    await this.begin();
    return done;
  }

  /** @throws when a refused request wrote something, with the request and the tables */
  async end(): Promise<void> {
    this.#last = await this.#compare();
  }

  #begin(look: Look): void {
    this.#refused = [];
    this.#count = 0;
    this.#first = this.#next = look.next;
    this.#counts = look.rows;
  }

  async #compare(): Promise<Look> {
    const spans = this.#refused.filter(({ from, to }) => to > from);
    const look = await this.#look(this.#first, spans);
    for (const [table, transactions] of Object.entries(look.written)) {
      const calls = transactions
        .split(',')
        .map((number) => spans.find(({ from, to }) => from <= BigInt(number) && BigInt(number) < to)!.call);
      throw new Error(`A refused request wrote to ${table}:\n${[...new Set(calls)].join('\n')}`);
    }
    for (const [table, rows] of Object.entries(look.rows)) {
      if (!this.#counts || this.#counts[table] === rows || changing.includes(table)) continue;
      throw new Error(
        `Rows of ${table} were deleted by one of these:\n${this.#refused.map(({ call }) => call).join('\n')}`,
      );
    }
    return look;
  }

  async #mark(): Promise<bigint> {
    const [row] = await this.world.sql<{ next: string }>(`select ${next} as next`, [], 'next transaction');
    return BigInt(row!.next);
  }

  /**
   * One statement for all tables. Its plan is kept, because making it costs far more than running it: PostgreSQL expects the same
   * number of spans, whatever the JSON has, and so does not plan it for its values. A row's number becomes text only in this batch.
   */
  async #look(first: bigint, spans: Refused[]): Promise<Look> {
    const parts = (await columnsOf(this.world)).map(
      ({ table }) =>
        `select '${table}' as name, count(*)::text as rows, string_agg(distinct xmin::text, ',') filter (
           where age(xmin) <= age($1::text::xid) and exists (select from jsonb_to_recordset($2::jsonb) as span (low bigint, high bigint)
             where xmin::text::bigint >= low and xmin::text::bigint < high)) as written
         from ${table}`,
    );
    const answer = await this.world.sql<{ name: string; rows: string; written: string | null }>(
      `select '' as name, ${next} as rows, null as written union all ${parts.join(' union all ')}`,
      [String(first), JSON.stringify(spans.map(({ from, to }) => ({ low: String(from), high: String(to) })))],
      'rows of transactions',
    );
    const [mark, ...tables] = answer;
    return {
      next: BigInt(mark!.rows),
      rows: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
      written: Object.fromEntries(tables.flatMap(({ name, written }) => (written === null ? [] : [[name, written]]))),
    };
  }
}

/** The number of the next transaction that writes, as rows have it. */
const next = '(pg_snapshot_xmax(pg_current_snapshot())::text::bigint % 4294967296)::text';
