import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.js';

/** Time limits, in milliseconds. */
interface GateWaits {
  /** For a database that accepts no connections: a restart takes about that long. */
  faultMs: number;
  /** For a connection to become free while all of them are in use. */
  busyMs: number;
  /** Between two attempts to connect. */
  pauseMs: number;
}

export const gateWaits: GateWaits = { faultMs: 5_000, busyMs: 20_000, pauseMs: 200 };

/** An intermittent fault, such as too few connections on the server, is logged once in this time. */
const logEveryMs = 10_000;

/** Called when no connection can be made, and when one can be made again. */
export type OnReach = (reached: boolean, why?: Error) => void;

/**
 * Guards a pool of connections. While the database accepts no connections, a caller waits for a bounded time and is then refused
 * with DatabaseUnavailable. Only one caller at a time tries to connect: if all of them did, they could keep a starting server
 * from coming up.
 */
export class ConnectionGate {
  #fault: Error | undefined;
  readonly #waiting: Array<() => void> = [];
  /** Callers that are on their way to a connection. */
  #taking = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #loggedAt = Number.NEGATIVE_INFINITY;
  #logged = false;
  readonly #connect: () => Promise<pg.PoolClient>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly onReach: OnReach = () => undefined,
    private readonly waits: GateWaits = gateWaits,
  ) {
    this.#connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    pool.on('connect', () => this.#connected());
    // A returned connection serves the next caller, even if the server accepts no new connections.
    pool.on('release', () => this.#waiting.shift()?.());
    // MikroORM creates the pool and passes it here before its first use, so every connection is taken through this gate.
    pool.connect = (() => this.take()) as pg.Pool['connect'];
  }

  /** False after a connection failed, until one succeeds. */
  get reached(): boolean {
    return this.#fault === undefined;
  }

  /** The number of callers that wait here; the pool counts those that wait for a connection in use. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Refuses callers from now on, and resolves when those before have their connection. Kysely forgets the pool when it is destroyed: it
   * would then fail for a caller that gets a new connection, which is never returned, and the pool would never end.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const pass of this.#waiting.splice(0)) pass();
    while (this.#taking > 0) await sleep(5);
    // A caller goes on in the turn in which it gets its connection.
    await nextTurn();
  }

  /** @throws DatabaseUnavailable */
  async take(): Promise<pg.PoolClient> {
    if (this.#isClosed) throw new DatabaseUnavailable('The process ends.');
    this.#taking += 1;
    try {
      return await this.#take();
    } finally {
      this.#taking -= 1;
    }
  }

  async #take(): Promise<pg.PoolClient> {
    const since = performance.now();
    for (;;) {
      if (this.#fault && this.pool.idleCount === 0) await this.#turn(since);
      try {
        return await this.#within(this.waits.busyMs - (performance.now() - since));
      } catch (error) {
        if (error instanceof DatabaseUnavailable || this.#isClosed) throw error;
        this.#failed(error as Error);
      }
    }
  }

  /** A connection of the pool; one that arrives too late is returned. */
  async #within(ms: number): Promise<pg.PoolClient> {
    const connection = this.#connect();
    // Not a signal: every statement comes through here, and aborting one creates an error with its stack.
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, Math.max(ms, 0), undefined).unref();
    });
    try {
      const client = await Promise.race([connection, late]);
      if (client) return client;
      connection.then(
        (unwanted) => unwanted.release(),
        () => undefined,
      );
      throw new DatabaseUnavailable('All connections to the database are in use.');
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for the turn to connect, or until there is a connection. */
  async #turn(since: number): Promise<void> {
    const left = this.waits.faultMs - (performance.now() - since);
    const passed = await new Promise<boolean>((resolve) => {
      if (left <= 0) return resolve(false);
      const pass = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(pass), 1);
        resolve(false);
      }, left);
      this.#waiting.push(pass);
      this.#timer ??= setTimeout(() => this.#next(), this.waits.pauseMs * (0.5 + Math.random()));
    });
    if (passed) return;
    throw new DatabaseUnavailable(`The database is unreachable: ${this.#fault?.message}`, { cause: this.#fault });
  }

  #next(): void {
    this.#timer = undefined;
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#next(), this.waits.pauseMs);
  }

  #failed(error: Error): void {
    this.#fault = error;
    if (this.#logged || performance.now() - this.#loggedAt < logEveryMs) return;
    this.#loggedAt = performance.now();
    this.#logged = true;
    this.onReach(false, error);
  }

  #connected(): void {
    if (!this.#fault) return;
    this.#fault = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const pass of this.#waiting.splice(0)) pass();
    if (!this.#logged) return;
    this.#logged = false;
    this.onReach(true);
  }
}
