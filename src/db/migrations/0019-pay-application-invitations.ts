import { Migration } from '@mikro-orm/migrations';

/**
 * Invitations of other tenants to a pay application. An invitation belongs to the invited account. Only its acceptance writes a
 * row of `pay_application_participants`, so the previous release, which reads that table alone, shows each account
 * only what it accepted.
 */
export class Migration0019PayApplicationInvitations extends Migration {
  override name = '0019-pay-application-invitations';

  override up(): void {
    this.addSql(`
      create table pay_application_invitations (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        inviter_account_id uuid not null references organizations (id),
        -- A reset of the inviter's sandbox deletes the invitations.
        pay_application_id uuid not null references pay_applications (id) on delete cascade,
        application_number integer not null,
        project_name text not null,
        role text not null check (role in (
          'owner', 'public_entity', 'lessee', 'developer', 'general_contractor', 'construction_manager', 'subcontractor',
          'sub_subcontractor', 'material_supplier', 'equipment_lessor', 'design_professional', 'laborer', 'lender', 'surety',
          'lien_agent')),
        status text not null check (status in ('invited', 'accepted', 'declined', 'withdrawn')),
        attempts integer not null default 1,
        invited_at timestamptz(3) not null,
        answered_at timestamptz(3),
        answered_by_user_id uuid references users (id),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (pay_application_id, account_id, role)
      );
      create index pay_application_invitations_list on pay_application_invitations (account_id, livemode, serial desc);
      create index pay_application_invitations_sync on pay_application_invitations (account_id, livemode, updated_at);
      create index pay_application_invitations_inviter
        on pay_application_invitations (inviter_account_id, account_id, livemode, invited_at);
    `);
    // Existing participants have accepted.
    this.addSql(`
      insert into pay_application_invitations (id, account_id, livemode, inviter_account_id, pay_application_id,
        application_number, project_name, role, status, invited_at, answered_at, created_at, updated_at)
      select p.id, p.organization_id, p.livemode, p.account_id, a.id, a.application_number, j.name, p.role, 'accepted',
        p.created_at, p.created_at, p.created_at, p.updated_at
      from pay_application_participants p
        join organizations o on o.id = p.organization_id and o.type = 'tenant' and o.id <> p.account_id
        join pay_applications a on a.id = p.pay_application_id
        join projects j on j.id = a.project_id
      order by p.serial
    `);
    this.addSql(auditInvitation);
  }
}

/**
 * Both accounts log an invitation. The log of each names the users of that account with their addresses, and only the organization
 * of the other account.
 */
const auditInvitation = `
  create function audit_invitation() returns trigger language plpgsql as $$
  declare
    actor constant jsonb := coalesce(nullif(current_setting('cps.actor', true), '')::jsonb, '{}');
    unlogged constant text[] := array['id', 'serial', 'account_id', 'livemode', 'created_at', 'updated_at', 'answered_by_user_id'];
    before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) - unlogged end;
    after constant jsonb := to_jsonb(new) - unlogged || jsonb_build_object('organization_id', new.account_id);
    at constant timestamptz := coalesce(case when not new.livemode then (actor ->> 'sandbox_at')::timestamptz end,
      (actor ->> 'at')::timestamptz, clock_timestamp());
  begin
    insert into audit_entries (account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id,
      auditable_serial, old_values, new_values, ip_address, user_agent, created_at, updated_at)
    select account, new.livemode, coalesce((actor ->> 'organization_id')::uuid, account),
      case when own then (actor ->> 'user_id')::uuid end, case tg_op when 'INSERT' then 'created' else 'updated' end,
      tg_argv[0], new.id, new.serial,
      (select jsonb_object_agg(key, value) from jsonb_each(before) where value is distinct from after -> key),
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(after)
        where case tg_op when 'UPDATE' then key <> 'organization_id' and value is distinct from before -> key else value <> 'null' end),
      coalesce(case when own then actor ->> 'ip' end, host(inet_client_addr()), '127.0.0.1'),
      left(coalesce(case when own then actor ->> 'user_agent' end, current_setting('application_name')), 1000), at, at
    from unnest(array[new.account_id, new.inviter_account_id]) account
      cross join lateral (select account::text = actor ->> 'organization_id' as own) whose;
    return null;
  end $$;
  create trigger audited after insert or update on pay_application_invitations
    for each row execute function audit_invitation('PayApplicationInvitation', '{}');
`;
