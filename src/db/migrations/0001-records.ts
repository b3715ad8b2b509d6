import { Migration } from '@mikro-orm/migrations';

/**
 * The records. Each table has the account (the organization that owns the data) and the mode. Rows of a project refer to it
 * together with both, so the database refuses a row that refers to another tenant or mode.
 *
 * Lists are sorted by serial, newest first. The serial has no index of its own, because the planner could then read other
 * tenants' rows: each table has a partial index for its plain list. That index includes the columns that filter long lists, so
 * PostgreSQL counts a total and skips an offset without reading the table.
 *
 * The index of a reference covers deleted rows as well: when a row is purged, PostgreSQL looks for it in each table that refers
 * to it. It also has the account. Without it, the planner joins it with the index of all rows of the account, which are few for
 * most accounts and very many for some.
 */
export class Migration0001Records extends Migration {
  override name = '0001-records';

  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null,
        email text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );
      create unique index users_email on users (lower(email));
    `);
    this.addSql(`
      create table organizations (
        ${head},
        type text not null check (type in ('tenant', 'directory')),
        name text not null,
        legal_name text,
        code text not null check (code ~ '^[A-Z0-9]{3}$'),
        kind text check (kind in ('contractor', 'supplier', 'owner', 'lender', 'surety', 'public_entity', 'other')),
        address_line_1 text, address_line_2 text, city text, state text, zip text, country_code text, county text,
        phone text, email text, website text,
        is_active boolean not null default true,
        ${tail}
      );
      alter table organizations add foreign key (account_id) references organizations (id) deferrable initially deferred;
      create index organizations_list on organizations (account_id, livemode, serial desc) where deleted_at is null;
      create index organizations_by_name on organizations (account_id, livemode, name, id) where deleted_at is null;
      create index organizations_sync on organizations (account_id, livemode, updated_at);
    `);
    this.addSql(`
      create table memberships (
        id uuid primary key,
        user_id uuid not null references users (id),
        organization_id uuid not null references organizations (id),
        role text not null check (role in ('owner', 'admin', 'member')),
        created_at timestamptz(3) not null default now(),
        unique (user_id, organization_id)
      );
      create index memberships_organization on memberships (organization_id);
      create table access_tokens (
        id uuid primary key,
        user_id uuid not null references users (id),
        token_hash bytea not null unique,
        label text,
        abilities text[] not null default '{}',
        last_used_at timestamptz(3),
        expires_at timestamptz(3),
        revoked_at timestamptz(3),
        created_at timestamptz(3) not null default now()
      );
      create index access_tokens_user on access_tokens (user_id);
    `);
    this.addSql(`
      create table divisions (
        ${head},
        organization_id uuid not null references organizations (id),
        name text not null, code text, description text,
        address_line_1 text not null, address_line_2 text, city text not null, state text not null, zip text not null,
        zip_plus_4 text, country_code text not null default 'US',
        phone text, email text, license_number text,
        is_active boolean not null default true,
        ${tail}
      );
      ${listed('divisions')}
      create index divisions_organization on divisions (organization_id, account_id, livemode, serial desc) include (deleted_at);
    `);
    this.addSql(`
      create table contacts (
        ${head},
        organization_id uuid not null references organizations (id),
        division_id uuid references divisions (id),
        first_name text not null, last_name text not null, email text, phone text, title text,
        type text check (type in ('primary', 'billing', 'legal')),
        is_active boolean not null default true,
        ${tail}
      );
      ${listed('contacts')}
      create index contacts_by_name on contacts (account_id, livemode, last_name, id) where deleted_at is null;
      create index contacts_organization on contacts (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index contacts_division on contacts (division_id, account_id, livemode, serial desc) include (deleted_at);
    `);
    this.addSql(`
      create table projects (
        ${head},
        organization_id uuid not null references organizations (id),
        division_id uuid not null references divisions (id),
        claimant_role text not null check (claimant_role in (${claimantRoles})),
        name text not null, number text, external_id text,
        status text not null default 'active' check (status in ('active', 'completed', 'archived')),
        sector text not null default 'private' check (sector in ('private', 'public', 'federal')),
        use text check (use in ('commercial', 'residential', 'industrial', 'infrastructure', 'mixed')),
        owner_occupied boolean,
        contract_amount numeric(14, 2) check (contract_amount >= 0),
        retainage_percent numeric(5, 2) check (retainage_percent between 0 and 100),
        date_contract date, first_furnishing_date date, last_furnishing_date date, completion_date date,
        furnished_description text, legal_description text, parcel_number text, permit_number text,
        notice_of_commencement jsonb,
        bond_number text, loan_number text, state text,
        ${tail},
        unique (id, account_id, livemode)
      );
      ${listed('projects', 'status, organization_id, division_id')}
      create index projects_by_name on projects (account_id, livemode, name, id) where deleted_at is null;
      create index projects_division on projects (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index projects_organization on projects (organization_id, account_id, livemode, serial desc) include (deleted_at);
    `);
    this.addSql(`
      create table parties (
        ${head},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        role text not null check (role in (${partyRoles})),
        is_claimant boolean not null default false,
        is_active boolean not null default true,
        hired_by_party_id uuid references parties (id),
        reputed boolean not null default false,
        attention text, contract_number text,
        address_line_1 text, address_line_2 text, city text, state text, zip text,
        ${tail},
        ${ofProject}
      );
      ${listed('parties')}
      create index parties_project on parties (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index parties_organization on parties (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index parties_hirer on parties (hired_by_party_id) where hired_by_party_id is not null;
      create unique index parties_one_claimant on parties (project_id) where is_claimant and is_active and deleted_at is null;
    `);
    this.addSql(`
      create table jobsites (
        ${head},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        name text, address_line_1 text, address_line_2 text, city text, county text, state text, zip text,
        country_code text not null default 'US',
        parcel_number text, legal_description text,
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        is_primary boolean not null default false,
        ${tail},
        ${ofProject}
      );
      ${listed('jobsites')}
      create index jobsites_project on jobsites (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index jobsites_organization on jobsites (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create unique index jobsites_one_primary on jobsites (project_id) where is_primary and deleted_at is null;
    `);
    this.addSql(`
      create table notices (
        ${head},
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
        ${tail},
        ${ofProject},
        check ((parent_notice_id is null) = (amendment_reason is null))
      );
      ${listed('notices', 'status, type, state, organization_id, division_id')}
      create index notices_by_date on notices (account_id, livemode, notice_date, id) where deleted_at is null;
      create index notices_project on notices (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index notices_organization on notices (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index notices_division on notices (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index notices_parent on notices (parent_notice_id) where parent_notice_id is not null;
      create unique index notices_number on notices (organization_id, livemode, notice_number);
      create table notice_counters (
        organization_id uuid not null references organizations (id),
        livemode boolean not null,
        notice_date date not null,
        last integer not null,
        primary key (organization_id, livemode, notice_date)
      );
    `);
    this.addSql(`
      create table documents (
        ${head},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        division_id uuid not null references divisions (id),
        documentable_type text not null check (documentable_type in ('pay_application', 'waiver', 'escalation', 'notice')),
        documentable_id uuid not null,
        type text not null, template text not null, state text,
        status text not null check (status in ('processing', 'completed', 'failed', 'reverted')),
        is_preview boolean not null default false,
        file_name text not null, mime_type text not null default 'application/pdf',
        file_size integer not null check (file_size > 0), page_count integer not null check (page_count > 0),
        sha256 text not null,
        expires_at timestamptz(3), reverted_at timestamptz(3),
        ${tail},
        ${ofProject},
        check (is_preview = (expires_at is not null))
      );
      ${listed('documents', 'type, status, is_preview, expires_at')}
      create index documents_project on documents (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index documents_organization on documents (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index documents_division on documents (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index documents_of_record on documents (documentable_type, documentable_id, serial desc) where deleted_at is null;
      create unique index documents_one_current on documents (documentable_type, documentable_id,
        (case when documentable_type = 'pay_application' or type = 'lien_release' then type else '' end))
        where not is_preview and status in ('processing', 'completed') and deleted_at is null;
      create index documents_expiry on documents (expires_at) where expires_at is not null;
      create index documents_file on documents (sha256);
    `);
    this.addSql(`
      create table idempotency_keys (
        scope bytea primary key,
        account_id uuid not null,
        livemode boolean not null,
        request_hash bytea not null,
        status integer not null,
        body bytea not null,
        created_at timestamptz(3) not null
      );
      create index idempotency_keys_age on idempotency_keys (created_at);
      create index idempotency_keys_sandbox on idempotency_keys (account_id) where not livemode;
      create table rate_windows (
        token_id uuid not null,
        window_start timestamptz not null,
        taken integer not null,
        granted integer not null,
        primary key (token_id, window_start)
      );
      create index rate_windows_age on rate_windows (window_start);
    `);
  }
}

const roles = {
  claimant: [
    'general_contractor',
    'construction_manager',
    'subcontractor',
    'sub_subcontractor',
    'material_supplier',
    'equipment_lessor',
    'design_professional',
    'laborer',
  ],
  other: ['owner', 'public_entity', 'lessee', 'developer', 'lender', 'surety', 'lien_agent'],
};
const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');
const claimantRoles = quoted(roles.claimant);
const partyRoles = quoted([...roles.claimant, ...roles.other]);

const head = `
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null,
        livemode boolean not null`;
const tail = `
        metadata jsonb,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3)`;
const ofProject = `foreign key (project_id, account_id, livemode) references projects (id, account_id, livemode)`;
const listed = (table: string, include = '') => `
      alter table ${table} add foreign key (account_id) references organizations (id);
      create index ${table}_list on ${table} (account_id, livemode, serial desc)${include && ` include (${include})`} where deleted_at is null;
      create index ${table}_sync on ${table} (account_id, livemode, updated_at);`;
