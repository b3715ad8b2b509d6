import type { Log } from '../runtime/observability/log.js';
import type { QueueWatch } from './queues.js';

/** Work that is overdue for longer needs an operator's attention. */
const overdueSeconds = 300;
const lookMs = 30_000;

interface Overdue {
  queue: string;
  seconds: number;
}

/**
 * Logs one line when the oldest work of a queue is minutes overdue, and one when it no longer is. All processes share the
 * queues, so this is no reason to take this process out of service: an outside party may be slow, or the load too high.
 */
export class OverdueWatch {
  #overdue: Overdue[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly queues: Pick<QueueWatch, 'look'>,
    private readonly log: Pick<Log, 'info' | 'warn'>,
    /** The activity of this process, for the log line. */
    private readonly facts: () => object = () => ({}),
    private readonly times: { overdueSeconds?: number; lookMs?: number } = {},
  ) {}

  start(): void {
    this.#timer = setInterval(() => void this.look(), this.times.lookMs ?? lookMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The states at the last check. */
  states(): readonly Overdue[] {
    return this.#overdue;
  }

  async look(): Promise<void> {
    const waiting = await this.queues.look();
    // An unreachable database is logged elsewhere, and says nothing about the queues.
    if (!waiting) return;
    const before = new Set(this.#overdue.map(({ queue }) => queue));
    this.#overdue = waiting.queues
      .filter(({ oldestSeconds }) => oldestSeconds > (this.times.overdueSeconds ?? overdueSeconds))
      .map(({ queue, oldestSeconds }) => ({ queue, seconds: Math.round(oldestSeconds) }));
    for (const { queue, seconds } of this.#overdue) {
      if (!before.delete(queue)) this.log.warn({ queue, overdue_seconds: seconds, ...this.facts() }, 'work is overdue');
    }
    for (const queue of before) this.log.info({ queue }, 'work is no longer overdue');
  }
}
