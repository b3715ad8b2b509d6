import { Migration } from '@mikro-orm/migrations';

/** A retry after a lost answer submits the same ticket again. An older release adds to `retry_count` alone: a new ticket. */
export class Migration0064SameTicketRetries extends Migration {
  override name = '0064-same-ticket-retries';

  override up(): void {
    this.addSql('alter table fulfillment_requests add column same_ticket_retries integer not null default 0');
  }
}
