import { Migration } from '@mikro-orm/migrations';

/**
 * Who recorded a payment line, and how much an account may owe on invoice.
 *
 * Lines that are there keep a null: the release before counted all of them as paid, and an order that was settled then stays
 * settled. New lines are the account's own report unless the service says otherwise. That holds for lines that the release
 * before still writes beside this one: credits are known by their posting in the ledger, and everything else is a report.
 */
export class Migration0018OrderPayments extends Migration {
  override name = '0018-order-payments';

  override up(): void {
    this.addSql(`
      alter table document_order_payments add column recorded_by text check (recorded_by in ('account', 'staff', 'service'));
      alter table document_order_payments alter column recorded_by set default 'account';
    `);
    this.addSql(`
      -- Of accounts that have another limit than INVOICE_LIMIT_CREDITS.
      create table invoice_limits (
        account_id uuid primary key references organizations (id),
        credits numeric(14, 2) not null check (credits >= 0),
        updated_at timestamptz(3) not null
      );
    `);
  }
}
