import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.js';

/** How long things are waited for, in milliseconds. */
export interface GateWaits {
  /** For a database that lets nobody in: a restart takes about that long. */
  faultMs: number;
  /** For a connection to come free while all of them are in use. */
  busyMs: number;
  /** Between two tries to connect, whoever makes them. */
  pauseMs: number;
}

export const gateWaits: GateWaits = { faultMs: 5_000, busyMs: 20_000, pauseMs: 200 };

/** A fault that comes and goes, such as too few connections on the server, is told once in this time. */
const toldEveryMs = 10_000;

/** Called when no connection can be made, and when one can be made again. */
export type OnReach = (reached: boolean, why?: Error) => void;

/**
 * Stands before a pool of connections. Who asks while the database lets nobody in waits for a bounded time and is then refused
 * with DatabaseUnavailable. One at a time tries to connect meanwhile: all that wait would otherwise keep a server that starts from
 * starting.
 */
export class ConnectionGate {
  #fault: Error | undefined;
  readonly #waiting: Array<() => void> = [];
  #timer: NodeJS.Timeout | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  #told = false;
  readonly #connect: () => Promise<pg.PoolClient>;

  constructor(
    private readonly pool: pg.Pool,
    private readonly onReach: OnReach = () => undefined,
    private readonly waits: GateWaits = gateWaits,
  ) {
    this.#connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    pool.on('connect', () => this.#connected());
    // A connection that somebody gives back serves the next one, whatever the server says to new ones.
    pool.on('release', () => this.#waiting.shift()?.());
    // What takes a connection takes it from here; MikroORM makes the pool, and tells of it before it is used.
    pool.connect = (() => this.take()) as pg.Pool['connect'];
  }

  /** False from when a connection could not be made until one is. */
  get reached(): boolean {
    return this.#fault === undefined;
  }

  /** How many wait here; the pool counts those who wait for a connection that is in use. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws DatabaseUnavailable */
  async take(): Promise<pg.PoolClient> {
    const since = performance.now();
    for (;;) {
      if (this.#fault && this.pool.idleCount === 0) await this.#turn(since);
      try {
        return await this.#within(this.waits.busyMs - (performance.now() - since));
      } catch (error) {
        if (error instanceof DatabaseUnavailable || (this.pool as unknown as { ending: boolean }).ending) throw error;
        this.#failed(error as Error);
      }
    }
  }

  /** A connection of the pool; one that comes too late goes back. */
  async #within(ms: number): Promise<pg.PoolClient> {
    const taken = this.#connect();
    const stop = new AbortController();
    const late = sleep(Math.max(ms, 0), undefined, { signal: stop.signal, ref: false });
    try {
      const client = await Promise.race([taken, late]);
      if (client) return client;
      taken.then(
        (unwanted) => unwanted.release(),
        () => undefined,
      );
      throw new DatabaseUnavailable('All connections to the database are in use.');
    } finally {
      late.catch(() => undefined);
      stop.abort();
    }
  }

  /** Waits to be the one who tries, or until there is a connection. */
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
    throw new DatabaseUnavailable(`The database cannot be reached: ${this.#fault?.message}`, { cause: this.#fault });
  }

  #next(): void {
    this.#timer = undefined;
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#next(), this.waits.pauseMs);
  }

  #failed(error: Error): void {
    this.#fault = error;
    if (this.#told || performance.now() - this.#toldAt < toldEveryMs) return;
    this.#toldAt = performance.now();
    this.#told = true;
    this.onReach(false, error);
  }

  #connected(): void {
    if (!this.#fault) return;
    this.#fault = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const pass of this.#waiting.splice(0)) pass();
    if (!this.#told) return;
    this.#told = false;
    this.onReach(true);
  }
}
