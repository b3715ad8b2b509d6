import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/** What an account asks payees for (decision 121), and the sum below which a project does not ask. */
export class Migration0042WaiverRequests extends Migration {
  override name = '0042-waiver-requests';

  override up(): void {
    this.addSql(`
      alter table projects add column waiver_request_threshold numeric(14, 2);
      alter table projects add constraint projects_waiver_request_threshold check (waiver_request_threshold >= 0) not valid;
    `);
    this.addSql(`
      create table waiver_requests (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        party_id uuid not null references parties (id),
        pay_application_id uuid references pay_applications (id),
        type text not null check (type in
          ('conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final')),
        status text not null default 'draft' check (status in ('draft', 'requested', 'undeliverable', 'viewed', 'countered', 'signed',
          'held', 'released', 'declined', 'expired', 'superseded', 'cancelled')),
        status_reason text,
        state text not null,
        form_code text not null,
        email text,
        message text,
        due_date date,
        through_date date,
        through_time text check (through_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        payment_period_from date, payment_period_to date check (payment_period_to >= payment_period_from),
        amount numeric(14, 2) check (amount > 0),
        payment_method text check (payment_method in ('check', 'joint_check', 'ach', 'wire', 'card', 'cash', 'other')),
        check_maker text, check_payee text, check_number text, check_date date,
        invoice_number text,
        exceptions jsonb not null default '[]',
        prior_waivers jsonb not null default '[]',
        disputed_amount numeric(14, 2) check (disputed_amount >= 0),
        retainage_reserved numeric(14, 2) check (retainage_reserved >= 0),
        remaining_due numeric(14, 2) check (remaining_due >= 0),
        covers_all_due boolean,
        payment_statement jsonb,
        work_description text,
        payment_received_on date,
        signatory_name text, signatory_title text,
        superseded_by_id uuid references waiver_requests (id),
        times_sent integer not null default 0,
        sent_at timestamptz(3), expires_at timestamptz(3),
        ${metadataAndTimes},
        ${ofProject},
        constraint waiver_requests_sent check (status = 'draft' or (status = 'cancelled' and sent_at is null)
          or (sent_at is not null and expires_at is not null and email is not null)),
        constraint waiver_requests_superseded check ((status = 'superseded') = (superseded_by_id is not null))
      );
      ${listIndexes('waiver_requests', 'type, status, state')}
      create index waiver_requests_project on waiver_requests (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index waiver_requests_organization on waiver_requests (organization_id, account_id, livemode, serial desc)
        include (deleted_at);
      create index waiver_requests_party on waiver_requests (party_id, account_id, livemode, serial desc) include (deleted_at);
      create index waiver_requests_pay_application on waiver_requests (pay_application_id, account_id, livemode, serial desc)
        include (deleted_at) where pay_application_id is not null;
      create index waiver_requests_superseded_by on waiver_requests (superseded_by_id) where superseded_by_id is not null;
      create index waiver_requests_open on waiver_requests (lower(email collate "C"), account_id, livemode)
        where status in ('requested', 'undeliverable', 'viewed', 'countered') and deleted_at is null;
      create index waiver_requests_by_due_date on waiver_requests (account_id, livemode, due_date, id) where deleted_at is null;
      create index waiver_requests_by_amount on waiver_requests (account_id, livemode, amount, id) where deleted_at is null;
    `);
    this.addSql(audited('waiver_requests', 'WaiverRequest'));
    // The threshold is an amount.
    this.addSql(audited('projects', 'Project'));
  }
}
