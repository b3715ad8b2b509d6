import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';

/**
 * People, the organizations that they belong to, and what organizations consist of. Each table of records has the account (the
 * organization that owns the data) and the mode.
 *
 * Lists are sorted by serial, newest first. The serial has no index of its own, because the planner could then read other
 * tenants' rows: each table has a partial index for its plain list. That index includes the columns that filter long lists, so
 * PostgreSQL counts a total and skips an offset without reading the table.
 *
 * The index of a reference covers deleted rows as well: when a row is purged, PostgreSQL looks for it in each table that refers
 * to it. It also has the account. Without it, the planner joins it with the index of all rows of the account, which are few for
 * most accounts and very many for some.
 */
export class Migration0002Accounts extends Migration {
  override name = '0002-accounts';

  override up(): void {
    // A user is found by the address of which only A to Z are folded. The other index prevents two users whose addresses differ only
    // by letters such as K and the Kelvin sign.
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null,
        email text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        -- When the user's first account got its welcome credits: once per user, also when two accounts are opened at the same time.
        welcomed_at timestamptz(3)
      );
      create unique index users_email on users (lower(email));
      create unique index users_email_address on users (lower(email collate "C"));
    `);
    this.addSql(`
      create table organizations (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id) deferrable initially deferred,
        livemode boolean not null,
        type text not null check (type in ('tenant', 'directory')),
        name text not null,
        legal_name text,
        code text not null check (code ~ '^[A-Z0-9]{3}$'),
        kind text check (kind in ('contractor', 'supplier', 'owner', 'lender', 'surety', 'public_entity', 'other')),
        address_line_1 text, address_line_2 text, city text, state text, zip text, country_code text, county text,
        phone text, email text, website text,
        is_active boolean not null default true,
        ${metadataAndTimes},
        incomplete_documents text not null default 'warn' check (incomplete_documents in ('warn', 'refuse')),
        -- For today where a record is in no state (decision 73).
        time_zone text
      );
      create index organizations_list on organizations (account_id, livemode, serial desc) where deleted_at is null;
      create index organizations_by_name on organizations (account_id, livemode, name, id) where deleted_at is null;
      create index organizations_sync on organizations (account_id, livemode, updated_at);
      ${audited('organizations', 'Organization')};
    `);
    this.addSql(`
      create table memberships (
        id uuid primary key,
        user_id uuid not null references users (id),
        organization_id uuid not null references organizations (id),
        role text not null check (role in ('owner', 'admin', 'member', 'read_only')),
        created_at timestamptz(3) not null default now(),
        serial bigint generated always as identity,
        -- Of members who work for the operator or the partner across accounts.
        operator_role text check (operator_role in ('staff', 'partner')),
        unique (user_id, organization_id)
      );
      create index memberships_organization on memberships (organization_id);
      ${audited('memberships', 'Membership')};
      create table member_invitations (
        id uuid primary key,
        serial bigint generated always as identity,
        organization_id uuid not null references organizations (id),
        email text not null,
        role text not null check (role in ('owner', 'admin', 'member', 'read_only')),
        invited_by uuid not null references users (id),
        -- Null until the e-mail is sent: its sender makes the secret.
        token_hash bytea unique,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        accepted_at timestamptz(3),
        withdrawn_at timestamptz(3),
        -- How often the link was refused because the invitation was not open any more.
        refusals integer not null default 0
      );
      create unique index member_invitations_open on member_invitations (organization_id, lower(email))
        where accepted_at is null and withdrawn_at is null;
      create index member_invitations_organization on member_invitations (organization_id, serial desc);
      create index member_invitations_by on member_invitations (invited_by);
      ${audited('member_invitations', 'MemberInvitation', ['token_hash'])};
    `);
    this.addSql(`
      create table divisions (
        ${ids},
        organization_id uuid not null references organizations (id),
        name text not null, code text, description text,
        address_line_1 text not null, address_line_2 text, city text not null, state text not null, zip text not null,
        zip_plus_4 text, country_code text not null default 'US',
        phone text, email text, license_number text,
        is_active boolean not null default true,
        ${metadataAndTimes}
      );
      ${listIndexes('divisions')}
      create index divisions_organization on divisions (organization_id, account_id, livemode, serial desc) include (deleted_at);
      ${audited('divisions', 'Division')};
    `);
    this.addSql(`
      create table contacts (
        ${ids},
        organization_id uuid not null references organizations (id),
        division_id uuid references divisions (id),
        first_name text not null, last_name text not null, email text, phone text, title text,
        type text check (type in ('primary', 'billing', 'legal')),
        is_active boolean not null default true,
        ${metadataAndTimes}
      );
      ${listIndexes('contacts')}
      create index contacts_by_name on contacts (account_id, livemode, last_name, id) where deleted_at is null;
      create index contacts_organization on contacts (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index contacts_division on contacts (division_id, account_id, livemode, serial desc) include (deleted_at);
      ${audited('contacts', 'Contact')};
    `);
    // The entries of the metadata of records of all types.
    this.addSql(`
      create table entity_metadata (
        ${ids},
        entity_type text not null,
        entity_id uuid not null,
        key text not null check (length(key) between 1 and 128),
        value jsonb not null,
        type text not null check (type in ('string', 'integer', 'boolean', 'json')),
        ${times},
        unique (entity_id, account_id, livemode, key)
      );
      create index entity_metadata_account on entity_metadata (account_id, livemode);
      ${audited('entity_metadata', 'EntityMetadata')};
    `);
  }
}

/** The columns with which a record begins. */
export const ids = `
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null`;

export const times = `
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null`;

export const metadataAndTimes = `
        metadata jsonb,${times},
        deleted_at timestamptz(3)`;

/** The indexes of the plain list of a table, and of its changes since a time. `include` has the columns that filter long lists. */
export const listIndexes = (table: string, include = ''): string => `
      create index ${table}_list on ${table} (account_id, livemode, serial desc)${include && ` include (${include})`} where deleted_at is null;
      create index ${table}_sync on ${table} (account_id, livemode, updated_at);`;
