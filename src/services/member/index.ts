import { sql } from 'kysely';
import { authChannel } from '../../context/auth/change-feed.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { ChangeMemberRoleInput } from '../../schema/member.js';
import { noteRejectedRequest } from '../shared/note-refusal.js';
import { endRights, lockMembers } from './end-rights.js';
import { holdRight } from './rules.js';

export { inviteMember, listInvitations, withdrawInvitation } from './invite.js';

interface MemberRow {
  userId: string;
  name: string;
  email: string;
  role: MembershipRole;
  createdAt: string;
  emailUndeliverableReason: string | null;
  emailUndeliverableSince: string | null;
}

export async function listMembers(ctx: RequestContext): Promise<MemberRow[]> {
  authorize(ctx, 'members');
  return readMembers(ctx);
}

/**
 * Takes effect at once for the member's tokens, sessions and sockets. Open invitations that the member made and could not make with the
 * new role are withdrawn.
 */
export async function changeMemberRole(
  ctx: RequestContext,
  { userId, role }: ChangeMemberRoleInput,
): Promise<MemberRow> {
  authorize(ctx, 'membership');
  const member = await lockMember(ctx, userId);
  await holdRight(ctx, 'role', member.role, role);
  if (member.role === 'owner' && role !== 'owner') await rejectLastOwner(ctx, userId, 'role');
  await sql`
    update memberships set role = ${role}
    where user_id = ${userId}::uuid and organization_id = ${ctx.account.id}::uuid`.execute(ctx.db);
  await end(ctx, userId, role);
  await announce(ctx, userId);
  return { ...member, role };
}

/** Ends the member's tokens for the organization, and withdraws the open invitations that the member made. */
export async function removeMember(ctx: RequestContext, userId: string): Promise<MemberRow> {
  authorize(ctx, userId === ctx.principal.userId ? 'person' : 'membership');
  const member = await lockMember(ctx, userId);
  if (userId !== ctx.principal.userId) await holdRight(ctx, 'userId', member.role);
  if (member.role === 'owner') await rejectLastOwner(ctx, userId, 'userId');
  await end(ctx, userId, undefined);
  await sql`
    delete from memberships where user_id = ${userId}::uuid and organization_id = ${ctx.account.id}::uuid`.execute(
    ctx.db,
  );
  await announce(ctx, userId);
  return member;
}

/** Changes of an organization's members wait for each other, so that two owners cannot leave at the same time. */
async function lockMember(ctx: RequestContext, userId: string): Promise<MemberRow> {
  await ctx.write();
  await lockMembers(ctx.db, ctx.account.id);
  const [member] = await readMembers(ctx, userId);
  if (!member) throw new AppError('NOT_FOUND', `The organization has no member with the user id ${userId}.`);
  return member;
}

async function rejectLastOwner(ctx: RequestContext, userId: string, field: string): Promise<void> {
  const { rows } = await sql<{ owners: number }>`
    select count(*)::int as owners from memberships where organization_id = ${ctx.account.id}::uuid and role = 'owner'`.execute(
    ctx.db,
  );
  if (rows[0]!.owners > 1) return;
  noteRejectedRequest(ctx, userId, 'last_owner');
  throw invalid({ [field]: ['The organization must keep an owner: make another member an owner first.'] });
}

async function readMembers(ctx: RequestContext, userId?: string): Promise<MemberRow[]> {
  const isAdmin = ctx.account.role === 'owner' || ctx.account.role === 'admin';
  const { rows } = await sql<MemberRow>`
    select m.user_id as "userId", u.name, u.email, m.role, m.created_at as "createdAt",
      a.reason as "emailUndeliverableReason", a.since as "emailUndeliverableSince"
    from memberships m join users u on u.id = m.user_id
      -- It concerns the person, and those who can invite them at another address.
      left join undeliverable_addresses a on a.address = lower(u.email collate "C")
        and (${isAdmin} or m.user_id = ${ctx.principal.userId || null}::uuid)
    where m.organization_id = ${ctx.account.id}::uuid and (${userId ?? null}::uuid is null or m.user_id = ${userId ?? null}::uuid)
    order by m.created_at, m.id limit 1000`.execute(ctx.db);
  return rows;
}

async function end(ctx: RequestContext, userId: string, role: MembershipRole | undefined): Promise<void> {
  const ended = await endRights(ctx.db, { userId, organizationId: ctx.account.id, role, now: ctx.realNow() });
  for (const id of ended) ctx.afterCommit(() => ctx.infrastructure.forgetCaller?.(`token:${id}`));
}

/** Every process looks at the rights of the user again, and closes sockets that they no longer allow. */
async function announce(ctx: RequestContext, userId: string): Promise<void> {
  const changed = `user:${userId}`;
  await sql`select pg_notify(${authChannel}, ${changed})`.execute(ctx.db);
  ctx.afterCommit(() => ctx.infrastructure.forgetCaller?.(changed));
}
