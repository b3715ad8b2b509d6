import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { signInWindowMs } from '../../domain/session/limits.js';
import { AppError } from '../../errors/app-error.js';

/**
 * Counts an attempt in its own transaction, so that one that fails counts too. Known and unknown e-mail addresses are counted
 * alike, so the answer does not show which of them exist.
 *
 * @param windowMs at most a day: older attempts are deleted
 * @throws AppError RATE_LIMITED
 */
export async function countAttempt(
  ctx: RequestContext,
  purpose:
    | 'link'
    | 'confirm'
    | 'passkey'
    | 'oidc'
    | 'invite'
    | 'verify'
    | 'bounce'
    | 'waiver_link'
    | 'waiver_print'
    | 'waiver_naming',
  by: string,
  most: number,
  windowMs = signInWindowMs,
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([purpose, by]))
    .digest();
  const now = ctx.realNow().getTime();
  const start = new Date(now - (now % windowMs));
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempts (key, window_start, attempts) values (${key}, ${start.toISOString()}::timestamptz, 1)
    on conflict (key, window_start) do update set attempts = sign_in_attempts.attempts + 1
    returning attempts`.execute(ctx.infrastructure.db);
  if (rows[0]!.attempts <= most) return;
  const wait = Math.max(Math.ceil((start.getTime() + windowMs - now) / 1000), 1);
  throw new AppError('RATE_LIMITED', 'Too many attempts. Try again in a few minutes.', {
    headers: { 'Retry-After': String(wait) },
  });
}

/** The network of the caller: one customer of a provider has a whole /64 of IPv6 addresses. */
export function toNetwork({ request: { ip } }: Pick<RequestContext, 'request'>): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.parse(ip) as ipaddr.IPv6;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return address.toByteArray().slice(0, 8).join('.');
}
