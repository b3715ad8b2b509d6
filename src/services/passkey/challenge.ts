import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { challengeMs } from '../../domain/session/limits.js';

/** The site that passkeys belong to: a browser offers them on no other. */
export function relyingParty(ctx: RequestContext): { id: string; origin: string } {
  const { hostname, origin } = new URL(ctx.infrastructure.publicUrl());
  return { id: hostname, origin };
}

/** Stores a new challenge, for one session or for a sign-in. */
export async function makeChallenge(
  ctx: RequestContext,
  sessionId: string | null,
): Promise<{ challenge: Uint8Array<ArrayBuffer>; expiresAt: Date }> {
  const challenge = new Uint8Array(randomBytes(32));
  const expiresAt = new Date(ctx.realNow().getTime() + challengeMs);
  await ctx.write();
  await sql`
    insert into passkey_challenges (hash, session_id, expires_at)
    values (${hashChallenge(challenge)}, ${sessionId}::uuid, ${expiresAt.toISOString()}::timestamptz)`.execute(ctx.db);
  return { challenge, expiresAt };
}

/**
 * Uses the challenge that the browser has signed, in a transaction of its own, so that it stays used if the signature is wrong.
 *
 * @returns the challenge, or undefined if it is unknown, used, expired, or was made for something else
 */
export async function takeChallenge(
  ctx: RequestContext,
  clientDataJson: string,
  sessionId: string | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const hash = hashChallenge(Buffer.from(challenge, 'base64url'));
  const challengeRows = await ctx.apart((db) =>
    sql`
      delete from passkey_challenges
      where hash = ${hash} and session_id is not distinct from ${sessionId}::uuid
        and expires_at > ${ctx.realNow().toISOString()}::timestamptz
      returning hash`.execute(db),
  );
  return challengeRows.rows.length > 0 ? challenge : undefined;
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function hashChallenge(challenge: Uint8Array): Buffer {
  return createHash('sha256').update(challenge).digest();
}
