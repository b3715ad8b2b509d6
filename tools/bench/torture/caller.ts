import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { type Effect, effectsOf, graphql, isRead } from './effects.js';
import type { Evidence } from './evidence.js';
import { kindOf, type Measured } from './measured.js';
import type { Outcome } from './model.js';
import { PaidCalls } from './paid-calls.js';
import type { Random } from './random.js';
import type { Tenant } from './tenants.js';

// biome-ignore lint/suspicious/noExplicitAny: a client reads what it expects; a wrong shape fails the run
export type Json = any;

export interface Call {
  tenant: Tenant;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1, or `/graphql`. */
  path: string;
  body?: object;
  /** Idempotency-Key: a call without an answer is repeated under it. */
  key?: string;
  /** Whether the service may refuse it for what the client cannot know. */
  mayBeRefused?: boolean;
}

export interface Answer {
  outcome: Outcome;
  status: number;
  body: Json;
}

/** Well within the service's window for a key. */
export const keyWindowSeconds = 900;
const repeatMs = 300_000;
const answerMs = 40_000;
/** Answers given before anything was done: 409 `in_progress`, 429. */
const waits = [409, 429];

/** A client's calls to both web processes in turn, repeated as the documentation asks of clients. */
export class Caller {
  /** Calls that have ended, with any result. */
  done = 0;
  /** Answers by status; 0 means no answer. */
  readonly statuses = new Map<number, number>();
  /** Answers of 5xx other than 503: the service failed in a way that it should have handled. */
  readonly serverErrors: string[] = [];
  /** Calls that ended with anything but what they asked for. */
  readonly failed: string[] = [];
  /** What the acknowledged calls must have caused. */
  readonly effects: Effect[] = [];
  readonly paid = new PaidCalls();
  readonly #agent = new Agent({ connections: 64 });
  #turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly evidence: Evidence,
    private readonly measured: Measured,
    /** The probability that a client without an answer does not try again. */
    private readonly givesUp: number,
  ) {}

  /** Calls until the outcome is known, or the client gives up. */
  async call(call: Call, random: Random): Promise<Answer> {
    const answer = await this.#untilKnown(call, random);
    this.done += 1;
    const { outcome, status, body } = answer;
    if (outcome === 'unknown' || (outcome === 'refused' && !call.mayBeRefused)) {
      this.failed.push(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)?.slice(0, 400)}`);
    }
    return answer;
  }

  async #untilKnown(call: Call, random: Random): Promise<Answer> {
    const until = Date.now() + repeatMs;
    for (let unanswered = false; ; ) {
      const answer = await this.once(call);
      const { status, body } = answer;
      const isWaiting = waits.includes(status) && body?.code !== 'conflict';
      if (!isWaiting && status !== 0 && status < 500) {
        if (status < 300) return { ...answer, outcome: 'acknowledged' };
        // An earlier attempt may have been done after all, or may still be.
        return { ...answer, outcome: unanswered ? 'unknown' : 'refused' };
      }
      if (!isWaiting) {
        unanswered = true;
        const isLast = !isRead(call) && (!call.key || random.chance(this.givesUp));
        if (isLast || Date.now() > until) return { ...answer, outcome: 'unknown' };
      }
      await sleep(isWaiting ? Math.min(answer.retryAfter, 5) * 1_000 : 250);
    }
  }

  /** Repeats until it is done: for calls that the run itself needs. */
  async untilDone(call: Call): Promise<Json> {
    for (;;) {
      const { status, body } = await this.once(call);
      if (status >= 200 && status < 300) return body;
      if (status >= 400 && status < 500 && !waits.includes(status)) {
        throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
      }
      await sleep(250);
    }
  }

  /**
   * Sends a message of an outside party: no token, bytes and headers as given.
   *
   * @returns the status, 0 for no answer
   */
  async post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const { status, bytes } = await this.#send(path, { method: 'POST', headers, body });
    if (status >= 300) this.evidence.note('reports', { path, status, answer: String(bytes).slice(0, 400) });
    return status;
  }

  /** Repeats until a process answers. */
  async download({ tenant, path }: Pick<Call, 'tenant' | 'path'>): Promise<{ status: number; bytes: Buffer }> {
    for (;;) {
      const headers = { authorization: `Bearer ${tenant.token}` };
      const { status, bytes } = await this.#send(path, { method: 'GET', headers });
      if (status > 0 && status < 500) return { status, bytes };
      await sleep(250);
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async once(call: Call): Promise<{ status: number; body: Json; retryAfter: number }> {
    const { tenant, method, path, body, key } = call;
    const started = Date.now();
    const headers = {
      authorization: `Bearer ${tenant.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const { status, bytes, retryAfter } = await this.#send(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = bytes.toString();
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 0 || status >= 400) {
      this.evidence.note('calls', { method, path, key, status, ms: Date.now() - started, answer: text.slice(0, 600) });
    }
    const answered = status === 0 ? undefined : parsed(text);
    this.paid.note(call, status);
    if (status >= 200 && status < 300) {
      this.effects.push(...effectsOf(call, answered));
      this.measured.took(kindOf(call), started);
    }
    return { status, body: answered, retryAfter };
  }

  async #send(
    path: string,
    options: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string } | Json,
  ) {
    const url = `${this.urls[this.#turn++ % this.urls.length]}${path === graphql ? '' : '/api/v1'}${path}`;
    try {
      const signal = AbortSignal.timeout(answerMs);
      const { statusCode, headers, body } = await request(url, { ...options, signal, dispatcher: this.#agent });
      const bytes = Buffer.from(await body.arrayBuffer());
      const status = path === graphql ? graphStatus(statusCode, bytes) : statusCode;
      if (status >= 500 && status !== 503) {
        this.serverErrors.push(`${options.method} ${path}: ${status} ${String(bytes).slice(0, 400)}`);
      }
      return { status, bytes, retryAfter: Number(headers['retry-after'] ?? 1) };
    } catch (error) {
      return { status: 0, bytes: Buffer.from(String(error)), retryAfter: 1 };
    }
  }
}

/** GraphQL answers 200 to what fails too: its error then has the status that REST answers. */
function graphStatus(status: number, bytes: Buffer): number {
  const { errors } = parsed(bytes.toString());
  return errors ? (errors[0].extensions?.status ?? 400) : status;
}

/** A file is not JSON. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
