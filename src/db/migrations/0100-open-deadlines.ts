import { Migration } from '@mikro-orm/migrations';

/** The open deadlines of an account in the order of the days to keep. A date in doubt is the earlier one. */
export class Migration0100OpenDeadlines extends Migration {
  override name = '0100-open-deadlines';

  override up(): void {
    this.addSql(`
      create index project_deadlines_open on project_deadlines (account_id, livemode, least(date, safe_date), project_id)
        where is_open
    `);
  }
}
