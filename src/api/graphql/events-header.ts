import { listEmitted } from '../../context/emitted-events.js';
import type { RequestContext } from '../../context/request-context.js';
import { encodeEventCursor } from '../../domain/event/cursor.js';

/** More ids would make the header longer than clients and proxies take. */
const maxIds = 50;

/**
 * The header `X-Events` of a mutation: the types of the records that it changed, each with the ids of its events. Undefined if it has
 * written none.
 */
export function eventsHeader(ctx: RequestContext): string | undefined {
  const events = listEmitted(ctx);
  const types = Map.groupBy(events, ({ subjectType }) => subjectType);
  const entries = Array.from(types, ([type, those]) =>
    [type, ...(events.length > maxIds ? [] : those.map(({ id }) => id))].join(' '),
  );
  return entries.length > 0 ? entries.join(', ') : undefined;
}

/**
 * The header `X-Event-Cursor` of a query: everything up to this place in the stream of events is in the answer. Who follows the events
 * after it misses nothing that happened since. Undefined without a caller, who has no stream.
 */
export function cursorHeader({ ctx, note }: { ctx: RequestContext; note: { position?: number } }): string | undefined {
  return ctx.caller && note.position !== undefined ? encodeEventCursor(note.position) : undefined;
}
