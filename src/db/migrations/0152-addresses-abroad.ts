import { Migration } from '@mikro-orm/migrations';

/** Parties and recipients of mail in other countries, whose addresses need neither a state nor a postal code. */
export class Migration0152AddressesAbroad extends Migration {
  override name = '0152-addresses-abroad';

  override up(): void {
    this.addSql(`
      alter table parties add column country_code text;
      alter table document_orders add column recipient_country_code text not null default 'US';
      alter table document_orders alter column recipient_state drop not null, alter column recipient_zip drop not null;
    `);
  }
}
