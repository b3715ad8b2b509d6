import { Migration } from '@mikro-orm/migrations';

/**
 * The day of the next act on each project, by which lists are ordered (decision 107). The watch computes it again on the day in `grows_on`,
 * and its next run fills it, because the version of the facts is another one (`rules-version.ts`).
 */
export class Migration0055DayOfNextAct extends Migration {
  override name = '0055-day-of-next-act';

  override up(): void {
    this.addSql('alter table project_courses add column next_day date');
  }
}
