import { Migration } from '@mikro-orm/migrations';

/** What an exhibit inflates to, in bytes; null for a file that was added before this was measured. */
export class Migration0131InflatedExhibits extends Migration {
  override name = '0131-inflated-exhibits';

  override up(): void {
    this.addSql('alter table attached_files add column inflated_size integer;');
  }
}
