import { Migration } from '@mikro-orm/migrations';

/** What an account owes on open invoices is summed at each order that adds to it. */
export class Migration0051OpenInvoices extends Migration {
  override name = '0051-open-invoices';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists document_orders_open_invoices');
    this.addSql(`
      create index concurrently document_orders_open_invoices on document_orders (account_id, livemode)
        where billing_method = 'invoice' and billing_status in ('pending', 'invoiced')`);
  }
}
