import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts take turns with their e-mails (decision 100). The index of what is due is divided, so that a claim of other tasks does not read
 * the e-mails, and the other way around.
 */
export class Migration0024FairEmails extends Migration {
  override name = '0024-fair-emails';

  override up(): void {
    this.addSql(`
      -- Whose turn an e-mail takes: the account and its mode, or its invitations. Null for other tasks.
      alter table tasks add column share text collate "C";
      -- The ids of accounts begin with the time, so that a random place would be before or after all of them: a hash spreads them.
      create function share_of(account uuid, emails text) returns text language sql immutable as $$
        select left(md5(account::text), 8) || ':' || account || ':' || emails
      $$;
      update tasks t set share = share_of(e.account_id, case when e.livemode then 'live' else 'sandbox' end)
      from emails e where t.kind = 'send_email' and e.id = t.subject_id;
      drop index tasks_due;
      create index tasks_due on tasks (due_at, serial) where gave_up_at is null and share is null;
      create index tasks_due_shared on tasks (due_at, serial) where gave_up_at is null and share is not null;
      create index tasks_share on tasks (share, due_at, serial) where gave_up_at is null and share is not null;
      create index tasks_share_leased on tasks (share) where leased_until is not null and share is not null;
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
        insert into tasks (id, livemode, kind, subject_id, due_at, created_at, share)
        select uuidv7(), true, 'send_email', id, clock_timestamp(), clock_timestamp(),
          share_of(tenant, case when live then 'live' else 'sandbox' end)
        from written
      $$;
    `);
  }
}
