import type { EventType } from './catalogue.js';
import type { EventPayload } from './payload.js';

/** An event at its place in the one order of all events. Positions have no gaps; an account's stream has. */
export interface StoredEvent {
  position: number;
  id: string;
  accountId: string;
  livemode: boolean;
  type: EventType;
  subjectType: string;
  subjectId: string;
  payload: EventPayload;
}

/** An account's events in one mode, all of them or some. */
export interface Stream {
  accountId: string;
  livemode: boolean;
  types?: readonly EventType[] | null;
  /** Ids of records: of the events' own, of the documents they are orders of, or of the records those were rendered from. */
  about?: readonly string[] | null;
}

/** Whether an event belongs to a stream of its account: what `readEvents` asks in SQL. */
export function belongs({ types, about }: Stream): (event: StoredEvent) => boolean {
  const [named, ids] = [types && new Set<string>(types), about && new Set<unknown>(about)];
  return ({ type, subjectId, payload: { data } }) =>
    (!named || named.has(type)) &&
    (!ids || ids.has(subjectId) || ids.has(data.object.documentable_id) || ids.has(data.object.document_id));
}
