import { Migration } from '@mikro-orm/migrations';
import { ids } from './0002-accounts.js';

/**
 * What finds companies of the directory that are the same, and what their merges moved, so that a merge can be undone (decision 112).
 * Every statement can run again: an index is built concurrently outside of a transaction.
 */
export class Migration0038MergedOrganizations extends Migration {
  override name = '0038-merged-organizations';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table organizations add column if not exists merged_into_id uuid references organizations (id)');
    this.addSql(companyKey);
    this.addSql(placeKey);
    this.addSql(`
      create table if not exists organization_merges (
        ${ids},
        kept_id uuid not null references organizations (id),
        user_id uuid references users (id),
        -- The values of the company that was kept which the merge changed, as they were before, and its time after the merge.
        replaced jsonb not null default '{}',
        kept_updated_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        undone_at timestamptz(3),
        -- Whether the undoing left those values, because the company was changed since.
        is_value_left boolean not null default false
      )`);
    this.addSql(`
      create table if not exists organization_merge_rows (
        merge_id uuid not null references organization_merges (id),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        table_name text not null,
        row_id uuid not null,
        -- The company that the row named before.
        from_id uuid not null references organizations (id),
        -- The times of the row before and after the merge: one with another time has changed since, and is not put back.
        updated_before timestamptz(3) not null,
        row_updated_at timestamptz(3) not null,
        is_left boolean not null default false,
        primary key (merge_id, row_id)
      )`);
    for (const [name, definition] of indexes) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${definition}`);
    }
  }
}

const indexes = [
  [
    'organizations_company_key',
    `organizations (account_id, livemode, company_key(name)) where deleted_at is null and type = 'directory'`,
  ],
  ['organizations_merged', 'organizations (merged_into_id) where merged_into_id is not null'],
  ['organization_merges_kept', 'organization_merges (kept_id, account_id, livemode, serial desc)'],
  ['organization_merges_account', 'organization_merges (account_id, livemode)'],
  ['organization_merge_rows_account', 'organization_merge_rows (account_id, livemode)'],
  ['organization_merge_rows_from', 'organization_merge_rows (from_id)'],
] as const;

/**
 * The name of a company without what people write differently: case, spaces, punctuation, "and" for "&", "the", and legal forms. A name
 * of nothing else is its own key.
 */
const companyKey = `
  create or replace function company_key(name text) returns text language sql immutable strict parallel safe as $$
    select coalesce(
      nullif(regexp_replace(regexp_replace(words,
        '\\m(the|llc|llp|lllp|lp|ltd|limited|inc|incorporated|corp|corporation|co|company|pllc|plc|pc|pa|l l c|l l p|l p|p c)\\M', ' ', 'g'),
        '\\s+', '', 'g'), ''),
      regexp_replace(words, '\\s+', '', 'g'))
    from (select regexp_replace(regexp_replace(replace(lower(name), '&', ' and '), '[.''’]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g') as words) spelled
  $$`;

/** The first line and the ZIP code of an address, with the words that are usually abbreviated. */
const placeKey = `
  create or replace function company_place_key(line text, zip text) returns text language sql immutable strict parallel safe as $$
    select nullif(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(lower(line), '[^[:alnum:]]+', ' ', 'g'),
        '\\mstreet\\M', 'st', 'g'), '\\mavenue\\M', 'ave', 'g'), '\\mboulevard\\M', 'blvd', 'g'), '\\mroad\\M', 'rd', 'g'),
        '\\mdrive\\M', 'dr', 'g'), '\\m(suite|unit)\\M', 'ste', 'g'),
      '\\s+', '', 'g'), '') || ' ' || left(zip, 5)
  $$`;
