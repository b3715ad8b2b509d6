import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { actAsUser } from '../../context/actor.js';
import { looksLikeOpaqueSecret, mintOpaqueSecret } from '../../context/auth/session.js';
import { hashSecret } from '../../context/auth/token.js';
import type { RequestContext } from '../../context/request-context.js';
import { type EmailAddress, readEmailAddress } from '../../domain/person/email-address.js';
import { oidcMs, signInAllowances } from '../../domain/session/limits.js';
import type { OidcRefusal } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import type { Identity, IdentityProvider, SignInSecrets } from '../../providers/identity/identity-provider.js';
import { countAttempt, toNetwork } from './attempts.js';
import { beginSession } from './confirm.js';
import { noteRejectedSignIn, OidcRefused, toRefusal } from './oidc-refusal.js';
import { signUp } from './sign-up.js';

/** The page to which the provider sends the browser back. */
export const oidcCallbackPath = '/sign-in/oidc/callback';

/** Begins a sign-in. @returns the page of the provider, and the secret for a cookie of this browser */
export async function beginOidcSignIn(ctx: RequestContext): Promise<{ url: URL; secret: string }> {
  const provider = getProvider(ctx);
  await countAttempt(ctx, 'oidc', toNetwork(ctx), signInAllowances.challengesPerNetwork);
  const secret = mintOpaqueSecret();
  // Before the transaction opens, because the provider may be slow.
  const url = await provider.signInUrl(callbackUrl(ctx), deriveSecrets(secret)).catch((error) => {
    throw new AppError('BUSY', toRefusal(error).sentence(provider));
  });
  const now = ctx.realNow();
  const { ip, userAgent } = ctx.request;
  await ctx.write();
  await sql`
    insert into oidc_sign_ins (id, token_hash, ip_address, user_agent, created_at, expires_at)
    values (${uuidv7()}::uuid, ${hashSecret(secret)}, ${ip}, ${userAgent.slice(0, 1000)}, ${now.toISOString()}::timestamptz,
      ${new Date(now.getTime() + oidcMs).toISOString()}::timestamptz)`.execute(ctx.db);
  return { url, secret };
}

/**
 * Signs in with what the provider answers, once.
 *
 * @param secret the browser's cookie, which binds the answer to it
 * @param query the parameters that the provider added to the address
 * @param replaced the secret of the session that the browser has so far, which ends
 * @returns the secret of the new session
 */
export async function finishOidcSignIn(
  ctx: RequestContext,
  { secret, query, replaced }: { secret: string | undefined; query: URLSearchParams; replaced: string | undefined },
): Promise<string> {
  const provider = getProvider(ctx);
  await countAttempt(ctx, 'confirm', toNetwork(ctx), signInAllowances.confirmationsPerNetwork);
  if (!looksLikeOpaqueSecret(secret)) throw notBegun();
  const hash = hashSecret(secret);
  const id = await ctx.separately((separateCtx) => use(separateCtx, hash));
  if (!id) {
    await ctx.apart((db) =>
      sql`update oidc_sign_ins set refusals = refusals + 1 where token_hash = ${hash}`.execute(db),
    );
    throw notBegun();
  }
  try {
    const email = await provedAddress(ctx, provider, secret, query);
    return await ctx.separately((separateCtx) => enter(separateCtx, { id, email, replaced }));
  } catch (error) {
    const refusal = toRefusal(error);
    await noteRejectedSignIn(ctx, { id, refusal, replaced });
    throw new AppError(refusal.code, refusal.sentence(provider));
  }
}

async function use(ctx: RequestContext, hash: Buffer): Promise<string | undefined> {
  await ctx.write();
  const now = ctx.realNow().toISOString();
  const { rows } = await sql<{ id: string }>`
    update oidc_sign_ins set used_at = ${now}::timestamptz
    where token_hash = ${hash} and used_at is null and expires_at > ${now}::timestamptz returning id`.execute(ctx.db);
  return rows[0]?.id;
}

/** @throws OidcRefused, IdentityRefused */
async function provedAddress(
  ctx: RequestContext,
  provider: IdentityProvider,
  secret: string,
  query: URLSearchParams,
): Promise<EmailAddress> {
  const secrets = deriveSecrets(secret);
  if (!isSame(query.get('state') ?? '', secrets.state)) throw new OidcRefused('state');
  const { email, isEmailVerified }: Identity = await provider.identify(
    new URL(`${callbackUrl(ctx)}?${query}`),
    secrets,
  );
  const reject = (reason: OidcRefusal) => new OidcRefused(reason, email);
  if (!email || !isEmailVerified) throw reject('unverified_email');
  const address = readEmailAddress(email);
  const isAllowed = provider.emailDomains.some((allowed) => allowed === '*' || allowed === address?.domain);
  if (!address || !isAllowed) throw reject('domain');
  return address;
}

async function enter(
  ctx: RequestContext,
  { id, email, replaced }: { id: string; email: EmailAddress; replaced: string | undefined },
): Promise<string> {
  await ctx.write();
  const userId = await signUp(ctx, email).catch((error) => {
    throw error instanceof AppError && error.code === 'FORBIDDEN'
      ? new OidcRefused('no_account', email.address)
      : error;
  });
  await actAsUser(ctx.db, userId);
  await sql`update oidc_sign_ins set user_id = ${userId}::uuid, email = ${email.address} where id = ${id}::uuid`.execute(
    ctx.db,
  );
  return beginSession(ctx, userId, 'oidc', replaced);
}

/** What the provider returns or confirms. The browser keeps one secret, and the database only its hash. */
function deriveSecrets(secret: string): SignInSecrets {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code verifier') };
}

function isSame(actual: string, expected: string): boolean {
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected));
}

function getProvider(ctx: RequestContext): IdentityProvider {
  const { identityProvider } = ctx.infrastructure;
  if (!identityProvider) throw new AppError('NOT_FOUND', 'This service has no identity provider to sign in with.');
  return identityProvider;
}

function callbackUrl(ctx: RequestContext): string {
  return `${ctx.infrastructure.publicUrl()}${oidcCallbackPath}`;
}

function notBegun(): AppError {
  return new AppError(
    'VALIDATION_FAILED',
    'This sign-in was not begun in this browser, or took too long. Start again.',
  );
}
