import { isUuid } from '../shared/uuid.js';
import type { DeliveryMark } from './delivery-change.js';

/**
 * The `after` cursor of a place in the stream of events: opaque to the caller, a position to the service. Every subscription takes
 * it; a place in the changes of deliveries is added where it is known.
 */
export function encodeEventCursor(position: number, mark?: DeliveryMark): string {
  const place = mark ? [[mark.at, mark.horizon ?? null, mark.transaction ?? null, mark.id ?? null]] : [];
  return Buffer.from(JSON.stringify(['EVENT', position, ...place])).toString('base64url');
}

/** The cursor's position; undefined if it is not an event cursor. */
export function decodeEventCursor(cursor: string): number | undefined {
  return parseCursor(cursor)?.position;
}

/** The cursor's place in the changes of deliveries; undefined if it has none. */
export function readDeliveryMark(cursor: string): DeliveryMark | undefined {
  return parseCursor(cursor)?.mark;
}

function parseCursor(cursor: string): { position: number; mark?: DeliveryMark | undefined } | undefined {
  try {
    const [streamName, position, place] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (streamName !== 'EVENT' || !isCount(position)) return undefined;
    return { position, mark: parseMark(place) };
  } catch {
    return undefined;
  }
}

function parseMark(place: unknown): DeliveryMark | undefined {
  if (!Array.isArray(place)) return undefined;
  const [at, horizon, transaction, id] = place as unknown[];
  if (!isCount(at) || at > latest) return undefined;
  const isComplete = isCount(horizon) && isCount(transaction) && typeof id === 'string' && isUuid(id);
  if (isComplete) return { at, horizon, transaction, id };
  return isCount(horizon) ? { at, horizon } : { at };
}

/** The year 2286: a later time is no time of a change. */
const latest = 1e13;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
