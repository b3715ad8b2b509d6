import { Migration } from '@mikro-orm/migrations';

/**
 * The party that an order goes to: the one with the name and the address of the recipient, unless the caller names it. The rule is a
 * function of the database, so that orders of all ages follow the same one.
 */
export class Migration0154PartiesOfOrders extends Migration {
  override name = '0154-parties-of-orders';

  override up(): void {
    this.addSql('alter table document_orders add column party_id uuid references parties (id)');
    this.addSql(`
      create function plain_text(given text) returns text immutable parallel safe language sql
      return lower(btrim(regexp_replace(coalesce(given, ''), '\\s+', ' ', 'g')))
    `);
    // A party is addressed at its own address if any line of it is set, else at that of its organization.
    this.addSql(`
      create function party_of_recipient(
        in_project uuid, to_name text, to_line_1 text, to_line_2 text, to_city text, to_state text, to_zip text) returns uuid
      stable parallel safe language sql as $$
        select p.id from parties p join organizations o on o.id = p.organization_id
        cross join lateral (select concat(p.address_line_1, p.address_line_2, p.city, p.state, p.zip) ~ '\\S' as own) a
        where p.project_id = in_project and p.deleted_at is null
          and plain_text(to_name) in (plain_text(o.legal_name), plain_text(o.name))
          and plain_text(to_line_1) = plain_text(case when a.own then p.address_line_1 else o.address_line_1 end)
          and plain_text(to_line_2) = plain_text(case when a.own then p.address_line_2 else o.address_line_2 end)
          and plain_text(to_city) = plain_text(case when a.own then p.city else o.city end)
          and plain_text(to_state) = plain_text(case when a.own then p.state else o.state end)
          and left(plain_text(to_zip), 5) = left(plain_text(case when a.own then p.zip else o.zip end), 5)
        order by p.is_active desc, p.is_claimant, p.serial limit 1
      $$
    `);
  }
}
