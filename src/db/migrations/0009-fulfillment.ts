import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes, times } from './0002-accounts.js';

/** Research by the fulfillment partner, the credits held for its postage, and the partner's reports. */
export class Migration0009Fulfillment extends Migration {
  override name = '0009-fulfillment';

  override up(): void {
    this.addSql(`
      create table fulfillment_requests (
        ${ids},
        organization_id uuid not null references organizations (id),
        requested_by_user_id uuid,
        type text not null check (type = 'notice_research'),
        status text not null default 'queued' check (status in ('queued', 'submitted', 'in_progress', 'payment_required',
          'fulfilled', 'rejected', 'cancelled', 'failed')),
        scope text not null check (scope in ('research', 'research_and_document', 'full_service')),
        idempotency_key text not null,
        source_kind text check (source_kind in ('project', 'notice')),
        source_id uuid,
        partner_resource_type text,
        partner_resource_id text,
        status_reason text,
        last_error text,
        retry_count integer not null default 0,
        payload jsonb not null,
        meta jsonb,
        result jsonb,
        -- The credits that were charged and that are held.
        fee numeric(12, 2) not null,
        postage_rate numeric(12, 2),
        authorized_recipients integer,
        required_recipients integer,
        mailed_recipients integer,
        refund jsonb,
        -- The records that the partner's findings became.
        project_id uuid,
        notice_id uuid,
        submitted_at timestamptz(3),
        fulfilled_at timestamptz(3),
        failed_at timestamptz(3),
        ${metadataAndTimes},
        -- A retry after a lost answer submits the same ticket again.
        same_ticket_retries integer not null default 0,
        check ((source_kind is null) = (source_id is null)),
        check ((scope = 'full_service') = (authorized_recipients is not null and postage_rate is not null))
      );
      create unique index fulfillment_requests_key on fulfillment_requests (account_id, livemode, idempotency_key);
      ${listIndexes('fulfillment_requests')}
      create index fulfillment_requests_status on fulfillment_requests (account_id, livemode, status, serial desc) where deleted_at is null;
      create index fulfillment_requests_project on fulfillment_requests (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index fulfillment_requests_organization on fulfillment_requests (organization_id, account_id, livemode, serial desc) include (deleted_at);
      -- The requests for which the partner has a ticket, of all accounts.
      create index fulfillment_requests_partner on fulfillment_requests (livemode, serial desc)
        where partner_resource_type <> 'account_ticket' and deleted_at is null;
      create index fulfillment_requests_partner_sync on fulfillment_requests (livemode, updated_at)
        where partner_resource_type <> 'account_ticket' and deleted_at is null;
      create index fulfillment_requests_partner_status on fulfillment_requests (livemode, status, serial desc)
        where partner_resource_type <> 'account_ticket' and deleted_at is null;
      -- Two partners may give the same id only where one of them is an account's own.
      create unique index fulfillment_requests_ticket on fulfillment_requests (partner_resource_type, partner_resource_id)
        where partner_resource_type <> 'account_ticket';
      create unique index fulfillment_requests_account_ticket on fulfillment_requests (account_id, partner_resource_id)
        where partner_resource_type = 'account_ticket';
      ${audited('fulfillment_requests', 'FulfillmentRequest')};
    `);
    this.addSql(`
      create table fulfillment_holds (
        ${ids},
        fulfillment_request_id uuid not null references fulfillment_requests (id),
        -- Of the ledger; null in the sandbox and where nothing is held.
        hold_id uuid,
        amount numeric(12, 2) not null check (amount >= 0),
        captured numeric(12, 2) not null default 0 check (captured between 0 and amount),
        status text not null default 'held' check (status in ('held', 'captured', 'released')),
        ${times}
      );
      create index fulfillment_holds_account on fulfillment_holds (account_id, livemode);
      create index fulfillment_holds_request on fulfillment_holds (fulfillment_request_id, serial);
    `);
    this.addSql(`
      create table partner_reports (
        ${ids},
        fulfillment_request_id uuid not null references fulfillment_requests (id),
        -- The partner's id of it: sent twice, it is one report.
        report_id text not null,
        kind text not null,
        -- Why it changed nothing; null where it did.
        disregarded text,
        created_at timestamptz(3) not null,
        unique (fulfillment_request_id, report_id)
      );
      create index partner_reports_account on partner_reports (account_id, livemode);
      create index partner_reports_request on partner_reports (fulfillment_request_id, serial);
    `);
  }
}
