import { describe, expect, it } from '@jest/globals';
import { Attempts } from '../../../src/runtime/loops/attempts.js';

describe('the attempts of a process', () => {
  it('are counted, also by lane', async () => {
    const attempts = new Attempts<string>();
    const ends: Array<() => void> = [];
    const waits = () => new Promise<void>((resolve) => ends.push(resolve));
    let ended = 0;
    for (const lane of ['a', 'a', 'b']) attempts.begin('work', lane, waits, () => (ended += 1));
    expect(attempts.count).toBe(3);
    expect(Object.fromEntries(attempts.lanes)).toEqual({ a: 2, b: 1 });
    ends[0]!();
    while (ended === 0) await new Promise(setImmediate);
    expect(attempts.count).toBe(2);
    expect(Object.fromEntries(attempts.lanes)).toEqual({ a: 1, b: 1 });
    for (const end of ends) end();
    await attempts.drain();
    expect(ended).toBe(3);
  });

  it('move to another lane once they have run for long enough, and are counted there until they end', async () => {
    const attempts = new Attempts<string>();
    const ends: Array<() => void> = [];
    const lanes: string[] = [];
    const waits = () => new Promise<void>((resolve) => ends.push(resolve));
    for (const work of ['one', 'two']) attempts.begin(work, work, waits, (lane) => lanes.push(lane));
    expect(attempts.move(60_000, () => 'slow')).toEqual([]);
    expect(attempts.move(0, (lane) => (lane === 'one' ? 'slow' : undefined))).toEqual(['one']);
    expect(Object.fromEntries(attempts.lanes)).toEqual({ slow: 1, two: 1 });
    for (const end of ends) end();
    await attempts.drain();
    expect(lanes).toEqual(['slow', 'two']);
    expect(attempts.lanes.size).toBe(0);
  });

  it('end before a drain does, which cuts nothing off while they end in time', async () => {
    const attempts = new Attempts<string>(60_000);
    let isCutOff = false;
    let end: () => void = () => undefined;
    attempts.begin(
      'work',
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
    const attempts = new Attempts<string>(10);
    const events: string[] = [];
    attempts.begin(
      'work',
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
