import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Busboy } from '@fastify/busboy';
import { type AddressQuestion, answerOfAddresses, type FakeAddress, readQuestion } from './lob-addresses.js';

export const lobKey = 'live_0123456789abcdef';

export interface FakeLetter {
  id: string;
  /** The fields of the form: `to[name]`, `metadata[order_id]`, … */
  fields: Record<string, string>;
  pdf: Buffer;
  trackingNumber: string | null;
  dateCreated: string;
  deleted?: boolean;
}

interface Form {
  fields: Record<string, string>;
  pdf: Buffer;
  fileName: string;
  mimeType: string;
}

/** An answer in Lob's shape: `{error: {message, status_code, code}}`. */
export interface LobError {
  status: number;
  code: string;
  message: string;
}

export interface StrangeAnswer {
  status: number;
  contentType: string;
  body: string;
}

/**
 * A server that speaks the wire format of Lob's letters API (its published OpenAPI description): Basic authorization with a key,
 * multipart forms in, letters and errors as JSON out, idempotency keys that replay a letter, and the list by metadata. It also
 * completes and verifies addresses.
 */
export class FakeLob {
  readonly letters: FakeLetter[] = [];
  /** `POST /v1/letters`, in the order of arrival. */
  readonly received: string[] = [];
  readonly keys: Array<string | undefined> = [];
  /** The addresses that it knows. */
  addresses: FakeAddress[] = [];
  readonly questions: AddressQuestion[] = [];
  apiKey = lobKey;
  /** Creates the requested letters, and cuts the connection instead of answering. */
  losesAnswers = false;
  /** Creates the requested letters, and never answers. */
  staysSilent = false;
  /** Answers each request with this, like the server at a wrong address. */
  strangeAnswer: StrangeAnswer | undefined;
  /** Lists the letters of all orders, whichever order is requested. */
  ignoresFilter = false;
  /** Answers with these errors instead of creating letters, one for each request. */
  readonly errors: LobError[] = [];
  /** Called when a letter is requested, before anything else. */
  onAsk: () => void | Promise<void> = () => undefined;
  /** Called when a letter is created, before the answer. */
  onLetter: (letter: FakeLetter) => void | Promise<void> = () => undefined;
  readonly #byKey = new Map<string, FakeLetter>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** As if a day had passed: the idempotency keys have expired. */
  forgetKeys(): void {
    this.#byKey.clear();
  }

  lettersOf(orderId: string): FakeLetter[] {
    return this.letters.filter(({ fields }) => fields['metadata[order_id]'] === orderId);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://lob');
    this.received.push(`${request.method} ${url.pathname}`);
    if (this.strangeAnswer) {
      const { status, contentType, body } = this.strangeAnswer;
      request.resume();
      return void response.writeHead(status, { 'content-type': contentType }).end(body);
    }
    const answer = await this.#answer(request, url);
    if (request.method === 'POST' && answer.status === 200) {
      if (this.losesAnswers) return void request.socket.destroy();
      if (this.staysSilent) return;
    }
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=utf-8',
      'ratelimit-limit': '150',
      'ratelimit-remaining': answer.status === 429 ? '0' : '149',
    });
    response.end(JSON.stringify(answer.body));
  }

  async #answer(request: IncomingMessage, url: URL): Promise<{ status: number; body: object }> {
    const expected = `Basic ${Buffer.from(`${this.apiKey}:`).toString('base64')}`;
    const question = /^\/v1\/us_(autocompletions|verifications)$/.test(url.pathname) && (await readQuestion(request));
    const form = request.method === 'POST' && !question ? await readForm(request) : undefined;
    if (request.headers.authorization !== expected) {
      return refusal({ status: 401, code: 'invalid_api_key', message: 'Your API key is not valid.' });
    }
    if (question) {
      this.questions.push(question);
      const [error] = this.errors.splice(0, 1);
      return error ? refusal(error) : answerOfAddresses(this.addresses, question);
    }
    if (url.pathname !== '/v1/letters') {
      return refusal({ status: 404, code: 'unrecognised_endpoint', message: 'That endpoint does not exist.' });
    }
    if (form) await this.onAsk();
    const error = this.errors.shift();
    if (error) return refusal(error);
    if (!form) return this.#list(url);
    const key = request.headers['idempotency-key'] as string | undefined;
    this.keys.push(key);
    const earlier = key === undefined ? undefined : this.#byKey.get(key);
    if (earlier) return { status: 200, body: letterBody(earlier) };
    const fault = faultOf(form);
    if (fault) return refusal({ status: 422, code: 'invalid', message: fault });
    const letter = this.#make(form);
    if (key !== undefined) this.#byKey.set(key, letter);
    await this.onLetter(letter);
    return { status: 200, body: letterBody(letter) };
  }

  #list(url: URL): { status: number; body: object } {
    const order = url.searchParams.get('metadata[order_id]');
    const limit = Number(url.searchParams.get('limit') ?? '10');
    const found = this.letters.filter(
      ({ fields }) => this.ignoresFilter || order === null || fields['metadata[order_id]'] === order,
    );
    const data = found
      .reverse()
      .slice(0, limit)
      .map((letter) => letterBody(letter));
    return { status: 200, body: { data, object: 'list', next_url: null, previous_url: null, count: data.length } };
  }

  #make({ fields, pdf }: Form): FakeLetter {
    const id = `ltr_${(0xabc000 + this.letters.length).toString(16)}${process.pid.toString(16)}`;
    const certified = fields.extra_service !== undefined;
    const letter = {
      id,
      fields,
      pdf,
      trackingNumber: certified ? `92071902358909000${String(this.letters.length).padStart(5, '0')}` : null,
      dateCreated: new Date().toISOString(),
    };
    this.letters.push(letter);
    return letter;
  }
}

/** The requests that Lob refuses, in its order of checks. */
function faultOf({ fields, pdf, mimeType }: Form): string | undefined {
  for (const name of ['color', 'use_type']) if (!fields[name]) return `${name} is required`;
  for (const party of ['to', 'from']) {
    const isHome = (fields[`${party}[address_country]`] ?? 'US') === 'US';
    const needed = isHome ? ['address_line1', 'address_city', 'address_state', 'address_zip'] : ['address_line1'];
    for (const name of needed) {
      if (!fields[`${party}[${name}]`]) return `${party}.${name} is required`;
    }
    if (!fields[`${party}[name]`] && !fields[`${party}[company]`])
      return `${party}.name or ${party}.company is required`;
    const lengths = { name: 40, company: 40, address_line1: 64, address_line2: 64, address_city: 200 };
    for (const [name, most] of Object.entries(lengths)) {
      if ((fields[`${party}[${name}]`]?.length ?? 0) > most) {
        return `${party}.${name} length must be less than or equal to ${most} characters long`;
      }
    }
    if (!isHome && party === 'from') return 'from.address_country must be US';
    if (!isHome && fields.extra_service) return 'extra_service is not available for international addresses';
    if (isHome && !/^\d{5}(-\d{4})?$/.test(fields[`${party}[address_zip]`]!))
      return `${party}.address_zip must be in a valid zip format`;
  }
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')) || mimeType !== 'application/pdf') return 'file must be a PDF';
  if (fields.extra_service && !['certified', 'certified_return_receipt', 'registered'].includes(fields.extra_service)) {
    return 'extra_service must be one of [certified, certified_return_receipt, registered]';
  }
  return undefined;
}

function refusal({ status, code, message }: LobError): { status: number; body: object } {
  return { status, body: { error: { message, status_code: status, code } } };
}

/** The letter object of Lob's description, with the fields that integrations read. */
export function letterBody(letter: FakeLetter, trackingEvents: readonly object[] = []): Record<string, unknown> {
  const { fields } = letter;
  return {
    id: letter.id,
    description: fields.description ?? null,
    metadata: { order_id: fields['metadata[order_id]'] },
    to: { name: fields['to[name]'], company: fields['to[company]'] ?? null, address_country: 'UNITED STATES' },
    from: { name: fields['from[name]'], company: fields['from[company]'] ?? null, address_country: 'UNITED STATES' },
    url: `https://lob-assets.com/letters/${letter.id}.pdf?expires=1&signature=x`,
    carrier: 'USPS',
    tracking_number: letter.trackingNumber,
    tracking_events: trackingEvents,
    extra_service: fields.extra_service ?? null,
    mail_type: fields.mail_type ?? 'usps_first_class',
    use_type: fields.use_type,
    color: fields.color === 'true',
    double_sided: fields.double_sided !== 'false',
    address_placement: fields.address_placement ?? 'top_first_page',
    status: 'processed',
    failure_reason: null,
    date_created: letter.dateCreated,
    date_modified: letter.dateCreated,
    deleted: letter.deleted ?? false,
    object: 'letter',
  };
}

function readForm(request: IncomingMessage): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: {}, pdf: Buffer.alloc(0), fileName: '', mimeType: '' };
    const parser = new Busboy({ headers: request.headers as { 'content-type': string } });
    parser.on('field', (name, value) => {
      form.fields[name] = value;
    });
    parser.on('file', (_field, stream, fileName, _encoding, mimeType) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => Object.assign(form, { pdf: Buffer.concat(chunks), fileName, mimeType }));
    });
    parser.on('finish', () => resolve(form));
    parser.on('error', reject);
    request.pipe(parser);
  });
}
