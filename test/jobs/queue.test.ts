import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isQueueFailure, openQueuePool } from '../../src/jobs/queue-pool.js';
import { QueueRunner } from '../../src/jobs/queue-runner.js';
import { WatchedJobs } from '../../src/jobs/watched-jobs.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { openWorld } from '../support/world.js';

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
  const { world, startWorker, jobIsDone } = openWorldOfWorker();

  it('recognizes its own failures, including errors of the server that have no trace of the library', async () => {
    const pool = openQueuePool(world.config.databaseUrl, 10_000, () => undefined);
    const client = await pool.connect();
    const slow = client.query('select pg_sleep(60)').catch((error: unknown) => error);
    const ended = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'`;
    while ((await world.sql(ended)).length === 0) await sleep(20);
    const error = await slow;
    expect(error).toMatchObject({ code: '57P01' });
    expect(isQueueFailure(error)).toBe(true);
    expect(isQueueFailure(new Error('another error'))).toBe(false);
    expect(isQueueFailure(undefined)).toBe(false);
    client.release(true);
    await pool.end();
  });

  it('keeps working when all its connections break silently', async () => {
    const proxy = await startWorker();
    await jobIsDone();
    proxy.strand();
    await jobIsDone();
  }, 60_000);
});

describe('a job queue whose first statement failed', () => {
  const { startWorker, jobIsDone } = openWorldOfWorker();

  it('takes jobs, although the library remembers the failure', async () => {
    let cuts = 0;
    await startWorker((proxy) => proxy.cutBefore('._private_tasks as tasks (identifier)', () => (cuts += 1)));
    await jobIsDone();
    expect(cuts).toBe(1);
  }, 60_000);
});

describe('a job queue that stops while a job runs', () => {
  const world = openWorld();
  const log = { warn: () => undefined, error: () => undefined };

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
    const jobs = new WatchedJobs({ events } as never);
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
