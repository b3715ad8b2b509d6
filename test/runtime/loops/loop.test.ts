import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openOrm } from '../../../src/db/orm.js';
import type * as loops from '../../../src/runtime/loops/loop.js';
import { Loop } from '../../../src/runtime/loops/loop.js';
import { LoopWatch } from '../../../src/runtime/loops/loop-watch.js';
import { FaultyProxy } from '../../support/fakes/faulty-proxy.js';

const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(5);
};

describe('a loop', () => {
  const open: loops.Loop[] = [];
  const errors: Error[] = [];
  const loopOf = (
    pass: () => Promise<unknown>,
    times: { pollMs?: number; restMs?: number; statementMs?: number } = {},
  ) => {
    const loop = new Loop({ name: 'tasks', pass, onError: (error) => errors.push(error as Error), ...times });
    open.push(loop);
    return loop;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((loop) => loop.stop()));
    errors.length = 0;
  });

  it('runs one pass at a time, and one more for all wakes during a pass', async () => {
    let passes = 0;
    let running = 0;
    let most = 0;
    let go: () => void = () => undefined;
    const loop = loopOf(async () => {
      passes += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => (go = resolve));
      running -= 1;
    });
    loop.wake();
    for (let n = 0; n < 5; n += 1) loop.wake();
    expect(passes).toBe(1);
    go();
    await until(() => passes === 2);
    go();
    await until(() => running === 0);
    await sleep(20);
    expect([passes, most]).toEqual([2, 1]);
  });

  it('runs again after a pass that ended at once, and after one that threw at once', async () => {
    let passes = 0;
    const loop = loopOf((() => {
      passes += 1;
      if (passes === 2) throw new Error('thrown, not rejected');
    }) as () => Promise<void>);
    for (let n = 1; n <= 5; n += 1) {
      loop.wake();
      await until(() => passes === n);
    }
    expect(errors.map(({ message }) => message)).toEqual(['thrown, not rejected']);
  });

  it('rests between the starts of its passes, and wakes that come meanwhile share one', async () => {
    const restMs = 500;
    const starts: number[] = [];
    const loop = loopOf(async () => void starts.push(performance.now()), { restMs });
    loop.wake();
    expect(starts).toHaveLength(1);
    for (let n = 0; n < 5; n += 1) {
      loop.wake();
      // A turn of the loop, and no time: on a busy machine, even a short one may last as long as the rest.
      await new Promise(setImmediate);
    }
    await until(() => starts.length === 2);
    expect(starts[1]! - starts[0]!).toBeGreaterThan(restMs - 10);
    await sleep(restMs + 50);
    expect(starts).toHaveLength(2);
  });

  it('does not rest while there is more to do', async () => {
    let left = 20;
    const started = performance.now();
    const loop = loopOf(async () => --left > 0, { restMs: 60_000 });
    loop.wake();
    await until(() => left === 0);
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it('polls after a failed pass, and its silence ends with a pass that succeeds', async () => {
    let broken = true;
    const loop = loopOf(
      async () => {
        if (broken) throw new Error('broken');
      },
      { pollMs: 5 },
    );
    expect(loop.silentMs()).toBeUndefined();
    loop.start();
    await until(() => errors.length > 3 && loop.silentMs()! > 20);
    broken = false;
    await until(() => loop.silentMs()! < 20);
    await loop.stop();
    expect(loop.silentMs()).toBeUndefined();
  });

  it('is reported once when its pass hangs, and once when it is back', async () => {
    let go: () => void = () => undefined;
    let hangs = true;
    const loop = loopOf(
      async () => {
        if (hangs) await new Promise<void>((resolve) => (go = resolve));
      },
      { pollMs: 5 },
    );
    const lines: unknown[] = [];
    const log = {
      error: (facts: object, message?: string) => lines.push(['error', facts, message]),
      info: (facts: object, message?: string) => lines.push(['info', facts, message]),
    };
    const watch = new LoopWatch(() => [loop], log, { silentAfterMs: 300 });
    loop.start();
    watch.look();
    expect(lines).toEqual([]);
    await until(() => watch.states()[0]!.silent);
    for (let n = 0; n < 3; n += 1) watch.look();
    expect(lines).toEqual([['error', { loop: 'tasks', last_pass_seconds: expect.any(Number) }, 'loop is silent']]);
    hangs = false;
    go();
    await until(() => !watch.states()[0]!.silent);
    watch.look();
    expect(lines.slice(1)).toEqual([['info', { loop: 'tasks', last_pass_seconds: 0 }, 'loop is back']]);
  });

  it('continues over a new connection when the database stops answering on the old one', async () => {
    const base = new URL(process.env.TEST_DATABASE_BASE_URL!);
    const proxy = new FaultyProxy({ hostname: base.hostname, port: base.port });
    base.host = await proxy.start();
    const orm = await openOrm(base.href, 2);
    const db = orm.em.getConnection().getClient();
    let answers = 0;
    const loop = loopOf(
      async () => {
        await sql`select 1`.execute(db as never);
        answers += 1;
      },
      { pollMs: 5, statementMs: 300 },
    );
    loop.start();
    await until(() => answers > 2);
    proxy.mode = 'silent';
    await until(() => errors.length > 0);
    expect(errors[0]!.message).toContain('The database did not answer within 0.3 s.');
    proxy.mode = 'pass';
    let before = answers;
    await until(() => answers > before + 2);
    proxy.cutAll();
    before = answers;
    await until(() => answers > before + 2);
    await loop.stop();
    await orm.close();
    await proxy.stop();
  });
});
