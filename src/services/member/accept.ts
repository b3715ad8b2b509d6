import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { actAsUser } from '../../context/actor.js';
import { authChannel } from '../../context/auth/change-feed.js';
import { looksLikeOpaqueSecret } from '../../context/auth/session.js';
import { hashSecret } from '../../context/auth/token.js';
import type { RequestContext } from '../../context/request-context.js';
import { signInAllowances } from '../../domain/session/limits.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { countAttempt, toNetwork } from '../session/attempts.js';
import { beginSession } from '../session/confirm.js';
import { addUser, requireAddress, userWith } from '../session/user-of-address.js';
import { noteDeliverable } from '../shared/undeliverable-address.js';
import { canMake, lockMembers } from './end-rights.js';

interface Invitation {
  email: string;
  role: MembershipRole;
  organizationId: string;
  organization: string;
  inviterRole: MembershipRole;
}

interface AcceptedInvitation {
  organization: string;
  /** Set for a new user, whose address the link has proved. Others sign in as usual, with a link that works for 15 minutes. */
  session: string | undefined;
}

/** Accepts an invitation with the secret of its link. A member keeps the role that they have. */
export async function acceptInvitation(ctx: RequestContext, secret: unknown): Promise<AcceptedInvitation> {
  await countAttempt(ctx, 'confirm', toNetwork(ctx), signInAllowances.confirmationsPerNetwork);
  const refusal = new AppError('VALIDATION_FAILED', 'This invitation was already used, withdrawn, or has expired.');
  if (!looksLikeOpaqueSecret(secret)) throw refusal;
  const hash = hashSecret(secret);
  const accepted = await ctx.separately((separateCtx) => accept(separateCtx, hash));
  if (!accepted) {
    await ctx.apart((db) =>
      sql`update member_invitations set refusals = refusals + 1 where token_hash = ${hash}`.execute(db),
    );
    throw refusal;
  }
  const { organization, userId, isNew } = accepted;
  return { organization, session: isNew ? await beginSession(ctx, userId, 'link') : undefined };
}

async function accept(ctx: RequestContext, hash: Buffer) {
  await ctx.write();
  const now = ctx.realNow().toISOString();
  const { rows: invitationRows } = await sql<{ organizationId: string }>`
    select organization_id as "organizationId" from member_invitations where token_hash = ${hash}`.execute(ctx.db);
  if (!invitationRows[0]) return undefined;
  // A removal or demotion of the inviter at the same moment either waits for this, or has withdrawn the invitation.
  await lockMembers(ctx.db, invitationRows[0].organizationId);
  const { rows } = await sql<Invitation>`
    select i.email, i.role, i.organization_id as "organizationId", o.name as organization, m.role as "inviterRole"
    from member_invitations i join organizations o on o.id = i.organization_id and o.deleted_at is null
      join memberships m on m.user_id = i.invited_by and m.organization_id = i.organization_id
    where i.token_hash = ${hash} and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now}::timestamptz
    for update of i`.execute(ctx.db);
  const [invitation] = rows;
  if (!invitation || !canMake(invitation.inviterRole, invitation.role)) return undefined;
  const { role, organizationId, organization } = invitation;
  const email = requireAddress(invitation.email);
  const user = await userWith(ctx.db, email);
  const userId = user ?? (await addUser(ctx.db, email, ctx.realNow()));
  await actAsUser(ctx.db, userId);
  await noteDeliverable(ctx.db, email);
  await sql`update member_invitations set accepted_at = ${now}::timestamptz where token_hash = ${hash}`.execute(ctx.db);
  await sql`
    insert into memberships (id, user_id, organization_id, role, created_at)
    values (${uuidv7()}::uuid, ${userId}::uuid, ${organizationId}::uuid, ${role}, ${now}::timestamptz)
    on conflict (user_id, organization_id) do nothing`.execute(ctx.db);
  const changed = `user:${userId}`;
  await sql`select pg_notify(${authChannel}, ${changed})`.execute(ctx.db);
  ctx.afterCommit(() => ctx.infrastructure.forgetCaller?.(changed));
  return { organization, userId, isNew: user === undefined };
}
