import { Migration } from '@mikro-orm/migrations';
import { ids } from './0002-accounts.js';

/** Work for later: tasks and e-mails. A library sent the e-mails until 0022-one-queue, with tables in a schema of its own. */
export class Migration0020Tasks extends Migration {
  override name = '0020-tasks';

  override up(): void {
    // Work that is due later or needs another system (src/background/tasks). A row is written in the transaction of its cause, and deleted in the
    // transaction that records the outcome.
    this.addSql(`
      create table tasks (
        ${ids},
        kind text not null,
        subject_id uuid not null,
        payload jsonb,
        -- In the time of the account, which the sandbox clock changes.
        due_at timestamptz(3) not null,
        attempt integer not null default 0,
        leased_until timestamptz(3),
        last_error text,
        gave_up_at timestamptz(3),
        created_at timestamptz(3) not null
      );
      create index tasks_due on tasks (due_at, serial) where gave_up_at is null;
      create index tasks_account on tasks (account_id, livemode, due_at, serial);
      create index tasks_subject on tasks (subject_id, due_at, serial) where gave_up_at is null;
    `);
    // E-mails to people. One is written in the transaction of its cause. Its key makes a cause count once when it is repeated, or when two
    // workers find it at once.
    this.addSql(`
      create table emails (
        id uuid primary key,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        user_id uuid not null references users (id),
        -- Its subject: a user gets one e-mail for each key.
        key text not null,
        template text not null,
        data jsonb not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3),
        -- Why it will not be sent.
        given_up text,
        -- Until when a worker is at it: no transaction stays open while the mail server is asked.
        leased_until timestamptz(3),
        unique (account_id, user_id, key),
        check (sent_at is null or given_up is null)
      );
      create index emails_unsent on emails (created_at) where sent_at is null and given_up is null;
      create index emails_age on emails (created_at);
    `);
    // 0022-one-queue replaces the function, which is not called before.
    this.addSql(`
      -- E-mails the owners and admins of an account; each cause (mail_key) is mailed once.
      create function mail_admins(tenant uuid, live boolean, mail_template text, mail_data jsonb, mail_key text, instant timestamptz)
      returns void language plpgsql as $$
      declare
        email uuid;
      begin
        for email in
          insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
          select uuidv7(), tenant, live, m.user_id, mail_key, mail_template, mail_data, instant
          from memberships m where m.organization_id = tenant and m.role in ('owner', 'admin')
          on conflict (account_id, user_id, key) do nothing
          returning id
        loop
          perform graphile_worker.add_job('send_email', json_build_object('id', email), job_key => 'email:' || email,
            max_attempts => 20, priority => 10);
        end loop;
      end $$;
    `);
  }
}
