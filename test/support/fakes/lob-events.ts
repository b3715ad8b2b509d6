import { createHmac } from 'node:crypto';
import type { Answer, Json, World } from '../worlds/world.js';
import { type FakeLetter, letterBody, lobKey } from './fake-lob.js';

export const lobWebhookSecret = 'a1b2c3d4e5f6';

/** The settings of a service that mails through Lob at this address. */
export function lobSettings(url: string) {
  return { lobApiBase: url, lobApiKey: lobKey, lobWebhookSecret };
}

export interface Scan {
  /** ISO 8601, from USPS. */
  time?: string;
  location?: string | null;
  /** Certified mail only. */
  details?: { event: string; description?: string; notes?: string; action_required?: boolean };
}

let count = 0;

/** An event as Lob posts it: the letter at that time, with its tracking events in the order of their times. */
export function lobEvent(letter: FakeLetter, type: string, scan?: Scan, id?: string): Record<string, unknown> {
  count += 1;
  const certified = type.startsWith('letter.certified.');
  const trackingEvent = scan && {
    id: `evnt_${process.pid}${count}`,
    type: certified ? 'certified' : 'normal',
    name: scanName(type),
    time: scan.time ?? new Date().toISOString(),
    location: scan.location ?? null,
    ...(scan.details && { details: { description: '', notes: '', action_required: false, ...scan.details } }),
    date_created: new Date().toISOString(),
    object: 'tracking_event',
  };
  return {
    id: id ?? `evt_${process.pid}${count}`,
    body: letterBody(letter, trackingEvent ? [trackingEvent] : []),
    reference_id: letter.id,
    event_type: { id: type, enabled_for_test: !certified, resource: 'letters', object: 'event_type' },
    date_created: new Date().toISOString(),
    object: 'event',
  };
}

/** `letter.certified.processed_for_delivery` → `Processed for Delivery`. */
function scanName(type: string): string {
  const words = type.split('.').at(-1)!;
  if (words === 're-routed') return 'Re-Routed';
  return words
    .split('_')
    .map((word) => (['to', 'for'].includes(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The bytes of an event and the headers that Lob sends with them. */
export function signedByLob(
  event: object,
  { secret = lobWebhookSecret, timestamp = String(Date.now()) }: { secret?: string; timestamp?: string } = {},
): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'lob-signature': signature,
      'lob-signature-timestamp': timestamp,
    },
  };
}

export function postLobEvent(
  world: World,
  event: object,
  { organizationId, ...options }: Parameters<typeof signedByLob>[1] & { organizationId?: string } = {},
): Promise<Answer<Json>> {
  const { payload, headers } = signedByLob(event, options);
  const account = organizationId ? `?organization_uuid=${organizationId}` : '';
  return world.rest(null, 'POST', `/webhooks/mail${account}`, payload, headers);
}
