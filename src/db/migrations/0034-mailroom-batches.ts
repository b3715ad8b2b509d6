import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';

/** The orders that staff take, print and hand over together. It is no concern of the account, so its audit log does not have it. */
export class Migration0034MailroomBatches extends Migration {
  override name = '0034-mailroom-batches';

  override up(): void {
    this.addSql('alter table document_orders add column batch_id uuid');
    this.addSql(audited('document_orders', 'DocumentOrder', ['submitting_since', 'hold_id', 'batch_id']));
  }
}
