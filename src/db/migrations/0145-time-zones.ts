import { Migration } from '@mikro-orm/migrations';

/** The time zone of an account, for today where a record is in no state (decision 73). */
export class Migration0145TimeZones extends Migration {
  override name = '0145-time-zones';

  override up(): void {
    this.addSql('alter table organizations add column time_zone text');
  }
}
