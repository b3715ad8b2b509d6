import { Migration } from '@mikro-orm/migrations';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';

/**
 * Events, for webhooks and subscriptions. A request writes its events to `event_outbox` in its own transaction. One sequencer at a
 * time moves the committed ones to `events`, with positions that have no gaps. A slow transaction gets a later position, so a
 * reader that has read up to a position misses no event below it.
 */
export class Migration0015Events extends Migration {
  override name = '0015-events';

  override up(): void {
    // A queue: rows exist for milliseconds. It is vacuumed by count, because its size does not show how many rows are dead.
    this.addSql(`
      create table event_outbox (
        serial bigint generated always as identity primary key,
        ${columns}
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
      create table events (
        position bigint not null,
        ${columns},
        sequenced_at timestamptz(3) not null,
        primary key (position, sequenced_at)
      ) partition by range (sequenced_at);
      create index events_stream on events (account_id, livemode, position);
      -- The events of one record in its account's stream.
      create index events_subject on events (account_id, livemode, subject_id, position);
    `);
    this.addSql(`
      create table event_positions (
        singleton boolean primary key default true check (singleton),
        last bigint not null default 0,
        dropped bigint not null default 0,
        delivered_from timestamptz(3) not null default now()
      );
      comment on column event_positions.last is 'The position of the newest event; a plain sequence would have gaps.';
      comment on column event_positions.dropped is 'Events up to this position may be gone: their retention is over.';
      comment on column event_positions.delivered_from is 'Deliveries of events before this time may be gone: their retention is over.';
      insert into event_positions default values;
      create table event_gaps (positions int8multirange not null);
      comment on table event_gaps is 'Positions whose events went with their sandbox, so that a lost one can be told from them.';
    `);
    this.addSql(`
      create function refuse_event_change() returns trigger language plpgsql as $$
      begin
        raise exception 'Events are append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
      end $$;
      create trigger append_only before update or truncate on events
        for each statement execute function refuse_event_change();
      -- Partitions get it when they are attached.
      create trigger undeletable before delete on events
        for each row when (not in_sandbox_reset(old.account_id, old.livemode)) execute function refuse_event_change();
      create function note_event_gaps() returns trigger language plpgsql as $$
      begin
        insert into event_gaps select range_agg(int8range(position, position, '[]')) from gone where not livemode having count(*) > 0;
        return null;
      end $$;
      create trigger noted after delete on events
        referencing old table as gone for each statement execute function note_event_gaps();
    `);
    this.addSql(addEventPartition);
    this.addSql(sequenceEvents);
    this.addSql(apiTimestamp);
    // Writes an event that the database causes. Requests write theirs through src/events/outbox.ts. In PL/pgSQL, which keeps the plan of its
    // statement and starts no executor for the time.
    this.addSql(`
      create function announce(tenant uuid, live boolean, what text, subject uuid, object json, at timestamptz)
      returns void language plpgsql as $$
      declare
        event constant uuid := uuidv7();
      begin
        insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
        values (event, tenant, live, what, split_part(what, '.', 1), subject, json_build_object(
          'id', event, 'type', what, 'timestamp', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"'),
          'organization_id', tenant, 'livemode', live, 'data', json_build_object('object', object)), at);
      end $$;
    `);
    this.addSql(`select add_event_partition(now()), add_event_partition(now() + interval '1 month')`);
  }
}

/** The payload is json, not jsonb: its keys keep their order, and PostgreSQL stores it without a conversion. */
const columns = `
  id uuid not null,
  account_id uuid not null,
  livemode boolean not null,
  type text not null,
  subject_type text not null,
  subject_id uuid not null,
  payload json not null,
  occurred_at timestamptz(3) not null`;

/**
 * Creates the partition for the month of a time, if there is none. It attaches a table, because creating a partition locks out
 * readers. The sequencer calls it under its lock, and this migration calls it.
 */
const addEventPartition = `
  create function add_event_partition(at timestamptz) returns void language plpgsql as $$
  declare
    month constant timestamp := date_trunc('month', at at time zone 'UTC');
    partition constant text := 'events_' || to_char(month, 'YYYY_MM');
  begin
    if to_regclass(partition) is not null then
      return;
    end if;
    execute format('create table %I (like events including all)', partition);
    execute format('alter table events attach partition %I for values from (%L) to (%L)', partition,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create trigger append_only before update or truncate on %I
      for each statement execute function refuse_event_change()', partition);
  end $$;
`;

/**
 * Moves the oldest committed events, at most `most`, to their positions, and returns their number. Each statement of the function
 * sees what was committed before it, so events that the previous sequencer moved are gone when the lock is granted.
 */
const sequenceEvents = `
  create function sequence_events(most integer) returns integer language plpgsql as $$
  declare
    at timestamptz(3);
    base bigint;
    moved integer;
  begin
    if not exists (select from event_outbox) then
      return 0;
    end if;
    perform pg_advisory_xact_lock(${advisoryLocks.sequencer});
    at := clock_timestamp();
    -- The daily job makes partitions ahead; a service without a worker must not stand still at the end of a month.
    perform add_event_partition(at);
    select last into base from event_positions;
    with taken as (
      delete from event_outbox where serial = any (array(select serial from event_outbox order by serial limit most))
      returning *
    )
    insert into events (position, id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at, sequenced_at)
      select base + row_number() over (order by serial), id, account_id, livemode, type, subject_type, subject_id, payload,
        occurred_at, at
      from taken;
    get diagnostics moved = row_count;
    if moved = 0 then
      return 0;
    end if;
    update event_positions set last = base + moved;
    -- In this transaction: an event has a position and its deliveries, or neither.
    perform fan_out_to_webhooks(base, base + moved, at);
    perform pg_notify('cps_events', (base + moved)::text);
    return moved;
  end $$;
`;

const apiTimestamp = `
  create function api_timestamp(at timestamptz) returns text language sql immutable as $$
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')
  $$;
`;
