import { sql } from 'kysely';
import type { Db } from '../generated/database.js';
import type { EmailData, EmailTemplate } from './templates.js';

/** The queue's task that sends one e-mail. */
export const sendEmailTask = 'send_email';

/**
 * Retries for about three days. Runs at a lower priority than other jobs because a mail server may be slow. `mail_admins`
 * (db/migrations/0020-tasks) has the same.
 */
export const emailJob = sql`max_attempts => 20, priority => 10`;

/**
 * E-mails the owners and admins of an account, in the transaction of `db`: a rollback sends nothing. Sandbox mail
 * goes to the outbox folder.
 *
 * @param key identifies the cause within the account: each cause is mailed once, however often it recurs
 */
export async function mailAdmins<Template extends EmailTemplate>(
  db: Db,
  mail: {
    accountId: string;
    livemode: boolean;
    template: Template;
    data: EmailData[Template];
    key: string;
    now: Date;
  },
): Promise<void> {
  const { accountId, livemode, template, data, key, now } = mail;
  await sql`
    select mail_admins(${accountId}, ${livemode}, ${template}, ${JSON.stringify(data)}, ${key}, ${now.toISOString()})`.execute(
    db,
  );
}
