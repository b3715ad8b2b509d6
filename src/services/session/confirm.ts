import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { actAsUser } from '../../context/actor.js';
import { authChannel } from '../../context/auth/change-feed.js';
import { looksLikeOpaqueSecret, mintOpaqueSecret } from '../../context/auth/session.js';
import { hashSecret } from '../../context/auth/token.js';
import type { RequestContext } from '../../context/request-context.js';
import { signInAllowances } from '../../domain/session/limits.js';
import type { SessionMethod } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { noteDeliverable } from '../shared/undeliverable-address.js';
import { countAttempt, toNetwork } from './attempts.js';
import { signUp } from './sign-up.js';
import { requireAddress } from './user-of-address.js';

/** The refusal of a link. It does not say why, because only the holder of the e-mail needs to know. */
const unusable = 'This link was already used or has expired. Request a new one.';

/**
 * Uses a link, once, and begins a session.
 *
 * @param replaced the secret of the session that the browser has so far, which ends
 * @returns the secret of the new session
 */
export async function confirmSignIn(ctx: RequestContext, secret: unknown, replaced?: string): Promise<string> {
  await countAttempt(ctx, 'confirm', toNetwork(ctx), signInAllowances.confirmationsPerNetwork);
  if (!looksLikeOpaqueSecret(secret)) throw refusal();
  const hash = hashSecret(secret);
  // In transactions of their own: a link that was used stays used, and the entry of a refusal in the audit log remains.
  const link = await ctx.separately((separateCtx) => useLink(separateCtx, hash));
  if (!link) {
    await ctx.apart((db) =>
      sql`update sign_in_links set refusals = refusals + 1 where token_hash = ${hash}`.execute(db),
    );
    throw refusal();
  }
  await ctx.write();
  const userId = link.userId ?? (await signUp(ctx, requireAddress(link.email)));
  return beginSession(ctx, userId, 'link', replaced);
}

async function useLink(
  ctx: RequestContext,
  hash: Buffer,
): Promise<{ userId: string | null; email: string } | undefined> {
  await ctx.write();
  const now = ctx.realNow().toISOString();
  const { rows: users } = await sql<{ userId: string | null }>`
    select user_id as "userId" from sign_in_links where token_hash = ${hash}`.execute(ctx.db);
  if (users[0]?.userId) await actAsUser(ctx.db, users[0].userId);
  const { rows } = await sql<{ userId: string | null; email: string }>`
    update sign_in_links set used_at = ${now}::timestamptz
    where token_hash = ${hash} and used_at is null and expires_at > ${now}::timestamptz
      -- The release before sent a link to the address that was typed, which may be of another mailbox.
      and (user_id is null or lower(email collate "C") = (select lower(u.email collate "C") from users u where u.id = user_id))
    returning user_id as "userId", email`.execute(ctx.db);
  if (rows[0]) await noteDeliverable(ctx.db, requireAddress(rows[0].email));
  return rows[0];
}

/**
 * Begins a session of a user whose identity was proved.
 *
 * @param replaced the secret of the session that the browser has so far, which ends
 * @returns the secret of the new session
 */
export async function beginSession(
  ctx: RequestContext,
  userId: string,
  method: SessionMethod,
  replaced?: string,
): Promise<string> {
  const secret = mintOpaqueSecret();
  const { ip, userAgent } = ctx.request;
  const now = ctx.realNow().toISOString();
  await ctx.write();
  await actAsUser(ctx.db, userId);
  if (replaced) await endSessionWith(ctx, replaced);
  await sql`
    insert into sessions (id, user_id, token_hash, method, ip_address, user_agent, created_at, last_seen_at)
    values (${uuidv7()}::uuid, ${userId}::uuid, ${hashSecret(secret)}, ${method}, ${ip}, ${userAgent.slice(0, 1000)},
      ${now}::timestamptz, ${now}::timestamptz)`.execute(ctx.db);
  return secret;
}

/** Ends the session that a browser had before it signed in again. */
async function endSessionWith(ctx: RequestContext, secret: string): Promise<void> {
  await sql`
    with ended as (
      update sessions set ended_at = ${ctx.realNow().toISOString()}::timestamptz, end_reason = 'replaced'
      where token_hash = ${hashSecret(secret)} and ended_at is null returning id)
    select pg_notify(${authChannel}, 'session:' || id) from ended`.execute(ctx.db);
}

function refusal(): AppError {
  return new AppError('VALIDATION_FAILED', unusable);
}
