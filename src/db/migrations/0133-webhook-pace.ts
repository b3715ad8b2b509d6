import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** Which endpoints are slow, or did not answer their last attempt at all. Their attempts have slots of their own. */
export class Migration0133WebhookPace extends Migration {
  override name = '0133-webhook-pace';

  override up(): void {
    this.addSql("alter table webhooks add column pace text check (pace in ('slow', 'silent'))");
    this.addSql(
      audited('webhooks', 'Webhook', [
        'sealed_secret',
        'previous_sealed_secret',
        'last_delivery_at',
        'failure_count',
        'failing_since',
        'pace',
      ]),
    );
  }
}
