import { describe, expect, it } from '@jest/globals';
import { Slots } from '../../src/db/slots.js';

/** A service whose requests each hold a slot for the same time. Its clock moves only when the test says so. */
class Service {
  now = 0;
  readonly answered: Array<{ account: string; waitedMs: number }> = [];
  readonly refused: Array<{ account: string; waitedMs: number }> = [];
  readonly #running: Array<{ until: number; release(): void }> = [];
  readonly #slots: Slots;

  constructor(
    slots: number,
    private readonly workMs: number,
  ) {
    this.#slots = new Slots(slots, { patienceMs: 600_000, now: () => this.now });
  }

  async send(account: string, times = 1): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      const since = this.now;
      const note = (to: 'answered' | 'refused') => this[to].push({ account, waitedMs: this.now - since });
      this.#slots.take(account).then(
        (release) => {
          note('answered');
          this.#running.push({ until: this.now + this.workMs, release });
        },
        () => note('refused'),
      );
    }
    await settled();
  }

  /** Moves the clock, ending what is done meanwhile. */
  async pass(ms: number): Promise<void> {
    for (const end = this.now + ms; this.now < end; ) {
      this.now += 10;
      for (let n = this.#running.length - 1; n >= 0; n -= 1) {
        if (this.#running[n]!.until <= this.now) this.#running.splice(n, 1)[0]!.release();
      }
      await settled();
    }
  }

  of(account: string, list: 'answered' | 'refused') {
    return this[list].filter((one) => one.account === account);
  }
}

/** All promises that can be resolved now are. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const longest = (list: ReadonlyArray<{ waitedMs: number }>) => Math.max(...list.map(({ waitedMs }) => waitedMs));

describe('slots for long transactions', () => {
  it('serve a burst on an idle service, however long it takes', async () => {
    const service = new Service(10, 200);
    await service.send('one', 400);
    await service.pass(8_200);
    expect([service.answered.length, service.refused.length]).toEqual([400, 0]);
    expect(longest(service.answered)).toBeGreaterThan(7_000);
  });

  it('serve what comes singly after a burst, while the burst is worked off', async () => {
    const service = new Service(10, 200);
    await service.send('one', 400);
    await service.pass(5_500);
    for (let n = 0; n < 20; n += 1) {
      await service.send('one');
      await service.pass(100);
    }
    await service.pass(2_000);
    expect([service.answered.length, service.refused.length]).toEqual([420, 0]);
  });

  it('answer as many as they can within about a second under overload, and refuse the others at once', async () => {
    const service = new Service(10, 200);
    // 100 a second arrive, and 50 can be served.
    for (let n = 0; n < 800; n += 1) {
      await service.send('one');
      await service.pass(10);
    }
    const before = service.answered.length;
    service.answered.length = 0;
    service.refused.length = 0;
    for (let n = 0; n < 800; n += 1) {
      await service.send('one');
      await service.pass(10);
    }
    expect(before).toBeGreaterThan(350);
    expect(service.answered.length).toBeGreaterThan(350);
    expect(longest(service.answered)).toBeLessThan(1_500);
    expect(service.refused.length).toBeGreaterThan(350);
    expect(longest(service.refused)).toBeLessThan(1_000);
    // After the overload, a burst is served again.
    await service.pass(2_000);
    service.refused.length = 0;
    await service.send('one', 300);
    await service.pass(6_500);
    expect(service.refused).toEqual([]);
  });

  it('let accounts take turns, so that the overload of one refuses and delays no other', async () => {
    const service = new Service(10, 200);
    for (let n = 0; n < 1_000; n += 1) {
      await service.send('many');
      if (n % 20 === 0) await service.send('few');
      await service.pass(10);
    }
    expect(service.of('few', 'refused')).toEqual([]);
    expect(longest(service.of('few', 'answered'))).toBeLessThanOrEqual(200);
    expect(service.of('many', 'refused').length).toBeGreaterThan(0);
  });

  it('let the account that holds fewer slots go first', async () => {
    const service = new Service(2, 100);
    await service.send('one', 6);
    await service.send('two', 2);
    await service.pass(400);
    const order = service.answered.map(({ account }) => account).join(' ');
    expect(order).toBe('one one two one one two one one');
  });

  it('refuse what has waited as long as it may, and lose no slot', async () => {
    const slots = new Slots(1, { patienceMs: 50 });
    const leave = await slots.take();
    await expect(slots.take()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    leave();
    leave();
    (await slots.take())();
  });
});
