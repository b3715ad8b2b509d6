import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/**
 * Webhooks and the deliveries of events to them. The sequencer makes the deliveries (0010-events) in the transaction that gives
 * the events their positions; workers claim those that are due. A delivery's body is the payload of its event.
 */
export class Migration0011Webhooks extends Migration {
  override name = '0011-webhooks';

  override up(): void {
    this.addSql(`
      create table webhooks (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        organization_id uuid not null references organizations (id),
        url text not null,
        events text[] not null check (cardinality(events) > 0),
        description text,
        is_active boolean not null default true,
        sealed_secret bytea not null,
        previous_sealed_secret bytea,
        previous_secret_expires_at timestamptz(3),
        last_delivery_at timestamptz(3),
        failure_count integer not null default 0,
        failing_since timestamptz(3),
        disabled_at timestamptz(3),
        disabled_reason text check (disabled_reason in ('gone', 'failing')),
        metadata jsonb,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        constraint webhooks_disabled check ((disabled_at is null) = (disabled_reason is null) and not (is_active and disabled_at is not null))
      );
      create index webhooks_list on webhooks (account_id, livemode, serial desc) where deleted_at is null;
      create index webhooks_sync on webhooks (account_id, livemode, updated_at);
      create index webhooks_organization on webhooks (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index webhooks_resting on webhooks (id) where not is_active or deleted_at is not null;
    `);
    this.addSql(
      audited('webhooks', 'Webhook', [
        'sealed_secret',
        'previous_sealed_secret',
        'last_delivery_at',
        'failure_count',
        'failing_since',
      ]),
    );
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null,
        livemode boolean not null,
        webhook_id uuid not null references webhooks (id),
        event_id uuid not null,
        event text not null,
        event_position bigint not null,
        event_sequenced_at timestamptz(3) not null,
        resource_id uuid not null,
        status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
        attempt smallint not null default 0,
        next_attempt_at timestamptz(3),
        leased_until timestamptz(3),
        delivered_at timestamptz(3),
        response_code smallint,
        duration_ms integer,
        error text,
        attempts jsonb not null default '[]',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        check ((status = 'pending') = (next_attempt_at is not null)),
        check (leased_until is null or status = 'pending')
      ) with (autovacuum_vacuum_scale_factor = 0.02);
      create index webhook_deliveries_list on webhook_deliveries (account_id, livemode, serial desc);
      create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, serial desc);
      create index webhook_deliveries_created on webhook_deliveries (created_at);
      create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at, event_position)
        where status = 'pending';
      create index webhook_deliveries_resource on webhook_deliveries (webhook_id, resource_id, event_position)
        where status = 'pending';
      create index webhook_deliveries_leased on webhook_deliveries (webhook_id, leased_until) where leased_until is not null;
    `);
    this.addSql(fanOut);
  }
}

/** Deliveries of the events at the positions after `after` up to `upto`. A test event goes to the webhook that it is about. */
const fanOut = `
  create function fan_out_to_webhooks(after bigint, upto bigint, at timestamptz) returns void language sql as $$
    insert into webhook_deliveries (id, account_id, livemode, webhook_id, event_id, event, event_position, event_sequenced_at,
      resource_id, next_attempt_at, created_at, updated_at)
    select uuidv7(), e.account_id, e.livemode, w.id, e.id, e.type, e.position, e.sequenced_at, e.subject_id, at, at, at
    from events e join webhooks w on w.account_id = e.account_id and w.livemode = e.livemode
    where e.position > after and e.position <= upto and e.sequenced_at = at and w.is_active and w.deleted_at is null
      and case e.type when 'webhook.test' then w.id = e.subject_id else w.events && array['*', e.type] end
    order by e.position
  $$;
`;
