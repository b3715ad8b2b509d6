import { sql } from 'kysely';
import type { Infrastructure, RequestContext } from '../../context/request-context.js';
import { composePasskeyAdded } from '../../email/sign-in.js';
import type { Mailer } from '../../providers/email/mailer.js';

/** The queue's task that notifies a user of a new passkey, so that a passkey that someone else added does not stay unnoticed. */
export const sendPasskeyAddedTask = 'send_passkey_added';

export interface PasskeyAddedTask {
  id: string;
  publicUrl: string;
}

/** Queues the e-mail in the transaction that adds the passkey. */
export async function notifyOfPasskey(ctx: RequestContext, id: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(${sendPasskeyAddedTask}::text,
      json_build_object('id', ${id}::text, 'publicUrl', ${ctx.infrastructure.publicUrl()}::text),
      job_key => 'passkey:' || ${id}::text, max_attempts => 12)`.execute(ctx.db);
}

/** @throws the mail server's error, so that the queue retries */
export async function sendPasskeyAdded(
  { db }: Pick<Infrastructure, 'db'>,
  mailer: Mailer,
  { id, publicUrl }: PasskeyAddedTask,
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
