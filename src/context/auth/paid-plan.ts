import { type RawBuilder, sql } from 'kysely';

/** Selects the plan that an organization pays for now, in one row; starter if there is none. A cancelled plan is paid until it ends. */
export function paidPlan(organizationId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(max(b.plan), 'starter') as plan, max(b.ends_at) filter (where b.status = 'cancelled') as "endsAt"
    from (
      select plan, status, ends_at from billing_subscriptions
      where account_id = ${organizationId} and livemode and not ended
        and (status in ('active', 'past_due') or status = 'cancelled' and ends_at > now())
      order by serial desc limit 1) b`;
}
