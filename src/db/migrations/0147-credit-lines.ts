import { Migration } from '@mikro-orm/migrations';

/** A contract itself may have credits, such as those of value engineering, not only its change orders. */
export class Migration0147CreditLines extends Migration {
  override name = '0147-credit-lines';

  override up(): void {
    this.addSql('alter table sov_lines drop constraint if exists sov_lines_deduct_by_change_order');
  }
}
