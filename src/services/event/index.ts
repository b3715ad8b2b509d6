import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { EventType } from '../../domain/event/catalogue.js';
import { decodeEventCursor } from '../../domain/event/cursor.js';
import { type StoredEvent, saysProject } from '../../domain/event/stream.js';
import { Violations } from '../../errors/app-error.js';
import { asEvent } from '../../reads/loaders/event.loader.js';
import { tableNamed } from '../../reads/loaders/node.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import type { Event } from '../../schema/event.js';

/** The most records that one subscription can name. */
const most = 1_000;

/**
 * Follows the account's events: those after a cursor and all later ones, each once and in order. Types, records and a
 * project can restrict them.
 *
 * @throws AppError when the cursor is invalid or too old
 */
export async function followEvents(
  ctx: RequestContext,
  filter: {
    types?: readonly EventType[] | null;
    ids?: readonly string[] | null;
    projectId?: string | null;
    after?: string | null;
  },
): Promise<AsyncIterableIterator<Event, undefined>> {
  authorize(ctx, 'read');
  const { types, ids, projectId, after } = filter;
  const violations = new Violations();
  const position = after ? decodeEventCursor(after) : undefined;
  if (after && position === undefined) violations.add('after', 'The after argument is not a cursor of events.');
  if (types?.length === 0) violations.add('types', 'The types argument must have at least 1 item.');
  checkIds(violations, ids);
  violations.throwIfAny();
  const stream = { accountId: ctx.account.id, livemode: ctx.livemode, types, about: ids, projectId };
  const events = await ctx.infrastructure.hub!.follow(stream, position);
  return new EventIterator(events, projectId ? (event) => isOfProject(ctx, event, projectId) : undefined);
}

/** The ids that a subscription names. */
export function checkIds(violations: Violations, ids: readonly string[] | null | undefined): void {
  if (ids?.length === 0) violations.add('ids', 'The ids argument must have at least 1 item.');
  if (ids && ids.length > most) violations.add('ids', `The ids argument must not have more than ${most} items.`);
}

/** The events of a subscriber in the form that GraphQL returns. */
class EventIterator implements AsyncIterableIterator<Event, undefined> {
  constructor(
    private readonly events: AsyncIterableIterator<StoredEvent, undefined>,
    private readonly wants?: (event: StoredEvent) => Promise<boolean>,
  ) {}

  async next(): Promise<IteratorResult<Event, undefined>> {
    for (;;) {
      const { value, done } = await this.events.next();
      if (done) return { value: undefined, done };
      if (!this.wants || (await this.wants(value))) return { value: toEvent(value), done: false };
    }
  }

  async return(): Promise<IteratorResult<Event, undefined>> {
    await this.events.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** The stream has left out what is known to be of another project. Only an object that is a link needs its record. */
async function isOfProject(ctx: RequestContext, event: StoredEvent, projectId: string): Promise<boolean> {
  if (saysProject(event.payload.data)) return true;
  const table = tableNamed(event.subjectType);
  if (!table) return false;
  const [row] = await rowsWhere<{ projectId?: string }>(ctx, table as never, sql`id = ${event.subjectId}::uuid`);
  return row?.projectId === projectId;
}

const eventsOfStored = new WeakMap<StoredEvent, Event>();

/** Built once for all subscribers of the event. */
function toEvent(stored: StoredEvent): Event {
  let event = eventsOfStored.get(stored);
  if (!event) eventsOfStored.set(stored, (event = asEvent(stored)));
  return event;
}
