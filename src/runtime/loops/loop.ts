import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { withStatementLimit } from '../statement-limit.js';

/** The names of the loops, as in metrics, logs and `/readyz`. */
const loopNames = [
  'tasks',
  'sequencer',
  'deliveries',
  'slow_deliveries',
  'delivery_leases',
  'live_events',
  'statistics',
  'request_log',
] as const;
export type LoopName = (typeof loopNames)[number];

/** A loop that is monitored for silence. */
export interface WatchedLoop {
  readonly name: LoopName;
  /** Time since its last successful pass; undefined before it starts and after it stops. */
  silentMs(): number | undefined;
}

interface LoopOptions {
  name: LoopName;
  /**
   * Does the work that is due, or part of it. Returns true if there may be more, and the next pass follows at once. Each part counts
   * as a success, so that a busy loop does not look silent.
   */
  pass(): Promise<unknown>;
  /** Receives the error of a pass; the next pass retries. */
  onError(error: unknown): void;
  pollMs?: number;
  /**
   * The least time between the starts of two passes, unless the first returned true. Wakes that come faster share a pass; one that
   * comes after a pause starts a pass at once.
   */
  restMs?: number;
  /** The time limit for one statement of a pass. */
  statementMs?: number;
}

/** Long enough for every statement of a loop, and short enough that two in a row fail before the loop counts as silent. */
const longestStatementMs = 60_000;

/**
 * Makes one pass at a time: each second, and at each wake. A wake during a pass causes one more pass, so that work that became
 * due after the pass had read the queue is not missed.
 */
export class Loop implements WatchedLoop {
  readonly name: LoopName;
  #timer: NodeJS.Timeout | undefined;
  #succeededAt: number | undefined;
  /** When the last pass started; undefined if the next one follows it at once. */
  #startedAt: number | undefined;
  /** Separate from `#passes`, because a pass may end before its promise is assigned. */
  #passing = false;
  #passes: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(private readonly options: LoopOptions) {
    this.name = options.name;
  }

  start(): void {
    this.#succeededAt = performance.now();
    this.#timer = setInterval(() => this.wake(), this.options.pollMs ?? 1_000);
    this.#timer.unref();
    this.wake();
  }

  /** Signals that work may be due. The pass is not part of the request that calls this, nor of its trace. */
  readonly wake = AsyncResource.bind((): void => {
    if (this.#stopped) return;
    this.#again = true;
    if (!this.#passing) this.#passes = this.#pass();
  });

  /** Resolves when the current pass ends. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#passes;
  }

  silentMs(): number | undefined {
    return this.#succeededAt === undefined || this.#stopped ? undefined : performance.now() - this.#succeededAt;
  }

  async #pass(): Promise<void> {
    const { pass, onError, statementMs = longestStatementMs } = this.options;
    this.#passing = true;
    while (this.#again && !this.#stopped) {
      const rest = this.#restLeft();
      if (rest > 0) await sleep(rest);
      if (this.#stopped) break;
      this.#again = false;
      this.#startedAt = performance.now();
      try {
        if ((await withStatementLimit(statementMs, pass)) === true) {
          this.#again = true;
          this.#startedAt = undefined;
        }
        if (this.#succeededAt !== undefined) this.#succeededAt = performance.now();
      } catch (error) {
        onError(error);
      }
    }
    this.#passing = false;
  }

  #restLeft(): number {
    if (this.options.restMs === undefined || this.#startedAt === undefined) return 0;
    return this.#startedAt + this.options.restMs - performance.now();
  }
}
