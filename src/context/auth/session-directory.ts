import { sql } from 'kysely';
import { sessionEnds, sessionLimits } from '../../domain/session/limits.js';
import type { MembershipRole, OperatorRole, PlanKey } from '../../domain/vocabulary.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { paidPlan } from './paid-plan.js';
import type { Principal } from './principal.js';
import { looksLikeOpaqueSecret } from './session.js';
import { hashSecret } from './token.js';

interface SessionRow {
  id: string;
  userId: string;
  createdAt: string;
  lastSeenAt: string;
  memberships: Array<{
    organizationId: string;
    role: MembershipRole;
    operatorRole: OperatorRole | null;
    plan: PlanKey;
  }> | null;
}

/** A request notes that it used its session at most this often. */
const seenEveryMs = 60_000;

/**
 * Resolves the secret of a session's cookie to a principal. Every request reads the database, which people can afford and which
 * makes an ended session end everywhere at once.
 */
export class SessionDirectory {
  constructor(private readonly db: Db) {}

  /** @throws AppError UNAUTHENTICATED */
  async authenticate(secret: string, livemode: boolean): Promise<Principal> {
    const row = looksLikeOpaqueSecret(secret) ? await this.#find(secret) : undefined;
    if (!row) throw new AppError('UNAUTHENTICATED');
    const signedInAt = new Date(row.createdAt);
    return {
      tokenId: '',
      firstTokenId: '',
      userId: row.userId,
      abilities: livemode ? [] : ['mode:sandbox'],
      livemode,
      tier: 'scale',
      pinnedOrganizationId: undefined,
      memberships: row.memberships ?? [],
      expiresAt: sessionEnds(signedInAt, new Date(row.lastSeenAt)),
      session: { id: row.id, signedInAt },
    };
  }

  /** Adds to the audit log that a page of another origin used the session, at most once a minute. */
  async noteOtherOrigin(secret: string, { ip, userAgent }: { ip: string; userAgent: string }): Promise<void> {
    if (!looksLikeOpaqueSecret(secret)) return;
    const now = realTime();
    const at = (agoMs: number) => sql`${new Date(now.getTime() - agoMs).toISOString()}::timestamptz`;
    await sql`
      insert into audit_entries (account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id, auditable_serial,
        new_values, ip_address, user_agent, created_at, updated_at)
      select m.organization_id, true, m.organization_id, s.user_id, 'updated', 'Session', s.id, s.serial,
        jsonb_build_object('refusal', 'other_origin'), case when m.is_only then ${ip} else '' end,
        case when m.is_only then left(${userAgent}, 1000) else '' end, ${at(0)}, ${at(0)}
      from sessions s cross join lateral (
        select organization_id, count(*) over () = 1 as is_only from memberships where user_id = s.user_id) m
      where s.token_hash = ${hashSecret(secret)} and s.ended_at is null and not exists (
        select from audit_entries a where a.auditable_id = s.id and a.account_id = m.organization_id
          and jsonb_exists(a.new_values, 'refusal') and a.created_at > ${at(seenEveryMs)})`.execute(this.db);
  }

  /** Skips a locked row when it notes the time, so that no request waits for another. */
  async #find(secret: string): Promise<SessionRow | undefined> {
    const now = realTime().getTime();
    const at = (agoMs: number) => sql`${new Date(now - agoMs).toISOString()}::timestamptz`;
    const { rows } = await sql<SessionRow>`
      with known as (
        select id, user_id, created_at, last_seen_at from sessions
        where token_hash = ${hashSecret(secret)} and ended_at is null
          and created_at > ${at(sessionLimits.absoluteMs)} and last_seen_at > ${at(sessionLimits.idleMs)}),
      free as materialized (
        select id from sessions where id in (select id from known where last_seen_at < ${at(seenEveryMs)})
        for no key update skip locked),
      seen as (update sessions s set last_seen_at = ${at(0)} from free where s.id = free.id)
      select k.id, k.user_id as "userId", k.created_at as "createdAt", k.last_seen_at as "lastSeenAt", (
        select json_agg(json_build_object('organizationId', m.organization_id, 'role', m.role, 'operatorRole', m.operator_role, 'plan', p.plan) order by m.created_at, m.id)
        from memberships m join organizations o on o.id = m.organization_id and o.deleted_at is null
          cross join lateral (${paidPlan(sql`m.organization_id`)}) p
        where m.user_id = k.user_id) as memberships
      from known k`.execute(this.db);
    return rows[0];
  }
}
