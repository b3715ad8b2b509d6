import type { StoredEvent } from '../../src/domain/event/stream.js';
import type * as reading from '../../src/events/read.js';
import type * as sequencing from '../../src/events/sequencer.js';
import { built } from '../support/built.js';
import type { Caller, Json, World } from '../support/world.js';

const { readEvents, readPositions } = await built<typeof reading>('events/read.js');
const { sequence } = await built<typeof sequencing>('events/sequencer.js');

export interface RecordedEvents {
  done: Json;
  events: StoredEvent[];
  types: string[];
}

/** Runs the work and returns the events that it adds to an account's stream, in order. */
export async function recordEvents(
  world: World,
  by: Caller,
  work: () => Promise<unknown>,
  livemode = true,
): Promise<RecordedEvents> {
  const { db } = world.app.infrastructure;
  await sequence(db);
  const { last } = await readPositions(db);
  const done = await work();
  await sequence(db);
  const events = await readEvents(db, { accountId: by.organizationId, livemode, after: last, limit: 1_000 });
  return { done: done as Json, events, types: events.map(({ type }) => type) };
}
