import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { signatureHeaders } from '../../runtime/encryption/standard-webhooks.js';
import { traceHeaders } from '../../runtime/observability/tracing.js';
import { realTime } from '../../runtime/time/real-time.js';
import { AnswerRefused, readResponse } from '../answer.js';
import {
  type CreatedTicket,
  type FulfillmentPartner,
  PartnerUnreachable,
  RefusedTicket,
} from './fulfillment-partner.js';

/** The time limit of an answer, from the name lookup to its last byte. */
const responseMs = 15_000;

/** More than any answer needs. */
const maxBytes = 64 * 1024;

export interface PartnerConnection {
  /** Without a trailing slash. The paths of the operations are appended. */
  url: string;
  /** `whsec_…`, shared with the partner. */
  secret: string;
  /** The resource type of its tickets, as stored on requests. */
  resourceType: string;
  /** Checks the address at each connection. Set for a partner that a tenant entered. */
  guard?: { check(url: string): URL; lookup: LookupFunction };
  timeoutMs?: number;
}

/** Refusals that may be temporary. 401 is about the secret, not about a ticket. */
const transient: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);
/** Without a ticket in the path, these mean that the address is wrong, for which no request should be rejected. */
const transientWithoutTicket: ReadonlySet<number> = new Set([...transient, 404, 405]);

/** A partner that accepts tickets over HTTPS, in the format of docs/fulfillment-partner.md. */
export class HttpPartner implements FulfillmentPartner {
  readonly name = 'http';
  readonly #agent: Agent;

  constructor(private readonly connection: PartnerConnection) {
    const { guard, timeoutMs = responseMs } = connection;
    this.#agent = new Agent({
      allowH2: false,
      connect: { timeout: timeoutMs, ...(guard && { lookup: guard.lookup }) },
      // The signal is the only timeout of a call.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  async createTicket(ticket: Parameters<FulfillmentPartner['createTicket']>[0]): Promise<CreatedTicket> {
    const response = await this.#post('/tickets', ticket.idempotencyKey, {
      request_id: ticket.requestId,
      livemode: ticket.livemode,
      scope: ticket.scope,
      authorized_recipients: ticket.authorizedRecipients,
      payload: ticket.payload,
    });
    const id = response?.id;
    if (typeof id !== 'string' || !/^[!-~]{1,255}$/.test(id)) {
      throw new PartnerUnreachable('The partner answered without a ticket id.');
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
    const response = parse(text);
    if (status >= 200 && status < 300) return response;
    const said = [response?.message, response?.error].find((one) => typeof one === 'string' && one.trim() !== '');
    const why = said ? printable(String(said)) : `The partner answered ${status}.`;
    const no =
      status >= 400 && status < 500 && !(below === '/tickets' ? transientWithoutTicket : transient).has(status);
    throw no ? new RefusedTicket(why) : new PartnerUnreachable(why);
  }

  async #exchange(below: string, key: string, body: string): Promise<{ status: number; text: string }> {
    const { url, secret, guard, timeoutMs = responseMs } = this.connection;
    // An account's own partner, whose address a guard checks, is not trusted with trace ids.
    const tracesOn = guard === undefined;
    // A connection to a numeric address does no lookup, so the guard has to check it here.
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
          ...signatureHeaders({ id: key, sentAt: realTime(), body }, [secret]),
        },
        body,
        signal: late.signal,
      });
      return { status: response.statusCode, text: (await readResponse(response.body, { most: maxBytes })).toString() };
    } finally {
      clearTimeout(timer);
    }
  }
}

function path(resourceId: string): string {
  return `/tickets/${encodeURIComponent(resourceId)}`;
}

/** The answer, if it is a JSON object. */
function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Why there was no answer, without details of the service's network. */
function sentence(error: Error): string {
  if (error.name === 'TimeoutError') return 'it took too long.';
  const root = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  const cause = root.cause instanceof Error ? root.cause : root;
  if (cause.name === 'ForbiddenAddress') return `its address ${cause.message}`;
  if (cause instanceof AnswerRefused) return `${cause.message}.`;
  return `${(cause as NodeJS.ErrnoException).code ?? cause.name}.`;
}

/** Text that can be stored and shown: PostgreSQL's text holds no NUL and no lone surrogates. */
function printable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed().trim().slice(0, 500);
}
