import { Migration } from '@mikro-orm/migrations';

/** The entries of an account's type from the newest record on, for words that are found in many records (decision 12). */
export class Migration0061NewestSearchEntries extends Migration {
  override name = '0061-newest-search-entries';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists search_entries_newest');
    this.addSql(`
      create index concurrently search_entries_newest on search_entries (account_id, livemode, type, record_id)`);
    // It had the first three columns of the new one.
    this.addSql('drop index concurrently if exists search_entries_account');
  }
}
