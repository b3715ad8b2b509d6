import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  mintWebhookSecret,
  signatureHeaders,
  verifySignature,
} from '../../../src/runtime/encryption/standard-webhooks.js';

type Json = Record<string, unknown>;

export interface Call {
  /** `POST /tickets`. */
  call: string;
  body: Json;
  idempotencyKey: string;
}

/**
 * A server that speaks the wire format of docs/fulfillment-partner.md: it verifies every signature, returns the same ticket for
 * the same key, and refuses a key that is reused with another body.
 */
export class FakePartner {
  readonly secret = mintWebhookSecret();
  readonly calls: Call[] = [];
  readonly tickets = new Map<string, Json>();
  /** The answers to the next calls, whatever they are; then it answers normally. It does no work for these calls. */
  readonly refusals: Array<{ status: number; body?: unknown; headers?: Record<string, string> }> = [];
  /** Does the work of this many calls and then cuts the connection, like a failing network. */
  losesAnswers = 0;
  /** Never answers this many calls. */
  hangs = 0;
  /** Called once a call's work is done, before the answer. */
  beforeAnswer: ((call: Call) => Promise<void>) | undefined;
  readonly #remembered = new Map<string, { request: string; id?: string }>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  #url = '';

  /** @returns the address at which it accepts tickets */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/partner/v1`;
    return this.#url;
  }

  get url(): string {
    return this.#url;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The calls of one operation, oldest first: `POST /tickets`. */
  of(call: string): Call[] {
    return this.calls.filter((one) => one.call === call);
  }

  /** The ticket that was created last for a request. */
  ticketOf(requestId: string): string | undefined {
    return [...this.tickets].findLast(([, ticket]) => ticket.request_id === requestId)?.[0];
  }

  /** A report as it is posted to the service. */
  report(message: object, { id = `msg_${++reports}`, sentAt = new Date(), secret = this.secret } = {}) {
    const body = JSON.stringify(message);
    return { body, headers: signatureHeaders({ id, sentAt, body }, [secret]) };
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    try {
      verifySignature(request.headers, bytes, this.secret, new Date());
    } catch (error) {
      return answer(401, { message: (error as Error).message });
    }
    // A credential is verified by a GET of the address itself.
    if (request.method === 'GET') return answer(200, {});
    const call: Call = {
      call: `${request.method} ${request.url!.replace('/partner/v1', '')}`,
      body: JSON.parse(bytes.toString()) as Json,
      idempotencyKey: String(request.headers['idempotency-key']),
    };
    this.calls.push(call);
    if (this.hangs > 0) return void (this.hangs -= 1);
    const refusal = this.refusals.shift();
    if (refusal) return answer(refusal.status, refusal.body ?? {}, refusal.headers);
    const { status, body } = this.#do(call);
    await this.beforeAnswer?.(call);
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      return void request.socket.destroy();
    }
    answer(status, body);
  }

  #do({ call, body, idempotencyKey }: Call): { status: number; body: Json } {
    const request = JSON.stringify([call, body]);
    const earlier = this.#remembered.get(idempotencyKey);
    if (earlier && earlier.request !== request) {
      return { status: 422, body: { message: 'The key was used with another request.' } };
    }
    if (earlier) return { status: 200, body: { id: earlier.id } };
    if (call === 'POST /tickets') {
      const id = `T-${++made}`;
      this.tickets.set(id, { ...body, status: 'open' });
      this.#remembered.set(idempotencyKey, { request, id });
      return { status: 201, body: { id } };
    }
    const [, id, verb] = /^POST \/tickets\/([^/]+)\/(release|cancel)$/.exec(call) ?? [];
    const ticket = id ? this.tickets.get(decodeURIComponent(id)) : undefined;
    if (!ticket) return { status: 404, body: { message: 'There is no such ticket.' } };
    this.#remembered.set(idempotencyKey, { request, id });
    Object.assign(
      ticket,
      verb === 'cancel'
        ? { status: 'cancelled', reason: body.reason }
        : { authorized_recipients: body.authorized_recipients },
    );
    return { status: 200, body: { id } };
  }
}

/** Shared by all fakes of a test file, so that their tickets and reports are different. */
let made = 0;
let reports = 0;
