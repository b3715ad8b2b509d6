import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textOf } from './fake-collector.js';

/** A marker in everything that a caller or an outside party sends and that must not be logged. */
export const mark = 'lEaKeD';
const address = { name: 'Ana', addressLine1: '1 Way', addressLine2: null, city: 'Reno', state: 'NV', zip: '89501' };
/** A letter to mail. */
export const piece = {
  mailClass: 'certified' as const,
  returnReceipt: false,
  to: address,
  from: address,
  description: mark,
  pdf: Buffer.from(mark),
  pages: 1,
  askedBefore: false,
};

/**
 * Outside parties that repeat the secret of a request: a payment processor, a carrier, a partner and a webhook
 * receiver.
 */
export class EchoingParties {
  readonly calls: Array<{ path: string; headers: IncomingHttpHeaders }> = [];
  readonly #server = createServer((request, response) => {
    void textOf(request).then(() => {
      const path = request.url!;
      this.calls.push({ path, headers: request.headers });
      const [status, body] = path.startsWith('/partner')
        ? [422, { message: `No ticket for ${this.secrets.partner}.` }]
        : path.startsWith('/hooks')
          ? [500, { message: this.secrets.partner }]
          : path === '/v1/letters'
            ? [401, { error: { message: `Invalid API Key: ${this.secrets.lob}` } }]
            : // A request that Stripe calls invalid is a fault of the service: its caller gets a 500.
              [400, { error: { type: 'invalid_request_error', message: `Invalid API Key: ${this.secrets.stripe}` } }];
      response.writeHead(status as number, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  url = '';

  constructor(readonly secrets: { partner: string; stripe: string; lob: string }) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.url;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  of(path: string): Array<{ headers: IncomingHttpHeaders }> {
    return this.calls.filter((call) => call.path.startsWith(path));
  }
}
