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
    object: Record<string, unknown>;
    previous?: Record<string, unknown>;
    url: string | null;
    action?: Record<string, string>;
  },
): string {
  const { id, type, occurredAt, organization_id, livemode } = head;
  const text = (data: EventPayload['data']) =>
    JSON.stringify({
      id,
      type,
      timestamp: timestamp(occurredAt),
      organization_id,
      livemode,
      data: { ...data, ...action },
    });
  const link = { id: object.id, ...(object.deleted_at !== undefined && { deleted_at: object.deleted_at }), url };
  const forms = [
    { object, ...(previous && { previous }) },
    { object: link, ...(previous && { previous }) },
    { object: link },
  ].map(text);
  return forms.find((form) => Buffer.byteLength(form) < limit) ?? forms.at(-1)!;
}
