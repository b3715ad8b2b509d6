/** How long a stop waits for running attempts. A process has 15 s to end, and an outside party may take longer than that to answer. */
export const longestDrainMs = 7_000;

/** After a drain, until the process has certainly ended (run.ts), with all its calls. */
export const endsWithinSeconds = 8;

/**
 * The attempts that a process makes at a time at work of one kind: tasks, webhook deliveries. Each mostly waits for an outside party.
 * A lane is what an attempt waits for.
 */
export class Attempts {
  readonly #running = new Map<Promise<void>, string>();
  readonly #stopped = new AbortController();

  /** @param most at a time */
  constructor(
    private readonly most: number,
    private readonly drainMs: number = longestDrainMs,
  ) {}

  /** How many more attempts may begin. */
  get free(): number {
    return this.most - this.#running.size;
  }

  /** Running attempts of each lane. */
  get lanes(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const lane of this.#running.values()) counts.set(lane, (counts.get(lane) ?? 0) + 1);
    return counts;
  }

  /**
   * Begins an attempt, which never rejects. When `stopped` is aborted, it hands its work back and ends.
   *
   * @param ended called when its slot is free
   */
  begin(lane: string, attempt: (stopped: AbortSignal) => Promise<void>, ended: () => void): void {
    const running = attempt(this.#stopped.signal).finally(() => {
      this.#running.delete(running);
      ended();
    });
    this.#running.set(running, lane);
  }

  /** Waits a while for the running attempts, then has the rest hand their work back to other processes. */
  async drain(): Promise<void> {
    const cutOff = setTimeout(() => this.#stopped.abort(), this.drainMs);
    await Promise.all(this.#running.keys());
    clearTimeout(cutOff);
  }
}
