import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tier } from '../domain/vocabulary.js';

/** Requests per minute (spec, Limits). */
export const rateLimits: Record<Tier, number> = { starter: 60, growth: 300, scale: 1000 };

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
  /** Requests this process may still let through without asking again. */
  leased: number;
  /** What was left in the shared pool when this process last asked. */
  pool: number;
  asking: Promise<void> | undefined;
}

/**
 * A fixed window of one minute per token, shared by all processes through one row. A process leases a share of what is left
 * and lets requests through on the lease, so that the row is touched a handful of times a minute, not once a request. The row
 * never gives out more than the limit; what a process leased and did not use is lost to the others until the window ends,
 * which errs on the side of fewer.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  constructor(private readonly db: Kysely<unknown>) {}

  async take(tokenId: string, tier: Tier): Promise<RateVerdict> {
    const limit = rateLimits[tier];
    for (;;) {
      const window = this.#current(tokenId);
      if (window.leased > 0) {
        window.leased -= 1;
        return { allowed: true, limit, remaining: window.leased + window.pool, resetAt: window.resetAt };
      }
      if (window.endsAt > 0 && window.pool === 0) {
        return { allowed: false, limit, remaining: 0, resetAt: window.resetAt };
      }
      window.asking ??= this.#lease(tokenId, limit, window).finally(() => {
        window.asking = undefined;
      });
      await window.asking;
    }
  }

  #current(tokenId: string): Window {
    let window = this.#windows.get(tokenId);
    if (!window || (window.endsAt > 0 && performance.now() >= window.endsAt)) {
      if (this.#windows.size > 20_000) this.#dropEnded();
      window = { endsAt: 0, resetAt: 0, leased: 0, pool: 0, asking: undefined };
      this.#windows.set(tokenId, window);
    }
    return window;
  }

  /** A quarter of what is left, at least one: about a dozen statements use up any limit, and little is left stranded. */
  async #lease(tokenId: string, limit: number, window: Window): Promise<void> {
    const share = sql`ceil(greatest(${limit}::int - rate_windows.taken, 0) / 4.0)::int`;
    const first = Math.ceil(limit / 4);
    const { rows } = await sql<{ granted: number; left: number; reset_at: number; seconds: number }>`
      insert into rate_windows (token_id, window_start, taken, granted)
      values (${tokenId}::uuid, date_trunc('minute', clock_timestamp()), ${first}::int, ${first}::int)
      on conflict (token_id, window_start) do update set taken = rate_windows.taken + ${share}, granted = ${share}
      returning granted, ${limit}::int - taken as left, extract(epoch from window_start)::int + 60 as reset_at,
        60 - extract(epoch from clock_timestamp() - window_start)::float8 as seconds`.execute(this.db);
    const lease = rows[0]!;
    window.leased = lease.granted;
    window.pool = Math.max(lease.left, 0);
    window.resetAt = lease.reset_at;
    window.endsAt = performance.now() + lease.seconds * 1000;
  }

  #dropEnded(): void {
    const now = performance.now();
    for (const [tokenId, window] of this.#windows)
      if (window.endsAt > 0 && now >= window.endsAt) this.#windows.delete(tokenId);
  }
}
