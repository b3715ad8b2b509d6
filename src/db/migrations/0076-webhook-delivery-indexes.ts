import { Migration } from '@mikro-orm/migrations';

/** The failed deliveries of a webhook by time, those of a redelivery, and those of an event. */
export class Migration0076WebhookDeliveryIndexes extends Migration {
  override name = '0076-webhook-delivery-indexes';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists webhook_deliveries_failed');
    this.addSql(`
      create index concurrently webhook_deliveries_failed on webhook_deliveries (webhook_id, created_at)
        where status = 'failed'`);
    this.addSql('drop index concurrently if exists webhook_deliveries_redelivery');
    this.addSql(`
      create index concurrently webhook_deliveries_redelivery on webhook_deliveries (redelivery_id)
        where redelivery_id is not null`);
    this.addSql('drop index concurrently if exists webhook_deliveries_event');
    this.addSql('create index concurrently webhook_deliveries_event on webhook_deliveries (event_id)');
  }
}
