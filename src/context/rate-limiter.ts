import { sql } from 'kysely';
import type { PlanTier } from '../domain/vocabulary.js';
import type { Db } from '../entities/generated/database.js';

/** Requests per minute. */
export const rateLimits: Record<PlanTier, number> = { starter: 60, growth: 300, scale: 1000 };

/** Lease sizes: at first a quarter of the smallest limit, at most a quarter of the largest. */
const steps = {
  first: Math.ceil(Math.min(...Object.values(rateLimits)) / 4),
  most: Math.ceil(Math.max(...Object.values(rateLimits)) / 4),
};

/** Requests are counted by organization, by user when the organization cannot be resolved, and for people by person. */
export interface CountedKey {
  id: string;
  livemode: boolean;
}

export interface RateVerdict {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Unix seconds at which the window ends. */
  resetAt: number;
}

interface Window {
  endsAt: number;
  resetAt: number;
  /** Requests that this process may still accept without another lease. */
  leased: number;
  /** The total leased by all processes at the last lease, including this process's share. */
  taken: number;
  /** The maximum size of the next lease. */
  step: number;
  asking: Promise<void> | undefined;
}

/**
 * A fixed window of one minute per organization and mode, shared by all of its tokens and all processes through one row; also one
 * for all sessions of a person. A process leases a share of the remaining requests and accepts requests on the lease, so the row is
 * updated some dozens of times a minute, not once for each request. The row never grants more than the limit of the request. Leased
 * requests that a process does not use are unavailable to the others until the window ends, so the limiter errs on the strict side.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  constructor(private readonly db: Db) {}

  async take(counted: CountedKey, limit: number): Promise<RateVerdict> {
    const key = counted.livemode ? counted.id : `${counted.id} sandbox`;
    for (;;) {
      const window = this.#current(key);
      if (window.endsAt > 0) {
        const used = window.taken - window.leased;
        if (used >= limit) return { allowed: false, limit, remaining: 0, resetAt: window.resetAt };
        if (window.leased > 0) {
          window.leased -= 1;
          return { allowed: true, limit, remaining: limit - used - 1, resetAt: window.resetAt };
        }
      }
      window.asking ??= this.#lease(counted, limit, window).finally(() => {
        window.asking = undefined;
      });
      await window.asking;
    }
  }

  #current(key: string): Window {
    let window = this.#windows.get(key);
    if (!window || (window.endsAt > 0 && performance.now() >= window.endsAt)) {
      if (this.#windows.size > 20_000) this.#dropEnded();
      window = { endsAt: 0, resetAt: 0, leased: 0, taken: 0, step: steps.first, asking: undefined };
      this.#windows.set(key, window);
    }
    return window;
  }

  /**
   * Leases a quarter of the remaining requests, at least one. The first lease is at most a quarter of the smallest limit, so that an
   * idle process withholds little from tokens of a smaller tier; the maximum doubles each time. Two dozen statements use up any limit.
   */
  async #lease({ id, livemode }: CountedKey, limit: number, window: Window): Promise<void> {
    const { step } = window;
    window.step = Math.min(step * 2, steps.most);
    const takenCalls = sql`call_windows.taken`;
    const share = sql`least(ceil(greatest(${limit}::int - ${takenCalls}, 0) / 4.0)::int, ${step}::int)`;
    const { rows } = await sql<{ granted: number; taken: number; reset_at: number; seconds: number }>`
      insert into call_windows (caller_id, livemode, window_start, taken, granted)
      values (${id}::uuid, ${livemode}, date_trunc('minute', clock_timestamp()), ${steps.first}::int, ${steps.first}::int)
      on conflict (caller_id, livemode, window_start) do update set taken = ${takenCalls} + ${share}, granted = ${share}
      returning granted, taken, extract(epoch from window_start)::int + 60 as reset_at,
        60 - extract(epoch from clock_timestamp() - window_start)::float8 as seconds`.execute(this.db);
    const lease = rows[0]!;
    window.leased = lease.granted;
    window.taken = lease.taken;
    window.resetAt = lease.reset_at;
    window.endsAt = performance.now() + lease.seconds * 1000;
  }

  #dropEnded(): void {
    const now = performance.now();
    for (const [key, window] of this.#windows) if (window.endsAt > 0 && now >= window.endsAt) this.#windows.delete(key);
  }
}
