import { Migration } from '@mikro-orm/migrations';

/** Validates the constraint of the migration before, which locks the table for as long as its transaction takes. */
export class Migration0043CheckedThresholds extends Migration {
  override name = '0043-checked-thresholds';

  override up(): void {
    this.addSql('alter table projects validate constraint projects_waiver_request_threshold');
  }
}
