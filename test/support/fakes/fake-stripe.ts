import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeAccount } from './fake-stripe-account.js';
import { type Params, Refusal } from './fake-stripe-objects.js';

export interface Asked {
  method: string;
  path: string;
  params: Params;
  idempotencyKey: string | undefined;
  apiVersion: string | undefined;
}

/**
 * A server that speaks Stripe's wire format: forms in, JSON out, errors in Stripe's shape, idempotency keys that replay the first
 * answer and refuse other parameters. The result of a payment depends on the payment method's id, as with Stripe's own test
 * cards.
 */
export class FakeStripe {
  readonly account = new FakeAccount();
  readonly received: Asked[] = [];
  /** Does the work of such calls and then cuts the connection, like a failing network: `POST /v1/payment_intents`. */
  losesAnswersTo: string | undefined;
  /** Does the work of such calls, while a gateway in front of it answers 502 with a text of its own. */
  gatewayFailsFor: string | undefined;
  /** Cuts the connection of such calls before any work is done. */
  unreachableFor: string | undefined;
  /** Runs before the next call is answered. */
  beforeNext: (() => Promise<unknown>) | undefined;
  /** Runs before such a call is answered, once. */
  beforeCall: { call: string; run: () => void } | undefined;
  readonly #remembered = new Map<string, { request: string; status: number; body: string }>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The number of such calls: `POST /v1/payment_intents`. */
  times(call: string): number {
    return this.received.filter(({ method, path }) => `${method} ${path}` === call).length;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url!, 'http://stripe');
    const call = `${request.method} ${url.pathname}`;
    if (this.unreachableFor === call) return void request.socket.destroy();
    const params = readForm(request.method === 'GET' ? url.search.slice(1) : Buffer.concat(chunks).toString());
    const key = request.headers['idempotency-key'] as string | undefined;
    this.received.push({
      method: request.method!,
      path: url.pathname,
      params,
      idempotencyKey: key,
      apiVersion: request.headers['stripe-version'] as string | undefined,
    });
    const before = this.beforeNext;
    this.beforeNext = undefined;
    await before?.();
    if (this.beforeCall?.call === call) {
      this.beforeCall.run();
      this.beforeCall = undefined;
    }
    const { status, body } = this.#answer(request.method!, url.pathname, params, key);
    if (this.losesAnswersTo === call) return void request.socket.destroy();
    if (this.gatewayFailsFor === call) {
      return void response.writeHead(502, { 'content-type': 'application/json' }).end('{"message":"Bad gateway"}');
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(body);
  }

  #answer(method: string, path: string, params: Params, key: string | undefined): { status: number; body: string } {
    const request = JSON.stringify([method, path, params]);
    const earlier = key === undefined ? undefined : this.#remembered.get(key);
    if (earlier && earlier.request !== request) {
      return refusal(
        new Refusal(400, { type: 'idempotency_error', message: 'The key was used with other parameters.' }),
      );
    }
    if (earlier) return earlier;
    let answer: { status: number; body: string };
    try {
      answer = { status: 200, body: JSON.stringify(this.account.do(method, path, params)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = refusal(error);
    }
    if (key !== undefined && method === 'POST') this.#remembered.set(key, { request, ...answer });
    return answer;
  }
}

function refusal({ status, error }: Refusal): { status: number; body: string } {
  return { status, body: JSON.stringify({ error }) };
}

/** `a[b][0]=c` → `{a: {b: {0: 'c'}}}`. */
function readForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== '');
    let at = params;
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Params;
    at[path.at(-1)!] = value;
  }
  return params;
}
