import { Migration } from '@mikro-orm/migrations';

/**
 * The days on which a lien or a claim was filed, recorded and released. They were kept on notices (`recorded_on`), and in the metadata of
 * escalations, where no deadline saw them: the next migration takes them from there.
 */
export class Migration0026DatesOfRecord extends Migration {
  override name = '0026-dates-of-record';

  override up(): void {
    this.addSql(`
      alter table notices add column filed_on date, add column released_on date;
      alter table escalations add column filed_on date, add column recorded_on date, add column released_on date;
    `);
  }
}
