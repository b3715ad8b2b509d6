import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes, times } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/**
 * Schedules of values with their lines, and their applications for payment with participants and payments. The sheet and the
 * summary of an application are a snapshot in JSON: it is final at submission, and the next application and the documents read
 * it as it is.
 *
 * A contract itself may have credits, such as those of value engineering, so a line of any kind may be negative.
 */
export class Migration0005PayApplications extends Migration {
  override name = '0005-pay-applications';

  override up(): void {
    this.addSql(`
      create table sovs (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        name text not null,
        status text not null default 'draft' check (status in ('draft', 'active')),
        ${metadataAndTimes},
        ${ofProject},
        unique (id, project_id, account_id, livemode)
      );
      ${listIndexes('sovs')}
      create index sovs_project on sovs (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index sovs_organization on sovs (organization_id, account_id, livemode, serial desc) include (deleted_at);
    `);
    this.addSql(`
      create table sov_lines (
        ${ids},
        sov_id uuid not null references sovs (id),
        position integer not null check (position > 0),
        item_number text not null,
        description text not null,
        cost_code text,
        scheduled_value numeric(14, 2) not null,
        retainage_percent numeric(9, 6) check (retainage_percent between 0 and 100),
        change_order_number text,
        ${times},
        unique (sov_id, position) deferrable initially deferred
      );
      create index sov_lines_account on sov_lines (account_id, livemode);
    `);
    this.addSql(`
      create table pay_applications (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        division_id uuid not null references divisions (id),
        sov_id uuid not null,
        application_number integer not null check (application_number > 0),
        revision integer not null default 0 check (revision >= 0),
        status text not null default 'draft' check (status in
          ('draft', 'submitted', 'under_review', 'approved', 'partially_paid', 'paid', 'rejected', 'void')),
        status_reason text,
        period_from date,
        period_to date not null,
        application_date date not null,
        retainage_percent numeric(9, 6) not null check (retainage_percent between 0 and 100),
        materials_retainage_percent numeric(9, 6) check (materials_retainage_percent between 0 and 100),
        allow_overbilling boolean not null default false,
        lines jsonb not null,
        change_orders jsonb not null,
        g702 jsonb not null,
        g703 jsonb not null,
        g703_totals jsonb not null,
        change_order_summary jsonb not null,
        certified_amount numeric(14, 2),
        certified_to_date numeric(14, 2),
        submitted_at timestamptz(3),
        approved_at timestamptz(3),
        ${metadataAndTimes},
        -- Where another system left off on a job, on the first application that is drawn here.
        opening jsonb,
        ${ofProject},
        foreign key (sov_id, project_id, account_id, livemode) references sovs (id, project_id, account_id, livemode),
        constraint pay_applications_period check (period_from <= period_to),
        constraint pay_applications_certified check (
          (status in ('approved', 'partially_paid', 'paid')) <= (certified_amount is not null and certified_to_date is not null)
          and (status in ('draft', 'submitted', 'under_review', 'rejected')) <= (certified_amount is null))
      );
      ${listIndexes('pay_applications')}
      create unique index pay_applications_number on pay_applications (project_id, application_number) where deleted_at is null;
      create unique index pay_applications_one_open on pay_applications (project_id)
        where status in ('draft', 'submitted', 'under_review', 'rejected') and deleted_at is null;
      create index pay_applications_project on pay_applications (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index pay_applications_sov on pay_applications (sov_id, account_id, livemode, serial desc) include (deleted_at);
      create index pay_applications_organization on pay_applications (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index pay_applications_division on pay_applications (division_id, account_id, livemode, serial desc) include (deleted_at);
    `);
    this.addSql(`
      create table pay_application_participants (
        ${ids},
        pay_application_id uuid not null references pay_applications (id),
        organization_id uuid not null references organizations (id),
        role text not null check (role in (${roles})),
        ${times},
        unique (pay_application_id, organization_id, role)
      );
      create index pay_application_participants_account on pay_application_participants (account_id, livemode);
      create index pay_application_participants_organization on pay_application_participants (organization_id, livemode);
      create table pay_application_payments (
        ${ids},
        pay_application_id uuid not null references pay_applications (id),
        amount numeric(14, 2) not null check (amount > 0),
        paid_on date not null,
        reference text,
        notes text,
        ${times}
      );
      create index pay_application_payments_account on pay_application_payments (account_id, livemode);
      create index pay_application_payments_application on pay_application_payments (pay_application_id, id);
    `);
    // Invitations of other tenants. An invitation belongs to the invited account. Only its acceptance writes a participant.
    this.addSql(`
      create table pay_application_invitations (
        ${ids},
        inviter_account_id uuid not null references organizations (id),
        -- A reset of the inviter's sandbox deletes the invitations.
        pay_application_id uuid not null references pay_applications (id) on delete cascade,
        application_number integer not null,
        project_name text not null,
        role text not null check (role in (${roles})),
        status text not null check (status in ('invited', 'accepted', 'declined', 'withdrawn')),
        attempts integer not null default 1,
        invited_at timestamptz(3) not null,
        answered_at timestamptz(3),
        answered_by_user_id uuid references users (id),
        ${times},
        unique (pay_application_id, account_id, role)
      );
      create index pay_application_invitations_list on pay_application_invitations (account_id, livemode, serial desc);
      create index pay_application_invitations_sync on pay_application_invitations (account_id, livemode, updated_at);
      create index pay_application_invitations_inviter
        on pay_application_invitations (inviter_account_id, account_id, livemode, invited_at);
    `);
    this.addSql(auditInvitation);
    this.addSql(audited('sovs', 'Sov'));
    this.addSql(auditLines);
    // The sheet is computed from the lines, which the log has. With 10,000 lines, its copies would be most of the log.
    this.addSql(audited('pay_applications', 'PayApplication', ['g703']));
    this.addSql(audited('pay_application_participants', 'PayApplicationParticipant'));
    this.addSql(audited('pay_application_payments', 'PayApplicationPayment'));
  }
}

/**
 * The log of the lines, as `audited` writes it, but with one trigger call for each statement. One statement inserts up to ten
 * thousand lines: with a call for each row, their log took ten times as long as the lines (19 s and 2 s on a busy machine).
 */
const values = (
  row: string,
) => `to_jsonb(${row}) - array[''id'', ''serial'', ''account_id'', ''livemode'', ''created_at'', ''updated_at'']
        || jsonb_build_object(''scheduled_value'', ${row}.scheduled_value::text, ''retainage_percent'', ${row}.retainage_percent::text)`;
const auditLines = `
  create function audit_sov_lines() returns trigger language plpgsql as $$
  declare
    actor constant jsonb := coalesce(nullif(current_setting('cps.actor', true), '')::jsonb, '{}');
    at constant timestamptz := coalesce((actor ->> 'sandbox_at')::timestamptz, (actor ->> 'at')::timestamptz, clock_timestamp());
    rows constant text := case tg_op
      when 'INSERT' then 'select n.account_id, n.livemode, n.id, n.serial, null::jsonb as before, ${values('n')} as after from new_rows n'
      when 'DELETE' then 'select o.account_id, o.livemode, o.id, o.serial, ${values('o')} as before, null::jsonb as after from old_rows o where not in_sandbox_reset(o.account_id, o.livemode)'
      else 'select n.account_id, n.livemode, n.id, n.serial, ${values('o')} as before, ${values('n')} as after
            from new_rows n join old_rows o on o.id = n.id'
    end;
  begin
    execute 'insert into audit_entries (account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id,
        auditable_serial, old_values, new_values, ip_address, user_agent, created_at, updated_at)
      select account_id, livemode, account_id, $1, $2, ''SovLine'', id, serial,
        (select jsonb_object_agg(key, value) from jsonb_each(before)
          where case when after is null then value <> ''null'' else value is distinct from after -> key end),
        coalesce((select jsonb_object_agg(key, value) from jsonb_each(after)
          where case when before is null then value <> ''null'' else value is distinct from before -> key end), ''{}''),
        $3, $4, $5, $5 from (' || rows || ') changes where before is distinct from after'
      using (actor ->> 'user_id')::uuid,
        case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
        coalesce(actor ->> 'ip', host(inet_client_addr()), '127.0.0.1'),
        left(coalesce(actor ->> 'user_agent', current_setting('application_name')), 1000), at;
    return null;
  end $$;
  create trigger audited after insert on sov_lines referencing new table as new_rows
    for each statement execute function audit_sov_lines();
  create trigger audited_update after update on sov_lines referencing old table as old_rows new table as new_rows
    for each statement execute function audit_sov_lines();
  create trigger audited_delete after delete on sov_lines referencing old table as old_rows
    for each statement execute function audit_sov_lines();
`;

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

const roles = [
  ...['owner', 'public_entity', 'lessee', 'developer', 'general_contractor', 'construction_manager', 'subcontractor'],
  ...[
    'sub_subcontractor',
    'material_supplier',
    'equipment_lessor',
    'design_professional',
    'laborer',
    'lender',
    'surety',
  ],
  'lien_agent',
]
  .map((name) => `'${name}'`)
  .join(', ');
