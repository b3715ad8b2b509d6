import type { Infrastructure } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { Attempts } from '../../runtime/loops/attempts.js';
import { Loop } from '../../runtime/loops/loop.js';
import { realTime } from '../../runtime/time/real-time.js';
import { claimTasks, renewLeases } from './claim.js';
import type { JobKind, TaskKind } from './kinds.js';
import { isSlow, laneKind, laneKinds, maxAtATime, noteAnswer, noteSilence, slowMs, toSlowLane } from './lanes.js';
import { observeTask } from './observe-task.js';
import type { Job, Task } from './queue.js';
import { type Handlers, runTask } from './run.js';

/** How often leases of scheduled work are renewed, which last three times as long. */
const renewalMs = 20_000;

/** Runs due tasks, in any number of processes at once. */
export class TaskRunner {
  readonly #attempts: Attempts<Task | Job>;
  readonly #kinds: ReadonlyArray<TaskKind | JobKind>;
  #renewedAt = performance.now();
  readonly loop: Loop;

  constructor(
    private readonly infrastructure: Infrastructure,
    private readonly handlers: Handlers,
    private readonly onError: (error: unknown) => void,
    drainMs?: number,
    private readonly patienceMs = slowMs,
  ) {
    this.#attempts = new Attempts(drainMs);
    this.#kinds = Object.keys(handlers) as Array<TaskKind | JobKind>;
    this.loop = new Loop({ name: 'tasks', pass: () => this.#claim(), onError });
  }

  start(): void {
    this.loop.start();
  }

  /** Signals that a task may be due. */
  readonly wake = (): void => this.loop.wake();

  /** The number of running tasks by kind of lane. */
  running(): Map<string, number> {
    const counts = new Map<string, number>(laneKinds.map((kind) => [kind, 0]));
    for (const [lane, count] of this.#attempts.lanes) counts.set(laneKind(lane), counts.get(laneKind(lane))! + count);
    return counts;
  }

  /** Another process runs the tasks that the drain cuts off, once this one has ended. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await this.#attempts.drain();
  }

  /** @returns false if no task is due or no slot is free */
  async #claim(): Promise<boolean> {
    if (performance.now() - this.#renewedAt > renewalMs) {
      await renewLeases(this.infrastructure.db, this.#attempts.works);
      this.#renewedAt = performance.now();
    }
    // An own party that has not answered yet goes on in a slow lane, so that silent ones keep the slots of others for seconds only.
    const late = this.#attempts.move(this.patienceMs, toSlowLane);
    if (late.length > 0) await noteSilence(this.infrastructure.db, late);
    const { count, lanes } = this.#attempts;
    const free = maxAtATime - count;
    if (free <= 0) return false;
    const tasks = await claimTasks(this.infrastructure.db, undefined, free, lanes, this.#kinds);
    // The record's next task may be due when one ends.
    for (const task of tasks) this.#attempts.begin(task, task.lane, (stopped) => this.#run(task, stopped), this.wake);
    return tasks.length > 0;
  }

  async #run(task: Task | Job, stopped: AbortSignal): Promise<void> {
    const { infrastructure, handlers } = this;
    const begunAt = performance.now();
    try {
      const clock = task.accountId === null ? realTime : await readClock(infrastructure.db, task);
      const error = await observeTask(infrastructure.observer, task, (note) =>
        runTask(infrastructure, handlers, task, clock, { stopped, note }),
      );
      const isAnswer = isSlow(task.lane) && !error && performance.now() - begunAt < this.patienceMs;
      if (isAnswer) await noteAnswer(infrastructure.db, task);
    } catch (error) {
      this.onError(error);
    }
  }
}
