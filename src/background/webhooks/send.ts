import { EventEmitter } from 'node:events';
import { Agent, type Dispatcher, request } from 'undici';
import { type AddressGuard, ForbiddenAddress } from '../../providers/address-guard.js';
import { signatureHeaders } from '../../runtime/encryption/standard-webhooks.js';
import { realTime } from '../../runtime/time/real-time.js';
import { attemptMs } from './schedule.js';

/** How many bytes of a response body are kept. */
const keptBytes = 4_096;

interface Message {
  url: string;
  /** The event's id: the same for every attempt, so that a receiver can recognize a repetition. */
  id: string;
  /** JSON, sent unchanged. */
  body: string;
  /** The currently valid secrets, the newest first. */
  secrets: readonly string[];
}

/** The request and its response, as kept in a delivery's log. */
export interface Attempt {
  /** RFC 3339. */
  startedAt: string;
  durationMs: number;
  requestHeaders: Record<string, string>;
  /** Null if there was no response; `error` then says why. */
  responseCode: number | null;
  responseHeaders: Record<string, string> | null;
  /** The first 4 kB of the body, as text. */
  responseBody: string | null;
  error: string | null;
}

/** Sends messages over persistent connections, to addresses that the guard allows. */
export class Sender {
  readonly #agent: Agent;

  constructor(
    private readonly guard: AddressGuard,
    private readonly timeoutMs: number = attemptMs,
  ) {
    this.#agent = new Agent({
      allowH2: false,
      connect: { lookup: guard.lookup, timeout: timeoutMs },
      // The signal is the only timeout of an attempt.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /**
   * Makes one attempt. Every failure is recorded in its log; nothing is thrown. Redirects are not followed.
   *
   * @param maxMs its time limit
   */
  async send(message: Message, stopped: AbortSignal, maxMs = this.timeoutMs): Promise<Attempt> {
    const sentAt = realTime();
    const started = performance.now();
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'construction-payment-compliance-webhooks/1',
      ...signatureHeaders({ id: message.id, sentAt, body: message.body }, message.secrets),
    };
    const outcome = await this.#exchange(message, headers, stopped, maxMs).catch((error: Error) => ({
      ...nothing,
      error: this.#sentence(error, stopped, maxMs),
    }));
    return {
      startedAt: sentAt.toISOString().replace('Z', '+00:00'),
      durationMs: Math.round(performance.now() - started),
      requestHeaders: headers,
      ...outcome,
    };
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #exchange(message: Message, headers: Record<string, string>, stopped: AbortSignal, maxMs: number) {
    // A connection to a numeric address does no lookup, so the guard has to check it here.
    this.guard.check(message.url);
    stopped.throwIfAborted();
    const ending = new AbortEmitter();
    const timer = setTimeout(() => ending.abort(new DOMException('late', 'TimeoutError')), maxMs);
    const stop = () => ending.abort(stopped.reason);
    stopped.addEventListener('abort', stop);
    try {
      const response = await request(message.url, {
        dispatcher: this.#agent,
        method: 'POST',
        headers,
        body: message.body,
        signal: ending,
      });
      return {
        responseCode: response.statusCode,
        responseHeaders: flat(response.headers),
        responseBody: await beginning(response),
        error: null,
      };
    } finally {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
    }
  }

  #sentence(error: Error, stopped: AbortSignal, maxMs: number): string {
    if (stopped.aborted) return 'The service stopped before the endpoint answered.';
    if (error.name === 'TimeoutError') return `The endpoint did not answer within ${maxMs / 1000} seconds.`;
    const cause = findRoot(error);
    if (cause instanceof ForbiddenAddress) return `Refused: the URL ${cause.message}`;
    return storable(cause.message || (cause as NodeJS.ErrnoException).code || cause.name).slice(0, 500);
  }
}

export function isSuccess({ responseCode }: Attempt): boolean {
  return responseCode !== null && responseCode >= 200 && responseCode < 300;
}

const nothing = { responseCode: null, responseHeaders: null, responseBody: null } as const;

/** The first failure, if connections to several addresses all failed. */
function findRoot(error: Error): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
  return error.cause instanceof Error ? findRoot(error.cause) : error;
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, storable([value ?? ''].flat().join(', '))]),
  );
}

/** Ends an attempt early. The HTTP client takes an emitter in place of a signal, which costs each attempt less. */
class AbortEmitter extends EventEmitter {
  reason: unknown;

  abort(reason: unknown): void {
    this.reason = reason;
    this.emit('abort');
  }
}

/** The status has arrived, so a failure in the rest of the body no longer matters. */
async function beginning({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<string> {
  if (statusCode === 204 || headers['content-length'] === '0') {
    body.resume();
    return '';
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= keptBytes) break;
    }
  } catch {
    // The body was cut off; keep what arrived.
  }
  const bytes = Buffer.concat(chunks).subarray(0, keptBytes);
  // In streaming mode the decoder leaves out a character that was cut in half.
  return storable(new TextDecoder().decode(bytes, { stream: size >= keptBytes }));
}

/** PostgreSQL's text holds no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '�');
}
