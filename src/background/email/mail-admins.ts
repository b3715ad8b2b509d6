import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import type { AccountTemplate, EmailData } from './data.js';

/**
 * E-mails the owners and admins of an account about the account itself, in the transaction of `db`: a rollback sends nothing. Sandbox mail
 * goes to the outbox folder.
 *
 * @param key identifies the cause within the account: each cause is mailed once, however often it recurs
 */
export async function mailAdmins<Template extends AccountTemplate>(
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
