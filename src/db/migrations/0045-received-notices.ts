import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/** The notices that arrive at an owner or a general contractor, and the files of them (decision 124). */
export class Migration0045ReceivedNotices extends Migration {
  override name = '0045-received-notices';

  override up(): void {
    this.addSql(`
      create table received_notices (
        ${ids},
        -- Null for a notice that came through the service and that no person has put on a project yet.
        project_id uuid,
        kind text not null check (kind in ('preliminary', 'notice_of_intent', 'lien', 'bond_claim', 'stop_payment', 'other')),
        claimant_name text not null,
        claimant_role text check (claimant_role in ('general_contractor', 'construction_manager', 'subcontractor',
          'sub_subcontractor', 'material_supplier', 'equipment_lessor', 'design_professional', 'laborer')),
        address_line_1 text, address_line_2 text, city text, state text, zip text, country_code text,
        hired_by text,
        amount numeric(14, 2) check (amount >= 0),
        received_on date not null,
        receipt_method text not null check (receipt_method in ('mail', 'certified_mail', 'courier', 'email', 'hand', 'online', 'other')),
        first_furnishing_date date,
        last_furnishing_date date,
        description text,
        released_on date,
        match text not null default 'open' check (match in ('open', 'matched', 'unknown_claimant')),
        party_id uuid references parties (id),
        -- Who decided the match, and when; the user is null for a token of a program.
        matched_by_id uuid references users (id),
        matched_at timestamptz(3),
        file_names jsonb not null default '[]',
        -- The notice of the account that served it through the service. No one reads these ids.
        source_account_id uuid references organizations (id),
        source_notice_id uuid,
        ${metadataAndTimes},
        ${ofProject},
        check ((match = 'matched') = (party_id is not null)),
        check ((match = 'open') = (matched_at is null)),
        check (match = 'open' or project_id is not null),
        check (project_id is not null or source_notice_id is not null),
        check ((source_notice_id is null) = (source_account_id is null))
      );
      ${listIndexes('received_notices', 'project_id, kind, match')}
      create index received_notices_project on received_notices (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index received_notices_party on received_notices (party_id, account_id, livemode, serial desc) include (deleted_at);
      create index received_notices_received on received_notices (account_id, livemode, received_on, id) where deleted_at is null;
      create unique index received_notices_source on received_notices (account_id, livemode, source_notice_id)
        where source_notice_id is not null;
      create index received_notices_source_account on received_notices (source_account_id) where source_account_id is not null;
      ${audited('received_notices', 'ReceivedNotice', ['source_account_id', 'source_notice_id'])};
    `);
    this.addSql('alter table attached_files drop constraint attached_files_subject_type_check');
    this.addSql(`
      alter table attached_files add constraint attached_files_subject_type_check check (subject_type in
        ('document_order', 'fulfillment_request', 'notice', 'escalation', 'waiver', 'pay_application', 'document', 'project_note',
         'received_notice')) not valid`);
  }
}
