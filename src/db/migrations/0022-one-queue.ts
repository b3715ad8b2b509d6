import { Migration } from '@mikro-orm/migrations';

/**
 * E-mails and scheduled work are tasks like all others (decision 97). What waits in the queue of a library is carried over, and its schema goes, with
 * what the first release left unused.
 */
export class Migration0022OneQueue extends Migration {
  override name = '0022-one-queue';

  override up(): void {
    // First, while nothing is locked that requests use: it reads the table beside them.
    this.addSql('alter table waivers validate constraint waivers_signed');
    this.addSql(`
      -- Tasks of the service itself have no account, and are in real time.
      alter table tasks alter column account_id drop not null;
      alter table tasks add check (account_id is not null or livemode);
      -- Scheduled work is its own subject: there is one task of each kind.
      create unique index tasks_scheduled on tasks (kind) where subject_id = id;
    `);
    this.addSql(`
      -- E-mails the owners and admins of an account; each cause (mail_key) is mailed once.
      create or replace function mail_admins(tenant uuid, live boolean, mail_template text, mail_data jsonb, mail_key text, instant timestamptz)
      returns void language sql as $$
        with written as (
          insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
          select uuidv7(), tenant, live, m.user_id, mail_key, mail_template, mail_data, instant
          from memberships m where m.organization_id = tenant and m.role in ('owner', 'admin')
          on conflict (account_id, user_id, key) do nothing
          returning id
        )
        insert into tasks (id, livemode, kind, subject_id, due_at, created_at)
        select uuidv7(), true, 'send_email', id, clock_timestamp(), clock_timestamp() from written
      $$;
    `);
    // A job that a worker has may still be done by it: it is leased for as long as an e-mail may take. An e-mail of which the library made
    // its last attempt is given up. Scheduled work is added by the workers as they start.
    this.addSql(`
      do $$ begin
        if to_regclass('graphile_worker._private_jobs') is not null then
          insert into tasks (id, livemode, kind, subject_id, payload, due_at, attempt, leased_until, last_error, created_at)
          select uuidv7(), true, t.identifier, (j.payload ->> 'id')::uuid, j.payload::jsonb - 'id', j.run_at, j.attempts,
            j.locked_at + interval '100 seconds', j.last_error, j.created_at
          from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier in ('send_sign_in_link', 'send_member_invitation', 'send_passkey_added') and j.attempts < j.max_attempts
          order by j.id;
          update emails e set given_up = coalesce(j.last_error, 'It was not sent in three days.')
          from graphile_worker._private_jobs j
          where j.key = 'email:' || e.id and j.locked_at is null and j.attempts >= j.max_attempts and e.sent_at is null and e.given_up is null;
        end if;
        insert into tasks (id, livemode, kind, subject_id, due_at, leased_until, created_at)
        select uuidv7(), true, 'send_email', id, clock_timestamp(), leased_until, created_at
        from emails where sent_at is null and given_up is null order by created_at, id;
      end $$;
    `);
    this.addSql(`
      drop schema if exists graphile_worker cascade;
      alter table emails drop column leased_until;
      alter table webhook_deliveries drop column leased_until;
      drop table rate_windows;
    `);
  }
}
