import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Tenant } from '../soak/tenants.js';
import { type Effect, effectsOf } from './effects.js';
import type { Evidence } from './evidence.js';
import type { Outcome } from './model.js';
import { PaidCalls } from './paid-calls.js';
import type { Random } from './random.js';

// biome-ignore lint/suspicious/noExplicitAny: a client reads what it expects; a wrong shape fails the run
export type Json = any;

export interface Call {
  tenant: Tenant;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1. */
  path: string;
  body?: object;
  /** Idempotency-Key: a call without an answer is repeated under it. */
  key?: string;
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
  /** What the acknowledged calls must have caused. */
  readonly effects: Effect[] = [];
  readonly paid = new PaidCalls();
  readonly #agent = new Agent({ connections: 64 });
  #turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly evidence: Evidence,
    /** The probability that a client without an answer does not try again. */
    private readonly givesUp: number,
  ) {}

  /** Calls until the outcome is known, or the client gives up. */
  async call(call: Call, random: Random): Promise<Answer> {
    const until = Date.now() + repeatMs;
    for (let unanswered = false; ; ) {
      const answer = await this.once(call);
      const { status, body } = answer;
      const isWaiting = waits.includes(status) && body?.code !== 'conflict';
      if (!isWaiting && status !== 0 && status < 500) {
        this.done += 1;
        if (status < 300) return { ...answer, outcome: 'acknowledged' };
        // An earlier attempt may have been done after all, or may still be.
        return { ...answer, outcome: unanswered ? 'unknown' : 'refused' };
      }
      if (!isWaiting) {
        unanswered = true;
        const isLast = call.method !== 'GET' && (!call.key || random.chance(this.givesUp));
        if (isLast || Date.now() > until) {
          this.done += 1;
          return { ...answer, outcome: 'unknown' };
        }
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
    const { status, text } = await this.#send(path, { method: 'POST', headers, body });
    if (status >= 300) this.evidence.note('reports', { path, status, answer: text.slice(0, 400) });
    return status;
  }

  /** Repeats until a process answers. */
  async download({ tenant, path }: Pick<Call, 'tenant' | 'path'>): Promise<{ status: number; bytes: Buffer }> {
    for (;;) {
      const headers = { authorization: `Bearer ${tenant.tokens[0]}` };
      const url = `${this.urls[this.#turn++ % this.urls.length]}/api/v1${path}`;
      const { statusCode, body } = await request(url, { headers, dispatcher: this.#agent });
      const bytes = Buffer.from(await body.arrayBuffer());
      if (statusCode < 500) return { status: statusCode, bytes };
      await sleep(250);
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async once(call: Call): Promise<{ status: number; body: Json; retryAfter: number }> {
    const { tenant, method, path, body, key } = call;
    const started = Date.now();
    const token = tenant.tokens[this.#turn % tenant.tokens.length];
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const { status, text, retryAfter } = await this.#send(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 0 || status >= 400) {
      this.evidence.note('calls', { method, path, key, status, ms: Date.now() - started, answer: text.slice(0, 600) });
    }
    const answered = status === 0 ? undefined : parsed(text);
    this.paid.note(call, status);
    if (status >= 200 && status < 300) this.effects.push(...effectsOf(call, answered));
    return { status, body: answered, retryAfter };
  }

  async #send(
    path: string,
    options: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string } | Json,
  ) {
    const url = `${this.urls[this.#turn++ % this.urls.length]}/api/v1${path}`;
    try {
      const signal = AbortSignal.timeout(answerMs);
      const { statusCode, headers, body } = await request(url, { ...options, signal, dispatcher: this.#agent });
      const text = await body.text();
      if (statusCode >= 500 && statusCode !== 503) {
        this.serverErrors.push(`${options.method} ${path}: ${statusCode} ${text.slice(0, 400)}`);
      }
      return { status: statusCode, text, retryAfter: Number(headers['retry-after'] ?? 1) };
    } catch (error) {
      return { status: 0, text: String(error), retryAfter: 1 };
    }
  }
}

/** A file is not JSON. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
