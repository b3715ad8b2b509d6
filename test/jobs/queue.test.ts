/** @sampled tests */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobHelpers } from 'graphile-worker';
import { openQueuePool } from '../../src/jobs/queue-pool.js';
import { QueueRunner } from '../../src/jobs/queue-runner.js';
import { WatchedJobs } from '../../src/jobs/watched-jobs.js';
import { DatabaseProxy } from '../support/databases/database-proxy.js';
import { openWorld } from '../support/worlds/world.js';

/** A world whose only worker reaches the database through a proxy. */
function openWorldOfWorker() {
  let proxy: DatabaseProxy;
  // Closed before the world: the worker's loops wait on the stranded connections.
  afterAll(() => proxy.close());
  const world = openWorld();
  return {
    world,
    async startWorker(prepare: (proxy: DatabaseProxy) => void = () => undefined): Promise<DatabaseProxy> {
      proxy = await DatabaseProxy.to(world.config.databaseUrl);
      prepare(proxy);
      const app = await world.anotherApp({ role: 'worker', databaseUrl: proxy.url }, undefined, { statementMs: 1_000 });
      await app.start();
      return proxy;
    },
    async jobIsDone(): Promise<void> {
      const [{ id }] = (await world.sql(`select id from graphile_worker.add_job('requeue_emails')`)) as [
        { id: string },
      ];
      const left = async () => (await world.sql('select 1 from graphile_worker.jobs where id = $1', [id])).length;
      while ((await left()) > 0) await sleep(50);
    },
  };
}

describe('the job queue', () => {
  const { startWorker, jobIsDone } = openWorldOfWorker();

  it('keeps working when all its connections break silently', async () => {
    const proxy = await startWorker();
    await jobIsDone();
    proxy.strand();
    await jobIsDone();
  });
});

describe('a job queue whose first statement failed', () => {
  const { startWorker, jobIsDone } = openWorldOfWorker();

  it('takes jobs, although the library remembers the failure', async () => {
    let cuts = 0;
    await startWorker((proxy) => proxy.cutAt('._private_tasks as tasks (identifier)', 'before', () => (cuts += 1)));
    await jobIsDone();
    expect(cuts).toBe(1);
  });
});

const log = { warn: () => undefined, error: () => undefined };

describe('a job queue whose connection breaks as a job ends', () => {
  const world = openWorld();
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    proxy = await DatabaseProxy.to(world.config.databaseUrl);
  });
  afterEach(() => world.sql('delete from graphile_worker._private_jobs'));
  afterAll(() => proxy.close());

  /** Runs a job, of which the first attempt can fail, and closes the queue. */
  async function runJob(attempt: (attempts: number) => void, ended: (id: string) => Promise<boolean>) {
    const messages: string[] = [];
    const pool = openQueuePool(proxy.url, 1_000, (message) => messages.push(message));
    const taskList = { a_job: async (_: unknown, { job }: JobHelpers) => attempt(job.attempts) };
    const runner = new QueueRunner(
      { pgPool: pool, concurrency: 1, noHandleSignals: true, taskList, parsedCronItems: [] },
      log,
    );
    await runner.start();
    const [{ id }] = (await world.sql(`select id from graphile_worker.add_job('a_job')`)) as [{ id: string }];
    while (!(await ended(id))) await sleep(20);
    const allEnded = await runner.stop();
    if (allEnded) await pool.end();
    return { id, messages, allEnded };
  }
  const row = async (id: string) =>
    (await world.sql('select attempts, locked_by, last_error from graphile_worker.jobs where id = $1', [id]))[0];

  it.each(['before', 'after'] as const)('records that it is done, cut %s the statement', async (when) => {
    let runs = 0;
    proxy.cutAt('complete_job/', when, () => undefined);
    const { messages } = await runJob(
      () => void (runs += 1),
      async (id) => (await row(id)) === undefined,
    );
    expect(runs).toBe(1);
    expect(messages.join()).toContain('is not recorded yet');
  });

  it.each(['before', 'after'] as const)('records its failure once, cut %s the statement', async (when) => {
    proxy.cutAt('fail_job/', when, () => undefined);
    let fails = 0;
    const { id } = await runJob(
      () => {
        fails += 1;
        throw new Error('the first attempt fails');
      },
      async (id) => (await row(id))?.last_error !== null,
    );
    expect(fails).toBe(1);
    expect(await row(id)).toEqual({ attempts: 1, locked_by: null, last_error: 'the first attempt fails' });
  });

  it('leaves a job alone of which another attempt has begun', async () => {
    let id = '';
    let runs = 0;
    proxy.cutAt('complete_job/', 'before', () => undefined);
    await runJob(
      () => void (runs += 1),
      async (jobId) => {
        id = jobId;
        if (runs === 0) return false;
        const taken = `update graphile_worker._private_jobs set attempts = 2, locked_by = 'another worker' where id = $1`;
        await world.sql(taken, [id]);
        return true;
      },
    );
    expect(await row(id)).toEqual({ attempts: 2, locked_by: 'another worker', last_error: null });
  });

  it('stops when the end cannot be recorded', async () => {
    proxy.cutAt('complete_job/', 'before', () => proxy.down());
    const { allEnded } = await runJob(
      () => undefined,
      async () => proxy.refused > 0,
    );
    proxy.up();
    expect(allEnded).toBe(true);
  });
});

describe('the connections of the job queue', () => {
  const world = openWorld();

  it('have a time limit for each statement of the library, those of its schedule included', async () => {
    const pool = openQueuePool(world.config.databaseUrl, 100, () => undefined);
    await expect(pool.query('select pg_sleep(20)')).rejects.toThrow('did not answer within 0.1 s');
    await pool.end();
  });
});

describe('a job queue that stops while a job runs', () => {
  const world = openWorld();

  /** A runner whose one job runs until it is resolved. */
  async function startLongJob(drainMs: number) {
    const pool = openQueuePool(world.config.databaseUrl, 10_000, () => undefined);
    const job = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const taskList = {
      long_job: () => {
        begun.resolve();
        return job.promise;
      },
    };
    const runner = new QueueRunner(
      { pgPool: pool, concurrency: 1, noHandleSignals: true, taskList, parsedCronItems: [] },
      log,
      drainMs,
    );
    await runner.start();
    const [{ id }] = (await world.sql(`select id from graphile_worker.add_job('long_job')`)) as [{ id: string }];
    await begun.promise;
    return { pool, runner, job, id };
  }
  const left = (id: string) => world.sql('select 1 from graphile_worker.jobs where id = $1', [id]);

  it('records the end of a job that ends in time, before its connections are closed', async () => {
    const { pool, runner, job, id } = await startLongJob(30_000);
    const stopped = runner.stop();
    // The library has done everything else that a stop does.
    await sleep(200);
    job.resolve();
    expect(await stopped).toBe(true);
    await pool.end();
    expect(await left(id)).toEqual([]);
  });

  it.each([
    ['its runner', false],
    ['a runner that was replaced', true],
  ])(
    'hands the job of %s back when the process has certainly ended',
    async (_, isReplaced) => {
      const { pool, runner, job, id } = await startLongJob(50);
      if (isReplaced) {
        const error = new Error('remembered');
        for (let time = 0; time < 2; time += 1) runner.events.emit('worker:getJob:error', { error } as never);
      }
      expect(await runner.stop()).toBe(false);
      const [{ lockedBy, seconds }] = (await world.sql(
        `select locked_by as "lockedBy", extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where id = $1`,
        [id],
      )) as [{ lockedBy: string | null; seconds: number }];
      expect(lockedBy).toBeNull();
      expect(seconds).toBeGreaterThan(5);
      job.resolve();
      // What still finishes counts.
      while ((await left(id)).length > 0) await sleep(20);
      await pool.end();
    },
    60_000,
  );
});

describe('the watch over the job queue', () => {
  it('measures the silence since the last sign of a job, even while every worker has one', async () => {
    const events = new EventEmitter();
    const jobs = new WatchedJobs('jobs', { events } as never);
    const silentFor = async (ms: number) => {
      while (jobs.silentMs()! < ms) await sleep(5);
    };
    for (let id = 1; id <= 5; id += 1) events.emit('job:start', { job: { id } });
    await silentFor(50);
    for (const sign of ['worker:getJob:empty', 'job:start', 'job:complete']) {
      await silentFor(50);
      const before = jobs.silentMs()!;
      events.emit(sign, { job: { id: 6 } });
      expect(jobs.silentMs()).toBeLessThan(before);
    }
    jobs.stopped();
    expect(jobs.silentMs()).toBeUndefined();
  });
});
