import { Migration } from '@mikro-orm/migrations';

/** Where another system left off on a job, on the first application that is drawn here. */
export class Migration0148OpeningBalances extends Migration {
  override name = '0148-opening-balances';

  override up(): void {
    this.addSql('alter table pay_applications add column opening jsonb');
  }
}
