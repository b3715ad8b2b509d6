import { Migration } from '@mikro-orm/migrations';

/** The orders that go to a party, newest first. */
export class Migration0155OrdersOfAParty extends Migration {
  override name = '0155-orders-of-a-party';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists document_orders_party');
    this.addSql(`
      create index concurrently document_orders_party on document_orders (party_id, account_id, livemode, serial desc)
        include (deleted_at) where party_id is not null`);
  }
}
