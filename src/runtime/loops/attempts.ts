/** How long a stop waits for running attempts. A process has 15 s to end, and an outside party may take longer than that to answer. */
export const longestDrainMs = 7_000;

/** After a drain, until the process has certainly ended (run.ts), with all its calls. */
export const endsWithinSeconds = 8;

interface RunningAttempt<Work> {
  work: Work;
  lane: string;
  /** By the clock that never goes back. */
  begunAt: number;
}

/**
 * The attempts that a process makes at a time at work of one kind: tasks, webhook deliveries. Each mostly waits for an outside party.
 * A lane is what an attempt waits for.
 */
export class Attempts<Work> {
  readonly #running = new Map<Promise<void>, RunningAttempt<Work>>();
  readonly #lanes = new Map<string, number>();
  readonly #stopped = new AbortController();

  constructor(private readonly drainMs: number = longestDrainMs) {}

  get count(): number {
    return this.#running.size;
  }

  /** What is being attempted. */
  get works(): Work[] {
    return [...this.#running.values()].map(({ work }) => work);
  }

  /** Running attempts of each lane that has any. */
  get lanes(): ReadonlyMap<string, number> {
    return this.#lanes;
  }

  /** How many attempts of a lane run. */
  of(lane: string): number {
    return this.#lanes.get(lane) ?? 0;
  }

  /**
   * Begins an attempt, which never rejects. When `stopped` is aborted, it hands its work back and ends.
   *
   * @param ended called when its slot is free, with the lane that it was in last
   */
  begin(
    work: Work,
    lane: string,
    attempt: (stopped: AbortSignal) => Promise<void>,
    ended: (lane: string) => void,
  ): void {
    const begun = { work, lane, begunAt: performance.now() };
    this.#count(lane, 1);
    const running = attempt(this.#stopped.signal).finally(() => {
      this.#running.delete(running);
      this.#count(begun.lane, -1);
      ended(begun.lane);
    });
    this.#running.set(running, begun);
  }

  /**
   * Moves attempts that have run for at least `ms` to the lane that `laneOf` names; those for which it names none stay.
   *
   * @returns the work of those that were moved
   */
  move(ms: number, laneOf: (lane: string) => string | undefined): Work[] {
    const before = performance.now() - ms;
    const moved: Work[] = [];
    for (const one of this.#running.values()) {
      const lane = one.begunAt <= before ? laneOf(one.lane) : undefined;
      if (lane === undefined) continue;
      this.#count(one.lane, -1);
      this.#count(lane, 1);
      one.lane = lane;
      moved.push(one.work);
    }
    return moved;
  }

  /** Waits a while for the running attempts, then has the rest hand their work back to other processes. */
  async drain(): Promise<void> {
    const cutOff = setTimeout(() => this.#stopped.abort(), this.drainMs);
    await Promise.all(this.#running.keys());
    clearTimeout(cutOff);
  }

  #count(lane: string, by: 1 | -1): void {
    const count = this.of(lane) + by;
    if (count === 0) this.#lanes.delete(lane);
    else this.#lanes.set(lane, count);
  }
}
