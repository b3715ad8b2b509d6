import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';

/** Each person chooses which e-mails about records they receive, and what arises together is in one e-mail (decision 105). A preview is not audited. */
export class Migration0029EmailPreferences extends Migration {
  override name = '0029-email-preferences';

  override up(): void {
    this.addSql(`
      create table email_preferences (
        id uuid primary key default uuidv7(),
        serial bigint generated always as identity,
        user_id uuid not null references users (id),
        organization_id uuid not null references organizations (id),
        topic text not null,
        delivery text not null check (delivery in ('at_once', 'daily', 'none')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (organization_id, user_id, topic)
      );
      ${audited('email_preferences', 'EmailPreference')};
    `);
    // With which other e-mails one is sent. An e-mail without a row is sent at once and alone.
    this.addSql(`
      create table email_turns (
        email_id uuid primary key references emails (id) on delete cascade,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        user_id uuid not null,
        template text not null,
        -- By the clock of the account's mode.
        due_at timestamptz(3) not null,
        -- It is part of the person's next daily e-mail.
        is_daily boolean not null,
        -- The e-mail that reports it: another one, or itself. Null until that one is being sent.
        sent_with uuid
      );
      create index email_turns_person on email_turns (account_id, user_id, livemode, due_at);
    `);
    this.addSql(mailPeople);
    this.addSql(auditedDocuments);
  }
}

/**
 * A preview is a look at a record, so it leaves no entry in the audit log: neither when a page shows it nor when it expires. The condition
 * belongs to an event each, because a new row and a deleted one have different names.
 */
const auditedDocuments = `
  do $do$ declare
    amounts constant text := array(
      select attname::text from pg_attribute where attrelid = 'documents'::regclass and atttypid = 'numeric'::regtype and not attisdropped
      order by attnum);
    log constant text := format('execute function audit_change(''Document'', %L)', amounts);
  begin
    execute 'create or replace trigger audited after update on documents for each row when (not new.is_preview) ' || log;
    execute 'create or replace trigger audited_new after insert on documents for each row when (not new.is_preview) ' || log;
    execute 'create or replace trigger audited_gone after delete on documents for each row when (not old.is_preview) ' || log;
  end $do$`;

/**
 * E-mails the members of an account who want this topic, or those of them whom it concerns; each cause (mail_key) is reported once. An e-mail waits for what else arises
 * (`gather`, in minutes), and until some time after the last one about the same (`quiet`). Time passes by the clock of the account's mode,
 * which shows `instant`. Tasks are in real time: a move of the sandbox's clock brings them nearer (context/sandbox/move.ts).
 */
export const mailPeople = `
  create function mail_people(tenant uuid, live boolean, mail_topic text, mail_template text, mail_data jsonb, mail_key text,
    instant timestamptz, gather integer, quiet integer, actor uuid, concerned uuid[])
  returns void language sql as $$
    with people as (
      select m.user_id, coalesce(p.delivery, case when m.role = 'read_only' and concerned is null then 'none' else 'at_once' end) as delivery
      from memberships m
        left join email_preferences p on p.user_id = m.user_id and p.organization_id = tenant and p.topic = mail_topic
      -- Who did it knows.
      where m.organization_id = tenant and m.user_id is distinct from actor and (concerned is null or m.user_id = any(concerned))
    ), planned as (
      select user_id, delivery = 'daily' as is_daily, case
        -- 11:00 UTC: early in the morning on the East Coast, at night in the West.
        when delivery = 'daily' then date_bin('1 day', instant, '2000-01-01 11:00Z') + interval '1 day'
        else coalesce(
          (select min(t.due_at) from email_turns t where t.account_id = tenant and t.user_id = w.user_id and t.livemode = live
            and t.due_at between instant and instant + make_interval(mins => gather + quiet)
            and t.template = mail_template and not t.is_daily and t.sent_with is null),
          greatest(instant + make_interval(mins => gather),
            (select max(t.due_at) + make_interval(mins => quiet) from email_turns t
              where t.account_id = tenant and t.user_id = w.user_id and t.livemode = live
                and t.due_at between instant - make_interval(mins => quiet) and instant
                and t.template = mail_template and not t.is_daily and coalesce(t.sent_with, t.email_id) = t.email_id)))
        end as due
      from people w where delivery <> 'none'
    ), written as (
      insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
      select uuidv7(), tenant, live, user_id, mail_key, mail_template, mail_data, instant from planned
      on conflict (account_id, user_id, key) do nothing
      returning id, user_id
    ), turns as (
      insert into email_turns (email_id, account_id, livemode, user_id, template, due_at, is_daily)
      select w.id, tenant, live, w.user_id, mail_template, p.due, p.is_daily from written w join planned p on p.user_id = w.user_id
      returning email_id, due_at
    )
    insert into tasks (id, livemode, kind, subject_id, due_at, created_at, share)
    select uuidv7(), true, 'send_email', email_id, clock_timestamp() + (due_at - instant), clock_timestamp(),
      share_of(tenant, case when live then 'live' else 'sandbox' end)
    from turns
  $$;
`;
