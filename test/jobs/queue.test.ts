import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import type * as pools from '../../src/jobs/queue-pool.js';
import type * as watching from '../../src/jobs/watched-jobs.js';
import { built } from '../support/built.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { openWorld } from '../support/world.js';

const { isQueueFailure, openQueuePool } = await built<typeof pools>('jobs/queue-pool.js');
const { WatchedJobs } = await built<typeof watching>('jobs/watched-jobs.js');

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
