import { sql } from 'kysely';
import type { Db } from '../generated/database.js';
import type { EmailData, EmailTemplate } from './templates.js';

/** The queue's task that sends one e-mail. */
export const sendEmailTask = 'send_email';

/** Retries for about three days. Runs at a lower priority than other jobs because a mail server may be slow. */
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
    with written as (
      insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
      select uuidv7(), ${accountId}::uuid, ${livemode}, user_id, ${key}, ${template}, ${JSON.stringify(data)}::jsonb,
        ${now.toISOString()}::timestamptz
      from memberships where organization_id = ${accountId}::uuid and role in ('owner', 'admin')
      on conflict (account_id, user_id, key) do nothing
      returning id)
    select graphile_worker.add_job(${sendEmailTask}::text, json_build_object('id', id), job_key => 'email:' || id, ${emailJob})
    from written`.execute(db);
}
