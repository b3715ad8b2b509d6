import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentOrderStatus } from '../../domain/document-order/states.js';

/** An event of a letter at Lob, in this service's terms. */
export interface LetterEvent {
  id: string;
  letterId: string;
  /** The order's id, which the service writes on the letter: an event can arrive before the letter is recorded. */
  orderId: string | null;
  /** Lob's name of the event, such as `letter.certified.in_transit`. */
  name: string;
  /** The status that the event moves an order towards; null if it states none. */
  status: DocumentOrderStatus | null;
  /** The carrier's time of the scan, or else Lob's of the event; undefined if neither can be read. */
  occurredAt: Date | undefined;
  location: string | null;
  trackingNumber: string | null;
  /** The carrier that delivers the letter. */
  carrier: string;
  details: Record<string, unknown> | null;
  /** Why an operator should look at the order. */
  attention: string | null;
}

/** Lob documents no tolerance; integrations commonly use Stripe's. */
const toleranceMs = 5 * 60_000;

/** @returns what is wrong with the headers alone, as a sentence for the sender; undefined if nothing is */
export function signatureHeadersFault(headers: IncomingHttpHeaders, now: Date): string | undefined {
  const { 'lob-signature': signature, 'lob-signature-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string') {
    return 'The Lob-Signature or the Lob-Signature-Timestamp header is missing.';
  }
  if (!/^[0-9a-f]{64}$/i.test(signature)) return 'The Lob-Signature header does not match the body.';
  if (!/^\d{1,15}$/.test(timestamp)) return 'The Lob-Signature-Timestamp header is not a number.';
  // Lob has sent it in seconds and in milliseconds.
  const sent = Number(timestamp) * (timestamp.length > 11 ? 1 : 1_000);
  if (Math.abs(now.getTime() - sent) > toleranceMs) {
    return 'The Lob-Signature-Timestamp header is more than five minutes away from now.';
  }
  return undefined;
}

/**
 * @param secret of the webhook that the event may come from
 * @returns what is wrong with the signature, as a sentence for the sender; undefined if nothing is
 */
export function signatureFault(
  body: Buffer,
  headers: IncomingHttpHeaders,
  secret: string,
  now: Date,
): string | undefined {
  const fault = signatureHeadersFault(headers, now);
  if (fault) return fault;
  const signature = Buffer.from(String(headers['lob-signature']), 'hex');
  const timestamp = String(headers['lob-signature-timestamp']);
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const fits = signature.length === expected.length && timingSafeEqual(signature, expected);
  return fits ? undefined : 'The Lob-Signature header does not match the body.';
}

/** @returns undefined for anything other than an event of a letter */
export function readLetterEvent(body: Buffer): LetterEvent | undefined {
  const event = object(json(body));
  const letter = object(event?.body);
  const name = text(object(event?.event_type)?.id);
  const id = text(event?.id);
  const letterId = text(letter?.id) ?? text(event?.reference_id);
  if (!id || !name?.startsWith('letter.') || !letterId) return undefined;
  const step = name.replace(/^letter\.(certified\.)?/, '').replaceAll('-', '_');
  const scan = findScan(letter, step);
  const details = readDetails(scan);
  return {
    id,
    letterId,
    orderId: text(object(letter?.metadata)?.order_id) ?? null,
    name,
    ...meaning(step, text(details?.event)),
    occurredAt: date(scan?.time) ?? date(event?.date_created),
    location: text(scan?.location) ?? null,
    trackingNumber: text(letter?.tracking_number) ?? null,
    // Lob mails only with USPS, and says so when it accepts a letter.
    carrier: text(letter?.carrier) ?? 'USPS',
    details,
  };
}

/** The letter's scan that the event reports: the latest of that name. Events of the letter itself have none. */
function findScan(letter: Fields | undefined, step: string): Fields | undefined {
  const scans = Array.isArray(letter?.tracking_events) ? letter.tracking_events.map(object) : [];
  return scans.filter((scan) => text(scan?.name)?.toLowerCase().replace(/[ -]/g, '_') === step).at(-1);
}

function readDetails(scan: Fields | undefined): LetterEvent['details'] {
  const scanDetails = object(scan?.details);
  if (!scanDetails) return null;
  const detailNames = ['event', 'description', 'notes', 'action_required'] as const;
  const detailEntries = detailNames.map(
    (key) => [key, typeof scanDetails[key] === 'boolean' ? scanDetails[key] : text(scanDetails[key])] as const,
  );
  return Object.fromEntries(detailEntries.filter(([, value]) => value !== undefined));
}

type Meaning = Pick<LetterEvent, 'status' | 'attention'>;

const steps: ReadonlyMap<string, Meaning> = new Map(
  Object.entries<Meaning>({
    // The first scan: USPS has accepted the letter.
    mailed: { status: 'dispatched', attention: null },
    in_transit: { status: 'in_transit', attention: null },
    in_local_area: { status: 'in_transit', attention: null },
    re_routed: { status: 'in_transit', attention: null },
    processed_for_delivery: { status: 'out_for_delivery', attention: null },
    pickup_available: { status: null, attention: 'pickup_available' },
    delivered: { status: 'delivered', attention: null },
    returned_to_sender: { status: 'returned', attention: 'returned' },
    rejected: { status: 'failed', attention: 'rejected' },
    failed: { status: 'failed', attention: 'failed' },
    // Deleted by hand at Lob: the letter is never mailed.
    deleted: { status: 'failed', attention: 'deleted' },
  }),
);

/** Issues that resolve themselves. */
const harmless: ReadonlySet<string | undefined> = new Set([undefined, 'delayed', 'delivery_rescheduled', 'other']);

const lost: ReadonlySet<string | undefined> = new Set(['package_lost', 'package_disposed']);

function meaning(step: string, issue: string | undefined): Meaning {
  if (step !== 'issue') return steps.get(step) ?? { status: null, attention: null };
  if (harmless.has(issue)) return { status: null, attention: null };
  return { status: lost.has(issue) ? 'failed' : null, attention: issue!.replace(/^package_/, '') };
}

type Fields = Readonly<Record<string, unknown>>;

function object(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** Text in a form that the database accepts. */
function text(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.replaceAll('\0', '').slice(0, 1_000);
}

function date(value: unknown): Date | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
