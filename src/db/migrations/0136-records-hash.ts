import { Migration } from '@mikro-orm/migrations';

/** What a document was made from, so that a change is noticed whatever time it has. */
export class Migration0136RecordsHash extends Migration {
  override name = '0136-records-hash';

  override up(): void {
    this.addSql('alter table documents add column records_hash text');
  }
}
