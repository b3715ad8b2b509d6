import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';

/** Why a request about a member is refused that someone should hear of. */
type MemberRefusal = 'last_owner' | 'already_member' | 'abilities';

/**
 * Adds a refused attempt to the audit log, as an entry of the membership that it concerns. It is written once the request has
 * ended, because the transaction of a refused request is rolled back.
 */
export function noteRejectedRequest(ctx: RequestContext, userId: string, refusal: MemberRefusal): void {
  const { ip, userAgent } = ctx.request;
  const now = ctx.realNow().toISOString();
  const entry = sql`
    insert into audit_entries (account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id, auditable_serial,
      new_values, ip_address, user_agent, created_at, updated_at)
    select organization_id, true, organization_id, ${ctx.principal.userId}::uuid, 'updated', 'Membership', id, serial,
      jsonb_build_object('refusal', ${refusal}::text), ${ip}, left(${userAgent}, 1000), ${now}::timestamptz, ${now}::timestamptz
    from memberships where user_id = ${userId}::uuid and organization_id = ${ctx.account.id}::uuid`;
  const { db, observer } = ctx.infrastructure;
  ctx.afterTransaction(() => {
    entry
      .execute(db)
      .catch((error) => observer?.log.error({ err: error }, 'writing a refusal to the audit log failed'));
  });
}
