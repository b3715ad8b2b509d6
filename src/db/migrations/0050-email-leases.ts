import { Migration } from '@mikro-orm/migrations';

/** Until when a worker is at an e-mail: no transaction stays open while the mail server is asked. */
export class Migration0050EmailLeases extends Migration {
  override name = '0050-email-leases';

  override up(): void {
    this.addSql('alter table emails add column leased_until timestamptz(3)');
  }
}
