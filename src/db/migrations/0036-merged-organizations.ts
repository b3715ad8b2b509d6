import { Migration } from '@mikro-orm/migrations';
import { ids } from './0002-accounts.js';

/** What companies of the directory are compared by, and what their merges moved, so that a merge can be undone (decision 112); and the files of notes. */
export class Migration0036MergedOrganizations extends Migration {
  override name = '0036-merged-organizations';

  override up(): void {
    this.addSql('alter table organizations add column merged_into_id uuid references organizations (id)');
    this.addSql(companyKey);
    this.addSql(placeKey);
    this.addSql(`
      create table organization_merges (
        ${ids},
        kept_id uuid not null references organizations (id),
        user_id uuid references users (id),
        -- The values of the company that was kept which the merge changed, as they were before, and its times before and after the merge.
        replaced jsonb not null default '{}',
        kept_updated_before timestamptz(3) not null,
        kept_updated_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        undone_at timestamptz(3),
        -- Whether the undoing left those values, because the company was changed since.
        is_value_left boolean not null default false
      )`);
    this.addSql(`
      create table organization_merge_rows (
        merge_id uuid not null references organization_merges (id),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        table_name text not null,
        row_id uuid not null,
        -- The record that callers know: the row, or the pay application of a participant, which may be replaced by another row.
        record_id uuid not null,
        -- The company that the row named before.
        from_id uuid not null references organizations (id),
        -- The times of the row before and after the merge: one with another time has changed since, and is not put back.
        updated_before timestamptz(3) not null,
        row_updated_at timestamptz(3) not null,
        is_left boolean not null default false,
        primary key (merge_id, row_id)
      )`);
    for (const index of indexes) this.addSql(`create index ${index}`);
    // A note can have files. Its log has their names, so that one that was taken off is in the history of the project, too.
    this.addSql(`alter table project_notes add column file_names jsonb not null default '[]'`);
    this.addSql('alter table attached_files drop constraint attached_files_subject_type_check');
    this.addSql(`
      alter table attached_files add constraint attached_files_subject_type_check check (subject_type in
        ('document_order', 'fulfillment_request', 'notice', 'escalation', 'waiver', 'pay_application', 'document', 'project_note')) not valid`);
  }
}

const indexes = [
  'organization_merges_kept on organization_merges (kept_id, account_id, livemode, serial desc)',
  'organization_merges_account on organization_merges (account_id, livemode)',
  'organization_merge_rows_account on organization_merge_rows (account_id, livemode)',
  'organization_merge_rows_from on organization_merge_rows (from_id)',
];

/**
 * The name of a company without what people write differently: case, spaces, punctuation, "and" for "&", "the", and legal forms. A name
 * of nothing else is its own key.
 */
const companyKey = `
  create function company_key(name text) returns text language sql immutable strict parallel safe as $$
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
  create function company_place_key(line text, zip text) returns text language sql immutable strict parallel safe as $$
    select nullif(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(lower(line), '[^[:alnum:]]+', ' ', 'g'),
        '\\mstreet\\M', 'st', 'g'), '\\mavenue\\M', 'ave', 'g'), '\\mboulevard\\M', 'blvd', 'g'), '\\mroad\\M', 'rd', 'g'),
        '\\mdrive\\M', 'dr', 'g'), '\\m(suite|unit)\\M', 'ste', 'g'),
      '\\s+', '', 'g'), '') || ' ' || left(zip, 5)
  $$`;
