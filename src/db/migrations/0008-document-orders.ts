import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/**
 * Orders to mail, file, record or research documents, with their payments and the reports of carriers. The payment lines and the
 * carriers' events are only added. The status and the billing status of an order follow from them.
 */
export class Migration0008DocumentOrders extends Migration {
  override name = '0008-document-orders';

  override up(): void {
    this.addSql(`
      create table document_orders (
        ${ids},
        organization_id uuid not null references organizations (id),
        document_id uuid not null references documents (id),
        documentable_type text not null,
        documentable_id uuid not null,
        project_id uuid not null,
        status text not null default 'pending' check (status in ('pending', 'processing', 'dispatched', 'in_transit',
          'out_for_delivery', 'delivered', 'returned', 'failed', 'cancelled')),
        order_type text not null check (order_type in ('mail', 'filing', 'research', 'recording')),
        -- For mail only.
        mail_class text check (mail_class in ('first_class', 'certified', 'priority')),
        recipient_name text not null,
        recipient_address_line_1 text not null,
        recipient_address_line_2 text,
        recipient_city text not null,
        -- Both null only in countries other than the United States.
        recipient_state text,
        recipient_zip text,
        billing_method text not null check (billing_method in ('prepay', 'invoice', 'credit_balance')),
        billing_status text not null default 'pending' check (billing_status in ('pending', 'invoiced', 'paid', 'refunded', 'void')),
        amount_cents integer not null check (amount_cents >= 0),
        invoiced_at timestamptz(3),
        paid_at timestamptz(3),
        invoice_reference text,
        payment_reference text,
        -- Of the ledger; null in the sandbox and where nothing is held.
        hold_id uuid,
        -- Who fulfills it: the name of a carrier, or the mailroom.
        handler text,
        -- From the call of a carrier until its answer is known: meanwhile the order cannot be cancelled.
        submitting_since timestamptz(3),
        carrier text,
        tracking_number text,
        external_provider_id text,
        -- The carrier's first scan.
        accepted_at timestamptz(3),
        shipped_at timestamptz(3),
        delivered_at timestamptz(3),
        -- Why a person should look at it: returned, address_issue, ...
        attention text,
        -- The result of a filing, recording or research.
        results jsonb,
        ${metadataAndTimes},
        recipient_country_code text not null default 'US',
        -- The party that it goes to: the one with the name and the address of the recipient, unless the caller names it.
        party_id uuid references parties (id),
        -- Of the signed original that is sent in place of the document.
        signed_sha256 text,
        ${ofProject},
        check ((order_type = 'mail') = (mail_class is not null))
      );
      ${listIndexes('document_orders', 'status, billing_status, order_type')}
      create index document_orders_status on document_orders (account_id, livemode, status, serial desc) where deleted_at is null;
      create index document_orders_organization on document_orders (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index document_orders_document on document_orders (document_id, account_id, livemode, serial desc) include (deleted_at);
      create index document_orders_record on document_orders (documentable_id, serial desc) where deleted_at is null;
      create index document_orders_project on document_orders (project_id, account_id, livemode, serial desc) include (deleted_at);
      -- The orders that staff fulfill, for all accounts.
      create index document_orders_mailroom on document_orders (serial) where livemode and deleted_at is null
        and (order_type <> 'mail' or handler = 'mailroom')
        and status in ('pending', 'processing', 'dispatched', 'in_transit', 'out_for_delivery');
      create index document_orders_mailroom_status on document_orders (status, serial) where livemode and deleted_at is null
        and (order_type <> 'mail' or handler = 'mailroom');
      create index document_orders_tracking on document_orders (tracking_number) where tracking_number is not null;
      -- What an account owes on open invoices is summed at each order that adds to it.
      create index document_orders_open_invoices on document_orders (account_id, livemode)
        where billing_method = 'invoice' and billing_status in ('pending', 'invoiced');
      create index document_orders_party on document_orders (party_id, account_id, livemode, serial desc)
        include (deleted_at) where party_id is not null;
      create unique index document_orders_external on document_orders (external_provider_id, handler);
      ${audited('document_orders', 'DocumentOrder', ['submitting_since', 'hold_id'])};
    `);
    this.addSql(`
      create table document_order_payments (
        ${ids},
        document_order_id uuid not null references document_orders (id),
        type text not null check (type in ('charge', 'refund', 'adjustment', 'credit_applied')),
        amount_cents integer not null check (amount_cents between -100000000 and 100000000),
        reference text,
        notes text,
        -- The posting in the ledger that the line reports or refunds; null where no credits moved.
        ledger_reference text,
        recorded_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        -- Who recorded it; null in lines of before the first release, which all count as paid.
        recorded_by text default 'account' check (recorded_by in ('account', 'staff', 'service')),
        check (case type when 'refund' then amount_cents < 0 when 'adjustment' then amount_cents <> 0 else amount_cents > 0 end)
      );
      create index document_order_payments_account on document_order_payments (account_id, livemode);
      create index document_order_payments_order on document_order_payments (document_order_id, serial);
      ${audited('document_order_payments', 'DocumentOrderPayment')};
    `);
    this.addSql(`
      create table document_order_events (
        ${ids},
        document_order_id uuid not null references document_orders (id),
        -- Who reported it, and its id there: reported twice, it is one event.
        provider text not null,
        provider_event_id text not null,
        -- The status that it reports; null where it reports none.
        status text,
        -- The text of the carrier.
        name text not null,
        location text,
        details jsonb,
        occurred_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        -- Within one order: an id of one account's Lob means nothing for another account.
        unique (document_order_id, provider, provider_event_id)
      );
      create index document_order_events_account on document_order_events (account_id, livemode);
      create index document_order_events_order on document_order_events (document_order_id, occurred_at, serial);
    `);
    this.addSql(`
      -- For accounts with another limit than INVOICE_LIMIT_CREDITS.
      create table invoice_limits (
        account_id uuid primary key references organizations (id),
        credits numeric(14, 2) not null check (credits >= 0),
        updated_at timestamptz(3) not null
      );
    `);
    // What a recipient shares with a party. The rule is a function of the database, so that orders of all ages follow the same one. Texts
    // are the same in all forms of Unicode, and in capitals whatever the locale of the database is. A postal code of another country counts
    // whole: only a ZIP code has four digits that a letter may lack.
    this.addSql(`
      create function plain_text(given text) returns text immutable parallel safe language sql
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
    // Of an organization in several roles, the party in a role that notices are served on has the order.
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
  }
}
