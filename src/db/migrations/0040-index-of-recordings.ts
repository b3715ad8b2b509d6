import { Migration } from '@mikro-orm/migrations';

/** Where the orders of an account went that have an office record or file (decision 114). */
export class Migration0040IndexOfRecordings extends Migration {
  override name = '0040-index-of-recordings';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists document_orders_offices');
    this.addSql(`
      create index concurrently document_orders_offices on document_orders (account_id, livemode, recipient_state, created_at desc)
      where order_type in ('recording', 'filing') and deleted_at is null`);
  }
}
