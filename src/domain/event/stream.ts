import type { EventType } from './catalogue.js';
import type { EventPayload } from './payload.js';

/** An event at its position in the order of all events. Positions have no gaps; those of one account do. */
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

/** An account's events in one mode, all or filtered. */
export interface Stream {
  accountId: string;
  livemode: boolean;
  types?: readonly EventType[] | null;
  /** Ids of records: the events' own, the documents that they order, or the records that those were generated from. */
  about?: readonly string[] | null;
  /** Only events of records of this project, and those whose object is too large to say its project. */
  projectId?: string | null;
}

/** Whether an event belongs to a stream of its account: the same condition as `readEvents` has in SQL. */
export function belongs({ types, about, projectId }: Stream): (event: StoredEvent) => boolean {
  const [named, ids] = [types && new Set<string>(types), about && new Set<unknown>(about)];
  return ({ type, subjectId, payload: { data } }) =>
    (!named || named.has(type)) &&
    (!ids || ids.has(subjectId) || ids.has(data.object.documentable_id) || ids.has(data.object.document_id)) &&
    (!projectId || !saysProject(data) || data.object.project_id === projectId);
}

/** Whether the object of an event has the project of its record. One that is too large is only a link (payload.ts). */
export function saysProject({ object }: EventPayload['data']): boolean {
  return object.project_id !== undefined;
}
