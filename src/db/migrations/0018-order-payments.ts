import { Migration } from '@mikro-orm/migrations';

/**
 * Who recorded a payment line, and how much an account may owe on invoice.
 *
 * Existing lines keep a null: the previous release counted all of them as paid, and an order that was settled stays settled. New
 * lines are reports of the account unless the service sets another value. The same is true of lines that the previous release
 * writes during the upgrade: credits have their posting in the ledger, and every other line is a report.
 */
export class Migration0018OrderPayments extends Migration {
  override name = '0018-order-payments';

  override up(): void {
    this.addSql(`
      alter table document_order_payments add column recorded_by text check (recorded_by in ('account', 'staff', 'service'));
      alter table document_order_payments alter column recorded_by set default 'account';
    `);
    this.addSql(`
      -- For accounts with another limit than INVOICE_LIMIT_CREDITS.
      create table invoice_limits (
        account_id uuid primary key references organizations (id),
        credits numeric(14, 2) not null check (credits >= 0),
        updated_at timestamptz(3) not null
      );
    `);
  }
}
