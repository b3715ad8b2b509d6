/** The delays before the second, third and fourth attempt, in seconds. The first attempt is made at once. */
const retryDelays = [10, 60, 600] as const;

/** How many attempts are made automatically. After them the delivery stays in the failure queue. */
export const scheduledAttempts = retryDelays.length + 1;

/** Including the one redelivery that can be requested. */
export const maxAttempts = scheduledAttempts + 1;

/** How long every attempt at an endpoint may fail before it is disabled. */
export const failingDays = 5;

/** The time limit of an attempt, from the name lookup to the last byte that is read, in milliseconds. */
export const attemptMs = 15_000;

/**
 * An attempt that takes this long, in milliseconds, shows that its endpoint is slow, or silent if there is no answer either. The
 * endpoint then belongs to the slow lane until it answers an attempt in less.
 */
export const slowResponseMs = 3_000;

/**
 * A silent endpoint at which every attempt has failed for a minute has less time. Not for its last two attempts, so that an endpoint
 * that needs the whole limit still gets every event.
 */
export const briefMs = 5_000;
export const briefAfterSeconds = 60;

/** Statuses whose Retry-After header is obeyed. */
const busy: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Seconds to wait after a failed attempt; undefined if it was the last. An endpoint can request a longer wait with Retry-After,
 * up to the longest of the schedule. That delays the remaining attempts and adds none.
 */
export function waitAfter(
  attempt: number,
  response: { responseCode: number | null; retryAfter?: string },
  now: Date,
): number | undefined {
  const scheduled = retryDelays[attempt - 1];
  if (scheduled === undefined) return undefined;
  if (response.responseCode === null || !busy.has(response.responseCode)) return scheduled;
  return Math.max(scheduled, Math.min(toSeconds(response.retryAfter, now), retryDelays.at(-1)!));
}

/** Retry-After holds seconds or a date (RFC 9110, 10.2.3). Any other value is ignored. */
function toSeconds(retryAfter: string | undefined, now: Date): number {
  const text = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = /GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.ceil((at - now.getTime()) / 1000);
}
