import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { type DatabaseLimits, databaseLimits } from '../runtime/statement-limit.js';
import { DatabaseUnavailable } from './database-unavailable.js';
import type { PreparingClient } from './preparing-client.js';
import { pidOf } from './session.js';

/** Between two looks at the own statements. */
const tickMs = 250;

/** A statement of a health check that is not answered for that long makes the check look. */
const unansweredMs = 2_000;

/** The server's view of a connection. A server that answers only later than this is itself in trouble. */
const answerMs = 2_000;

/** Statements that waited for a locked table are limited for that long after they were last seen waiting. */
const limitedMs = 60_000;

/** Longer than the names of the tables and columns that distinguish the statements. */
const keyLength = 500;

/** What the driver knows of its connection. */
interface Driver {
  _activeQuery: { text?: string } | null;
  connection: { stream: Duplex & { bytesRead: number } };
}

interface Observation {
  /** The statement that is not answered yet, and since when. */
  query: object | null;
  since: number;
  /** When the connection last received a byte. */
  heardAt: number;
  bytes: number;
}

/** A connection as the server sees it. */
interface Backend {
  pid: number;
  /** The server has nothing to do for the connection: it has not received the statement, or has answered it, more than a second ago. */
  done: boolean;
  waits: boolean;
  table: boolean;
}

const backends = `
  select pid,
    (state like 'idle%' or state = 'active' and wait_event in ('ClientRead', 'ClientWrite'))
      and clock_timestamp() - state_change > interval '1 second' as done,
    state = 'active' and wait_event_type = 'Lock' as waits,
    state = 'active' and wait_event_type = 'Lock' and wait_event = 'relation' as "table"
  from pg_stat_activity where pid = any($1::int[])`;

const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where pid = any($1::int[]) and wait_event_type = 'Lock'`;

/**
 * Watches the connections of a pool whose statements are not answered, and compares them with the server's view over a new connection
 * (decision 70):
 *
 * - A connection that the server has no work for has fallen silent: the statement or its answer was lost. It is closed, and its
 *   statement fails. One that the server works for is left alone.
 * - Statements that wait for a lock may hold half of the connections. The newest of the others are cancelled. While statements of a
 *   kind wait for a locked table, no more of this kind are sent than that.
 */
export class ConnectionWatch {
  readonly #clients = new Map<PreparingClient, Observation>();
  #timer: NodeJS.Timeout | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<number> | undefined;
  /** The kinds of statements that were seen waiting for a locked table, and until when they are limited. */
  readonly #limited = new Map<string, number>();
  readonly #most: number;

  constructor(
    private readonly pool: pg.Pool,
    /** Called with the number of connections that were closed because they had fallen silent. */
    private readonly onSilent: (closed: number) => void = () => undefined,
    private readonly limits: Pick<DatabaseLimits, 'silentMs' | 'crowdMs'> = databaseLimits,
  ) {
    this.#most = Math.max(Math.floor(pool.options.max / 2), 1);
    pool.on('connect', (client) => this.#add(client as unknown as PreparingClient));
    pool.on('remove', (client) => {
      this.#clients.delete(client as unknown as PreparingClient);
      if (this.#clients.size === 0) this.#stop();
    });
  }

  /** Looks at once if a statement has had no answer for two seconds. @returns whether connections were closed */
  async closeSilent(): Promise<boolean> {
    this.#observe();
    const now = performance.now();
    if (![...this.#clients.values()].some((seen) => unanswered(seen, now) >= unansweredMs)) return false;
    return (await this.#look()) > 0;
  }

  /**
   * Called before a statement is sent.
   *
   * @returns what to call when it is answered; undefined for most statements
   * @throws DatabaseUnavailable if too many of its kind wait for a locked table
   */
  admit(text: string): (() => void) | undefined {
    if (this.#limited.size === 0) return undefined;
    const kind = text.slice(0, keyLength);
    if (!this.#limited.has(kind)) return undefined;
    const waiting = [...this.#clients.keys()].filter((client) => this.#limited.has(readStatementKind(client)));
    if (waiting.length >= this.#most)
      throw new DatabaseUnavailable('Too many statements wait for a table that is locked.');
    return () => this.#limited.delete(kind);
  }

  #add(client: PreparingClient): void {
    const now = performance.now();
    this.#clients.set(client, { query: null, since: now, heardAt: now, bytes: 0 });
    client.watch = this;
    this.#timer ??= setInterval(this.#tick, tickMs).unref();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Not part of the request that opened the first connection. */
  readonly #tick = AsyncResource.bind((): void => {
    const now = performance.now();
    for (const [kind, until] of this.#limited) if (until < now) this.#limited.delete(kind);
    this.#observe();
    const waits = [...this.#clients.values()].map((seen) => unanswered(seen, now));
    const sinceLook = now - this.#lookedAt;
    const { silentMs, crowdMs } = this.limits;
    const silent = sinceLook >= silentMs / 2 && waits.some((ms) => ms >= silentMs);
    const crowded = sinceLook >= crowdMs && waits.filter((ms) => ms >= crowdMs).length > this.#most;
    if (silent || crowded) void this.#look();
  });

  #observe(): void {
    const now = performance.now();
    for (const [client, seen] of this.#clients) {
      const { _activeQuery: query, connection } = client as unknown as Driver;
      const { bytesRead } = connection.stream;
      if (bytesRead !== seen.bytes) Object.assign(seen, { bytes: bytesRead, heardAt: now });
      if (query !== seen.query) Object.assign(seen, { query: query ?? null, since: now });
    }
  }

  #look(): Promise<number> {
    this.#looking ??= this.#compare().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Never rejects: without an answer from the server, nothing is closed. */
  async #compare(): Promise<number> {
    const now = performance.now();
    this.#lookedAt = now;
    const least = Math.min(this.limits.crowdMs, this.limits.silentMs, unansweredMs);
    const slow = [...this.#clients].flatMap(([client, seen]) => {
      const pid = pidOf(client);
      return pid !== undefined && unanswered(seen, now) >= least ? [{ client, pid, ...seen }] : [];
    });
    const pids = slow.map(({ pid }) => pid);
    const fresh = new pg.Client(toWatchOptions(this.pool));
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      const { rows } = await fresh.query<Backend>(backends, [pids]);
      const rowsByPid = new Map(rows.map((row) => [row.pid, row]));
      const still = slow.filter(({ client, query, bytes }) => {
        const driver = client as unknown as Driver;
        return driver._activeQuery === query && driver.connection.stream.bytesRead === bytes;
      });
      const excess = this.#crowd(
        still.filter(({ pid }) => rowsByPid.get(pid)?.waits),
        rowsByPid,
      );
      if (excess.length > 0) await fresh.query(cancel, [excess]);
      // A backend that is not there has ended, and its last message was lost.
      return await this.#closeAll(still.filter(({ pid }) => rowsByPid.get(pid)?.done ?? true));
    } catch {
      return 0;
    } finally {
      // A connection that is silent itself does not take its leave.
      (fresh as unknown as Driver).connection.stream.destroy();
    }
  }

  /** Limits statements that wait for a lock. @returns the processes whose statements are to be cancelled */
  #crowd(
    waiting: ReadonlyArray<{ pid: number; client: PreparingClient; since: number }>,
    knownBackends: Map<number, Backend>,
  ) {
    if (waiting.length <= this.#most) return [];
    const until = performance.now() + limitedMs;
    for (const { pid, client } of waiting)
      if (knownBackends.get(pid)!.table) this.#limited.set(readStatementKind(client), until);
    return waiting
      .toSorted((a, b) => a.since - b.since)
      .slice(this.#most)
      .map(({ pid }) => pid);
  }

  async #closeAll(silent: ReadonlyArray<{ client: PreparingClient; since: number }>): Promise<number> {
    if (silent.length === 0) return 0;
    const begun = Math.min(...silent.map(({ since }) => since));
    // Idle connections that have received nothing since then have probably fallen silent too: each would cost a request.
    const idle = [...this.#clients].filter(([, { query, heardAt }]) => !query && heardAt <= begun);
    // These first, so that the requests that fail now do not get them.
    await Promise.all(idle.filter(([client]) => this.#isIdle(client)).map(([client]) => close(client)));
    await Promise.all(silent.map(({ client }) => close(client)));
    this.onSilent(silent.length);
    return silent.length;
  }

  /** Whether no request uses it. A transaction between two statements does. */
  #isIdle(client: PreparingClient): boolean {
    const { _idle: idle } = this.pool as unknown as { _idle: ReadonlyArray<{ client: unknown }> };
    return idle.some((one) => one.client === client);
  }
}

/** How long the statement has had no answer, not even a part of one, in milliseconds. */
function unanswered({ query, since, heardAt }: Observation, now: number): number {
  return query ? now - Math.max(since, heardAt) : 0;
}

async function close(client: PreparingClient): Promise<void> {
  const { stream } = (client as unknown as Driver).connection;
  const closed = once(stream, 'close').catch(() => undefined);
  stream.destroy(new Error('The network fell silent.'));
  await closed;
}

function readStatementKind(client: PreparingClient): string {
  return ((client as unknown as Driver)._activeQuery?.text ?? '').slice(0, keyLength);
}

/** The pool hides the password, so that listing its settings does not reveal it: descriptors keep that. */
function toWatchOptions(pool: pg.Pool): pg.ClientConfig {
  const limits = { connectionTimeoutMillis: answerMs, query_timeout: answerMs, application_name: 'cps watch' };
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(pool.options), ...Object.getOwnPropertyDescriptors(limits) },
  );
}
