import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { EventType } from '../../domain/event/catalogue.js';
import { decodeEventCursor, encodeEventCursor } from '../../domain/event/cursor.js';
import type { StoredEvent } from '../../domain/event/stream.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { matching, readEvents, readEventsBefore, readPositions } from '../../events/read.js';
import type { Connection } from '../../schema/connection.js';
import type { Event, EventArgs } from '../../schema/event.js';
import { describeRead, describing } from './described.js';
import { pageSize } from './page.js';
import { readSelection } from './selection.js';

/**
 * The account's stream of events after a cursor, or from its beginning. It begins with the oldest retained event, unless the newest
 * comes first: then a cursor is followed by what is older, and what is no longer retained is its end.
 */
export function listEvents(ctx: RequestContext, args: EventArgs, info: GraphQLResolveInfo): Promise<Connection<Event>> {
  const read = (selected: ReadonlySet<string>) => readStream(ctx, args, selected.has('totalCount'));
  return info === describing ? describeRead({ kind: 'values', read }) : read(readSelection(info).connection);
}

async function readStream(
  ctx: RequestContext,
  { types = null, subjectId = null, newestFirst, after = null, first = null }: EventArgs,
  withTotal: boolean,
): Promise<Connection<Event>> {
  const stream = { accountId: ctx.account.id, livemode: ctx.livemode, types, subjectId };
  const position = readStart(after, first);
  if (after !== null && !newestFirst) await rejectExpired(ctx, position);
  const limit = first ?? pageSize.default;
  const storedEvents = newestFirst
    ? await readEventsBefore(ctx.db, { ...stream, before: after === null ? null : position, limit: limit + 1 })
    : await readEvents(ctx.db, { ...stream, after: position, limit: limit + 1 });
  const nodes = storedEvents.slice(0, limit).map(asEvent);
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: node.cursor, node })),
    pageInfo: {
      hasNextPage: storedEvents.length > limit,
      hasPreviousPage: after !== null,
      startCursor: nodes[0]?.cursor ?? null,
      endCursor: nodes.at(-1)?.cursor ?? null,
    },
    totalCount: withTotal ? await count(ctx, types, subjectId) : 0,
  };
}

export function asEvent({ position, payload, ...event }: StoredEvent): Event {
  return {
    id: event.id,
    type: event.type,
    cursor: encodeEventCursor(position),
    organizationId: event.accountId,
    livemode: event.livemode,
    subjectType: event.subjectType,
    subjectId: event.subjectId,
    occurredAt: payload.timestamp,
    data: payload.data,
  };
}

/** Throws if events after a cursor's position may be gone, so that the reader knows to start over. */
async function rejectExpired(ctx: RequestContext, position: number): Promise<void> {
  const { dropped } = await readPositions(ctx.db);
  if (position < dropped) throw new AppError('CURSOR_EXPIRED');
}

/** The position in a cursor. @throws AppError when it is not a cursor of events */
export function readPosition(cursor: string): number {
  const position = decodeEventCursor(cursor);
  if (position === undefined) throw invalid({ cursor: ['The cursor field is not a cursor of events.'] });
  return position;
}

/** The event at a cursor. */
export async function findEvent(ctx: RequestContext, cursor: string): Promise<Event> {
  const position = readPosition(cursor);
  const { accountId, livemode } = { accountId: ctx.account.id, livemode: ctx.livemode };
  const [storedEvent] = await readEvents(ctx.db, { accountId, livemode, after: position - 1, limit: 1 });
  if (storedEvent?.position !== position)
    throw new AppError('NOT_FOUND', 'There is no event at this cursor: its retention may be over.');
  return asEvent(storedEvent);
}

function readStart(after: string | null, first: number | null): number {
  const violations = new Violations();
  const position = after === null ? 0 : decodeEventCursor(after);
  if (position === undefined) violations.add('after', 'The after argument is not a cursor of events.');
  if (first !== null && (first < 0 || first > pageSize.most)) {
    violations.add('first', `The first argument must be between 0 and ${pageSize.most}.`);
  }
  violations.throwIfAny();
  return position!;
}

async function count(ctx: RequestContext, types: EventType[] | null, subjectId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from events
    where account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode} ${matching(types, subjectId)}`.execute(
    ctx.db,
  );
  return rows[0]!.n;
}
