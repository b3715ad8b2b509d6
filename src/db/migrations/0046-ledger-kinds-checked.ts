import { Migration } from '@mikro-orm/migrations';

/** Reads the ledger for the check that 0045 replaced, without a lock that stops postings. */
export class Migration0046LedgerKindsChecked extends Migration {
  override name = '0046-ledger-kinds-checked';

  override up(): void {
    this.addSql('alter table ledger_transactions validate constraint ledger_transactions_kind_check');
  }
}
