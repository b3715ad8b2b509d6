import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { StoredEvent, Stream } from '../../src/domain/event/stream.js';
import { Follower } from '../../src/events/follower.js';

const stream: Stream = { accountId: 'a', livemode: true };

/** A table, and a hub that is never ahead of it, as in the service. */
class Stub {
  readonly table: StoredEvent[] = [];
  position = 0;
  reads = 0;
  left = 0;
  follower!: Follower;
  #held: Array<() => void> = [];

  constructor(of: Stream = stream) {
    this.stream = of;
  }
  readonly stream: Stream;

  follow(after?: number): Follower {
    this.follower = new Follower(this.stream, after, {
      position: () => this.position,
      // A statement sees what was committed when it started; its result arrives later.
      read: async (from, limit) => {
        this.reads += 1;
        const seen = this.table.filter(({ position }) => position > from).slice(0, limit);
        await new Promise<void>((resolve) => this.#held.push(resolve));
        return seen;
      },
      left: () => {
        this.left += 1;
      },
    });
    return this.follower;
  }

  commit(count: number): void {
    for (let made = 0; made < count; made += 1) {
      const position = this.table.length + 1;
      const type = position % 2 ? 'notice.created' : 'notice.deleted';
      this.table.push({ position, type, subjectId: `n${position % 3}`, payload: { data: { object: {} } } } as never);
    }
  }

  /** The hub reads on, up to `count` events. */
  hand(count: number): void {
    for (const event of this.table.slice(this.position, this.position + count)) {
      this.position = event.position;
      this.follower.push(event);
    }
  }

  answer(): void {
    for (const resolve of this.#held.splice(0)) resolve();
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a follower', () => {
  it('receives everything once and in order, however fast it and the hub read the table', async () => {
    const step = fc.oneof(
      fc.record({ commit: fc.integer({ min: 1, max: 700 }) }),
      fc.record({ hand: fc.integer({ min: 1, max: 700 }) }),
      fc.record({ take: fc.integer({ min: 1, max: 400 }) }),
      fc.constant('answer' as const),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        fc.boolean(),
        fc.array(step, { maxLength: 40 }),
        async (before, lag, resumes, steps) => {
          const stub = new Stub();
          stub.commit(before);
          stub.position = Math.max(before - lag, 0);
          const after = resumes ? Math.floor(before / 2) : undefined;
          const first = (after ?? stub.position) + 1;
          const follower = stub.follow(after);
          const received: number[] = [];
          let wanted = 0;
          const reading = (async () => {
            for (;;) {
              while (received.length >= wanted) await turn();
              const { value, done } = await follower.next();
              if (done) return;
              received.push(value.position);
            }
          })();
          for (const one of steps) {
            if (one === 'answer') stub.answer();
            else if ('commit' in one) stub.commit(one.commit);
            else if ('hand' in one) stub.hand(one.hand);
            else wanted = received.length + one.take;
            await turn();
          }
          stub.hand(stub.table.length);
          const all = stub.table.length - first + 1;
          wanted = all + 1;
          while (received.length < all) {
            stub.answer();
            await turn();
          }
          await follower.return();
          // It may be reading the table once more.
          await turn();
          stub.answer();
          await reading;
          expect(received).toEqual(Array.from({ length: all }, (_, index) => first + index));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('buffers no more than some hundred events for a reader that takes none', async () => {
    const stub = new Stub();
    const follower = stub.follow();
    stub.commit(10_000);
    stub.hand(10_000);
    expect(stub.reads).toBe(0);
    const reading = follower.next();
    await turn();
    stub.answer();
    expect((await reading).value?.position).toBe(1);
    expect(stub.reads).toBe(1);
  });

  it('continues from its position when a read failed', async () => {
    const stub = new Stub();
    stub.commit(3);
    let fails = true;
    const follower = new Follower(stream, 1, {
      position: () => 3,
      read: async (from) => {
        if (fails) throw new Error('no connection');
        return stub.table.filter(({ position }) => position > from);
      },
      left: () => undefined,
    });
    await expect(follower.next()).rejects.toThrow('no connection');
    fails = false;
    expect((await follower.next()).value?.position).toBe(2);
  });

  it('takes only the events of its stream', async () => {
    const stub = new Stub({ ...stream, types: ['notice.created'], about: ['n1'] });
    const follower = stub.follow();
    stub.commit(12);
    stub.hand(12);
    expect([(await follower.next()).value?.position, (await follower.next()).value?.position]).toEqual([1, 7]);
  });

  it('ends while it waits', async () => {
    const stub = new Stub();
    const follower = stub.follow();
    const waiting = follower.next();
    await follower.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(stub.left).toBe(1);
  });
});
