import { Counter, Gauge, type Registry } from 'prom-client';
import type { Waiting } from './queues.js';

type Told = Array<[labels: Record<string, string>, value: number]>;

/** What is looked at when somebody asks. */
export interface Sources {
  pool(): { total: number; idle: number; waiting: number; limit: number };
  /** Undefined when the database gives no answer. */
  waiting(): Promise<Waiting | undefined>;
  replicas(): ReadonlyArray<{
    name: string;
    usable: boolean;
    lagMs: number | null;
    answered: number;
    late: number;
    failed: number;
  }>;
  sockets(): { sockets: number; subscriptions: number };
  pdf(): { threads: number; running: number; queued: number; refused: number };
  /** Those of this process. */
  loops(): ReadonlyArray<{ loop: string; lastPassSeconds: number; silent: boolean }>;
  /** Tasks under way in this process, by whom they ask. */
  tasks(): ReadonlyMap<string, number>;
  /** By kind, since the process began. */
  postings(): Iterable<[kind: string, count: number]>;
}

/** Adds what is not counted as it happens, but looked at for each scrape. */
export function addGauges(registry: Registry, sources: Sources): void {
  const { pool, waiting, replicas, sockets, pdf, postings, loops, tasks } = sources;
  const about = (name: string, help: string, labelNames: string[]) => ({
    name: `cps_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const gauge = (name: string, help: string, labelNames: string[], read: () => Told | Promise<Told>) =>
    new Gauge({
      ...about(name, help, labelNames),
      async collect() {
        const told = await read();
        this.reset();
        // What cannot be told now is not told as it was.
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of told) this.set(labels, value);
      },
    });
  const counter = (name: string, help: string, labelNames: string[], read: () => Told) =>
    new Counter({
      ...about(name, help, labelNames),
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });

  // Before the database is asked: the question itself takes a connection.
  gauge('database_pool_connections', 'Connections of this process: `used` or `idle`.', ['state'], () => [
    [{ state: 'used' }, pool().total - pool().idle],
    [{ state: 'idle' }, pool().idle],
  ]);
  gauge('database_pool_limit', 'Connections that this process may open.', [], () => [[{}, pool().limit]]);
  gauge('database_pool_waiting', 'What waits for a connection.', [], () => [[{}, pool().waiting]]);
  gauge('database_up', 'Whether the database answered within two seconds.', [], async () => [
    [{}, (await waiting()) ? 1 : 0],
  ]);
  gauge(
    'queue_depth',
    'What is due and not taken yet, at most 100,000. Every process tells the same.',
    ['queue'],
    async () => ((await waiting())?.queues ?? []).map(({ queue, depth }) => [{ queue }, depth]),
  );
  gauge(
    'queue_oldest_due_seconds',
    'How long the oldest of it has been due; 0 in an empty queue.',
    ['queue'],
    async () => ((await waiting())?.queues ?? []).map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  );
  gauge('loop_last_pass_age_seconds', 'Since a loop of this process last did all that was due.', ['loop'], () =>
    loops().map(({ loop, lastPassSeconds }) => [{ loop }, lastPassSeconds]),
  );
  gauge('loop_silent', 'Whether that is so long ago that the loop does no work: 1 or 0.', ['loop'], () =>
    loops().map(({ loop, silent }) => [{ loop }, silent ? 1 : 0]),
  );
  gauge(
    'tasks_running',
    'Tasks under way in this process, by whom they ask: the `carrier`, the `partner`, an `own` one of an organization, or nobody (`local`).',
    ['lane'],
    () => [...tasks()].map(([lane, count]) => [{ lane }, count]),
  );
  gauge('ledger_open_holds', 'Holds that are neither captured nor released, at most 100,000.', [], async () => {
    const found = await waiting();
    return found ? [[{}, found.holds.open]] : [];
  });
  gauge('ledger_held_credits', 'Credits in those holds.', [], async () => {
    const found = await waiting();
    return found ? [[{}, found.holds.credits]] : [];
  });
  counter('ledger_postings_total', 'Postings that this process made, by kind.', ['kind'], () =>
    [...postings()].map(([kind, count]) => [{ kind }, count]),
  );
  gauge('replica_usable', 'Whether reads are answered there now: 1 or 0.', ['replica'], () =>
    replicas().map(({ name, usable }) => [{ replica: name }, usable ? 1 : 0]),
  );
  gauge(
    'replica_lag_seconds',
    'How old its newest change was when it lacked one; 0 when it had them all.',
    ['replica'],
    () => replicas().flatMap(({ name, lagMs }): Told => (lagMs === null ? [] : [[{ replica: name }, lagMs / 1000]])),
  );
  counter(
    'replica_reads_total',
    'Reads: `answered` there, or run on the primary since it was `late` or they `failed`.',
    ['replica', 'outcome'],
    () =>
      replicas().flatMap(
        ({ name: replica, answered, late, failed }): Told =>
          Object.entries({ answered, late, failed }).map(([outcome, count]) => [{ replica, outcome }, count]),
      ),
  );
  gauge('sockets', 'Open sockets.', [], () => [[{}, sockets().sockets]]);
  gauge('subscriptions', 'Subscriptions on them.', [], () => [[{}, sockets().subscriptions]]);
  gauge('pdf_threads', 'Threads that render: `busy` or `idle`.', ['state'], () => [
    [{ state: 'busy' }, pdf().running],
    [{ state: 'idle' }, pdf().threads - pdf().running],
  ]);
  gauge('pdf_waiting', 'PDFs that wait for a thread.', [], () => [[{}, pdf().queued]]);
  counter('pdf_refused_total', 'PDFs turned away because too many were waiting.', [], () => [[{}, pdf().refused]]);
}
