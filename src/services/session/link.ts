import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { composeSignIn } from '../../background/email/sign-in.js';
import { addEmail } from '../../background/tasks/queue.js';
import { mintOpaqueSecret } from '../../context/auth/session.js';
import { hashSecret } from '../../context/auth/token.js';
import type { Infrastructure, RequestContext } from '../../context/request-context.js';
import { sessionLimits, signInAllowances } from '../../domain/session/limits.js';
import type { Mailer } from '../../providers/email/mailer.js';
import { countAttempt, toNetwork } from './attempts.js';
import { isAddress, requireAddress } from './user-of-address.js';

/** An e-mail for a record. `publicUrl` is that of the process that serves the pages; a worker may have none. */
export interface SignInEmail {
  id: string;
  publicUrl: string;
  /** The page of the console that the person wanted. */
  page?: string | undefined;
}

/** The page that a link opens. Opening it changes nothing; its button signs in. */
export function linkUrl(publicUrl: string, secret: string, page?: string): string {
  const more = page === undefined ? '' : `&page=${encodeURIComponent(page)}`;
  return `${publicUrl}/sign-in/confirm?token=${secret}${more}`;
}

/**
 * Requests an e-mail with a link. What this does and how long it takes do not depend on whether the address has a user: only the
 * task that sends the e-mail looks at that.
 */
export async function requestSignInLink(
  ctx: RequestContext,
  address: string,
  page?: string,
): Promise<{ email: string; expiresAt: Date }> {
  const email = requireAddress(address);
  await countAttempt(ctx, 'link', toNetwork(ctx), signInAllowances.linksPerNetwork);
  await countAttempt(ctx, 'link', email.keys[0]!, signInAllowances.linksPerEmail);
  await ctx.write();
  const id = uuidv7();
  const now = ctx.realNow();
  const expiresAt = new Date(now.getTime() + sessionLimits.linkMs);
  await sql`
    insert into sign_in_links (id, user_id, email, created_at, expires_at)
    select ${id}::uuid, u.id, coalesce(u.email, ${email.address}), ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from (select) anyone left join lateral (
      select id, email from users where ${isAddress('email', email)} order by created_at, id limit 1) u on true`.execute(
    ctx.db,
  );
  const payload = { publicUrl: ctx.infrastructure.publicUrl(), ...(page !== undefined && { page }) };
  await addEmail(ctx, { kind: 'send_sign_in_link', subjectId: id, payload });
  return { email: address.trim(), expiresAt };
}

/**
 * Sends a link that was requested. A user gets it at their own address, however the address was typed. The secret exists only in the
 * e-mail: it is made here, and each attempt to send replaces it.
 *
 * @throws the mail server's error, so that the queue retries
 */
export async function sendSignInLink(
  { db, signUp }: Pick<Infrastructure, 'db' | 'signUp'>,
  mailer: Mailer,
  { id, publicUrl, page }: SignInEmail,
  now: Date,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const secret = mintOpaqueSecret();
  const { rows } = await sql<{ email: string; name: string | null }>`
    update sign_in_links l set token_hash = ${hashSecret(secret)}
    where id = ${id}::uuid and used_at is null and expires_at > ${now.toISOString()}::timestamptz and (user_id is not null or ${signUp === 'open'})
    returning coalesce((select email from users u where u.id = l.user_id), l.email) as email,
      (select name from users u where u.id = l.user_id) as name`.execute(db);
  const [link] = rows;
  if (!link) return { email: 'nothing_to_do' };
  const content = composeSignIn({ url: linkUrl(publicUrl, secret, page), isNew: link.name === null });
  await mailer.send({ id, to: { name: link.name ?? '', address: link.email }, ...content });
  return { email: 'sent' };
}
