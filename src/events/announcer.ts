import type { Announcer } from '../context/request-context.js';
import { emitChanges } from './changes.js';
import type { Sequencer } from './sequencer.js';

/** Turns the changes of requests into events. */
export function createAnnouncer(describe: Announcer['describe'], sequencer: Sequencer): Announcer {
  return { note: emitChanges, describe, committed: () => sequencer.wake() };
}
