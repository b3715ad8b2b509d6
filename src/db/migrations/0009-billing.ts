import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/**
 * Billing: customers at the payment processor, purchases of credits, subscriptions, and the processor's events. The service writes
 * a purchase or subscription before it calls the processor, so each later event finds its row.
 */
export class Migration0009Billing extends Migration {
  override name = '0009-billing';

  override up(): void {
    this.addSql(`
      create table payment_customers (
        ${head},
        processor text not null check (processor in ('stripe', 'simulated')),
        customer_id text not null,
        payment_method text,
        ${tail},
        unique (account_id, livemode, processor)
      );
      create index payment_customers_customer on payment_customers (customer_id);
      ${audited('payment_customers', 'PaymentCustomer')};
    `);
    this.addSql(`
      create table credit_purchases (
        ${head},
        status text not null default 'pending' check (status in ('pending', 'requires_action', 'succeeded', 'failed')),
        credits integer not null check (credits between 1 and 1000000),
        processor text not null check (processor in ('stripe', 'simulated')),
        customer_id text not null,
        payment_method text not null,
        charge_id text,
        failure text,
        request_key text,
        ${tail},
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
        ${head},
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
        ${tail},
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
  }
}

const head = `
  id uuid primary key,
  serial bigint generated always as identity,
  account_id uuid not null references organizations (id),
  livemode boolean not null`;

const tail = `
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null`;
