import { setTimeout as sleep } from 'node:timers/promises';
import type { Infrastructure } from '../context/request-context.js';
import { Loop } from '../loops/loop.js';
import { clockOf } from '../sandbox/clock.js';
import { claimTasks } from './claim.js';
import { laneKind, laneKinds } from './lanes.js';
import { observeTask } from './observe-task.js';
import type { Task } from './queue.js';
import { runTask, type TaskHandlers } from './run.js';

/**
 * How many tasks a process runs at a time. They mostly wait for answers, and each holds a connection only at its end. The number
 * exceeds the slots of the shared lanes (lanes.ts): even if all of their parties are silent, an account's own party is still
 * called.
 */
const mostAtATime = 32;

/** How long a stop waits for answers. A process has 15 s to end, and an outside party may take twice that to answer. */
const longestDrainMs = 7_000;

/**
 * Runs due tasks, in any number of processes at once. Tasks are not jobs of the queue, because five slow outside parties would
 * keep all of its five workers busy.
 */
export class TaskRunner {
  readonly #running = new Map<Promise<void>, string>();
  readonly loop: Loop;

  constructor(
    private readonly infrastructure: Infrastructure,
    private readonly handlers: TaskHandlers,
    private readonly onError: (error: unknown) => void,
    private readonly drainMs = longestDrainMs,
  ) {
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
    for (const lane of this.#running.values()) counts.set(laneKind(lane), counts.get(laneKind(lane))! + 1);
    return counts;
  }

  /** Waits a while for running tasks. Another process runs the rest when their leases end, as after a kill. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.race([Promise.all(this.#running.keys()), sleep(this.drainMs, undefined, { ref: false })]);
  }

  /** @returns false if no task is due or no slot is free */
  async #claim(): Promise<boolean> {
    const most = mostAtATime - this.#running.size;
    if (most <= 0) return false;
    const tasks = await claimTasks(this.infrastructure.db, new Date(), most, this.#lanes());
    for (const task of tasks) this.#run(task);
    return tasks.length > 0;
  }

  #lanes(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const lane of this.#running.values()) counts.set(lane, (counts.get(lane) ?? 0) + 1);
    return counts;
  }

  #run(task: Task): void {
    const run = clockOf(this.infrastructure.db, task)
      .then((clock) =>
        observeTask(this.infrastructure.observer, task, () => runTask(this.infrastructure, this.handlers, task, clock)),
      )
      .catch(this.onError)
      .finally(() => {
        this.#running.delete(run);
        // The record's next task may be due now.
        this.wake();
      });
    this.#running.set(run, task.lane);
  }
}
