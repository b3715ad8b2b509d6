import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { PartyRole } from '../../domain/vocabulary.js';
import { PayApplication } from '../../entities/pay-application.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import type { ReceivedEmailInvitation } from '../../schema/pay-application-email-invitation.js';
import type { PayApplicationInvitation } from '../../schema/pay-application-invitation.js';
import { isAddress, requireAddress } from '../session/user-of-address.js';
import { change, lockIfThere } from '../shared/record.js';
import { withoutUser } from '../shared/without-user.js';
import { acceptPayApplicationInvitation } from './index.js';

type Received = ReceivedEmailInvitation & { accountId: string; payApplicationId: string };

/**
 * The open invitations to pay applications that were sent to the address of the person who has signed in. Each sign-in has proved the
 * address, and a token proves nothing about a person: only a session reads them.
 */
export async function listReceivedEmailInvitations(ctx: RequestContext): Promise<ReceivedEmailInvitation[]> {
  authorize(ctx, 'received');
  return readOpen(ctx, await isTheirs(ctx));
}

/** The organization that the person acts in takes part from now on, as if it had been invited itself. */
export async function acceptReceivedEmailInvitation(
  ctx: RequestContext,
  id: string,
): Promise<PayApplicationInvitation> {
  authorize(ctx, 'acceptance');
  const invitation = await respond(ctx, id, 'accepted');
  return acceptPayApplicationInvitation(ctx, await inviteOrganization(ctx, invitation));
}

export async function declineReceivedEmailInvitation(
  ctx: RequestContext,
  id: string,
): Promise<ReceivedEmailInvitation> {
  authorize(ctx, 'received');
  return respond(ctx, id, 'declined');
}

/** Whether an open invitation was sent to the person's address, as it is now. */
async function isTheirs(ctx: RequestContext): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${ctx.principal.userId}::uuid`.execute(ctx.db);
  return sql<SqlBool>`${isAddress('i.email', requireAddress(rows[0]!.email))} and i.livemode = ${ctx.livemode}
    and i.status = 'invited' and i.expires_at > ${ctx.realNow().toISOString()}::timestamptz`;
}

async function readOpen(ctx: RequestContext, isOpen: RawBuilder<SqlBool>): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select i.id, i.account_id as "accountId", i.pay_application_id as "payApplicationId", o.name as "inviterName",
      i.application_number as "applicationNumber", i.project_name as "projectName", i.role, i.invited_at as "invitedAt",
      i.expires_at as "expiresAt"
    from pay_application_email_invitations i join organizations o on o.id = i.account_id and o.deleted_at is null
    where ${isOpen}
    order by i.id desc limit 200`.execute(ctx.db);
  return rows;
}

/** Locks the application first, as its own account does, and then answers the invitation if it is still open. */
async function respond(ctx: RequestContext, id: string, status: 'accepted' | 'declined'): Promise<Received> {
  const refusal = new AppError('NOT_FOUND', 'There is no such invitation to your address, or it is no longer open.');
  const isOpen = sql<SqlBool>`i.id = ${id}::uuid and ${await isTheirs(ctx)}`;
  const [seen] = await readOpen(ctx, isOpen);
  if (!seen) throw refusal;
  if (status === 'accepted' && seen.accountId === ctx.account.id) {
    throw invalid({
      id: ['Your organization has sent this invitation. Choose the organization that is to accept it.'],
    });
  }
  const inviter = ctx.actAs(seen.accountId, ctx.livemode);
  const application = await lockIfThere(inviter, PayApplication, payApplications, seen.payApplicationId);
  if (!application) throw refusal;
  const now = ctx.now().toISOString();
  const organizationId = status === 'accepted' ? ctx.account.id : null;
  const { rows } = await withoutUser(inviter, () =>
    sql`
      update pay_application_email_invitations i set status = ${status}, organization_id = ${organizationId}::uuid,
        answered_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      where ${isOpen} returning id`.execute(inviter.db),
  );
  if (rows.length === 0) throw refusal;
  if (status === 'declined') await change(inviter, application, {});
  return seen;
}

/**
 * An invitation that the organization accepted stays as it is only while it takes part: else its acceptance would make no participant.
 *
 * @returns the id of the organization's invitation, which its acceptance makes a participant
 */
async function inviteOrganization(
  ctx: RequestContext,
  invitation: { accountId: string; payApplicationId: string; role: PartyRole } & ReceivedEmailInvitation,
): Promise<string> {
  const { accountId, payApplicationId, applicationNumber, projectName, role } = invitation;
  const now = ctx.now().toISOString();
  const { rows } = await sql<{ id: string }>`
    insert into pay_application_invitations as i (id, account_id, livemode, inviter_account_id, pay_application_id,
      application_number, project_name, role, status, invited_at, created_at, updated_at)
    values (${uuidv7()}::uuid, ${ctx.account.id}::uuid, ${ctx.livemode}, ${accountId}::uuid, ${payApplicationId}::uuid,
      ${applicationNumber}, ${projectName}, ${role}, 'invited', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (pay_application_id, account_id, role) do update set
      status = case when i.status = 'accepted' and exists (
        select from pay_application_participants p where p.pay_application_id = i.pay_application_id and p.organization_id = i.account_id
          and p.role = i.role and p.account_id = i.inviter_account_id and p.livemode = i.livemode
      ) then i.status else 'invited' end, project_name = excluded.project_name,
      updated_at = excluded.updated_at
    returning id`.execute(ctx.db);
  return rows[0]!.id;
}
