import type { Announcer } from '../context/request-context.js';
import { emitChanges } from './changes.js';
import type { Sequencer } from './sequencer.js';

/** Turns the changes of requests into events. `follow` is called with each change before its event is queued. */
export function createAnnouncer(
  describe: Announcer['describe'],
  sequencer: Sequencer,
  follow: Announcer['note'],
): Announcer {
  return {
    note: (ctx, changes) => {
      follow(ctx, changes);
      emitChanges(ctx, changes);
    },
    describe,
    committed: () => sequencer.wake(),
  };
}
