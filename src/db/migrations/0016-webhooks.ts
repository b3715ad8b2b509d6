import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes, times } from './0002-accounts.js';

/**
 * Webhooks and the deliveries of events to them. The sequencer makes the deliveries (0015-events) in the transaction that gives
 * the events their positions; workers claim those that are due. A delivery's body is the payload of its event.
 */
export class Migration0016Webhooks extends Migration {
  override name = '0016-webhooks';

  override up(): void {
    this.addSql(`
      create table webhooks (
        ${ids},
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
        ${metadataAndTimes},
        -- Endpoints that are slow, or did not answer their last attempt at all. Their attempts have slots of their own.
        pace text check (pace in ('slow', 'silent')),
        constraint webhooks_disabled check ((disabled_at is null) = (disabled_reason is null) and not (is_active and disabled_at is not null))
      );
      ${listIndexes('webhooks')}
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
        'pace',
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
        -- Not used any more: see webhook_leases.
        leased_until timestamptz(3),
        delivered_at timestamptz(3),
        response_code smallint,
        duration_ms integer,
        error text,
        attempts jsonb not null default '[]',
        ${times},
        -- The last job that it belongs to which delivers everything again that failed since a moment.
        redelivery_id uuid,
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
      create index webhook_deliveries_failed on webhook_deliveries (webhook_id, created_at) where status = 'failed';
      create index webhook_deliveries_redelivery on webhook_deliveries (redelivery_id) where redelivery_id is not null;
      create index webhook_deliveries_event on webhook_deliveries (event_id);
      -- The deliveries of an account in the order in which they changed, for clients that resume.
      create index webhook_deliveries_changed on webhook_deliveries (account_id, livemode, updated_at, id);
    `);
    // The attempts that are under way. With the lease as a column of the delivery, each claim wrote a new version of the delivery's row,
    // with an entry in each of its ten indexes.
    this.addSql(`
      create table webhook_leases (
        webhook_id uuid not null,
        delivery_id uuid not null,
        attempt smallint not null,
        leased_until timestamptz(3) not null,
        primary key (webhook_id, delivery_id)
      ) with (autovacuum_vacuum_scale_factor = 0.02);
    `);
    // Jobs that deliver everything again that failed since a moment.
    this.addSql(`
      create table webhook_redeliveries (
        ${ids},
        webhook_id uuid not null references webhooks (id),
        since timestamptz(3) not null,
        total integer not null,
        more boolean not null,
        created_at timestamptz(3) not null
      );
      create index webhook_redeliveries_list on webhook_redeliveries (account_id, livemode, serial desc);
      create index webhook_redeliveries_webhook on webhook_redeliveries (webhook_id);
      create index webhook_redeliveries_created on webhook_redeliveries (created_at);
    `);
    this.addSql(fanOut);
    // Announces each change of deliveries, from whatever statement, to the processes whose clients follow them: with the deliveries in the
    // order of their ids, as many to a notification as it can hold. A client resumes by time, and by the transactions that ran at that time.
    this.addSql(`
      create function announce_deliveries() returns trigger language plpgsql as $$
      begin
        perform pg_notify('cps_deliveries', json_build_array(
            floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
            pg_snapshot_xmin(pg_current_snapshot())::text::bigint, pg_current_xact_id()::text::bigint, one.deliveries)::text)
          from (
            select part, json_agg(json_build_array(account_id, livemode, webhook_id, id) order by id) as deliveries
            from (select *, (row_number() over (order by id) - 1) / 50 as part from changed) numbered group by part
          ) one order by part;
        return null;
      end $$;
      create trigger notified_new after insert on webhook_deliveries referencing new table as changed
        for each statement execute function announce_deliveries();
      create trigger notified after update on webhook_deliveries referencing new table as changed
        for each statement execute function announce_deliveries();
    `);
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
