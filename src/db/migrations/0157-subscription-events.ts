import { Migration } from '@mikro-orm/migrations';

/**
 * A request or a job that changes a subscription causes one event, with the state that it leaves. The row is written before the
 * processor is asked and then in several statements, each of which had an event of its own. A subscription is announced when the
 * processor has answered.
 */
export class Migration0157SubscriptionEvents extends Migration {
  override name = '0157-subscription-events';

  override up(): void {
    this.addSql(`
      drop trigger announced_new on billing_subscriptions;
      drop trigger announced on billing_subscriptions;
      create or replace function announce_subscription() returns trigger language plpgsql as $$
      declare
        final billing_subscriptions;
      begin
        if current_setting('cps.announced_subscription', true) = new.id::text then
          return null;
        end if;
        perform set_config('cps.announced_subscription', new.id::text, true);
        select * into final from billing_subscriptions where id = new.id;
        -- A sandbox that was reset has none.
        if found then
          perform announce(final.account_id, final.livemode, 'subscription.updated', final.id, json_build_object(
            'organization_uuid', final.account_id,
            'subscription', json_build_object(
              'plan', final.plan, 'interval', final.interval, 'status', final.status,
              'active', final.status = 'active' or (final.status = 'cancelled' and final.ends_at > final.updated_at
                and coalesce(final.paid_until > final.updated_at, true)),
              'current_period_end', api_timestamp(final.current_period_end), 'ends_at', api_timestamp(final.ends_at))),
            final.updated_at);
        end if;
        return null;
      end $$;
      create constraint trigger announced after update on billing_subscriptions deferrable initially deferred for each row
        when ((old.plan, old.interval, old.status, old.current_period_end, old.ends_at)
            is distinct from (new.plan, new.interval, new.status, new.current_period_end, new.ends_at)
          or (old.subscription_id is null and new.subscription_id is not null and new.asking_until is null))
        execute function announce_subscription();
    `);
  }
}
