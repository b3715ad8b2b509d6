import { Migration } from '@mikro-orm/migrations';

/**
 * The attempts that are under way, in a table of their own. While the lease was a column of the delivery, each claim wrote a new
 * version of the delivery's row, with an entry in each of its ten indexes. The column serves the previous release only.
 */
export class Migration0119WebhookLeases extends Migration {
  override name = '0119-webhook-leases';

  override up(): void {
    this.addSql(`
      create table webhook_leases (
        webhook_id uuid not null,
        delivery_id uuid not null,
        attempt smallint not null,
        leased_until timestamptz(3) not null,
        primary key (webhook_id, delivery_id)
      ) with (autovacuum_vacuum_scale_factor = 0.02);
    `);
  }
}
