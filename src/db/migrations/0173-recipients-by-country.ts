import { Migration } from '@mikro-orm/migrations';

/**
 * A postal code of another country counts whole: only a ZIP code has four digits that a letter may lack. The country itself counts, too. What
 * a recipient shares with a party is a function of its own, for orders whose party was renamed or moved. Texts are the same in all forms of
 * Unicode, and in capitals whatever the locale of the database is. Of an organization in several roles, the party in a role that notices are
 * served on has the order.
 */
export class Migration0173RecipientsByCountry extends Migration {
  override name = '0173-recipients-by-country';

  override up(): void {
    this.addSql(`
      create or replace function plain_text(given text) returns text immutable parallel safe language sql
      return lower(btrim(regexp_replace(normalize(coalesce(given, ''), nfkc) collate "pg_c_utf8", '\\s+', ' ', 'g')))
    `);
    this.addSql(`
      create function country_of_mail(code text) returns text immutable parallel safe language sql
      return case when coalesce(upper(btrim(code)), '') in ('', 'US', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'UM', 'VI')
        then 'US' else upper(btrim(code)) end
    `);
    this.addSql(`
      create function postal_code(given text, country text) returns text immutable parallel safe language sql
      return case when country = 'US' then left(plain_text(given), 5) else regexp_replace(plain_text(given), '[ -]', '', 'g') end
    `);
    // A party is addressed at its own address if any line of it is set, else at that of its organization.
    this.addSql(`
      create function shared_with_party(
        in_party uuid, to_name text, to_line_1 text, to_line_2 text, to_city text, to_state text, to_zip text, to_country text)
      returns table (name boolean, address boolean) stable parallel safe language sql as $$
        select plain_text(to_name) in (plain_text(o.legal_name), plain_text(o.name)),
          plain_text(to_line_1) = plain_text(case when a.own then p.address_line_1 else o.address_line_1 end)
          and plain_text(to_line_2) = plain_text(case when a.own then p.address_line_2 else o.address_line_2 end)
          and plain_text(to_city) = plain_text(case when a.own then p.city else o.city end)
          and plain_text(to_state) = plain_text(case when a.own then p.state else o.state end)
          and country_of_mail(to_country) = a.country
          and postal_code(to_zip, a.country) = postal_code(case when a.own then p.zip else o.zip end, a.country)
        from parties p join organizations o on o.id = p.organization_id
        cross join lateral (
          select own, country_of_mail(case when own then p.country_code else o.country_code end) as country
          from (select concat(p.address_line_1, p.address_line_2, p.city, p.state, p.zip) ~ '\\S' as own) of_party) a
        where p.id = in_party
      $$
    `);
    // The one without a country stays for the release before.
    this.addSql(`
      create function party_of_recipient(
        in_project uuid, to_name text, to_line_1 text, to_line_2 text, to_city text, to_state text, to_zip text,
        to_country text) returns uuid
      stable parallel safe language sql as $$
        select p.id from parties p
        cross join lateral shared_with_party(p.id, to_name, to_line_1, to_line_2, to_city, to_state, to_zip, to_country) shared
        where p.project_id = in_project and p.deleted_at is null and shared.name and shared.address
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
