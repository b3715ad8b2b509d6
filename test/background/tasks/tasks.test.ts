/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { claimTasks } from '../../../src/background/tasks/claim.js';
import { type TaskKind, taskKinds } from '../../../src/background/tasks/kinds.js';
import { maxAtATime } from '../../../src/background/tasks/lanes.js';
import { addTask, dropTasks } from '../../../src/background/tasks/queue.js';
import type * as run from '../../../src/background/tasks/run.js';
import { GiveUp, runTask } from '../../../src/background/tasks/run.js';
import { TaskRunner } from '../../../src/background/tasks/runner.js';
import { systemCaller as system } from '../../../src/context/auth/system-caller.js';
import { RequestContext } from '../../../src/context/request-context.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('a task', () => {
  const world = openWorld();
  const now = new Date('2026-03-01T12:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller();
    await world.sql('delete from tasks');
  });

  const contextAt = (at: Date, livemode = true) =>
    new RequestContext(
      world.app.infrastructure,
      { id: 'test', ip: '127.0.0.1', userAgent: 'test' },
      system(caller.organizationId, livemode),
      () => at,
    );

  async function add(subjectId: string, dueAt: Date, kind: TaskKind = 'mail.submit') {
    const ctx = contextAt(now);
    await addTask(ctx, { kind, subjectId, dueAt, payload: { at: dueAt.toISOString() } });
    await ctx.commit();
  }
  /** Accounts with a carrier of their own. */
  async function withOwnCarrier(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push((await world.caller()).organizationId);
    await world.sql(
      `insert into provider_credentials (id, account_id, livemode, organization_id, provider, mode, sealed_secret, fingerprint,
         settings, secret_settings, status, created_at, updated_at)
       select uuidv7(), id, true, id, 'lob', 'live', '\\x00', 'f', '{}', '{}', 'active', now(), now() from unnest($1::uuid[]) id`,
      [ids],
    );
    return ids;
  }
  /** Adds letters of each account, one a second. */
  async function addFor(accounts: readonly string[], each: number, seconds: number, start = now): Promise<void> {
    await world.sql(
      `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at)
       select uuidv7(), account, true, 'mail.submit', uuidv7(), $2::timestamptz + make_interval(secs => $3::int + n), now()
       from unnest($1::uuid[]) account, generate_series(0, $4::int - 1) n`,
      [accounts, start.toISOString(), seconds, each],
    );
  }
  /** Claims as a process does whose tasks do not end. */
  async function claimAll(): Promise<{ running: Map<string, number>; claimed: string[] }> {
    const running = new Map<string, number>();
    const claimed: string[] = [];
    for (;;) {
      const tasks = await claimTasks(world.app.infrastructure.db, later(100), maxAtATime - claimed.length, running);
      if (tasks.length === 0) return { running, claimed };
      for (const { lane } of tasks) {
        claimed.push(lane);
        running.set(lane, (running.get(lane) ?? 0) + 1);
      }
    }
  }
  const handlersOf = (handler: run.TaskHandler) =>
    Object.fromEntries(taskKinds.map((kind) => [kind, handler])) as unknown as run.TaskHandlers;
  const left = () =>
    world.sql<{ attempt: number; due_at: Date; last_error: string | null; gave_up_at: Date | null; leased: boolean }>(
      'select attempt, due_at, last_error, gave_up_at, leased_until is not null as leased from tasks order by serial',
    );

  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await sleep(10);
  };

  it('is written only if its request commits', async () => {
    const ctx = contextAt(now);
    await addTask(ctx, { kind: 'mail.submit', subjectId: uuidv7(), dueAt: now });
    await ctx.rollback();
    expect(await left()).toEqual([]);
  });

  it('is claimed once it is due, by one worker', async () => {
    await add(uuidv7(), later(10));
    expect(await claimTasks(world.app.infrastructure.db, later(9), 8)).toEqual([]);
    const claims = await Promise.all([1, 2, 3].map(() => claimTasks(world.app.infrastructure.db, later(10), 8)));
    expect(claims.flat()).toEqual([
      expect.objectContaining({ kind: 'mail.submit', attempt: 1, accountId: caller.organizationId, livemode: true }),
    ]);
  });

  it('waits for earlier tasks of its record, but not for those of other records', async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    await add(one, later(2));
    await add(one, later(1));
    await add(other, later(3));
    const first = await claimTasks(world.app.infrastructure.db, later(10), 8);
    expect(first.map(({ subjectId, dueAt }) => [subjectId, dueAt])).toEqual([
      [one, later(1)],
      [other, later(3)],
    ]);
    for (const task of first) {
      expect(
        await runTask(
          world.app.infrastructure,
          handlersOf(async () => {}),
          task,
          () => now,
        ),
      ).toBeUndefined();
    }
    const second = await claimTasks(world.app.infrastructure.db, later(10), 8);
    expect(second.map(({ subjectId, dueAt }) => [subjectId, dueAt])).toEqual([[one, later(2)]]);
  });

  it('is completed in the transaction of its outcome', async () => {
    await add(uuidv7(), now);
    const [task] = await claimTasks(world.app.infrastructure.db, now, 8);
    const handler: run.TaskHandler = async (ctx) => {
      await addTask(ctx, { kind: 'carrier.step', subjectId: uuidv7(), dueAt: later(60) });
    };
    await runTask(world.app.infrastructure, handlersOf(handler), task!, () => now);
    expect(await left()).toEqual([expect.objectContaining({ due_at: later(60), attempt: 0 })]);
  });

  it('rolls back when it fails, and is due again after 10 s, a minute, ten minutes, and then every hour', async () => {
    await add(uuidv7(), now);
    let at = now;
    const handler: run.TaskHandler = async (ctx) => {
      await addTask(ctx, { kind: 'carrier.step', subjectId: uuidv7(), dueAt: later(60) });
      throw new Error('The carrier is closed.');
    };
    const waits: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const [task] = await claimTasks(world.app.infrastructure.db, at, 8);
      const error = await runTask(world.app.infrastructure, handlersOf(handler), task!, () => at);
      expect(error?.message).toBe('The carrier is closed.');
      const [row, ...more] = await left();
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        attempt: n + 1,
        leased: false,
        gave_up_at: null,
        last_error: 'The carrier is closed.',
      });
      waits.push((row!.due_at.getTime() - at.getTime()) / 1000);
      at = row!.due_at;
    }
    expect(waits).toEqual([10, 60, 600, 3600, 3600]);
  });

  it('is kept as evidence when it is given up, and not retried', async () => {
    await add(uuidv7(), now);
    const [task] = await claimTasks(world.app.infrastructure.db, now, 8);
    const handler: run.TaskHandler = async () => {
      throw new GiveUp('The order is gone.');
    };
    await runTask(world.app.infrastructure, handlersOf(handler), task!, () => now);
    expect(await left()).toEqual([expect.objectContaining({ gave_up_at: now, last_error: 'The order is gone.' })]);
    expect(await claimTasks(world.app.infrastructure.db, later(1e6), 8)).toEqual([]);
  });

  it('is repeated by another worker once the lease of a dead one ends, and late writes of the first are rolled back', async () => {
    await add(uuidv7(), now);
    const [first] = await claimTasks(world.app.infrastructure.db, now, 8);
    expect(await claimTasks(world.app.infrastructure.db, later(1e6), 8)).toEqual([]);
    await world.sql('update tasks set leased_until = now()');
    const [second] = await claimTasks(world.app.infrastructure.db, now, 8);
    expect(second).toMatchObject({ id: first!.id, attempt: 2 });
    const written = uuidv7();
    const handler: run.TaskHandler = async (ctx) => {
      await addTask(ctx, { kind: 'carrier.step', subjectId: written, dueAt: later(60) });
    };
    expect(await runTask(world.app.infrastructure, handlersOf(handler), first!, () => now)).toBeUndefined();
    expect(await world.sql('select 1 from tasks where subject_id = $1', [written])).toEqual([]);
    expect(await runTask(world.app.infrastructure, handlersOf(handler), second!, () => now)).toBeUndefined();
    expect(await world.sql('select 1 from tasks where subject_id = $1', [written])).toHaveLength(1);
  });

  it('is handed back by a process that stops: it can run elsewhere when that process has ended, and until then its result counts', async () => {
    await add(uuidv7(), now);
    await add(uuidv7(), now);
    const begun: Array<() => void> = [];
    const silent: run.TaskHandler = () => new Promise((resolve) => begun.push(resolve));
    const running = new TaskRunner(world.app.infrastructure, handlersOf(silent), () => undefined, 10);
    running.start();
    await until(() => begun.length === 2);
    await running.stop();
    const reason = 'The service stopped before the attempt ended.';
    const handedBack = { attempt: 1, leased: true, last_error: reason };
    expect(await left()).toEqual([expect.objectContaining(handedBack), expect.objectContaining(handedBack)]);
    const [{ longest }] = (await world.sql(
      'select extract(epoch from max(leased_until) - clock_timestamp())::float as longest from tasks',
    )) as [{ longest: number }];
    // The process has 15 s to end, of which the drain has taken 7.
    expect(longest).toBeLessThanOrEqual(8);
    expect(await claimTasks(world.app.infrastructure.db, later(1e6), 8)).toEqual([]);
    begun[0]!();
    await until(async () => (await left()).length === 1);
    await world.sql('update tasks set leased_until = clock_timestamp()');
    expect(await claimTasks(world.app.infrastructure.db, later(1e6), 8)).toMatchObject([{ attempt: 2 }]);
  });

  it('is claimed after a wake even if the process was running its maximum number of tasks', async () => {
    const many = 12;
    const start = new Date(Date.now() - 60_000);
    for (let n = 0; n < many; n += 1) await add(uuidv7(), start);
    let finish: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (finish = resolve));
    let asked = 0;
    const slow: run.TaskHandler = async () => {
      asked += 1;
      await answered;
    };
    const running = new TaskRunner(world.app.infrastructure, handlersOf(slow), () => undefined);
    running.start();
    await until(() => asked === 8);
    running.wake();
    finish();
    await until(async () => (await left()).length === 0);
    expect(asked).toBe(many);
    await running.stop();
  });

  it('is put back with the reason when its attempt does not end, and what that attempt writes later is rolled back', async () => {
    await add(uuidv7(), now);
    const [task] = await claimTasks(world.app.infrastructure.db, now, 8);
    let goOn: () => void = () => undefined;
    const written = uuidv7();
    let over = false;
    const hanging: run.TaskHandler = async (ctx) => {
      await new Promise<void>((resolve) => (goOn = resolve));
      await addTask(ctx, { kind: 'carrier.step', subjectId: written, dueAt: later(60) });
      ctx.afterTransaction(() => {
        over = true;
      });
    };
    const error = await runTask(world.app.infrastructure, handlersOf(hanging), task!, () => now, { maxMs: 20 });
    expect(error?.message).toBe('The attempt did not end in 0.02 s.');
    const putBack = { attempt: 1, leased: false, due_at: later(10), last_error: error!.message };
    expect(await left()).toEqual([expect.objectContaining(putBack)]);
    goOn();
    await until(() => over);
    expect(await world.sql('select 1 from tasks where subject_id = $1', [written])).toEqual([]);
    expect(await left()).toEqual([expect.objectContaining(putBack)]);
  });

  it('is claimed for a lane with free slots, past any number that wait for a full lane', async () => {
    for (let n = 0; n < 40; n += 1) await add(uuidv7(), later(n));
    await add(uuidv7(), later(50), 'partner.submit');
    const [own] = (await withOwnCarrier(1)) as [string];
    await addFor([own], 3, 60);
    const { running, claimed } = await claimAll();
    const ownLane = `carrier:${own}`;
    expect(Object.fromEntries(running)).toEqual({ carrier: 8, partner: 1, [ownLane]: 2 });
    expect(claimed).toHaveLength(11);
  });

  it('takes one of a few slots if its own party is silent, one for each party, and leaves the others to all that answer', async () => {
    const silent = await withOwnCarrier(30);
    const [good] = (await withOwnCarrier(1)) as [string];
    await world.sql('update provider_credentials set silent_at = now() where account_id = any($1)', [silent]);
    await addFor(silent, 3, 0);
    await add(uuidv7(), later(50));
    await addFor([good], 3, 60);
    const { running } = await claimAll();
    expect(running.get('carrier')).toBe(1);
    expect(running.get(`carrier:${good}`)).toBe(2);
    const slow = [...running].filter(([lane]) => lane.includes('~'));
    expect(slow.map(([, count]) => count)).toEqual(Array(8).fill(1));
    expect(running.size).toBe(10);
  });

  it('comes before the second task of another own party, if there are more parties than slots', async () => {
    const parties = await withOwnCarrier(24);
    await addFor(parties, 1, 0);
    await addFor(parties.slice(0, 12), 1, -10);
    const { running } = await claimAll();
    expect([...running.values()]).toEqual(Array(24).fill(1));
  });

  it('gives up its slot to others if its own party does not answer, until that party answers in time', async () => {
    const hanging = await withOwnCarrier(24);
    const [good] = (await withOwnCarrier(1)) as [string];
    const start = new Date(Date.now() - 60_000);
    const silent = async () => {
      const [{ n }] = (await world.sql(
        'select count(*)::int as n from provider_credentials where silent_at is not null and account_id = any($1)',
        [hanging],
      )) as [{ n: number }];
      return n;
    };
    await addFor(hanging, 1, 0, start);
    let answers = false;
    const waiting: Array<() => void> = [];
    const done: string[] = [];
    const handler: run.TaskHandler = async (_, { accountId }) => {
      if (hanging.includes(accountId) && !answers) await new Promise<void>((resolve) => waiting.push(resolve));
      done.push(accountId);
    };
    const running = new TaskRunner(world.app.infrastructure, handlersOf(handler), () => undefined, 10, 2_000);
    running.start();
    await until(() => waiting.length === 24);
    await addFor([good], 2, 0, start);
    await until(() => done.length === 2);
    expect(done).toEqual([good, good]);
    await until(async () => (await silent()) === 24);
    expect(running.running().get('slow')).toBe(24);
    answers = true;
    for (const answer of waiting) answer();
    // An answer after a long time is no sign that the next one comes in time.
    await until(async () => (await left()).length === 0);
    expect(await silent()).toBe(24);
    await addFor(hanging.slice(0, 1), 1, 0, start);
    await until(async () => (await silent()) === 23);
    await running.stop();
  });

  it('can be dropped, only by its own account in its own mode', async () => {
    const subjectId = uuidv7();
    await add(subjectId, later(60));
    const sandbox = contextAt(now, false);
    await dropTasks(sandbox, subjectId);
    await sandbox.commit();
    expect(await left()).toHaveLength(1);
    const ctx = contextAt(now);
    await dropTasks(ctx, subjectId, ['partner.submit']);
    await dropTasks(ctx, subjectId, ['mail.submit']);
    await ctx.commit();
    expect(await left()).toEqual([]);
  });
});
