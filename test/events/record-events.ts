import type { StoredEvent } from '../../src/domain/event/stream.js';
import { readEvents, readPositions } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import type { Caller, Json, World } from '../support/worlds/world.js';

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
  await sequenceEvents(db);
  const { last } = await readPositions(db);
  const done = await work();
  await sequenceEvents(db);
  const events = await readEvents(db, { accountId: by.organizationId, livemode, after: last, limit: 1_000 });
  return { done: done as Json, events, types: events.map(({ type }) => type) };
}
