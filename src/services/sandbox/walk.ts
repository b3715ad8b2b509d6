import { setTimeout as sleep } from 'node:timers/promises';
import { claimTask, nextSandboxTask } from '../../background/tasks/claim.js';
import { runTask } from '../../background/tasks/run.js';
import type { Infrastructure } from '../../context/request-context.js';
import { advanceClock, type Move } from '../../context/sandbox/move.js';
import { billSandbox, nextSandboxBilling } from '../billing/renew.js';
import { nextSandboxWatch } from '../deadline/local-days.js';
import { watchSandboxDeadlines } from '../deadline/watch.js';
import { taskHandlers } from '../task-handlers.js';

/**
 * Attempts of one task in one walk. A task that fails more often is left for later: hourly retries would be 40,000 in five
 * years.
 */
const maxAttempts = 5;

/** How often to check on a task that a worker began before the walk. */
const waitMs = 50;

/**
 * Moves a sandbox's clock to a time, step by step: tasks, renewals and monthly grants of subscriptions, and the deadline watch
 * at each midnight (UTC) and at the end. The clock shows the time of each step while it runs, and each step is committed
 * separately.
 *
 * @returns what failed on the way; everything else is done. A task that fails is repeated at its next attempt's time.
 */
export async function walk(infrastructure: Infrastructure, move: Move, target: Date): Promise<unknown[]> {
  const steps = new Walk(infrastructure, move, target);
  while (await steps.next());
  return steps.errors;
}

class Walk {
  readonly errors: unknown[] = [];
  readonly #failures = new Map<string, number>();
  #at: Date;
  #billedAt: Date | undefined;
  #watchedAt: Date;

  constructor(
    private readonly infrastructure: Infrastructure,
    private readonly move: Move,
    private readonly target: Date,
  ) {
    this.#at = move.from;
    this.#watchedAt = move.from;
  }

  /** Does one thing that is due, or moves to the next; false when the target is reached and nothing is left. */
  async next(): Promise<boolean> {
    const { accountId } = this.move;
    const { db } = this.infrastructure;
    const at = this.#at;
    const [task, billing, midnight] = await Promise.all([
      nextSandboxTask(db, accountId, this.#leftForLater()),
      nextSandboxBilling(db, accountId),
      nextSandboxWatch(db, accountId, this.#watchedAt),
    ]);
    if (task && task.dueAt <= at) return this.#do(task);
    if (billing && billing <= at && this.#billedAt !== at) return this.#bill();
    if (midnight && (midnight <= at || at >= this.target) && this.#watchedAt !== at) return this.#watch();
    if (at >= this.target) return false;
    const ahead = [task?.dueAt, billing, midnight, this.target].flatMap((one) =>
      one && one > at ? [one.getTime()] : [],
    );
    this.#at = new Date(Math.min(...ahead));
    await advanceClock(db, this.move, this.#at);
    return true;
  }

  async #do({ id, underWay }: { id: string; underWay: boolean }): Promise<true> {
    const task = underWay ? undefined : await claimTask(this.infrastructure.db, id);
    if (!task) {
      // Wait for a task that is under way. A task that cannot be claimed waits for another task of its record that was left for
      // later.
      if (!underWay) this.#failed(id);
      await sleep(waitMs);
      return true;
    }
    const failure = await runTask(this.infrastructure, taskHandlers, task, () => this.#at);
    if (failure) this.#failed(id);
    await advanceClock(this.infrastructure.db, this.move, this.#at);
    return true;
  }

  async #bill(): Promise<true> {
    this.#billedAt = this.#at;
    await this.#try(() => billSandbox(this.infrastructure, this.move.accountId, this.#at));
    return true;
  }

  async #watch(): Promise<true> {
    this.#watchedAt = this.#at;
    await this.#try(() => watchSandboxDeadlines(this.infrastructure, this.move.accountId, this.#at));
    return true;
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.errors.push(error);
    }
  }

  #failed(id: string): void {
    this.#failures.set(id, (this.#failures.get(id) ?? 0) + 1);
  }

  #leftForLater(): string[] {
    return [...this.#failures].flatMap(([id, failures]) => (failures >= maxAttempts ? [id] : []));
  }
}
