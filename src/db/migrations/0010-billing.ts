import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, times } from './0002-accounts.js';

/**
 * Billing: customers at the payment processor, purchases of credits, subscriptions, and the processor's events. The service writes
 * a purchase or subscription before it calls the processor, so each later event finds its row.
 */
export class Migration0010Billing extends Migration {
  override name = '0010-billing';

  override up(): void {
    this.addSql(`
      create table payment_customers (
        ${ids},
        processor text not null check (processor in ('stripe', 'simulated')),
        customer_id text not null,
        payment_method text,
        ${times},
        unique (account_id, livemode, processor)
      );
      create index payment_customers_customer on payment_customers (customer_id);
      ${audited('payment_customers', 'PaymentCustomer')};
    `);
    this.addSql(`
      create table credit_purchases (
        ${ids},
        status text not null default 'pending' check (status in ('pending', 'requires_action', 'succeeded', 'failed')),
        credits integer not null check (credits between 1 and 1000000),
        processor text not null check (processor in ('stripe', 'simulated')),
        customer_id text not null,
        payment_method text not null,
        charge_id text,
        failure text,
        request_key text,
        ${times},
        check (status = 'pending' or charge_id is not null or status = 'failed')
      );
      -- A purchase that failed leaves its key free for another try.
      create unique index credit_purchases_request on credit_purchases (request_key) where status <> 'failed';
      create unique index credit_purchases_charge on credit_purchases (charge_id);
      create index credit_purchases_list on credit_purchases (account_id, livemode, serial desc);
      ${audited('credit_purchases', 'CreditPurchase', ['request_key'])};
    `);
    this.addSql(`
      create table billing_subscriptions (
        ${ids},
        plan text not null check (plan in ('starter', 'growth', 'scale')),
        interval text not null check (interval in ('monthly', 'annual')),
        status text not null default 'incomplete' check (status in ('incomplete', 'active', 'past_due', 'cancelled')),
        processor text not null check (processor in ('stripe', 'simulated')),
        customer_id text not null,
        payment_method text not null,
        subscription_id text,
        current_period_start timestamptz(3),
        current_period_end timestamptz(3),
        -- When it ends or has ended.
        ends_at timestamptz(3),
        ended boolean not null default false,
        -- The last paid invoice, whose months are granted one by one as they begin.
        paid_invoice text,
        paid_from timestamptz(3),
        paid_until timestamptz(3),
        next_grant_at timestamptz(3),
        request_key text,
        -- Until then a call to the processor is under way, and no other process calls it.
        asking_until timestamptz(3),
        -- The processor's time of the last change that the row has: older ones arrive late.
        changed_at timestamptz(3),
        ${times},
        check (status <> 'cancelled' or ends_at is not null),
        check (not ended or status = 'cancelled'),
        check (num_nulls(paid_invoice, paid_from, paid_until) in (0, 3))
      );
      create unique index billing_subscriptions_one on billing_subscriptions (account_id, livemode)
        where status in ('incomplete', 'active', 'past_due');
      create unique index billing_subscriptions_processor on billing_subscriptions (subscription_id);
      create index billing_subscriptions_list on billing_subscriptions (account_id, livemode, serial desc);
      create index billing_subscriptions_grant on billing_subscriptions (next_grant_at) where next_grant_at is not null;
      create index billing_subscriptions_renewal on billing_subscriptions (current_period_end) where processor = 'simulated' and not ended;
      ${audited('billing_subscriptions', 'BillingSubscription', ['request_key', 'asking_until', 'changed_at', 'next_grant_at'])};
    `);
    this.addSql(`
      create table processor_events (
        id text primary key,
        type text not null,
        created_at timestamptz(3) not null,
        received_at timestamptz(3) not null
      );
    `);
    // The reports of the processor: each refund and each dispute by its id, and the total that a charge states. A later statement replaces
    // an earlier one, so events may come in any order. A row can come before its purchase, so it has no account.
    this.addSql(`
      create table payment_reversals (
        id text primary key,
        payment_id text not null,
        kind text not null check (kind in ('refund', 'dispute', 'refunded_total')),
        cents bigint not null check (cents >= 0),
        -- Whether the money is gone: a failed refund and a dispute that was won count no more.
        counts boolean not null,
        -- Of two statements of one second the higher one is the later.
        rank smallint not null,
        stated_at timestamptz(3) not null,
        received_at timestamptz(3) not null
      );
      create index payment_reversals_payment on payment_reversals (payment_id);
    `);
    // A request or a job that changes a subscription causes one event, with the state that it leaves: the row is written before the
    // processor is asked and then in several statements. A subscription is announced when the processor has answered.
    this.addSql(`
      create function announce_subscription() returns trigger language plpgsql as $$
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
    // To the processes that have cached it: the tier of a token ends with the plan.
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
