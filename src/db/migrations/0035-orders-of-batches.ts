import { Migration } from '@mikro-orm/migrations';

/** Finds the orders of a batch of the mailroom. */
export class Migration0035OrdersOfBatches extends Migration {
  override name = '0035-orders-of-batches';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists document_orders_batch');
    this.addSql(
      'create index concurrently document_orders_batch on document_orders (batch_id, serial) where batch_id is not null',
    );
  }
}
