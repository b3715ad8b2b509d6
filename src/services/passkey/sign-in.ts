import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { parse } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { challengeMs, signInAllowances } from '../../domain/session/limits.js';
import { AppError } from '../../errors/app-error.js';
import { countAttempt, toNetwork } from '../session/attempts.js';
import { beginSession } from '../session/confirm.js';
import { makeChallenge, relyingParty, takeChallenge } from './challenge.js';

interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: string;
}

/** Begins a sign-in. The answer names no passkey: the browser offers those that it has for this site. */
export async function beginPasskeySignIn(ctx: RequestContext) {
  await countAttempt(ctx, 'passkey', toNetwork(ctx), signInAllowances.challengesPerNetwork);
  const { challenge } = await makeChallenge(ctx, null);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    challenge,
    timeout: challengeMs,
    userVerification: 'required',
  });
}

/**
 * Signs in with what the browser's passkey has signed.
 *
 * @param replaced the secret of the session that the browser has so far, which ends
 * @returns the secret of the new session
 * @throws AppError which does not say why, because the answer would show a stranger which passkeys exist
 */
export async function signInWithPasskey(ctx: RequestContext, response: unknown, replaced?: string): Promise<string> {
  await countAttempt(ctx, 'confirm', toNetwork(ctx), signInAllowances.confirmationsPerNetwork);
  const assertion = readResponse(response);
  if (!assertion) throw refusal();
  const challenge = await takeChallenge(ctx, assertion.response.clientDataJSON, null);
  const passkey = await find(ctx, assertion.id);
  if (!passkey) throw refusal();
  const counter = challenge === undefined ? undefined : await verified(ctx, assertion, passkey, challenge);
  // In a transaction of its own, because a refusal changes the same row.
  const isUsed =
    counter !== undefined && (await ctx.separately((separateCtx) => use(separateCtx, passkey.id, counter)));
  if (!isUsed) {
    await ctx.apart((db) =>
      sql`update passkeys set refusals = refusals + 1 where id = ${passkey.id}::uuid`.execute(db),
    );
    throw refusal();
  }
  return beginSession(ctx, passkey.userId, 'passkey', replaced);
}

/** The library reads the other fields, and refuses what is wrong with them. */
function readResponse(body: unknown): AuthenticationResponseJSON | undefined {
  const { id, response } = (body ?? {}) as { id?: unknown; response?: { clientDataJSON?: unknown } | null };
  const isComplete = typeof id === 'string' && id.length <= 2_000 && typeof response?.clientDataJSON === 'string';
  return isComplete ? (body as AuthenticationResponseJSON) : undefined;
}

async function find(ctx: RequestContext, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`
    select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter::text as counter
    from passkeys where credential_id = ${credentialId}`.execute(ctx.db);
  return rows[0];
}

/** @returns the new counter, if the answer is signed with the passkey, on this site, by its user, who was verified */
async function verified(
  ctx: RequestContext,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
  challenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(ctx);
  const owner = Buffer.from(parse(passkey.userId)).toString('base64url');
  if (response.response.userHandle !== owner) return undefined;
  const result = await verifyAuthenticationResponse({
    response: response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

/** Of two answers at once with the same counter, one counts. A passkey without a counter always has 0. */
async function use(ctx: RequestContext, id: string, counter: number): Promise<boolean> {
  await ctx.write();
  const { rows } = await sql`
    update passkeys set counter = ${counter}, last_used_at = ${ctx.realNow().toISOString()}::timestamptz
    where id = ${id}::uuid and (counter < ${counter} or counter = 0 and ${counter}::bigint = 0)
    returning id`.execute(ctx.db);
  return rows.length > 0;
}

function refusal(): AppError {
  return new AppError(
    'VALIDATION_FAILED',
    'The passkey was not accepted. Try again, or sign in with a link and look at your passkeys.',
  );
}
