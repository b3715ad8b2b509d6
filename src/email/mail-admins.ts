import { type Kysely, sql } from 'kysely';
import type { EmailData, EmailTemplate } from './templates.js';

/** The task of the queue that sends one e-mail, and what its jobs are called. */
export const sendEmailTask = 'send_email';

/** Tries over some three days; behind everything else that is due, for a mail server may be slow. */
export const emailJob = sql`max_attempts => 20, priority => 10`;

/**
 * Writes to the owners and admins of an account, in the transaction of `db`: nobody hears of what was rolled back. Sandbox mail
 * goes to the outbox folder.
 *
 * @param key names the cause among the account's: it is written of once, however often it is met
 */
export async function mailAdmins<Template extends EmailTemplate>(
  db: Kysely<unknown>,
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
