/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { claimTasks, putBack, renewLeases } from '../../../src/background/tasks/claim.js';
import { type ScheduledKind, schedule, scheduledKinds } from '../../../src/background/tasks/kinds.js';
import { addScheduled } from '../../../src/background/tasks/queue.js';
import type { JobHandler } from '../../../src/background/tasks/run.js';
import { TaskRunner } from '../../../src/background/tasks/runner.js';
import { QueueWatch } from '../../../src/process/queues.js';
import { taskHandlers } from '../../../src/services/task-handlers.js';
import { openWorld } from '../../support/worlds/world.js';

describe('scheduled work', () => {
  const world = openWorld();
  const runners: TaskRunner[] = [];
  beforeEach(async () => {
    await world.sql('delete from tasks');
    await addScheduled(world.app.infrastructure.db, scheduledKinds);
  });
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
  });

  /** Starts what several processes do, with their own work each night. */
  function start(count: number, run: JobHandler): void {
    for (let n = 0; n < count; n += 1) {
      const handlers = { ...taskHandlers, verify_ledger: run };
      const runner = new TaskRunner(world.app.infrastructure, handlers, () => undefined, 10);
      runners.push(runner);
      runner.start();
    }
  }
  const waiting = (kind: ScheduledKind) =>
    world.sql<{ attempt: number; seconds: number; last_error: string | null; gave_up_at: Date | null }>(
      `select attempt, extract(epoch from due_at - now())::float8 as seconds, last_error, gave_up_at from tasks where kind = $1`,
      [kind],
    );
  const makeDue = (kind: ScheduledKind, ago = '0 seconds') =>
    world.sql('update tasks set due_at = now() - $2::interval where kind = $1', [kind, ago]);
  const isNext = async () => {
    const [row, ...others] = await waiting('verify_ledger');
    expect(others).toEqual([]);
    return row!.attempt === 0 && row!.seconds > 0;
  };

  it('waits once for its next time, however many processes start', async () => {
    const { db } = world.app.infrastructure;
    await Promise.all([1, 2, 3, 4, 5].map(() => addScheduled(db, scheduledKinds)));
    const rows = await world.sql<{ kind: ScheduledKind; minute: number; ahead: number }>(
      `select kind, extract(epoch from due_at)::float8 / 60 as minute, extract(epoch from due_at - now())::float8 / 60 as ahead
       from tasks order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([...scheduledKinds].sort());
    for (const { kind, minute, ahead } of rows) {
      const { every, at } = schedule[kind];
      expect([kind, minute % every]).toEqual([kind, at]);
      expect(ahead).toBeGreaterThan(-0.1);
      expect(ahead).toBeLessThanOrEqual(every);
    }
  });

  it('is due at its next time again when a process starts after the clock was set back, unless it runs', async () => {
    const { db } = world.app.infrastructure;
    await world.sql(`update tasks set due_at = due_at + interval '40 days'`);
    await world.sql(`update tasks set leased_until = now() + interval '1 minute' where kind = 'verify_ledger'`);
    await addScheduled(db, scheduledKinds);
    const late = await world.sql<{ kind: string }>(`select kind from tasks where due_at > now() + interval '2 days'`);
    expect(late).toEqual([{ kind: 'verify_ledger' }]);
    expect(await world.sql('select 1 from tasks')).toHaveLength(scheduledKinds.length);
  });

  it('is run once at each time, by one of several processes', async () => {
    let runs = 0;
    start(3, async () => {
      runs += 1;
      return undefined;
    });
    for (let time = 1; time <= 4; time += 1) {
      await makeDue('verify_ledger');
      while (runs < time || !(await isNext())) await sleep(10);
      expect(runs).toBe(time);
    }
  });

  it('is made up once if no process ran at its times', async () => {
    await makeDue('verify_ledger', '60 hours');
    let runs = 0;
    start(2, async () => {
      runs += 1;
      return undefined;
    });
    while (!(await isNext())) await sleep(10);
    expect(runs).toBe(1);
  });

  it('is due again after it fails, at its next time at the latest, and never given up', async () => {
    const { db } = world.app.infrastructure;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await makeDue('settle_credits');
      await world.sql(`delete from tasks where kind <> 'settle_credits'`);
      const [job] = await claimTasks(db, undefined, 1, new Map(), scheduledKinds);
      expect(job).toMatchObject({ kind: 'settle_credits', attempt, lane: 'scheduled' });
      await putBack(db, job!, { now: new Date(), error: 'No.', givesUp: false });
      const [row] = await waiting('settle_credits');
      expect(row).toMatchObject({ last_error: 'No.', gave_up_at: null });
      waits.push(row!.seconds);
    }
    expect(waits[0]).toBeLessThanOrEqual(10);
    for (const seconds of waits) expect(seconds).toBeLessThanOrEqual(60);
  });

  it('keeps its lease while it runs, and loses it when its process is killed', async () => {
    const { db } = world.app.infrastructure;
    const claim = () => claimTasks(db, undefined, 1, new Map(), scheduledKinds);
    const left = async () => {
      const [row] = await world.sql<{ left: number }>(
        `select extract(epoch from leased_until - clock_timestamp())::float8 as left from tasks where kind = 'settle_credits'`,
      );
      return row!.left;
    };
    await makeDue('settle_credits');
    await world.sql(`delete from tasks where kind <> 'settle_credits'`);
    const first = await claim();
    await world.sql(
      `update tasks set leased_until = clock_timestamp() + interval '5 seconds' where kind = 'settle_credits'`,
    );
    await renewLeases(db, first);
    expect(await left()).toBeGreaterThan(50);
    expect(await claim()).toEqual([]);
    await world.sql(
      `update tasks set leased_until = clock_timestamp() - interval '1 second' where kind = 'settle_credits'`,
    );
    await renewLeases(db, first);
    expect(await left()).toBeLessThan(0);
    expect(await claim()).toMatchObject([{ kind: 'settle_credits', attempt: 2 }]);
  });

  it('leaves a kind that only a newer release knows to the processes of that release, and is not overdue because of it', async () => {
    const { organizationId } = await world.caller();
    await world.sql(
      `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at)
       select uuidv7(), account, true, 'newer_work', uuidv7(), now() - interval '1 day', now() from unnest($1::uuid[]) account`,
      [[null, organizationId]],
    );
    await makeDue('verify_ledger');
    let runs = 0;
    start(1, async () => {
      runs += 1;
      return undefined;
    });
    while (runs === 0) await sleep(10);
    const newer = await world.sql(`select attempt from tasks where kind = 'newer_work'`);
    expect(newer).toEqual([{ attempt: 0 }, { attempt: 0 }]);
    const { queues } = (await new QueueWatch(world.app.infrastructure.db).look())!;
    for (const { oldestSeconds } of queues) expect(oldestSeconds).toBeLessThan(3_600);
  });
});
