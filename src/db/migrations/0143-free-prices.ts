import { Migration } from '@mikro-orm/migrations';

/**
 * Until when a price was zero, so that a document without a charge differs from one that was free. Earlier changes of prices are
 * unknown.
 */
export class Migration0143FreePrices extends Migration {
  override name = '0143-free-prices';

  override up(): void {
    this.addSql('alter table prices add column free_until timestamptz(3)');
    this.addSql('update prices set free_until = now()');
  }
}
