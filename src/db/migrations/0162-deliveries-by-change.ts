import { Migration } from '@mikro-orm/migrations';

/** The deliveries of an account in the order in which they changed, for clients that resume. */
export class Migration0162DeliveriesByChange extends Migration {
  override name = '0162-deliveries-by-change';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists webhook_deliveries_changed');
    this.addSql(`
      create index concurrently webhook_deliveries_changed on webhook_deliveries (account_id, livemode, updated_at, id)`);
  }
}
