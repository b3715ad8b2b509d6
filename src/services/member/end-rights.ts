import { sql } from 'kysely';
import { authChannel } from '../../context/auth/change-feed.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import type { Db } from '../../entities/generated/database.js';

export interface MembershipEnd {
  userId: string;
  organizationId: string;
  /** The role that the member has from now on; undefined for a member who leaves or is removed. */
  role: MembershipRole | undefined;
  now: Date;
}

/** Whether a member with this role may make someone a member with the other. */
export function canMake(role: MembershipRole | undefined, other: MembershipRole): boolean {
  return role === 'owner' || (role === 'admin' && other !== 'owner');
}

/**
 * Members and their rights change under this lock, so that what a right grants at the same moment either comes before its end, and
 * ends with it, or is refused.
 */
export async function lockMembers(db: Db, organizationId: string): Promise<void> {
  await sql`select from organizations where id = ${organizationId}::uuid for no key update`.execute(db);
}

/**
 * Ends what a member has granted and could not grant with the new role: invitations. When the membership ends, its tokens end too; a
 * token for all organizations of the user ends with the last of them, and until then never reaches this one again. The caller has
 * locked the members, and deletes the membership afterwards, because the audit log finds the accounts of a token by its memberships.
 *
 * @returns the tokens that ended
 */
export async function endRights(db: Db, { userId, organizationId, role, now }: MembershipEnd): Promise<string[]> {
  const at = now.toISOString();
  const grantableRoles = (['owner', 'admin', 'member', 'read_only'] as const).filter((other) => canMake(role, other));
  await sql`
    update member_invitations set withdrawn_at = ${at}::timestamptz
    where organization_id = ${organizationId}::uuid and invited_by = ${userId}::uuid and accepted_at is null and withdrawn_at is null
      and role <> all(${grantableRoles}::text[])`.execute(db);
  if (role) return [];
  // A rotation holds the membership until its new token is committed.
  await sql`
    select from memberships where user_id = ${userId}::uuid and organization_id = ${organizationId}::uuid for update`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    with of_membership as (
      select id from access_tokens
      where user_id = ${userId}::uuid and revoked_at is null and (${`org:${organizationId}`} = any(abilities) or ${isUnpinned} and not exists (
        select from memberships where user_id = ${userId}::uuid and organization_id <> ${organizationId}::uuid))
      order by id for update),
    ended as (
      update access_tokens t set revoked_at = ${at}::timestamptz from of_membership o where t.id = o.id returning t.id)
    select id, pg_notify(${authChannel}, 'token:' || id) from ended`.execute(db);
  await sql`
    update access_tokens set left_organization_ids = left_organization_ids || ${organizationId}::uuid
    where user_id = ${userId}::uuid and revoked_at is null and ${isUnpinned}
      and ${organizationId}::uuid <> all(left_organization_ids)`.execute(db);
  return rows.map(({ id }) => id);
}

const isUnpinned = sql.raw(`not exists (select from unnest(abilities) a where a like 'org:%')`);
