import { describe, expect, it } from '@jest/globals';
import { Attempts } from '../../src/loops/attempts.js';

describe('the attempts of a process', () => {
  it('have slots, and lanes that are counted', async () => {
    const attempts = new Attempts(3);
    const ends: Array<() => void> = [];
    const waits = () => new Promise<void>((resolve) => ends.push(resolve));
    let ended = 0;
    for (const lane of ['a', 'a', 'b']) attempts.begin(lane, waits, () => (ended += 1));
    expect(attempts.free).toBe(0);
    expect(Object.fromEntries(attempts.lanes)).toEqual({ a: 2, b: 1 });
    ends[0]!();
    while (ended === 0) await new Promise(setImmediate);
    expect(attempts.free).toBe(1);
    expect(Object.fromEntries(attempts.lanes)).toEqual({ a: 1, b: 1 });
    for (const end of ends) end();
    await attempts.drain();
    expect(ended).toBe(3);
  });

  it('end before a drain does, which cuts nothing off while they end in time', async () => {
    const attempts = new Attempts(2, 60_000);
    let isCutOff = false;
    let end: () => void = () => undefined;
    attempts.begin(
      'a',
      async (stopped) => {
        await new Promise<void>((resolve) => (end = resolve));
        isCutOff = stopped.aborted;
      },
      () => undefined,
    );
    const drained = attempts.drain();
    end();
    await drained;
    expect(isCutOff).toBe(false);
  });

  it('hand their work back when a drain has waited long enough', async () => {
    const attempts = new Attempts(2, 10);
    const events: string[] = [];
    attempts.begin(
      'a',
      async (stopped) => {
        await new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve()));
        events.push('handed back');
      },
      () => events.push('ended'),
    );
    await attempts.drain();
    expect(events).toEqual(['handed back', 'ended']);
  });
});
