import { AsyncResource } from 'node:async_hooks';
import { withStatementLimit } from '../db/statement-limit.js';

/** The names of the loops, as in metrics, log lines and `/readyz`. */
export const loopNames = ['tasks', 'sequencer', 'deliveries', 'delivery_leases', 'live_events', 'jobs'] as const;
export type LoopName = (typeof loopNames)[number];

/** A loop whose silence is noticed. */
export interface WatchedLoop {
  readonly name: LoopName;
  /** Since its last pass succeeded; undefined while it is not started or after it was stopped. */
  silentMs(): number | undefined;
}

export interface LoopOptions {
  name: LoopName;
  /**
   * Does what is due now, or a part of it; true: there may be more, and the next pass follows at once. Each part that is done counts
   * as a success, so that a loop with much to do is not taken for a silent one.
   */
  pass(): Promise<unknown>;
  /** Takes what a pass threw; the next pass tries again. */
  onError(error: unknown): void;
  pollMs?: number;
  /** What one statement of a pass may take. */
  statementMs?: number;
}

/** Long enough for every statement of a loop, and short enough that two in a row fail before the loop counts as silent. */
const longestStatementMs = 60_000;

/**
 * Makes one pass at a time: each second, and at each wake. A wake during a pass is followed by one more pass, so that what became
 * due after the pass had looked is seen.
 */
export class Loop implements WatchedLoop {
  readonly name: LoopName;
  #timer: NodeJS.Timeout | undefined;
  #succeededAt: number | undefined;
  /** Set and cleared by itself, and not read from `#passes`: a pass may end before its promise is at hand. */
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

  /** Something may be due. The pass is no part of the request that says so, and not of its trace. */
  readonly wake = AsyncResource.bind((): void => {
    if (this.#stopped) return;
    this.#again = true;
    if (!this.#passing) this.#passes = this.#pass();
  });

  /** Ends with the pass under way. */
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
      this.#again = false;
      try {
        if ((await withStatementLimit(statementMs, pass)) === true) this.#again = true;
        if (this.#succeededAt !== undefined) this.#succeededAt = performance.now();
      } catch (error) {
        onError(error);
      }
    }
    this.#passing = false;
  }
}
