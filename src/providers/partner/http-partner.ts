import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { signatureHeaders } from '../../encryption/standard-webhooks.js';
import { traceHeaders } from '../../observability/tracing.js';
import {
  type CreatedTicket,
  type FulfillmentPartner,
  PartnerUnreachable,
  RefusedTicket,
} from './fulfillment-partner.js';

/** What an answer may take, from looking up the name to its last byte. */
const answerMs = 15_000;

/** More than any answer needs. */
const mostBytes = 64 * 1024;

export interface PartnerConnection {
  /** Without a trailing slash; the operations are below it. */
  url: string;
  /** `whsec_…`, of which both sides have a copy. */
  secret: string;
  /** What its tickets are called on our requests. */
  resourceType: string;
  /** Judges where it leads, at each connection. Of a partner that a tenant names. */
  guard?: { check(url: string): URL; lookup: LookupFunction };
  timeoutMs?: number;
}

/** Answers that are worth another try, though they are of those that say no; 401 is about the secret, not about a ticket. */
const passing: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);
/** Where no ticket is named yet, these say that the address is wrong: nobody pays for that with a rejected request. */
const passingWithoutTicket: ReadonlySet<number> = new Set([...passing, 404, 405]);

/** A partner who takes tickets over HTTPS, in the format of docs/fulfillment-partner.md. */
export class HttpPartner implements FulfillmentPartner {
  readonly name = 'http';
  readonly #agent: Agent;

  constructor(private readonly connection: PartnerConnection) {
    const { guard, timeoutMs = answerMs } = connection;
    this.#agent = new Agent({
      allowH2: false,
      connect: { timeout: timeoutMs, ...(guard && { lookup: guard.lookup }) },
      // The one timeout of a call is its signal.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  async createTicket(ticket: Parameters<FulfillmentPartner['createTicket']>[0]): Promise<CreatedTicket> {
    const answer = await this.#post('/tickets', ticket.idempotencyKey, {
      request_id: ticket.requestId,
      livemode: ticket.livemode,
      scope: ticket.scope,
      authorized_recipients: ticket.authorizedRecipients,
      payload: ticket.payload,
    });
    const id = answer?.id;
    if (typeof id !== 'string' || !/^[!-~]{1,255}$/.test(id)) {
      throw new PartnerUnreachable('The partner answered without the id of a ticket.');
    }
    return { resourceType: this.connection.resourceType, resourceId: id };
  }

  async releaseTicket(ticket: Parameters<FulfillmentPartner['releaseTicket']>[0]): Promise<void> {
    const { resourceId, requestId, authorizedRecipients } = ticket;
    await this.#post(`${path(resourceId)}/release`, `${resourceId}:release:${authorizedRecipients}`, {
      request_id: requestId,
      authorized_recipients: authorizedRecipients,
    });
  }

  async cancelTicket(ticket: Parameters<FulfillmentPartner['cancelTicket']>[0]): Promise<void> {
    const { resourceId, requestId, reason } = ticket;
    await this.#post(`${path(resourceId)}/cancel`, `${resourceId}:cancel`, { request_id: requestId, reason });
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #post(below: string, key: string, message: object): Promise<Record<string, unknown> | undefined> {
    const { status, text } = await this.#exchange(below, key, JSON.stringify(message)).catch((error: Error) => {
      throw new PartnerUnreachable(`The partner gave no answer: ${sentence(error)}`, { cause: error });
    });
    const answer = parse(text);
    if (status >= 200 && status < 300) return answer;
    const said = [answer?.message, answer?.error].find((one) => typeof one === 'string' && one.trim() !== '');
    const why = said ? printable(String(said)) : `The partner answered ${status}.`;
    const no = status >= 400 && status < 500 && !(below === '/tickets' ? passingWithoutTicket : passing).has(status);
    throw no ? new RefusedTicket(why) : new PartnerUnreachable(why);
  }

  async #exchange(below: string, key: string, body: string): Promise<{ status: number; text: string }> {
    const { url, secret, guard, timeoutMs = answerMs } = this.connection;
    // The partner of an account's own, whose address a guard judges, is a stranger.
    const tracesOn = guard === undefined;
    // An address in numbers is connected to without a lookup.
    guard?.check(url);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), timeoutMs);
    try {
      const response = await request(`${url}${below}`, {
        dispatcher: this.#agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          accept: 'application/json',
          'user-agent': 'construction-payment-compliance/1',
          'idempotency-key': key,
          ...(tracesOn && traceHeaders()),
          ...signatureHeaders({ id: key, sentAt: new Date(), body }, [secret]),
        },
        body,
        signal: late.signal,
      });
      return { status: response.statusCode, text: await beginning(response.body) };
    } finally {
      clearTimeout(timer);
    }
  }
}

function path(resourceId: string): string {
  return `/tickets/${encodeURIComponent(resourceId)}`;
}

async function beginning(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) throw new TooLarge('its answer is larger than 64 kB.');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The answer where it is a JSON object. */
function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Why there was no answer; nothing of the network that the service is in. */
function sentence(error: Error): string {
  if (error.name === 'TimeoutError') return 'it took too long.';
  const root = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  const cause = root.cause instanceof Error ? root.cause : root;
  if (cause.name === 'ForbiddenAddress') return `its address ${cause.message}`;
  if (cause instanceof TooLarge) return cause.message;
  return `${(cause as NodeJS.ErrnoException).code ?? cause.name}.`;
}

class TooLarge extends Error {}

/** As it can be stored and shown: PostgreSQL's text holds no NUL and no lone surrogates. */
function printable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed().trim().slice(0, 500);
}
