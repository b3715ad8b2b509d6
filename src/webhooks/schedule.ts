/** The waits before the second, third and fourth attempt, in seconds. The first is made at once. */
export const retryDelays = [10, 60, 600] as const;

/** Attempts that are made without being asked for; then the delivery rests in the failure queue. */
export const scheduledAttempts = retryDelays.length + 1;

/** With the one redelivery that can be asked for. */
export const mostAttempts = scheduledAttempts + 1;

/** How long an endpoint may do nothing but fail before it is disabled. */
export const failingDays = 5;

/** Answers whose Retry-After is obeyed. */
const busy: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Seconds to wait after the failure of an attempt, undefined when there is none after it. An endpoint may ask for a longer wait
 * with Retry-After, up to the longest of the schedule: it shifts the attempts and adds none.
 */
export function waitAfter(
  attempt: number,
  answer: { responseCode: number | null; retryAfter?: string },
  now: Date,
): number | undefined {
  const scheduled = retryDelays[attempt - 1];
  if (scheduled === undefined) return undefined;
  if (answer.responseCode === null || !busy.has(answer.responseCode)) return scheduled;
  return Math.max(scheduled, Math.min(secondsOf(answer.retryAfter, now), retryDelays.at(-1)!));
}

/** Retry-After holds seconds or a date (RFC 9110, 10.2.3); anything else asks for nothing. */
function secondsOf(retryAfter: string | undefined, now: Date): number {
  const text = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = /GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.ceil((at - now.getTime()) / 1000);
}
