import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { EventType } from '../../domain/event/catalogue.js';
import type { StoredEvent } from '../../domain/event/stream.js';
import { Violations } from '../../errors/app-error.js';
import { decodeEventCursor } from '../../events/cursor.js';
import { asEvent } from '../../loaders/event.loader.js';
import type { Event } from '../../schema/event.js';

/** Records that one subscription may name. */
const most = 1_000;

/**
 * The account's events: those after a cursor, and then those to come, each once and in order. Of some types, or of some records
 * alone. @throws AppError when the cursor is none, or too old.
 */
export async function followEvents(
  ctx: RequestContext,
  wanted: { types?: readonly EventType[] | null; ids?: readonly string[] | null; after?: string | null },
): Promise<AsyncIterableIterator<Event, undefined>> {
  authorize(ctx, 'records');
  const { types, ids, after } = wanted;
  const violations = new Violations();
  const position = after ? decodeEventCursor(after) : undefined;
  if (after && position === undefined) violations.add('after', 'The after argument is not a cursor of events.');
  if (types?.length === 0) violations.add('types', 'The types argument must have at least 1 item.');
  if (ids?.length === 0) violations.add('ids', 'The ids argument must have at least 1 item.');
  if (ids && ids.length > most) violations.add('ids', `The ids argument must not have more than ${most} items.`);
  violations.throwIfAny();
  const stream = { accountId: ctx.account.id, livemode: ctx.livemode, types, about: ids };
  return new Told(await ctx.infrastructure.hub!.follow(stream, position));
}

/** The events of a follower as GraphQL tells them. */
class Told implements AsyncIterableIterator<Event, undefined> {
  constructor(private readonly events: AsyncIterableIterator<StoredEvent, undefined>) {}

  async next(): Promise<IteratorResult<Event, undefined>> {
    const { value, done } = await this.events.next();
    return done ? { value: undefined, done } : { value: eventOf(value), done: false };
  }

  async return(): Promise<IteratorResult<Event, undefined>> {
    await this.events.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

const told = new WeakMap<StoredEvent, Event>();

/** Made once for all who hear the event. */
function eventOf(stored: StoredEvent): Event {
  let event = told.get(stored);
  if (!event) told.set(stored, (event = asEvent(stored)));
  return event;
}
