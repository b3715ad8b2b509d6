import type { Infrastructure } from '../context/request-context.js';
import { Attempts } from '../loops/attempts.js';
import { Loop } from '../loops/loop.js';
import { clockOf } from '../sandbox/clock.js';
import { claimTasks } from './claim.js';
import { isSlow, laneKind, laneKinds, mostAtATime, noteAnswer, noteSilence, slowLaneOf, slowMs } from './lanes.js';
import { observeTask } from './observe-task.js';
import type { Task } from './queue.js';
import { runTask, type TaskHandlers } from './run.js';

/**
 * Runs due tasks, in any number of processes at once. Tasks are not jobs of the queue, because five slow outside parties would
 * keep all of its five workers busy.
 */
export class TaskRunner {
  readonly #attempts: Attempts<Task>;
  readonly loop: Loop;

  constructor(
    private readonly infrastructure: Infrastructure,
    private readonly handlers: TaskHandlers,
    private readonly onError: (error: unknown) => void,
    drainMs?: number,
    private readonly patienceMs = slowMs,
  ) {
    this.#attempts = new Attempts(drainMs);
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
    // An own party that has not answered yet goes on in a slow lane, so that silent ones keep the slots of others for seconds only.
    const late = this.#attempts.move(this.patienceMs, slowLaneOf);
    if (late.length > 0) await noteSilence(this.infrastructure.db, late);
    const { count, lanes } = this.#attempts;
    const free = mostAtATime - count;
    if (free <= 0) return false;
    const tasks = await claimTasks(this.infrastructure.db, undefined, free, lanes);
    // The record's next task may be due when one ends.
    for (const task of tasks) this.#attempts.begin(task, task.lane, (stopped) => this.#run(task, stopped), this.wake);
    return tasks.length > 0;
  }

  async #run(task: Task, stopped: AbortSignal): Promise<void> {
    const { infrastructure, handlers } = this;
    const begunAt = performance.now();
    try {
      const clock = await clockOf(infrastructure.db, task);
      const error = await observeTask(infrastructure.observer, task, () =>
        runTask(infrastructure, handlers, task, clock, { stopped }),
      );
      const isAnswer = isSlow(task.lane) && !error && performance.now() - begunAt < this.patienceMs;
      if (isAnswer) await noteAnswer(infrastructure.db, task);
    } catch (error) {
      this.onError(error);
    }
  }
}
