import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/**
 * Tokens that end with a membership, and whose tier ends with the plan. Tokens of memberships that have ended already are revoked. The
 * audit log shows which tokens the operator made: no user did. Changed plans are announced to the processes that have cached them.
 */
export class Migration0121EndedMemberships extends Migration {
  override name = '0121-ended-memberships';

  override up(): void {
    this.addSql(`
      alter table access_tokens
        add column has_operator_tier boolean not null default false,
        add column left_organization_ids uuid[] not null default '{}';
      ${audited('access_tokens', 'AccessToken', [
        ...['token_hash', 'last_used_at', 'last_used_ip_address'],
        ...['has_operator_tier', 'left_organization_ids'],
      ])};
      with recursive of_operator as (
        select t.id, t.replaced_by_id from access_tokens t
        where t.parent_id is null and not exists (
          select from audit_entries a where a.auditable_id = t.id and a.action = 'created' and a.user_id is not null)
        union
        select t.id, t.replaced_by_id from access_tokens t join of_operator o on t.parent_id = o.id or t.id = o.replaced_by_id)
      update access_tokens set has_operator_tier = true where id in (select id from of_operator);
      update access_tokens t set revoked_at = now()
      where t.revoked_at is null and not exists (
        select from memberships m where m.user_id = t.user_id and (
          'org:' || m.organization_id = any(t.abilities) or not exists (select from unnest(t.abilities) a where a like 'org:%')));
    `);
    this.addSql(`
      create function announce_plan() returns trigger language plpgsql as $$
      begin
        perform pg_notify('cps_auth', 'organization:' || new.account_id);
        return null;
      end $$;
      create trigger plan_announced_new after insert on billing_subscriptions
        for each row when (new.livemode) execute function announce_plan();
      create trigger plan_announced after update on billing_subscriptions for each row
        when (new.livemode and (old.plan, old.status, old.ends_at, old.ended) is distinct from (new.plan, new.status, new.ends_at, new.ended))
        execute function announce_plan();
    `);
  }
}
