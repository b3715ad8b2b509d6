import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/** Notices with the reminders of their deadlines, and the escalations that follow from them. */
export class Migration0004Notices extends Migration {
  override name = '0004-notices';

  override up(): void {
    this.addSql(`
      create table notices (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        division_id uuid not null references divisions (id),
        type text not null check (type in ('preliminary', 'stop_payment', 'lien', 'bond_claim')),
        status text not null default 'draft'
          check (status in ('draft', 'generated', 'ordered', 'served', 'completed', 'void', 'recorded', 'released')),
        state text not null,
        notice_number text not null,
        notice_date date not null,
        claim_amount numeric(14, 2) check (claim_amount >= 0),
        original_claim_amount numeric(14, 2) check (original_claim_amount >= 0),
        first_furnishing_date date, last_furnishing_date date, deadline_date date,
        parent_notice_id uuid references notices (id),
        amendment_reason text check (amendment_reason in ('amount_changed', 'scope_changed', 'party_correction', 'other')),
        description text,
        served_at timestamptz(3),
        ${metadataAndTimes},
        -- Who set the deadline. Only a date that the caller or the partner sent is stored: the calculated one depends on other records.
        deadline_source text not null default 'calculated' check (deadline_source in ('calculated', 'caller', 'partner')),
        recorded_on date,
        -- Which of two, where a state asks for two notices of one kind.
        duty text,
        ${ofProject},
        check ((parent_notice_id is null) = (amendment_reason is null)),
        constraint notices_deadline_of_its_source check ((deadline_source = 'calculated') = (deadline_date is null))
      );
      ${listIndexes('notices', 'status, type, state, organization_id, division_id')}
      create index notices_by_date on notices (account_id, livemode, notice_date, id) where deleted_at is null;
      create index notices_project on notices (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index notices_organization on notices (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index notices_division on notices (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index notices_parent on notices (parent_notice_id) where parent_notice_id is not null;
      create unique index notices_number on notices (organization_id, livemode, notice_number);
      create index notices_recorded on notices (project_id) where recorded_on is not null and deleted_at is null;
      -- When the first preliminary notice of a project was served, which its deadlines depend on, whatever the number of its notices.
      create index notices_preliminary_served on notices (project_id)
        where type = 'preliminary' and status in ('served', 'completed') and deleted_at is null;
      -- Notices that wait to be served and may have a deadline, account by account.
      create index notices_deadline_watch on notices (account_id, livemode, id)
        where status in ('draft', 'generated', 'ordered') and deleted_at is null
          and (deadline_date is not null or type = 'preliminary');
      ${audited('notices', 'Notice')};
      create table notice_counters (
        organization_id uuid not null references organizations (id),
        livemode boolean not null,
        notice_date date not null,
        last integer not null,
        primary key (organization_id, livemode, notice_date)
      );
    `);
    // Their key makes a reminder count once when two workers find it at the same time.
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
    `);
    // When to look at the deadline of each open notice, so that the watch finds what is due without computing (decision 43). Rows are
    // only added by requests and only taken by the watch, so neither waits for the other; a notice may have several.
    this.addSql(`
      create table notice_watches (
        id uuid primary key default uuidv7(),
        -- No foreign key: its check would lock other notices of the project, which requests hold that wait for this one.
        notice_id uuid not null,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        -- The first day of all: the notice or a fact of its project has changed, so look at it in the next run.
        watch_on date not null default '0001-01-01'
      );
      create index notice_watches_notice on notice_watches (notice_id);
      -- The watch reads the state of a notice whose day has begun in some states only, so the index names the notice.
      create index notice_watches_day on notice_watches (watch_on, account_id, livemode) include (notice_id);
      create index notice_watches_of_account on notice_watches (account_id, livemode, watch_on);
    `);
    // A notice that is no longer open is dropped when its day comes.
    this.addSql(`
      create function watch_notice() returns trigger language plpgsql as $$
      begin
        insert into notice_watches (notice_id, account_id, livemode) values (new.id, new.account_id, new.livemode);
        return null;
      end $$
    `);
    this.addSql(`
      create trigger is_watched after insert or update of status, type, state, claim_amount, first_furnishing_date, last_furnishing_date,
        deadline_date, deleted_at on notices for each row
        when (new.status in ('draft', 'generated', 'ordered') and new.deleted_at is null) execute function watch_notice()
    `);
    // Demand letters, lien filings, bond claims and lawsuits of a project. Each may follow from one of its notices.
    this.addSql(`
      create table escalations (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        division_id uuid not null references divisions (id),
        notice_id uuid references notices (id),
        type text not null check (type in ('demand_letter', 'lien_filing', 'bond_claim', 'lawsuit')),
        status text not null default 'draft' check (status in ('draft', 'sent', 'filed', 'resolved', 'cancelled')),
        state text not null,
        escalation_date date not null,
        deadline_date date,
        claim_amount numeric(14, 2) check (claim_amount >= 0),
        description text,
        partner_reference_id text,
        ${metadataAndTimes},
        ${ofProject},
        constraint escalations_deadline_after_date check (deadline_date > escalation_date)
      );
      ${listIndexes('escalations', 'type, status, state')}
      create index escalations_project on escalations (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index escalations_organization on escalations (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index escalations_division on escalations (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index escalations_notice on escalations (notice_id, account_id, livemode, serial desc) include (deleted_at) where notice_id is not null;
      ${audited('escalations', 'Escalation')};
    `);
  }
}
