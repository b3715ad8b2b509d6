import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log. The database writes it in the transaction of the change, so no code can forget it. The setting `cps.actor`
 * (src/context/request-context.ts) names the actor. The table has no foreign keys: an entry is kept after its record is purged.
 *
 * Who may see an entry depends on its user, so the index of a type has the user: the entries of a type are counted in the index alone.
 */
export class Migration0001Audit extends Migration {
  override name = '0001-audit';

  override up(): void {
    this.addSql(
      `do $do$ begin if to_regprocedure('uuidv7()') is null then ${uuidv7Function('uuidv7')} end if; end $do$`,
    );
    this.addSql(`
      create table audit_entries (
        id uuid primary key default uuidv7(),
        serial bigint generated always as identity,
        account_id uuid not null,
        livemode boolean not null,
        organization_id uuid not null,
        user_id uuid,
        action text not null check (action in ('created', 'updated', 'deleted')),
        auditable_type text not null,
        auditable_id uuid not null,
        auditable_serial bigint not null,
        old_values jsonb,
        new_values jsonb not null,
        ip_address text not null,
        user_agent text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index audit_entries_list on audit_entries (account_id, livemode, serial desc)
        include (action, auditable_type, user_id, organization_id);
      create index audit_entries_sync on audit_entries (account_id, livemode, updated_at);
      create index audit_entries_record on audit_entries (auditable_id, serial desc);
      create index audit_entries_type_user on audit_entries (account_id, livemode, auditable_type, serial desc) include (user_id);
    `);
    this.addSql(auditChange);
    this.addSql(sandboxReset);
    this.addSql(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
      end $$;
      create trigger append_only before update or truncate on audit_entries
        for each statement execute function refuse_audit_change();
      alter table audit_entries enable always trigger append_only;
      create trigger undeletable before delete on audit_entries
        for each row when (not in_sandbox_reset(old.account_id, old.livemode)) execute function refuse_audit_change();
      alter table audit_entries enable always trigger undeletable;
    `);
  }
}

/**
 * The trigger that logs each change of a table's rows. A migration that adds a table calls it. The table needs `id` and
 * `serial`. The columns with amounts are arguments of the trigger, because looking them up for each row took a quarter of its
 * time. A migration that adds a numeric column creates the trigger again.
 *
 * @param type the name of the record in the log
 * @param unlogged columns that are not logged: secrets, and internal columns whose change is no change of the record
 */
export function audited(table: string, type: string, unlogged: readonly string[] = []): string {
  const quotedNames = unlogged.map((name) => `, ''${name}''`).join('');
  return `do $do$ begin
    execute format('create or replace trigger audited after insert or update or delete on ${table}
      for each row execute function audit_change(''${type}'', %L${quotedNames})', array(
        select attname from pg_attribute where attrelid = '${table}'::regclass and atttypid = 'numeric'::regtype and not attisdropped
        order by attnum));
  end $do$`;
}

/**
 * Whether a row belongs to the sandbox that this transaction resets (services/sandbox/reset.ts). Only a reset may delete
 * permanent rows, such as those of the audit log, and it does not log what it deletes.
 */
const sandboxReset = `
  create function in_sandbox_reset(account uuid, live boolean) returns boolean language sql stable as $$
    select not live and account::text = coalesce(current_setting('cps.sandbox_reset', true), '')
  $$;
`;

/**
 * UUIDv7 for servers before PostgreSQL 18: 48 bits of milliseconds, then 12 bits of their fraction. The ids of one backend sort
 * in the order of their creation, to a quarter of a microsecond.
 */
export function uuidv7Function(name: string): string {
  return `create function ${name}() returns uuid language sql volatile parallel safe as $fn$
    select encode(overlay(uuid_send(gen_random_uuid()) placing
      int8send(((us / 1000) << 16) | 28672 | ((us % 1000) * 4096 / 1000)) from 1 for 8), 'hex')::uuid
    from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as us) clock
  $fn$;`;
}

/**
 * Rows without an account (memberships, access tokens) belong to each account that they give access to, in live mode: they are
 * no sandbox data. Amounts are decimal strings, as in the API. A change of `updated_at` alone is not logged. A change without an
 * actor comes from outside of requests (command line, jobs, a database console): the log then has the facts of the session.
 *
 * A person who belongs to several organizations signs in to all of them at once. Each of them logs that the person signed in, but
 * from where is the person's own: it may be the office of another organization.
 */
const auditChange = `
  create function audit_change() returns trigger language plpgsql as $$
  declare
    actor constant jsonb := coalesce(nullif(current_setting('cps.actor', true), '')::jsonb, '{}');
    unlogged constant text[] := array['id', 'serial', 'account_id', 'livemode', 'created_at', 'updated_at'] || tg_argv[2:];
    written constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    before constant jsonb := case tg_op when 'INSERT' then null when 'DELETE' then written - unlogged else to_jsonb(old) - unlogged end;
    after constant jsonb := case tg_op when 'DELETE' then null else written - unlogged end;
    decimals constant text[] := tg_argv[1];
    deed text := case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end;
    old_values jsonb;
    new_values jsonb;
    accounts uuid[];
    is_elsewhere boolean;
    -- Records of both modes, such as tokens, change in real time.
    at constant timestamptz := coalesce(case written ->> 'livemode' when 'false' then (actor ->> 'sandbox_at')::timestamptz end,
      (actor ->> 'at')::timestamptz, clock_timestamp());
  begin
    -- The reset deletes its log too.
    if before = after or tg_op = 'DELETE' and in_sandbox_reset((written ->> 'account_id')::uuid, (written ->> 'livemode')::boolean) then
      return null;
    end if;
    if before ->> 'deleted_at' is null and after ->> 'deleted_at' is not null then
      deed := 'deleted';
    end if;
    if tg_op <> 'INSERT' then
      select jsonb_object_agg(key, case when key = any (decimals) then to_jsonb(value #>> '{}') else value end)
        into old_values from jsonb_each(before)
        where case deed when 'updated' then value is distinct from after -> key else value <> 'null' end;
    end if;
    if tg_op <> 'DELETE' then
      select jsonb_object_agg(key, case when key = any (decimals) then to_jsonb(value #>> '{}') else value end)
        into new_values from jsonb_each(after)
        where case tg_op when 'UPDATE' then value is distinct from before -> key else value <> 'null' end;
    end if;
    accounts := case
      when jsonb_exists(written, 'account_id') then array[written ->> 'account_id']::uuid[]
      when jsonb_exists(written, 'organization_id') then array[written ->> 'organization_id']::uuid[]
      else array(
        select organization_id from memberships m where m.user_id = (written ->> 'user_id')::uuid and (
          jsonb_exists(written -> 'abilities', 'org:' || m.organization_id)
          or not exists (select from jsonb_array_elements_text(written -> 'abilities') a where a like 'org:%')))
    end;
    is_elsewhere := tg_argv[0] in ('Session', 'SignInLink', 'Passkey', 'OidcSignIn') and cardinality(accounts) > 1;
    if is_elsewhere then
      old_values := old_values - array['ip_address', 'user_agent'];
      new_values := new_values - array['ip_address', 'user_agent'];
    end if;
    insert into audit_entries (account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id,
      auditable_serial, old_values, new_values, ip_address, user_agent, created_at, updated_at)
    select account, coalesce((written ->> 'livemode')::boolean, true),
      coalesce((actor ->> 'organization_id')::uuid, account), (actor ->> 'user_id')::uuid, deed, tg_argv[0], (written ->> 'id')::uuid, (written ->> 'serial')::bigint,
      old_values, coalesce(new_values, '{}'),
      case when is_elsewhere then '' else coalesce(actor ->> 'ip', host(inet_client_addr()), '127.0.0.1') end,
      case when is_elsewhere then '' else left(coalesce(actor ->> 'user_agent', current_setting('application_name')), 1000) end, at, at
    from unnest(accounts) account;
    return null;
  end $$;
`;
