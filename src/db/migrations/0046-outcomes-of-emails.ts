import { Migration } from '@mikro-orm/migrations';

/** What became of each e-mail: a mail server refused it, or it came back (decision 125). */
export class Migration0046OutcomesOfEmails extends Migration {
  override name = '0046-outcomes-of-emails';

  override up(): void {
    this.addSql(`
      create table sent_emails (
        -- The id in its Message-ID, and in the address to which it comes back.
        id uuid primary key,
        -- What it is about, and the record that follows its outcome.
        kind text not null,
        subject_id uuid not null,
        -- The account that it speaks for. Null for what a person gets about themselves.
        account_id uuid references organizations (id),
        livemode boolean not null,
        address text not null,
        -- Until a mail server has taken it, it is being sent. What was refused or came back stays so.
        status text not null check (status in ('sending', 'sent', 'refused', 'returned')),
        cause text,
        smtp_code smallint,
        enhanced_code text,
        -- The words of the other mail server.
        diagnostic text,
        created_at timestamptz(3) not null default clock_timestamp(),
        settled_at timestamptz(3),
        check ((status in ('refused', 'returned')) = (cause is not null)),
        check ((cause is null) = (settled_at is null))
      );
      create index sent_emails_age on sent_emails (created_at);
      create index sent_emails_account on sent_emails (account_id, livemode) where account_id is not null;
    `);
    // An address is folded as those of users are (users_email_address). It is of no account: a mailbox that does not exist does not for all.
    this.addSql(`
      create table undeliverable_addresses (
        address text primary key,
        reason text not null,
        since timestamptz(3) not null,
        last_at timestamptz(3) not null
      );
    `);
    for (const table of ['member_invitations', 'pay_application_email_invitations']) {
      this.addSql(`
        alter table ${table} add column undeliverable_at timestamptz(3), add column undeliverable_reason text,
          add constraint ${table}_undeliverable check ((undeliverable_at is null) = (undeliverable_reason is null)) not valid;
      `);
    }
  }
}
