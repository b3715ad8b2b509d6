import { type Dispatcher, request } from 'undici';
import { isAbroad } from '../../domain/address/countries.js';
import type { MailClass } from '../../domain/credit/pricing.js';
import { redact } from '../../runtime/observability/redact.js';
import { AnswerRefused, readResponse } from '../answer.js';
import { lobAddress } from './lob-address.js';
import {
  type AcceptedPiece,
  type MailAddress,
  type MailCarrier,
  type MailPiece,
  NotTaken,
  OutcomeUnknown,
  RefusedPiece,
} from './mail-carrier.js';

interface LobSettings {
  /** The name that orders record for the owner of the key. */
  name: string;
  /** `live_…`, or `test_…`, with which nothing is mailed. */
  apiKey: string;
  /** Origin, such as https://api.lob.com. */
  apiBase: string;
  /** The time limit of a whole submission. The lease of its task is twice as long (background/tasks/claim). */
  timeoutMs?: number;
}

/** Lob mails 60 sheets, printed on both sides; the sheet with the addresses and that of certified mail are two of them. */
const maxPages = 116;

/** Lob's letters API. */
export function createLobCarrier({ name, apiKey, apiBase, timeoutMs = 30_000 }: LobSettings): MailCarrier {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

  async function ask(path: string, options: Omit<Dispatcher.RequestOptions, 'path'>): Promise<LobResponse> {
    const headers = { ...(options.headers as Record<string, string> | undefined), authorization };
    const { status, text } = await exchange(`${apiBase}/v1${path}`, { ...options, headers });
    // Lob may repeat a key that it refuses, and the account can read Lob's message.
    return { status, body: parsed(redact(text.replaceAll(apiKey, '[redacted]'))) };
  }

  return {
    name,
    takes: ({ mailClass, to, from, pages }) =>
      offers(mailClass, to) && pages <= maxPages && lobAddress(to) !== null && lobAddress(from) !== null,
    async submit(piece) {
      const late = new AbortController();
      const timer = setTimeout(
        () => late.abort(new OutcomeUnknown(`Lob gave no answer in ${timeoutMs / 1000} s.`)),
        timeoutMs,
      );
      try {
        const existingLetter = piece.askedBefore ? await find(ask, piece, late.signal) : undefined;
        return existingLetter ?? (await create(ask, piece, late.signal));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Lob has no priority mail, and mails to other countries first class alone; from the United States. */
function offers(mailClass: MailClass, { countryCode }: MailAddress): boolean {
  return isAbroad(countryCode) ? mailClass === 'first_class' : mailClass !== 'priority';
}

async function exchange(url: string, options: Omit<Dispatcher.RequestOptions, 'path'>) {
  try {
    const { statusCode, body } = await request(url, options);
    return { status: statusCode, text: (await readResponse(body)).toString() };
  } catch (thrown) {
    if (thrown instanceof OutcomeUnknown) throw thrown;
    if (thrown instanceof AnswerRefused) throw new OutcomeUnknown(`Lob: ${thrown.message}.`, { cause: thrown });
    const first = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
    // The code alone: the message names addresses of the operator's network, and the account can read it.
    const { code, name } = first as NodeJS.ErrnoException;
    if (withoutConnection.has(code)) throw new NotTaken(`Lob cannot be reached (${code}).`, { cause: thrown });
    throw new OutcomeUnknown(`Lob gave no answer (${code ?? name}).`, { cause: thrown });
  }
}

interface LobResponse {
  status: number;
  body: unknown;
}

type Ask = (path: string, options: Omit<Dispatcher.RequestOptions, 'path'>) => Promise<LobResponse>;

async function create(ask: Ask, piece: MailPiece, signal: AbortSignal): Promise<AcceptedPiece> {
  const form = new Response(letterForm(piece));
  const headers = { 'idempotency-key': piece.orderId, 'content-type': form.headers.get('content-type')! };
  const body = Buffer.from(await form.arrayBuffer());
  const response = await ask('/letters', { method: 'POST', headers, body, signal });
  if (response.status >= 300) throw toFailure(response);
  return acceptedPiece(response.body);
}

/**
 * Idempotency keys last a day, and an answer can be missing for longer, so a letter that Lob already has for the order is the
 * piece. A letter without the order's id belongs to another order, even if Lob's filter returned it.
 */
async function find(ask: Ask, { orderId }: MailPiece, signal: AbortSignal): Promise<AcceptedPiece | undefined> {
  const query = new URLSearchParams({ 'metadata[order_id]': orderId, limit: '10' });
  const response = await ask(`/letters?${query}`, { method: 'GET', signal });
  const { data } = (response.body ?? {}) as { data?: unknown[] };
  if (response.status !== 200 || !Array.isArray(data))
    throw new OutcomeUnknown(`Lob could not list its letters: ${describeError(response)}`);
  const ours = data.find((letter) => getOrderId(letter) === orderId);
  return ours ? acceptedPiece(ours) : undefined;
}

function letterForm(piece: MailPiece): FormData {
  const form = new FormData();
  const fields: Record<string, string> = {
    description: piece.description.slice(0, 255),
    ...addressFields('to', piece.to),
    ...addressFields('from', piece.from),
    color: 'false',
    double_sided: 'true',
    // Without it, some of the service's forms would show text in the window of the envelope.
    address_placement: 'insert_blank_page',
    mail_type: 'usps_first_class',
    use_type: 'operational',
    'metadata[order_id]': piece.orderId,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (piece.mailClass === 'certified') {
    form.append('extra_service', piece.returnReceipt ? 'certified_return_receipt' : 'certified');
  }
  form.append('file', new Blob([new Uint8Array(piece.pdf)], { type: 'application/pdf' }), `${piece.orderId}.pdf`);
  return form;
}

function addressFields(party: 'to' | 'from', address: MailAddress): Record<string, string> {
  const fields = lobAddress(address);
  if (!fields) throw new RefusedPiece(`The address of ${address.name} does not fit the address lines of a Lob letter.`);
  const filledFields = Object.entries(fields).filter(([, value]) => value);
  return Object.fromEntries(filledFields.map(([field, value]) => [`${party}[${field}]`, value!]));
}

function getOrderId(letter: unknown): unknown {
  return (letter as { metadata?: { order_id?: unknown } } | null)?.metadata?.order_id;
}

function acceptedPiece(body: unknown): AcceptedPiece {
  const { id, carrier, tracking_number: trackingNumber, deleted } = (body ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !id.startsWith('ltr_')) throw new OutcomeUnknown('Lob answered without a letter.');
  if (deleted === true) throw new RefusedPiece('The letter was deleted at Lob before it was mailed.');
  return {
    externalId: id,
    carrier: typeof carrier === 'string' ? carrier : 'USPS',
    trackingNumber: typeof trackingNumber === 'string' ? trackingNumber : null,
  };
}

/** The key or the account is at fault, or the rate limit was reached. Nothing was accepted, and the fix is at Lob. */
const notTaken: ReadonlySet<number> = new Set([401, 403, 429]);

/** There is no such address: the base URL is wrong, and nothing was accepted. */
const noSuchAddress: ReadonlySet<number> = new Set([404, 405]);

/** Lob does not say what happened to the letter. */
const open: ReadonlySet<number> = new Set([408, 409]);

function toFailure(response: LobResponse): Error {
  const { status } = response;
  const sentence = describeError(response);
  const { code, message } = readError(response);
  if (noSuchAddress.has(status)) return new NotTaken(`Lob's letters API is not at this address: ${sentence}`);
  if (notTaken.has(status)) return new NotTaken(`Lob accepts no mail at present: ${sentence}`);
  if (status >= 500 || status < 400 || open.has(status) || code === 'conflict')
    return new OutcomeUnknown(`Lob: ${sentence}`);
  // A refusal without Lob's error format comes from something else, such as a gateway.
  if (typeof message !== 'string') return new OutcomeUnknown(`Lob: ${sentence}`);
  return new RefusedPiece(sentence);
}

function describeError(response: LobResponse): string {
  const { message } = readError(response);
  return typeof message === 'string' && message !== '' ? message.slice(0, 1_000) : `status ${response.status}`;
}

function readError({ body }: LobResponse): { message?: unknown; code?: unknown } {
  const error = (body as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'object' && error !== null ? error : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutConnection: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
