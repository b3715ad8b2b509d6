import { Migration } from '@mikro-orm/migrations';

/**
 * E-mails to people, and the reminders of a notice's deadline. Both are written in the transaction of their cause. Their keys make
 * a cause count once when it is repeated, or when two workers find it at once.
 */
export class Migration0012Emails extends Migration {
  override name = '0012-emails';

  override up(): void {
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
        unique (account_id, user_id, key),
        check (sent_at is null or given_up is null)
      );
      create index emails_unsent on emails (created_at) where sent_at is null and given_up is null;
      create index emails_age on emails (created_at);
    `);
    this.addSql(`
      create table notice_deadline_alerts (
        notice_id uuid not null references notices (id),
        -- Another deadline of the same notice gets reminders of its own.
        deadline date not null,
        step text not null check (step in ('10_days', '3_days', '1_day', 'missed')),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        created_at timestamptz(3) not null,
        primary key (notice_id, deadline, step)
      );
      create index notice_deadline_alerts_account on notice_deadline_alerts (account_id, livemode);
      -- Notices that wait to be served and may have a deadline, account by account.
      create index notices_deadline_watch on notices (account_id, livemode, id)
        where status in ('draft', 'generated', 'ordered') and deleted_at is null
          and (deadline_date is not null or type = 'preliminary');
    `);
  }
}
