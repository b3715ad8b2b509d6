import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Measured } from './measured.js';
import type { Tenant } from './tenants.js';

export type Kind = 'read' | 'graph' | 'write' | 'pdf' | 'download';

export interface Call {
  kind: Kind;
  method: string;
  path: string;
  body?: object;
  /** Idempotency-Key: the call may be repeated, and is charged once. */
  key?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the soak reads what it expects; a wrong shape fails it
type Json = any;

/** Calls the web processes in turn, with a tenant's tokens in turn, and measures the time of the answers. */
export class Caller {
  /** Live calls that were answered and charged a tenth of a credit, by account. */
  readonly paid = new Map<string, number>();
  readonly #paidKeys = new Set<string>();
  readonly #agent = new Agent({ connections: 64 });
  #turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly measured: Measured,
  ) {}

  /** @throws Error for any answer outside 2xx */
  async call(tenant: Tenant, call: Call): Promise<Json> {
    const turn = this.#turn++;
    const started = performance.now();
    try {
      const { statusCode, headers, body } = await request(`${this.urls[turn % this.urls.length]}${call.path}`, {
        method: call.method as 'GET',
        dispatcher: this.#agent,
        headersTimeout: 30_000,
        headers: {
          authorization: `Bearer ${tenant.tokens[turn % tenant.tokens.length]}`,
          ...(call.body && { 'content-type': 'application/json' }),
          ...(call.key && { 'idempotency-key': call.key }),
        },
        ...(call.body && { body: JSON.stringify(call.body) }),
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      const json = String(headers['content-type']).includes('json') ? JSON.parse(bytes.toString()) : bytes;
      if (statusCode >= 300 || json.errors) throw new Refused(statusCode, `${call.method} ${call.path}: ${bytes}`);
      this.#pay(tenant, call);
      this.measured.took(call.kind, performance.now() - started);
      return json;
    } catch (error) {
      // A call with a key is repeated until it is answered.
      if (!call.key || !isPassing(error)) this.measured.failed(error as Error);
      throw error;
    }
  }

  /** Repeats a call that was not answered or not finished, as the documentation asks of clients. */
  async untilDone(tenant: Tenant, call: Call & { key: string }): Promise<Json> {
    for (;;) {
      try {
        return await this.call(tenant, call);
      } catch (error) {
        if (!isPassing(error)) throw error;
        await sleep(50);
      }
    }
  }

  /** Reads of documents are free. */
  #pay({ organizationId }: Tenant, { kind, key }: Call): void {
    if (kind === 'download' || (key && this.#paidKeys.has(key))) return;
    if (key) this.#paidKeys.add(key);
    this.paid.set(organizationId, (this.paid.get(organizationId) ?? 0) + 1);
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }
}

/** The key is still in use, too many PDFs at once, or no answer at all. */
function isPassing(error: unknown): boolean {
  return !(error instanceof Refused) || [409, 503].includes(error.status);
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(`${status} ${message.slice(0, 400)}`);
  }
}
