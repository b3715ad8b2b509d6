import { Migration } from '@mikro-orm/migrations';

/** The open deadlines of an account in the order of the days to keep. A date in doubt is the earlier one. */
export class Migration0100OpenDeadlines extends Migration {
  override name = '0100-open-deadlines';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists project_deadlines_open');
    this.addSql(`
      create index concurrently project_deadlines_open on project_deadlines (account_id, livemode, least(date, safe_date), project_id)
        where is_open
    `);
  }
}
