import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Sequencer } from '../../../src/events/sequencer.js';
import type * as loops from '../../../src/runtime/loops/loop.js';
import { Loop } from '../../../src/runtime/loops/loop.js';
import { openWorld } from '../../support/worlds/world.js';

const fail = (error: unknown) => {
  throw error;
};
/** Resolves when the loop's silence has been reset that many times: once per successful pass. */
async function succeeds(loop: loops.Loop, times: number): Promise<void> {
  for (let last = 0, seen = 0; seen < times; await sleep(1)) {
    const now = loop.silentMs()!;
    if (now < last) seen += 1;
    last = now;
  }
}

describe('a loop with more work than one pass can do', () => {
  const world = openWorld();

  it('starts the next pass at once, and each pass resets its silence', async () => {
    let left = 20;
    const pass = async () => {
      await sleep(5);
      left -= 1;
      return left > 0;
    };
    const loop = new Loop({ name: 'tasks', pass, onError: fail, pollMs: 600_000 });
    loop.start();
    await succeeds(loop, 3);
    while (left > 0) await sleep(5);
    await loop.stop();
    expect(left).toBe(0);
  });

  it('is not silent while the sequencer has an endless stream of events', async () => {
    await world.sql(`create or replace function sequence_events(most int) returns int language sql as 'select most'`);
    const sequencer = new Sequencer(world.app.infrastructure.db, fail);
    sequencer.start();
    await succeeds(sequencer, 3);
    await sequencer.stop();
  });
});
