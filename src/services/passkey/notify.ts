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
  const { rows } = await sql<{
    passkey: string;
    name: string;
    email: string;
    createdAt: string;
    organizationId: string | null;
  }>`
    select p.name as passkey, u.name, u.email, p.created_at as "createdAt",
      (select organization_id from memberships m where m.user_id = u.id order by m.created_at, m.id limit 1) as "organizationId"
    from passkeys p join users u on u.id = p.user_id where p.id = ${id}::uuid`.execute(db);
  const [added] = rows;
  if (!added) return { email: 'nothing_to_do' };
  const { passkey, name, email, createdAt, organizationId } = added;
  // The same in each organization; who belongs to none sees no page of the console.
  const page = organizationId ? `/console/${organizationId}/live/account/sign-in` : '/console';
  const content = composePasskeyAdded({ passkey, at: new Date(createdAt), url: `${publicUrl}${page}` });
  await mailer.send({ id, to: { name, address: email }, ...content });
  return { email: 'sent' };
}
