import { Migration } from '@mikro-orm/migrations';

/** When the first preliminary notice of a project was served, which its deadlines depend on, whatever the number of its notices. */
export class Migration0109ServedPreliminaryNotices extends Migration {
  override name = '0109-served-preliminary-notices';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists notices_preliminary_served');
    this.addSql(`
      create index concurrently notices_preliminary_served on notices (project_id)
        where type = 'preliminary' and status in ('served', 'completed') and deleted_at is null`);
  }
}
