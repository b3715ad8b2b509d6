import type { Log } from '../observability/log.js';
import type { LoopName, WatchedLoop } from './loop.js';

/** A loop polls every few seconds: after this long without a successful pass it is considered stuck. */
const silentAfterMs = 150_000;
const lookMs = 10_000;

export interface LoopState {
  loop: LoopName;
  lastPassSeconds: number;
  silent: boolean;
}

/** Logs one line when a loop of this process goes silent, and one when it recovers. */
export class LoopWatch {
  readonly #silent = new Set<LoopName>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    /** The loops that exist now. */
    private readonly loops: () => readonly WatchedLoop[],
    private readonly log: Pick<Log, 'info' | 'error'>,
    private readonly times: { silentAfterMs?: number; lookMs?: number } = {},
  ) {}

  start(): void {
    this.#timer = setInterval(() => this.look(), this.times.lookMs ?? lookMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  states(): LoopState[] {
    const most = this.times.silentAfterMs ?? silentAfterMs;
    return this.loops().flatMap((loop) => {
      const ms = loop.silentMs();
      return ms === undefined ? [] : [{ loop: loop.name, lastPassSeconds: ms / 1000, silent: ms > most }];
    });
  }

  look(): void {
    for (const { loop, lastPassSeconds, silent } of this.states()) {
      if (silent === this.#silent.has(loop)) continue;
      const line = { loop, last_pass_seconds: Math.round(lastPassSeconds) };
      if (silent) {
        this.#silent.add(loop);
        this.log.error(line, 'loop is silent');
      } else {
        this.#silent.delete(loop);
        this.log.info(line, 'loop is back');
      }
    }
  }
}
