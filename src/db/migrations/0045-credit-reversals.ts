import { Migration } from '@mikro-orm/migrations';
import { reversals } from './0045-credit-reversals/reversals.js';
import { tables } from './0045-credit-reversals/tables.js';
import { verbs } from './0045-credit-reversals/verbs.js';

/**
 * Payments that the processor takes back: its reports of them, how much of each purchase is reversed, and the debt of the
 * account. The operations that spend are refused while a debt is open, also in the previous
 * release, which calls the same functions.
 */
export class Migration0045CreditReversals extends Migration {
  override name = '0045-credit-reversals';

  override up(): void {
    this.addSql(tables);
    this.addSql(reversals);
    this.addSql(verbs);
  }
}
