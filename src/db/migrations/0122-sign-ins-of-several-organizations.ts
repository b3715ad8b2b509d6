import { Migration } from '@mikro-orm/migrations';

/**
 * A person who belongs to several organizations signs in to all of them at once. Each of them logs that the person signed in, but from
 * where is the person's own: it may be the office of another organization.
 */
export class Migration0122SignInsOfSeveralOrganizations extends Migration {
  override name = '0122-sign-ins-of-several-organizations';

  override up(): void {
    this.addSql(auditChange);
  }
}

const auditChange = `
  create or replace function audit_change() returns trigger language plpgsql as $$
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
