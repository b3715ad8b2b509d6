import { Migration } from '@mikro-orm/migrations';

/** Jobs that deliver everything again that failed since a moment. Each delivery names the last one that it belongs to. */
export class Migration0075WebhookRedeliveries extends Migration {
  override name = '0075-webhook-redeliveries';

  override up(): void {
    this.addSql(`
      create table webhook_redeliveries (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        webhook_id uuid not null references webhooks (id),
        since timestamptz(3) not null,
        total integer not null,
        more boolean not null,
        created_at timestamptz(3) not null
      );
      create index webhook_redeliveries_list on webhook_redeliveries (account_id, livemode, serial desc);
      create index webhook_redeliveries_webhook on webhook_redeliveries (webhook_id);
      create index webhook_redeliveries_created on webhook_redeliveries (created_at);
    `);
    this.addSql('alter table webhook_deliveries add column redelivery_id uuid');
  }
}
