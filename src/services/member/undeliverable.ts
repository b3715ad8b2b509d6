import { sql } from 'kysely';
import type { FollowOutcome } from '../shared/undelivered-email.js';

/** The e-mail has the id of the invitation: another address has another invitation. */
export const noteUndeliverableMemberInvitation: FollowOutcome = async (ctx, { subjectId, reason, at }) => {
  await sql`
    update member_invitations set undeliverable_at = ${at.toISOString()}::timestamptz, undeliverable_reason = ${reason}
    where id = ${subjectId}::uuid and accepted_at is null and withdrawn_at is null`.execute(ctx.db);
};
