import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** Demand letters, lien filings, bond claims and lawsuits of a project. Each may follow from one of its notices. */
export class Migration0004Escalations extends Migration {
  override name = '0004-escalations';

  override up(): void {
    this.addSql(`
      create table escalations (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
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
        metadata jsonb,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        foreign key (project_id, account_id, livemode) references projects (id, account_id, livemode),
        constraint escalations_deadline_after_date check (deadline_date > escalation_date)
      );
      create index escalations_list on escalations (account_id, livemode, serial desc) include (type, status, state) where deleted_at is null;
      create index escalations_sync on escalations (account_id, livemode, updated_at);
      create index escalations_project on escalations (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index escalations_organization on escalations (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index escalations_division on escalations (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index escalations_notice on escalations (notice_id, account_id, livemode, serial desc) include (deleted_at) where notice_id is not null;
    `);
    this.addSql(audited('escalations', 'Escalation'));
  }
}
