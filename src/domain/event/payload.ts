import { timestamp } from '../shared/timestamp.js';
import type { EventType } from './catalogue.js';

/** What webhooks and subscriptions send: the REST resource as it was when the transaction of its change ended. */
export interface EventPayload {
  id: string;
  type: EventType;
  /** RFC 3339. */
  timestamp: string;
  organization_id: string;
  livemode: boolean;
  data: {
    object: Record<string, unknown>;
    previous?: Record<string, unknown>;
    /** The URL of the action that the event asks for (`eventActions`). */
    [action: string]: unknown;
  };
}

/** The most bytes of the payload's JSON. */
const limit = 20_000;

/**
 * The payload as the JSON text that is stored and sent. If the object is too large, it is replaced by its id and its URL; if
 * the previous state is too large, it is left out.
 */
export function payloadText(
  head: Omit<EventPayload, 'data' | 'timestamp'> & { occurredAt: Date },
  {
    object,
    previous,
    url,
    action,
  }: {
    /** JSON. */
    object: string;
    previous?: Record<string, unknown>;
    url: string | null;
    action?: Record<string, string>;
  },
): string {
  const { id, type, occurredAt, organization_id, livemode } = head;
  const start = JSON.stringify({ id, type, timestamp: timestamp(occurredAt), organization_id, livemode }).slice(0, -1);
  const text = (shown: string, others: Record<string, unknown>) => {
    const after = JSON.stringify(others).slice(1);
    return `${start},"data":{"object":${shown}${after === '}' ? '' : ','}${after}}`;
  };
  const whole = text(object, { previous, ...action });
  if (Buffer.byteLength(whole) < limit) return whole;
  const { id: subjectId, deleted_at } = JSON.parse(object);
  const link = JSON.stringify({ id: subjectId, deleted_at, url });
  const linked = text(link, { previous, ...action });
  return Buffer.byteLength(linked) < limit ? linked : text(link, { ...action });
}
