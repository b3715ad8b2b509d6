import { sql } from 'kysely';
import { PayApplication } from '../../entities/pay-application.js';
import { emailInvitationsOf, payApplications } from '../../reads/loaders/pay-application.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { change, lockIfThere } from '../shared/record.js';
import type { FollowOutcome } from '../shared/undelivered-email.js';

const table = 'pay_application_email_invitations';

/** Notes it on the invitation, and emits an event of its application. An e-mail that was sent before the last one says nothing any more. */
export const noteUndeliverablePayApplicationInvitation: FollowOutcome = async (ctx, email) => {
  const { id, subjectId, accountId, livemode, reason, at } = email;
  if (accountId === null) return;
  const acting = ctx.actAs(accountId, livemode);
  await acting.write();
  const { rows: invitations } = await sql<{ applicationId: string }>`
    select pay_application_id as "applicationId" from pay_application_email_invitations
    where id = ${subjectId}::uuid and ${scoped(acting, table)}`.execute(acting.db);
  const application =
    invitations[0] && (await lockIfThere(acting, PayApplication, payApplications, invitations[0].applicationId));
  if (!application) return;
  const { rows } = await sql`
    update pay_application_email_invitations set undeliverable_at = ${at.toISOString()}::timestamptz,
      undeliverable_reason = ${reason}, updated_at = ${acting.now().toISOString()}::timestamptz
    where id = ${subjectId}::uuid and status = 'invited' and ${scoped(acting, table)}
      and invited_at <= (select created_at from sent_emails where id = ${id}::uuid)
    returning id`.execute(acting.db);
  if (rows.length === 0) return;
  emailInvitationsOf.loader(acting).clear(application.id);
  await change(acting, application, {});
};
