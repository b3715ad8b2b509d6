import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/** Waivers of lien and payment rights, with the contents of their documents and the evidence of their signatures. */
export class Migration0006Waivers extends Migration {
  override name = '0006-waivers';

  override up(): void {
    this.addSql(`
      create table waivers (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        division_id uuid not null references divisions (id),
        customer_party_id uuid references parties (id),
        owner_party_id uuid references parties (id),
        gc_party_id uuid references parties (id),
        lender_party_id uuid references parties (id),
        type text not null check (type in
          ('conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final')),
        status text not null default 'draft' check (status in
          ('draft', 'generated', 'sent', 'signed', 'effective', 'released', 'declined', 'void')),
        status_reason text,
        state text not null,
        form_code text not null,
        through_date date,
        through_time text check (through_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        payment_period_from date, payment_period_to date check (payment_period_to >= payment_period_from),
        amount numeric(14, 2) check (amount > 0),
        payment_method text check (payment_method in
          ('check', 'joint_check', 'ach', 'wire', 'card', 'cash', 'other')),
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
        printed jsonb,
        signature jsonb,
        notary jsonb,
        witness jsonb,
        sent_at timestamptz(3), signed_at timestamptz(3), effective_at timestamptz(3), released_at timestamptz(3),
        ${metadataAndTimes},
        pay_application_id uuid references pay_applications (id),
        ${ofProject},
        constraint waivers_paper check (status in ('draft', 'declined', 'void') or printed is not null),
        constraint waivers_signed check (
          (status in ('signed', 'effective', 'released')) = (signed_at is not null and signature is not null)),
        constraint waivers_paid check (status not in ('effective', 'released') or payment_received_on is not null)
      );
      ${listIndexes('waivers', 'type, status, state')}
      create index waivers_project on waivers (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index waivers_organization on waivers (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index waivers_division on waivers (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index waivers_customer on waivers (customer_party_id) where customer_party_id is not null;
      create index waivers_owner on waivers (owner_party_id) where owner_party_id is not null;
      create index waivers_gc on waivers (gc_party_id) where gc_party_id is not null;
      create index waivers_lender on waivers (lender_party_id) where lender_party_id is not null;
      create index waivers_pay_application on waivers (pay_application_id, account_id, livemode, serial desc) include (deleted_at)
        where pay_application_id is not null;
    `);
    // The contents of the document repeat facts that the log has already.
    this.addSql(audited('waivers', 'Waiver', ['printed']));
  }
}
