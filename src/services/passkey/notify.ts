import { sql } from 'kysely';
import { composePasskeyAdded } from '../../background/email/sign-in.js';
import { addEmail } from '../../background/tasks/queue.js';
import type { Infrastructure, RequestContext } from '../../context/request-context.js';
import type { Mailer } from '../../providers/email/mailer.js';
import type { SignInEmail } from '../session/link.js';

/**
 * Adds an e-mail to the user in the transaction that adds the passkey, so that a passkey that someone else added does not stay
 * unnoticed.
 */
export async function notifyOfPasskey(ctx: RequestContext, id: string): Promise<void> {
  const payload = { publicUrl: ctx.infrastructure.publicUrl() };
  await addEmail(ctx, { kind: 'send_passkey_added', subjectId: id, payload });
}

/** @throws the mail server's error, so that the queue retries */
export async function sendPasskeyAdded(
  { db }: Pick<Infrastructure, 'db'>,
  mailer: Mailer,
  { id, publicUrl }: SignInEmail,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const { rows } = await sql<{ passkey: string; name: string; email: string; createdAt: string }>`
    select p.name as passkey, u.name, u.email, p.created_at as "createdAt"
    from passkeys p join users u on u.id = p.user_id where p.id = ${id}::uuid`.execute(db);
  const [added] = rows;
  if (!added) return { email: 'nothing_to_do' };
  const { passkey, name, email, createdAt } = added;
  const content = composePasskeyAdded({ passkey, at: new Date(createdAt), url: `${publicUrl}/console` });
  await mailer.send({ id, to: { name, address: email }, ...content });
  return { email: 'sent' };
}
