import { Migration } from '@mikro-orm/migrations';

/** Fills the party of the orders that exist, in batches: each is a transaction of its own, which locks few rows for a short time. */
export class Migration0156FilledPartiesOfOrders extends Migration {
  override name = '0156-filled-parties-of-orders';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      create or replace procedure fill_parties_of_orders() language plpgsql as $$
      declare
        done uuid := '00000000-0000-0000-0000-000000000000';
        last uuid;
      begin
        loop
          select b.id into last from (select id from document_orders where id > done order by id limit 500) b order by b.id desc limit 1;
          exit when last is null;
          update document_orders o set party_id = f.party_id
          from (select id, party_of_recipient(project_id, recipient_name, recipient_address_line_1, recipient_address_line_2,
              recipient_city, recipient_state, recipient_zip) as party_id
            from document_orders where id > done and id <= last and party_id is null) f
          where o.id = f.id and f.party_id is not null;
          commit;
          done := last;
        end loop;
      end $$`);
    this.addSql('call fill_parties_of_orders()');
  }
}
