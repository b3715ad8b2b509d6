import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { parse, v7 as uuidv7 } from 'uuid';
import { authorizePerson } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { challengeMs, maxPasskeys, signInAllowances } from '../../domain/session/limits.js';
import { invalid } from '../../errors/app-error.js';
import type { FinishPasskeyRegistrationInput } from '../../schema/passkey.js';
import { countAttempt } from '../session/attempts.js';
import { makeChallenge, relyingParty, takeChallenge } from './challenge.js';
import { type PasskeyRow, passkeyColumns } from './columns.js';
import { notifyOfPasskey } from './notify.js';

/** What browsers show beside the name of the site. */
const serviceName = 'Construction Payment Compliance';

/** EdDSA, ES256 and RS256, which all authenticators have one of. The library's default depends on the version of Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Begins to add a passkey: a discoverable one, which signs in without a name, and which asks for a PIN or a fingerprint. */
export async function beginRegistration(ctx: RequestContext) {
  const session = authorizePerson(ctx, 'recently');
  const { userId } = ctx.principal;
  await countAttempt(ctx, 'passkey', userId, signInAllowances.passkeysPerUser);
  const { challenge, expiresAt } = await makeChallenge(ctx, session.id);
  const { rows: users } = await sql<{ name: string; email: string }>`
    select name, email from users where id = ${userId}::uuid`.execute(ctx.db);
  const existingPasskeys = await readPasskeys(ctx);
  rejectTooMany(existingPasskeys.length);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: serviceName,
    rpID: relyingParty(ctx).id,
    userID: new Uint8Array(parse(userId)),
    userName: users[0]!.email,
    userDisplayName: users[0]!.name,
    challenge,
    supportedAlgorithmIDs,
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: existingPasskeys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options, expiresAt };
}

/** Adds the passkey that the browser has created, in the session that began to. */
export async function finishRegistration(
  ctx: RequestContext,
  { name, credential }: FinishPasskeyRegistrationInput,
): Promise<PasskeyRow> {
  const session = authorizePerson(ctx);
  const clientData = (credential.response as { clientDataJSON?: unknown } | null | undefined)?.clientDataJSON;
  const challenge = typeof clientData === 'string' ? await takeChallenge(ctx, clientData, session.id) : undefined;
  if (challenge === undefined) throw refusal('The time to create the passkey is over: begin again.');
  const registration = await verified(ctx, credential, challenge);
  await ctx.write();
  // Waits for another registration of the same user, so that both together stay within the limit.
  await sql`select from users where id = ${ctx.principal.userId}::uuid for no key update`.execute(ctx.db);
  rejectTooMany((await readPasskeys(ctx)).length);
  const { rows } = await sql<PasskeyRow>`
    insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
    values (${uuidv7()}::uuid, ${ctx.principal.userId}::uuid, ${name}, ${registration.id}, ${Buffer.from(registration.publicKey)}, ${registration.counter},
      ${registration.transports ?? []}::text[], ${registration.isBackedUp}, ${ctx.realNow().toISOString()}::timestamptz)
    on conflict (credential_id) do nothing
    returning ${passkeyColumns}`.execute(ctx.db);
  if (!rows[0]) throw refusal('This passkey is registered already.');
  await notifyOfPasskey(ctx, rows[0].id);
  return rows[0];
}

/** @throws AppError unless the browser's answer is complete, from this site, and its user was verified */
async function verified(ctx: RequestContext, credential: Record<string, unknown>, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(ctx);
  const result = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!result?.verified) throw refusal('The passkey could not be verified. Create it on a page of this service.');
  const { credential: passkey, credentialBackedUp } = result.registrationInfo;
  return { ...passkey, isBackedUp: credentialBackedUp };
}

async function readPasskeys(ctx: RequestContext): Promise<Array<{ id: string; transports: string[] }>> {
  const { rows } = await sql<{ id: string; transports: string[] }>`
    select credential_id as id, transports from passkeys where user_id = ${ctx.principal.userId}::uuid`.execute(ctx.db);
  return rows;
}

function rejectTooMany(count: number): void {
  if (count < maxPasskeys) return;
  throw invalid({ name: [`You have ${maxPasskeys} passkeys, which is the limit: remove one first.`] });
}

function refusal(sentence: string) {
  return invalid({ credential: [sentence] });
}
