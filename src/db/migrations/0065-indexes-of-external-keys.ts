import { Migration } from '@mikro-orm/migrations';

const tables = ['organizations', 'projects', 'parties', 'jobsites', 'notices', 'waivers', 'pay_applications'];

/** A key is unique among the records of an account and a mode. A record that is deleted gives it free. */
export class Migration0065IndexesOfExternalKeys extends Migration {
  override name = '0065-indexes-of-external-keys';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of tables) {
      const name = `${table}_external_key`;
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`
        create unique index concurrently ${name} on ${table} (account_id, livemode, external_source, external_id)
        where external_source is not null and external_id is not null and deleted_at is null`);
    }
  }
}
