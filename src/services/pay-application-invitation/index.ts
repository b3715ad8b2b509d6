import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { PayApplicationInvitationStatus } from '../../domain/pay-application/invitation.js';
import { PayApplication } from '../../entities/pay-application.js';
import { invalid } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { payApplicationInvitations } from '../../reads/loaders/pay-application-invitation.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { PayApplicationInvitation } from '../../schema/pay-application-invitation.js';
import { change, lockIfThere } from '../shared/record.js';
import { withoutUser } from '../shared/without-user.js';

/**
 * The organization can read the application from now on. Any member may answer, because any member may read and write records.
 */
export async function acceptPayApplicationInvitation(
  ctx: RequestContext,
  id: string,
): Promise<PayApplicationInvitation> {
  authorize(ctx, 'records');
  return respond(ctx, id, 'accepted');
}

export async function declinePayApplicationInvitation(
  ctx: RequestContext,
  id: string,
): Promise<PayApplicationInvitation> {
  authorize(ctx, 'records');
  return respond(ctx, id, 'declined');
}

/** The same answer again has no effect. */
async function respond(
  ctx: RequestContext,
  id: string,
  response: 'accepted' | 'declined',
): Promise<PayApplicationInvitation> {
  const seen = await read(ctx, id);
  const inviter = ctx.actAs(seen.inviterAccountId, ctx.livemode);
  // Lock the application first, in the same order as its own account does.
  const application = await lockIfThere(inviter, PayApplication, payApplications, seen.payApplicationId);
  const { status, updatedAt } = await lockInvitation(ctx, id);
  await ctx.precondition?.judge(ctx, { type: payApplicationInvitations.type, id, updatedAt });
  if (status === response) return read(ctx, id);
  if (!application || status !== 'invited') {
    throw invalid({ status: [`An invitation that is ${status} can no longer be ${response}.`] });
  }
  const now = ctx.now().toISOString();
  await ctx.db
    .updateTable('pay_application_invitations')
    .set({
      status: response,
      answered_at: now,
      answered_by_user_id: ctx.principal.userId,
      updated_at: now,
      ...(response === 'accepted' && { attempts: 0 }),
    })
    .where('id', '=', id)
    .where(scoped(ctx, 'pay_application_invitations'))
    .execute();
  if (response === 'accepted') await attach(inviter, seen);
  await change(inviter, application, {});
  emit(inviter, { type: `pay_application.participant_${response}`, record: application });
  ctx.forgetReads();
  return read(ctx, id);
}

async function read(ctx: RequestContext, id: string): Promise<PayApplicationInvitation> {
  const [invitation] = await rowsWhere(ctx, payApplicationInvitations, sql`id = ${id}::uuid`);
  return invitation ?? rejectMissing(ctx, payApplicationInvitations, id);
}

async function lockInvitation(
  ctx: RequestContext,
  id: string,
): Promise<{ status: PayApplicationInvitationStatus; updatedAt: Date }> {
  const invitation = await ctx.db
    .selectFrom('pay_application_invitations')
    .select(['status', 'updated_at'])
    .where('id', '=', id)
    .where(scoped(ctx, 'pay_application_invitations'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!invitation) return rejectMissing(ctx, payApplicationInvitations, id);
  return { status: invitation.status, updatedAt: new Date(invitation.updated_at) };
}

/** Makes the organization a participant. */
async function attach(inviter: RequestContext, { id, ...invitation }: PayApplicationInvitation): Promise<void> {
  const now = inviter.now().toISOString();
  const participant = {
    id,
    account_id: inviter.account.id,
    livemode: inviter.livemode,
    pay_application_id: invitation.payApplicationId,
    organization_id: invitation.accountId,
    role: invitation.role,
    created_at: now,
    updated_at: now,
  };
  await withoutUser(inviter, () =>
    inviter.db
      .insertInto('pay_application_participants')
      .values(participant)
      .onConflict((conflict) => conflict.columns(['pay_application_id', 'organization_id', 'role']).doNothing())
      .execute(),
  );
}
