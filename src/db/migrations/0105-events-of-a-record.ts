import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the events of one record in its account's stream. PostgreSQL builds no index of a partitioned table concurrently. Only the
 * sequencer waits for the build: requests write their events to the outbox.
 */
export class Migration0105EventsOfARecord extends Migration {
  override name = '0105-events-of-a-record';

  override up(): void {
    this.addSql('create index if not exists events_subject on events (account_id, livemode, subject_id, position)');
  }
}
