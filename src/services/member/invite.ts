import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { composeInvitation } from '../../background/email/sign-in.js';
import { addEmail } from '../../background/tasks/queue.js';
import { mintOpaqueSecret } from '../../context/auth/session.js';
import { hashSecret } from '../../context/auth/token.js';
import { authorize } from '../../context/permission.js';
import type { Infrastructure, RequestContext } from '../../context/request-context.js';
import { invitationMs, signInAllowances } from '../../domain/session/limits.js';
import { displayText, type MembershipRole } from '../../domain/vocabulary.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { Mailer } from '../../providers/email/mailer.js';
import type { InviteMemberInput } from '../../schema/member.js';
import { countAttempt } from '../session/attempts.js';
import type { SignInEmail } from '../session/link.js';
import { isAddress, requireAddress } from '../session/user-of-address.js';
import { noteRejectedRequest } from '../shared/note-refusal.js';
import { lockMembers } from './end-rights.js';
import { holdRight, rejectOwners } from './rules.js';

interface InvitationRow {
  id: string;
  email: string;
  role: MembershipRole;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
  undeliverableAt: string | null;
  undeliverableReason: string | null;
}

const columns = sql.raw(
  `id, email, role, invited_by as "invitedBy", created_at as "createdAt", expires_at as "expiresAt",
    undeliverable_at as "undeliverableAt", undeliverable_reason as "undeliverableReason"`,
);
const isOpen = sql.raw('accepted_at is null and withdrawn_at is null');

/** Open invitations that have not expired. */
export async function listInvitations(ctx: RequestContext): Promise<InvitationRow[]> {
  authorize(ctx, 'invitations');
  const { rows } = await sql<InvitationRow>`
    select ${columns} from member_invitations
    where organization_id = ${ctx.account.id}::uuid and ${isOpen} and expires_at > ${ctx.realNow().toISOString()}::timestamptz
    order by serial desc limit 500`.execute(ctx.db);
  return rows;
}

/** Invites a person. An open invitation of the same address ends, and its link with it. */
export async function inviteMember(
  ctx: RequestContext,
  { email: address, role, replacesId }: InviteMemberInput,
): Promise<InvitationRow> {
  authorize(ctx, 'membership');
  rejectOwners(ctx, 'role', role);
  const email = requireAddress(address);
  await countAttempt(ctx, 'invite', ctx.account.id, signInAllowances.invitationsPerOrganization);
  await ctx.write();
  await lockMembers(ctx.db, ctx.account.id);
  await holdRight(ctx, 'role', role);
  const { rows: members } = await sql<{ userId: string }>`
    select m.user_id as "userId" from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${ctx.account.id}::uuid and ${isAddress('u.email', email)}`.execute(ctx.db);
  if (members[0]) {
    noteRejectedRequest(ctx, members[0].userId, 'already_member');
    throw invalid({ email: [`${email.address} is already a member of the organization.`] });
  }
  if (replacesId) await replaceInvitation(ctx, replacesId);
  const now = ctx.realNow();
  await sql`
    update member_invitations set withdrawn_at = ${now.toISOString()}::timestamptz
    where organization_id = ${ctx.account.id}::uuid and ${isAddress('email', email)} and ${isOpen}`.execute(ctx.db);
  const id = uuidv7();
  const { rows } = await sql<InvitationRow>`
    insert into member_invitations (id, organization_id, email, role, invited_by, created_at, expires_at)
    values (${id}::uuid, ${ctx.account.id}::uuid, ${email.address}, ${role}, ${ctx.principal.userId}::uuid, ${now.toISOString()}::timestamptz,
      ${new Date(now.getTime() + invitationMs).toISOString()}::timestamptz)
    on conflict do nothing returning ${columns}`.execute(ctx.db);
  if (!rows[0]) {
    throw invalid({
      email: ['An open invitation has an address that differs only by letters that look alike. Withdraw it first.'],
    });
  }
  const payload = { publicUrl: ctx.infrastructure.publicUrl() };
  await addEmail(ctx, { kind: 'send_member_invitation', subjectId: id, payload });
  return rows[0];
}

/** The invitation of another address, as a rule one where nothing arrives, ends with this request. */
async function replaceInvitation(ctx: RequestContext, id: string): Promise<void> {
  if (!(await withdraw(ctx, id))) throw invalid({ replacesId: [`There is no open invitation with the id ${id}.`] });
}

export async function withdrawInvitation(ctx: RequestContext, id: string): Promise<InvitationRow> {
  authorize(ctx, 'invitations');
  await ctx.write();
  const invitation = await withdraw(ctx, id);
  if (!invitation) throw new AppError('NOT_FOUND', `There is no open invitation with the id ${id}.`);
  return invitation;
}

async function withdraw(ctx: RequestContext, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update member_invitations set withdrawn_at = ${ctx.realNow().toISOString()}::timestamptz
    where id = ${id}::uuid and organization_id = ${ctx.account.id}::uuid and ${isOpen} returning ${columns}`.execute(
    ctx.db,
  );
  return rows[0];
}

type SentInvitation = Record<'email' | 'accountId' | 'organization' | 'inviter' | 'inviterEmail', string> & {
  role: MembershipRole;
};

/**
 * Sends an invitation. As with a link to sign in, the secret is made here, and each attempt to send replaces it.
 *
 * @throws the mail server's error, so that the queue retries
 */
export async function sendMemberInvitation(
  { db }: Pick<Infrastructure, 'db'>,
  mailer: Mailer,
  { id, publicUrl }: SignInEmail,
  now: Date,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const secret = mintOpaqueSecret();
  const { rows } = await sql<SentInvitation>`
    update member_invitations i set token_hash = ${hashSecret(secret)} from organizations o, users u
    where i.id = ${id}::uuid and ${isOpen} and expires_at > ${now.toISOString()}::timestamptz and o.id = i.organization_id and u.id = i.invited_by
    returning i.email, i.role, o.id as "accountId", o.name as organization, u.name as inviter, u.email as "inviterEmail"`.execute(
    db,
  );
  const [invitation] = rows;
  if (!invitation) return { email: 'nothing_to_do' };
  const { email, role, accountId, organization, inviter, inviterEmail } = invitation;
  const url = `${publicUrl}/sign-in/invitation?token=${secret}`;
  const content = composeInvitation({ url, organization, inviter, role: displayText(role) });
  const replyTo = { name: inviter, address: inviterEmail };
  await mailer.send({ id, to: { name: '', address: email }, ...content, accountId, replyTo });
  return { email: 'sent' };
}
