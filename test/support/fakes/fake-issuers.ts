import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from '@jest/globals';

export interface IssuerCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Behaviour = (response: ServerResponse, asked: IssuerCall) => void | Promise<void>;

/**
 * Providers and carriers on one address, with the authentication of their HTTP APIs: Lob and EasyPost accept a key as the user of
 * Basic authentication, USPS and FedEx a client in a form, UPS a client in Basic authentication.
 */
export class FakeIssuers {
  /** The accepted keys, and clients as `id:secret`. */
  readonly accepted = new Set<string>();
  readonly received: IssuerCall[] = [];
  /** Answers instead of checking the credentials. */
  behaviour: Behaviour | undefined;
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { method, url, headers } = request;
      const asked = { method: method!, path: url!, headers, body: Buffer.concat(chunks).toString() };
      this.received.push(asked);
      if (this.behaviour) await this.behaviour(response, asked);
      else this.#answer(response, asked);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(response: ServerResponse, { method, path, headers, body }: IssuerCall): void {
    const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    const basic = Buffer.from(encoded, 'base64').toString();
    const form = new URLSearchParams(body);
    const client = form.has('client_id') ? `${form.get('client_id')}:${form.get('client_secret')}` : basic;
    const json = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    const taken = (shown: string) => this.accepted.has(shown);
    switch (`${method} ${path}`) {
      case 'GET /v1/addresses?limit=1': {
        if (taken(basic.replace(/:$/, ''))) return void json(200, { object: 'list', data: [], count: 0 });
        const message = `Your API key is not valid: ${basic}`;
        return void json(401, { error: { message, status_code: 401, code: 'invalid_api_key' } });
      }
      case 'GET /v2/addresses?page_size=1':
        if (taken(basic.replace(/:$/, ''))) return void json(200, { addresses: [], has_more: false });
        return void json(401, { error: { code: 'APIKEY.INACTIVE', message: 'This api key is no longer active.' } });
      case 'GET /v1/balance': {
        const key = (headers.authorization ?? '').replace('Bearer ', '');
        if (taken(key)) return void json(200, { object: 'balance', available: [], pending: [], livemode: false });
        return void json(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } });
      }
      case 'POST /usps':
      case 'POST /fedex':
      case 'POST /ups': {
        const granted = form.get('grant_type') === 'client_credentials' && taken(client);
        if (granted) return void json(200, { access_token: 't', token_type: 'Bearer', expires_in: 3600 });
        return void json(path === '/usps' ? 400 : 401, { error: 'invalid_client' });
      }
      default:
        json(404, { error: { message: 'Not found' } });
    }
  }
}

/** The fake of a test file: before each test it accepts nothing and works normally. */
export async function openFakeIssuers(): Promise<{ issuers: FakeIssuers; url: string }> {
  const issuers = new FakeIssuers();
  const url = await issuers.start();
  beforeEach(() => {
    issuers.behaviour = undefined;
    issuers.accepted.clear();
    issuers.received.length = 0;
  });
  afterAll(() => issuers.stop());
  return { issuers, url };
}
