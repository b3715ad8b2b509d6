import type { World } from '../support/world.js';
import { columnsOf } from './tables.js';

interface Refused {
  /** The transactions that began while the request ran: from `from` up to, but not including, `to`. */
  from: bigint;
  to: bigint;
  call: string;
}

/** How many requests one statement checks. */
const batch = 100;

/**
 * Detects rows written by refused requests. PostgreSQL numbers the transactions that write, and every row has the number of the
 * transaction that wrote it. After each request the watch reads the next number; one statement then compares a batch of requests
 * with the rows. A deletion leaves no row behind; it is detected in a batch in which every request was refused.
 */
export class WriteWatch {
  #refused: Refused[] = [];
  #first = 0n;
  #next = 0n;
  #count = 0;
  #counts: Record<string, string> | undefined;

  constructor(private readonly world: World) {}

  /** Called before a series of requests. */
  async begin(): Promise<void> {
    this.#refused = [];
    this.#count = 0;
    this.#first = this.#next = await this.#mark();
    this.#counts = await this.#look(this.#first, []);
  }

  /** Called after each request. */
  async record(call: string, refused: boolean): Promise<void> {
    const next = await this.#mark();
    if (refused) this.#refused.push({ from: this.#next, to: next, call });
    else this.#counts = undefined;
    this.#next = next;
    this.#count += 1;
    if (this.#count >= batch) await this.pause(async () => undefined);
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
    const spans = this.#refused.filter(({ from, to }) => to > from);
    const counts = this.#counts;
    const found = await this.#look(this.#first, spans);
    for (const [key, rows] of Object.entries(found)) {
      const [table, kind] = key.split(' ');
      if (kind === 'written' && rows !== '') {
        const calls = rows
          .split(',')
          .map((number) => spans.find(({ from, to }) => from <= BigInt(number) && BigInt(number) < to)!.call);
        throw new Error(`A refused request wrote to ${table}:\n${[...new Set(calls)].join('\n')}`);
      }
      if (kind === 'rows' && counts && counts[key] !== rows) {
        throw new Error(
          `Rows of ${table} were deleted by one of these:\n${this.#refused.map(({ call }) => call).join('\n')}`,
        );
      }
    }
  }

  async #mark(): Promise<bigint> {
    const [row] = await this.world.sql<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    return BigInt(row!.next) % 2n ** 32n;
  }

  /** For each table, the number of rows, and the numbers of refused transactions that wrote rows of it. */
  async #look(first: bigint, spans: Refused[]): Promise<Record<string, string>> {
    const within = spans.map(({ from, to }) => `(x >= ${from} and x < ${to})`).join(' or ') || 'false';
    const parts = (await columnsOf(this.world)).map(
      ({ table }) =>
        `select '${table}' as name, count(*)::text as rows, coalesce(string_agg(distinct x::text, ',') filter (where x >= ${first} and (${within})), '') as written
         from (select xmin::text::bigint as x from ${table}) t`,
    );
    const rows = await this.world.sql<{ name: string; rows: string; written: string }>(parts.join(' union all '));
    return Object.fromEntries(
      rows.flatMap(({ name, rows: count, written }) => [
        [`${name} written`, written],
        [`${name} rows`, count],
      ]),
    );
  }
}
