import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addEmail } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import {
  emailInvitationAllowance,
  emailInvitationMs,
  maxEmailInvitations,
  maxMailboxAttempts,
  maxUnaccepted,
  type PayApplicationInvitationStatus,
} from '../../domain/pay-application/invitation.js';
import { type EmailAddress, readEmailAddress } from '../../domain/person/email-address.js';
import type { PartyRole } from '../../domain/vocabulary.js';
import { PayApplication } from '../../entities/pay-application.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { emailInvitationsOf, payApplications } from '../../reads/loaders/pay-application.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import type {
  InviteToPayApplicationInput,
  PayApplicationEmailInvitation,
  WithdrawPayApplicationEmailInvitationInput,
} from '../../schema/pay-application-email-invitation.js';
import { countAttempt } from '../session/attempts.js';
import { isAddress } from '../session/user-of-address.js';
import { change, lock } from '../shared/record.js';
import { rejectVoid } from './invite.js';

const table = 'pay_application_email_invitations';

/**
 * Invites the reader of a mailbox to an application of the caller's account. Nothing is shared until a person who has signed in with
 * the address accepts for an organization (received.ts). Inviting the address again in the same role sends the e-mail again.
 */
export async function inviteToPayApplication(
  ctx: RequestContext,
  { id, email: text, role, replacesId }: InviteToPayApplicationInput,
): Promise<PayApplicationEmailInvitation> {
  authorize(ctx, 'records');
  const email = readEmailAddress(text.trim());
  if (!email) throw invalid({ email: [`"${text}" is not an e-mail address.`] });
  await countAttempt(ctx, 'invite', `pay applications of ${ctx.account.id}`, emailInvitationAllowance);
  const application = await lock(ctx, PayApplication, payApplications, id);
  rejectVoid(application);
  if (replacesId) await replaceInvitation(ctx, id, replacesId);
  const invitationId = await write(ctx, application, email, role);
  await rejectTooMany(ctx, id, invitationId);
  await change(ctx, application, {});
  const payload = { publicUrl: ctx.infrastructure.publicUrl(), inviterId: ctx.principal.userId };
  await addEmail(ctx, { kind: 'send_pay_application_invitation', subjectId: invitationId, payload });
  return find(ctx, id, invitationId);
}

/** The invitation of another address, as a rule one where nothing arrives, ends with this request. */
async function replaceInvitation(ctx: RequestContext, id: string, replacedId: string): Promise<void> {
  const invitations = await emailInvitationsOf.of(ctx, id);
  if (!invitations.some((one) => one.id === replacedId)) {
    throw invalid({ replacesId: [`The pay application has no open invitation with the id ${replacedId}.`] });
  }
  await withdraw(ctx, sql<SqlBool>`id = ${replacedId}::uuid and pay_application_id = ${id}::uuid`);
}

/** It can no longer be accepted. What an organization has accepted ends with `participants`. */
export async function withdrawPayApplicationEmailInvitation(
  ctx: RequestContext,
  { id, invitationId }: WithdrawPayApplicationEmailInvitationInput,
): Promise<PayApplicationEmailInvitation> {
  authorize(ctx, 'records');
  const application = await lock(ctx, PayApplication, payApplications, id);
  const invitation = await find(ctx, id, invitationId);
  await withdraw(ctx, sql<SqlBool>`id = ${invitationId}::uuid and pay_application_id = ${id}::uuid`);
  await change(ctx, application, {});
  emailInvitationsOf.loader(ctx).clear(id);
  return { ...invitation, status: 'withdrawn' };
}

/** Withdraws the invitations to an application of the caller's account that were sent to mailboxes. */
export async function withdrawEmailInvitations(
  ctx: RequestContext,
  applicationId: string,
  which: 'all' | 'open',
): Promise<void> {
  const ofApplication = sql<SqlBool>`pay_application_id = ${applicationId}::uuid`;
  await withdraw(ctx, which === 'all' ? ofApplication : sql<SqlBool>`${ofApplication} and status = 'invited'`);
}

async function withdraw(ctx: RequestContext, which: RawBuilder<SqlBool>): Promise<void> {
  await ctx.db
    .updateTable(table)
    .set({ status: 'withdrawn', updated_at: ctx.now().toISOString() })
    .where(which)
    .where('status', 'in', ['invited', 'declined'])
    .where(scoped(ctx, table))
    .execute();
}

/** The lock on the application keeps two requests from writing the same invitation. */
async function write(
  ctx: RequestContext,
  { id: applicationId, applicationNumber, projectId }: PayApplication,
  email: EmailAddress,
  role: InviteToPayApplicationInput['role'],
): Promise<string> {
  const existing = await findEarlier(ctx, applicationId, email, role);
  if (existing?.takesPart) throw invalid({ email: ['The company that accepted this invitation takes part already.'] });
  const attempts = existing && existing.status !== 'accepted' ? existing.attempts + 1 : 1;
  if (attempts > maxMailboxAttempts) {
    throw invalid({
      email: [`The address was invited ${maxMailboxAttempts} times in this role, and no one accepted.`],
    });
  }
  const sentAt = ctx.realNow();
  const values = {
    application_number: applicationNumber,
    project_name: sql<string>`(select name from projects where id = ${projectId}::uuid and ${scoped(ctx, 'projects', 'any')})`,
    email: email.address,
    role,
    status: 'invited' as const,
    attempts,
    invited_at: sentAt.toISOString(),
    expires_at: new Date(sentAt.getTime() + emailInvitationMs).toISOString(),
    answered_at: null,
    organization_id: null,
    undeliverable_at: null,
    undeliverable_reason: null,
    updated_at: ctx.now().toISOString(),
  };
  if (existing) {
    await ctx.db.updateTable(table).set(values).where('id', '=', existing.id).where(scoped(ctx, table)).execute();
    return existing.id;
  }
  const id = uuidv7();
  const { account, livemode } = ctx;
  const identity = {
    id,
    account_id: account.id,
    livemode,
    pay_application_id: applicationId,
    created_at: values.updated_at,
  };
  await ctx.db
    .insertInto(table)
    .values({ ...identity, ...values })
    .execute();
  return id;
}

async function findEarlier(ctx: RequestContext, applicationId: string, email: EmailAddress, role: PartyRole) {
  const { rows } = await sql<{
    id: string;
    status: PayApplicationInvitationStatus;
    attempts: number;
    takesPart: boolean;
  }>`
    select id, status, attempts, status = 'accepted' and exists (select from pay_application_participants p
      where p.pay_application_id = i.pay_application_id and p.organization_id = i.organization_id and p.role = i.role
        and p.account_id = i.account_id and p.livemode = i.livemode) as "takesPart"
    from pay_application_email_invitations i
    where pay_application_id = ${applicationId}::uuid and role = ${role} and ${isAddress('email', email)}
      and ${scoped(ctx, table)}`.execute(ctx.db);
  return rows[0];
}

/** As the invitations of organizations are limited: an account cannot flood a mailbox. */
async function rejectTooMany(ctx: RequestContext, applicationId: string, id: string): Promise<void> {
  const now = ctx.realNow();
  const since = new Date(now.getTime() - maxUnaccepted.days * 86_400_000).toISOString();
  const { rows } = await sql<{ open: number; toAddress: number }>`
    select count(*) filter (where pay_application_id = ${applicationId}::uuid and status = 'invited'
        and expires_at > ${now.toISOString()}::timestamptz)::int as open,
      count(*) filter (where invited_at > ${since}::timestamptz and lower(email collate "C") = (
        select lower(email collate "C") from pay_application_email_invitations where id = ${id}::uuid and ${scoped(ctx, table)}))::int
        as "toAddress"
    from pay_application_email_invitations where status <> 'accepted' and ${scoped(ctx, table)}
      and (pay_application_id = ${applicationId}::uuid or invited_at > ${since}::timestamptz)`.execute(ctx.db);
  const [{ open, toAddress }] = rows as [{ open: number; toAddress: number }];
  if (open > maxEmailInvitations) {
    throw invalid({
      email: [`At most ${maxEmailInvitations} addresses are invited to one pay application at a time.`],
    });
  }
  if (toAddress > maxUnaccepted.applications) {
    const { applications, days } = maxUnaccepted;
    throw invalid({ email: [`The address has not accepted ${applications} invitations from the last ${days} days.`] });
  }
}

async function find(ctx: RequestContext, applicationId: string, id: string): Promise<PayApplicationEmailInvitation> {
  emailInvitationsOf.loader(ctx).clear(applicationId);
  const invitations = await emailInvitationsOf.of(ctx, applicationId);
  const invitation = invitations.find((one) => one.id === id);
  if (!invitation) throw new AppError('NOT_FOUND', `The pay application has no open invitation with the id ${id}.`);
  return invitation;
}
