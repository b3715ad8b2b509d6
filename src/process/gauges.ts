import { Counter, Gauge, type Registry } from 'prom-client';
import { clockSkewMs } from '../runtime/time/real-time.js';
import type { QueueDepths } from './queues.js';

type Sample = Array<[labels: Record<string, string>, value: number]>;

/** The sources that are read on each scrape. */
interface Sources {
  pool(): { total: number; idle: number; waiting: number; limit: number };
  /** Undefined if the database gives no answer. */
  waiting(): Promise<QueueDepths | undefined>;
  replicas(): ReadonlyArray<{
    name: string;
    usable: boolean;
    lagMs: number | null;
    answered: number;
    late: number;
    failed: number;
  }>;
  sockets(): { sockets: number; subscriptions: number };
  pdf(): {
    lanes: Readonly<Record<string, { threads: number; running: number; queued: number }>>;
    refused: Readonly<Record<string, number>>;
  };
  /** The loops of this process. */
  loops(): ReadonlyArray<{ loop: string; lastPassSeconds: number; silent: boolean }>;
  /** Tasks running in this process, by the party that they call. */
  tasks(): ReadonlyMap<string, number>;
  /** Attempts at webhooks that are under way in this process, by lane; empty if it sends none. */
  attempts(): ReadonlyMap<string, number>;
  /** By kind, since the process started. */
  postings(): Iterable<[kind: string, count: number]>;
}

/** Adds the metrics that are not counted as events happen, but read on each scrape. */
export function addGauges(registry: Registry, sources: Sources): void {
  const { pool, waiting, replicas, sockets, pdf, postings, loops, tasks, attempts } = sources;
  const about = (name: string, help: string, labelNames: string[]) => ({
    name: `cps_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const gauge = (name: string, help: string, labelNames: string[], read: () => Sample | Promise<Sample>) =>
    new Gauge({
      ...about(name, help, labelNames),
      async collect() {
        const sample = await read();
        this.reset();
        // A value that is unknown now must not keep its old value.
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of sample) this.set(labels, value);
      },
    });
  const counter = (name: string, help: string, labelNames: string[], read: () => Sample) =>
    new Counter({
      ...about(name, help, labelNames),
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });

  // Read before the database is queried: the query itself takes a connection.
  gauge('database_pool_connections', 'Connections of this process: `used` or `idle`.', ['state'], () => [
    [{ state: 'used' }, pool().total - pool().idle],
    [{ state: 'idle' }, pool().idle],
  ]);
  gauge('database_pool_limit', 'Connections that this process may open.', [], () => [[{}, pool().limit]]);
  gauge('database_pool_waiting', 'Requests that wait for a connection.', [], () => [[{}, pool().waiting]]);
  gauge('database_up', 'Whether the database answered within two seconds.', [], async () => [
    [{}, (await waiting()) ? 1 : 0],
  ]);
  gauge(
    'clock_skew_seconds',
    "How far the clock of this process is ahead of the database's, which counts; negative if it is behind.",
    [],
    () => [[{}, clockSkewMs() / 1_000]],
  );
  gauge(
    'queue_depth',
    'Work that is due and not taken yet, at most 100,000. Every process reports the same value.',
    ['queue'],
    async () => ((await waiting())?.queues ?? []).map(({ queue, depth }) => [{ queue }, depth]),
  );
  gauge(
    'queue_oldest_due_seconds',
    'How long the oldest item of the queue has been due; 0 if the queue is empty.',
    ['queue'],
    async () => ((await waiting())?.queues ?? []).map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  );
  gauge('loop_last_pass_age_seconds', 'Time since a loop of this process last completed a pass.', ['loop'], () =>
    loops().map(({ loop, lastPassSeconds }) => [{ loop }, lastPassSeconds]),
  );
  gauge(
    'loop_silent',
    'Whether the last pass is so long ago that the loop is considered stuck: 1 or 0.',
    ['loop'],
    () => loops().map(({ loop, silent }) => [{ loop }, silent ? 1 : 0]),
  );
  gauge(
    'tasks_running',
    "Tasks running in this process, by the party that they call: the `carrier`, the `partner`, the `timestamp` authority, an organization's `own` carrier or partner, one of those that did not answer in time (`slow`), or none (`local`); e-mails by their mail server (`email`, an organization's `own_email`, and `sign_in` for those that sign in); and `scheduled` work.",
    ['lane'],
    () => [...tasks()].map(([lane, count]) => [{ lane }, count]),
  );
  gauge(
    'webhook_attempts_running',
    'Attempts at webhooks that are under way in this process: at those that answer in time (`prompt`), and at those that do not (`slow`).',
    ['lane'],
    () => [...attempts()].map(([lane, count]) => [{ lane }, count]),
  );
  gauge('ledger_open_holds', 'Holds that are neither captured nor released, at most 100,000.', [], async () => {
    const counts = await waiting();
    return counts ? [[{}, counts.holds.open]] : [];
  });
  gauge('ledger_held_credits', 'Credits in those holds.', [], async () => {
    const counts = await waiting();
    return counts ? [[{}, counts.holds.credits]] : [];
  });
  counter('ledger_postings_total', 'Postings that this process made, by kind.', ['kind'], () =>
    [...postings()].map(([kind, count]) => [{ kind }, count]),
  );
  gauge('replica_usable', 'Whether the replica answers reads now: 1 or 0.', ['replica'], () =>
    replicas().map(({ name, usable }) => [{ replica: name }, usable ? 1 : 0]),
  );
  gauge('replica_lag_seconds', 'Replication lag of the replica; 0 when it has every change.', ['replica'], () =>
    replicas().flatMap(({ name, lagMs }): Sample => (lagMs === null ? [] : [[{ replica: name }, lagMs / 1000]])),
  );
  counter(
    'replica_reads_total',
    'Reads: `answered` by the replica, or run on the primary because the replica was `late` or the read `failed`.',
    ['replica', 'outcome'],
    () =>
      replicas().flatMap(
        ({ name: replica, answered, late, failed }): Sample =>
          Object.entries({ answered, late, failed }).map(([outcome, count]) => [{ replica, outcome }, count]),
      ),
  );
  gauge('sockets', 'Open sockets.', [], () => [[{}, sockets().sockets]]);
  gauge('subscriptions', 'Subscriptions on the open sockets.', [], () => [[{}, sockets().subscriptions]]);
  const lanes = () => Object.entries(pdf().lanes);
  gauge(
    'pdf_threads',
    'Threads for `small` documents, and processes for `large` ones and the inspection of files: `busy` or `idle`.',
    ['lane', 'state'],
    () =>
      lanes().flatMap(
        ([lane, { threads, running }]): Sample => [
          [{ lane, state: 'busy' }, running],
          [{ lane, state: 'idle' }, threads - running],
        ],
      ),
  );
  gauge('pdf_waiting', 'Documents and files that wait for a thread.', ['lane'], () =>
    lanes().map(([lane, { queued }]) => [{ lane }, queued]),
  );
  counter(
    'pdf_refused_total',
    'Documents and files that were not begun (`queue_full`, `account_limit`, `waited`) or were stopped (`stalled`, `time`, `memory`, `crash`).',
    ['reason'],
    () => Object.entries(pdf().refused).map(([reason, count]) => [{ reason }, count]),
  );
}
