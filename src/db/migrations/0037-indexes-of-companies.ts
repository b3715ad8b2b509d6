import { Migration } from '@mikro-orm/migrations';

const indexes = [
  [
    'organizations_company_key',
    `organizations (account_id, livemode, company_key(name)) where deleted_at is null and type = 'directory'`,
  ],
  // Of 10,000 companies, the key of an address takes 100 ms without an index, and that of a phone 30, each time a person rests while typing.
  [
    'organizations_place_key',
    `organizations (account_id, livemode, company_place_key(address_line_1, zip)) where deleted_at is null and type = 'directory'`,
  ],
  [
    'organizations_phone_key',
    `organizations (account_id, livemode, substring(regexp_replace(phone, '\\D', '', 'g') from '\\d{10}$'))
      where deleted_at is null and type = 'directory'`,
  ],
  ['organizations_merged', 'organizations (merged_into_id) where merged_into_id is not null'],
] as const;

/**
 * Companies are found by the keys of their name, address and phone, and by what they were merged into. The types of files are checked as of
 * the migration before.
 */
export class Migration0037IndexesOfCompanies extends Migration {
  override name = '0037-indexes-of-companies';

  /** An index is built concurrently outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [index, definition] of indexes) {
      this.addSql(`drop index concurrently if exists ${index}`);
      this.addSql(`create index concurrently ${index} on ${definition}`);
    }
    this.addSql('alter table attached_files validate constraint attached_files_subject_type_check');
  }
}
