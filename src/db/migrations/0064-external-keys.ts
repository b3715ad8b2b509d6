import { Migration } from '@mikro-orm/migrations';

/** The records that an account finds by a key of its own: a source and an id in it. */
const tables = ['organizations', 'parties', 'jobsites', 'notices', 'waivers', 'pay_applications'];

/** Projects have an external id since the beginning. Without a source, it is no key, and stays as it is. */
export class Migration0064ExternalKeys extends Migration {
  override name = '0064-external-keys';

  override up(): void {
    this.addSql('alter table projects add column external_source text');
    for (const table of tables) {
      this.addSql(`alter table ${table} add column external_source text, add column external_id text`);
    }
  }
}
