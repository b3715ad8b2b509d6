import { sql } from 'kysely';
import { hashSecret } from '../../context/auth/token.js';
import type { RequestContext } from '../../context/request-context.js';
import { readEmailAddress } from '../../domain/person/email-address.js';
import type { OidcRefusal } from '../../domain/vocabulary.js';
import type { ErrorCode } from '../../errors/table.js';
import { type IdentityProvider, IdentityRefused } from '../../providers/identity/identity-provider.js';
import { userWith } from './user-of-address.js';

/** A sign-in that the service refuses, although the provider answered. */
export class OidcRefused extends Error {
  /** @param claimed the address that the provider stated */
  constructor(
    readonly reason: OidcRefusal,
    readonly claimed?: string,
  ) {
    super(`The sign-in is refused: ${reason}.`);
  }
}

interface Refusal {
  reason: OidcRefusal;
  claimed: string | undefined;
  code: ErrorCode;
  sentence(provider: Pick<IdentityProvider, 'host'>): string;
}

const foreign = ({ host }: Pick<IdentityProvider, 'host'>) =>
  `The answer of ${host} does not belong to this sign-in. Start again.`;

const refusals: Record<OidcRefusal, [ErrorCode, Refusal['sentence']]> = {
  denied: ['FORBIDDEN', ({ host }) => `The sign-in at ${host} was cancelled or refused there.`],
  state: ['VALIDATION_FAILED', foreign],
  nonce: ['VALIDATION_FAILED', foreign],
  audience: ['VALIDATION_FAILED', foreign],
  answer: ['VALIDATION_FAILED', foreign],
  unavailable: ['BUSY', ({ host }) => `${host} did not answer. Try again shortly, or sign in with a link.`],
  unverified_email: [
    'FORBIDDEN',
    ({ host }) => `${host} has not verified your e-mail address. Verify it there, or sign in with a link.`,
  ],
  domain: ['FORBIDDEN', ({ host }) => `Your e-mail address cannot sign in with ${host}. Sign in with a link.`],
  no_account: ['FORBIDDEN', () => 'Accounts are opened by invitation only.'],
};

/** @throws what is no refusal */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof OidcRefused || error instanceof IdentityRefused)) throw error;
  const { reason, claimed } = error;
  const [code, sentence] = refusals[reason];
  return { reason, claimed, code, sentence };
}

/**
 * Notes a refusal for the audit log of the user whom the answer names, or else of the user whose session the browser has. The
 * service's log has it too, because a refusal may concern no user.
 */
export async function noteRejectedSignIn(
  ctx: RequestContext,
  { id, refusal, replaced }: { id: string; refusal: Refusal; replaced: string | undefined },
): Promise<void> {
  const { reason, claimed = null } = refusal;
  const { ip } = ctx.request;
  ctx.infrastructure.observer?.log.warn({ refusal: reason, ip }, 'sign-in with the identity provider refused');
  const address = readEmailAddress(claimed ?? '');
  await ctx.apart(async (db) => {
    const userId = address && (await userWith(db, address));
    await sql`
      update oidc_sign_ins set refusal = ${reason}, email = ${claimed?.slice(0, 255) ?? null}, user_id = coalesce(
        ${userId ?? null}::uuid,
        (select s.user_id from sessions s where s.token_hash = ${hashSecret(replaced ?? '')} and s.ended_at is null))
      where id = ${id}::uuid`.execute(db);
  });
}
