import { Migration } from '@mikro-orm/migrations';

/** Whether the waiver requests of an account are signed with a one-time code unless they say otherwise. Validates the constraint of 0062. */
export class Migration0063CodeByDefault extends Migration {
  override name = '0063-code-by-default';

  override up(): void {
    this.addSql('alter table organizations validate constraint organizations_waiver_reminder_days');
    this.addSql('alter table organizations add column require_waiver_code boolean not null default false');
  }
}
