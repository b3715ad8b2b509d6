import { Migration } from '@mikro-orm/migrations';

/**
 * The party of an order is in the country of its recipient. Only within the United States do the first five characters of a postal code
 * name the place. Texts are the same in all forms of Unicode, and in capitals whatever the locale of the database is. Of an organization in
 * several roles, the party in a role that notices are served on has the order.
 */
export class Migration0172CountriesOfRecipients extends Migration {
  override name = '0172-countries-of-recipients';

  override up(): void {
    this.addSql(`
      create or replace function plain_text(given text) returns text immutable parallel safe language sql
      return lower(btrim(regexp_replace(normalize(coalesce(given, ''), nfkc) collate "pg_c_utf8", '\\s+', ' ', 'g')))
    `);
    // The codes that have their own code of the Postal Service, too, are within the United States (domain/address/countries.ts).
    this.addSql(`
      create function mail_country(given text) returns text immutable parallel safe language sql
      return case when upper(btrim(coalesce(given, ''))) in ('', 'US', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'UM', 'VI')
        then 'US' else upper(btrim(given)) end
    `);
    // Processes of the version before call the function without a country until they are replaced.
    this.addSql(`
      create function party_of_recipient(
        in_project uuid, to_name text, to_line_1 text, to_line_2 text, to_city text, to_state text, to_zip text, to_country text) returns uuid
      stable parallel safe language sql as $$
        select p.id from parties p join organizations o on o.id = p.organization_id
        cross join lateral (select concat(p.address_line_1, p.address_line_2, p.city, p.state, p.zip) ~ '\\S' as own) a
        cross join lateral (select mail_country(case when a.own then p.country_code else o.country_code end) as code) m
        cross join lateral (select case m.code when 'US' then 5 else 20 end as of_zip) c
        where p.project_id = in_project and p.deleted_at is null
          and plain_text(to_name) in (plain_text(o.legal_name), plain_text(o.name))
          and plain_text(to_line_1) = plain_text(case when a.own then p.address_line_1 else o.address_line_1 end)
          and plain_text(to_line_2) = plain_text(case when a.own then p.address_line_2 else o.address_line_2 end)
          and plain_text(to_city) = plain_text(case when a.own then p.city else o.city end)
          and plain_text(to_state) = plain_text(case when a.own then p.state else o.state end)
          and mail_country(to_country) = m.code
          and left(plain_text(to_zip), c.of_zip) = left(plain_text(case when a.own then p.zip else o.zip end), c.of_zip)
        order by p.is_active desc, p.is_claimant,
          p.role in ('owner', 'public_entity', 'general_contractor', 'lender', 'surety', 'lien_agent') desc, p.serial limit 1
      $$
    `);
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
              recipient_city, recipient_state, recipient_zip, recipient_country_code) as party_id
            from document_orders where id > done and id <= last and party_id is null) f
          where o.id = f.id and f.party_id is not null;
          commit;
          done := last;
        end loop;
      end $$`);
  }
}
