import { Migration } from '@mikro-orm/migrations';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';

/** What requests leave behind: remembered answers, counts for the limits, and the request log. */
export class Migration0018Requests extends Migration {
  override name = '0018-requests';

  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        scope bytea primary key,
        account_id uuid not null,
        livemode boolean not null,
        request_hash bytea not null,
        status integer not null,
        body bytea not null,
        created_at timestamptz(3) not null,
        -- The credential that the answer belongs to; null in rows that every token of the user may replay until they expire.
        credential_id uuid
      );
      create index idempotency_keys_age on idempotency_keys (created_at);
      create index idempotency_keys_sandbox on idempotency_keys (account_id) where not livemode;
    `);
    // The calls of an organization in a minute, and the times of a user's limited actions.
    this.addSql(`
      create table call_windows (
        -- The acting organization, or the user where there is none.
        caller_id uuid not null,
        livemode boolean not null,
        window_start timestamptz not null,
        taken integer not null,
        granted integer not null,
        primary key (caller_id, livemode, window_start)
      );
      create index call_windows_age on call_windows (window_start);
      create table counted_actions (
        user_id uuid not null references users (id),
        action text not null check (action in ('make_token', 'open_account')),
        done_at timestamptz(3) not null
      );
      create index counted_actions_user on counted_actions (user_id, action, done_at desc);
      create index counted_actions_age on counted_actions (done_at);
    `);
    // Nothing writes it any more: see call_windows.
    this.addSql(`
      create table rate_windows (
        token_id uuid not null,
        window_start timestamptz not null,
        taken integer not null,
        granted integer not null,
        primary key (token_id, window_start)
      );
      create index rate_windows_age on rate_windows (window_start);
    `);
    // A transaction sends its last statements together with COMMIT: an error states the facts of a refusal.
    // The service reads the SQLSTATE and the facts (db/sent-with-next.ts).
    this.addSql(`
      create function demand(met boolean, facts json) returns void language plpgsql as $$
      begin
        if met is not true then
          raise exception 'The request is refused.' using errcode = 'CPS02', detail = facts::text;
        end if;
      end $$;
    `);
    // The request log: one row for each API request of an account, in a partition for each day.
    this.addSql(`
      create table api_requests (
        id uuid not null,
        serial bigint generated always as identity,
        account_id uuid not null,
        livemode boolean not null,
        created_at timestamptz(3) not null,
        method text not null,
        path text not null,
        route text,
        operation text,
        status smallint,
        error_code text,
        duration_ms integer not null,
        credits numeric(12, 2) not null,
        user_id uuid not null,
        token_id uuid,
        session_id uuid,
        idempotency_key text,
        request_body text,
        response_body text,
        primary key (id, created_at)
      ) partition by range (created_at);
      create index api_requests_list on api_requests (account_id, livemode, serial desc);
      create index api_requests_failed_list on api_requests (account_id, livemode, serial desc)
        where status >= 400 or error_code is not null;
      comment on table api_requests is 'Kept for a week. No record refers to it, and it is not part of backups.';
    `);
    this.addSql(addPartition);
    this.addSql(recordRequests);
    this.addSql(`select add_api_request_partition(now()), add_api_request_partition(now() + interval '1 day')`);
  }
}

/**
 * Creates the partition of the day that a time is in, if there is none. The table is attached, because creating it as a partition
 * would lock the log against its readers. The indexes are created first, so that attaching it only compares them.
 */
const addPartition = `
  create function add_api_request_partition(at timestamptz) returns void language plpgsql as $$
  declare
    day constant timestamp := date_trunc('day', at at time zone 'UTC');
    partition constant text := 'api_requests_' || to_char(day, 'YYYY_MM_DD');
  begin
    if to_regclass(partition) is not null then
      return;
    end if;
    perform pg_advisory_xact_lock(${advisoryLocks.requestLog});
    -- Another session may just have created it, which the cache behind to_regclass need not know yet.
    perform from pg_class where relname = partition and relnamespace = current_schema()::regnamespace;
    if found then
      return;
    end if;
    execute format('create table %I (like api_requests including defaults, primary key (id, created_at))', partition);
    execute format('create index %I on %I (account_id, livemode, serial desc)', partition || '_list', partition);
    execute format('create index %I on %I (account_id, livemode, serial desc) where status >= 400 or error_code is not null',
      partition || '_failed_list', partition);
    execute format('alter table api_requests attach partition %I for values from (%L) to (%L)', partition,
      day at time zone 'UTC', (day + interval '1 day') at time zone 'UTC');
  end $$;
`;

/**
 * Writes a batch. Entries that are written again after a lost connection are ignored. The commit does not wait for the disk: a
 * server that crashes may lose the entries of the last instant.
 */
const recordRequests = `
  create function record_api_requests(entries json) returns void language plpgsql as $$
  begin
    perform set_config('synchronous_commit', 'off', true);
    -- The hourly job creates partitions ahead; a service without a worker logs all the same.
    perform add_api_request_partition(day)
      from (select distinct date_trunc('day', (e ->> 'created_at')::timestamptz, 'UTC') as day from json_array_elements(entries) e) d;
    insert into api_requests (id, account_id, livemode, created_at, method, path, route, operation, status, error_code,
        duration_ms, credits, user_id, token_id, session_id, idempotency_key, request_body, response_body)
      select id, account_id, livemode, created_at, method, path, route, operation, status, error_code,
        duration_ms, credits + case when paid_call then (select p.credits from prices p where p.event_type = 'api_call' and p.variant = ''
          and (p.account_id = e.account_id or p.account_id is null) order by p.account_id is null limit 1) else 0 end,
        user_id, token_id, session_id, idempotency_key, request_body, response_body
      from json_to_recordset(entries) as e (id uuid, account_id uuid, livemode boolean, created_at timestamptz, method text,
        path text, route text, operation text, status smallint, error_code text, duration_ms integer, credits numeric,
        paid_call boolean, user_id uuid, token_id uuid, session_id uuid, idempotency_key text, request_body text, response_body text)
      on conflict do nothing;
  end $$;
`;
