import { Migration } from '@mikro-orm/migrations';

/**
 * From when on deliveries are kept, so that a lost one differs from one that was purged. Those of before this migration may be
 * purged already.
 */
export class Migration0142PurgedDeliveries extends Migration {
  override name = '0142-purged-deliveries';

  override up(): void {
    this.addSql(`
      alter table event_positions add column delivered_from timestamptz(3) not null default now();
      comment on column event_positions.delivered_from is 'Deliveries of events before this time may be gone: their retention is over.';
    `);
  }
}
