import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/**
 * Orders to mail, file, record or research documents, with their payments and the reports of carriers. The payment lines and the
 * carriers' events are only added. The status and the billing status of an order follow from them.
 */
export class Migration0013DocumentOrders extends Migration {
  override name = '0013-document-orders';

  override up(): void {
    this.addSql(`
      create table document_orders (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
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
        recipient_state text not null,
        recipient_zip text not null,
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
        metadata jsonb,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        foreign key (project_id, account_id, livemode) references projects (id, account_id, livemode),
        check ((order_type = 'mail') = (mail_class is not null))
      );
      create index document_orders_list on document_orders (account_id, livemode, serial desc)
        include (status, billing_status, order_type) where deleted_at is null;
      create index document_orders_sync on document_orders (account_id, livemode, updated_at);
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
      create unique index document_orders_external on document_orders (external_provider_id, handler);
      ${audited('document_orders', 'DocumentOrder', ['submitting_since', 'hold_id'])};
    `);
    this.addSql(`
      create table document_order_payments (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        document_order_id uuid not null references document_orders (id),
        type text not null check (type in ('charge', 'refund', 'adjustment', 'credit_applied')),
        amount_cents integer not null check (amount_cents between -100000000 and 100000000),
        reference text,
        notes text,
        -- The posting in the ledger that the line reports or refunds; null where no credits moved.
        ledger_reference text,
        recorded_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        check (case type when 'refund' then amount_cents < 0 when 'adjustment' then amount_cents <> 0 else amount_cents > 0 end)
      );
      create index document_order_payments_account on document_order_payments (account_id, livemode);
      create index document_order_payments_order on document_order_payments (document_order_id, serial);
      ${audited('document_order_payments', 'DocumentOrderPayment')};
    `);
    this.addSql(`
      create table document_order_events (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
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
      -- Files that staff or the partner attach to an order or a fulfillment request; the file store has their bytes.
      create table attached_files (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        subject_type text not null check (subject_type in ('document_order', 'fulfillment_request')),
        subject_id uuid not null,
        file_name text not null,
        mime_type text not null,
        file_size integer not null,
        sha256 text not null,
        description text,
        created_at timestamptz(3) not null,
        unique (subject_id, sha256, file_name)
      );
      create index attached_files_account on attached_files (account_id, livemode);
      create index attached_files_subject on attached_files (subject_id, serial);
      create index attached_files_file on attached_files (sha256);
      ${audited('attached_files', 'AttachedFile')};
    `);
  }
}
