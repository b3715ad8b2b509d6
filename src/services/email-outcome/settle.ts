import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import {
  blamesAddress,
  type EmailFailure,
  type FailureCause,
  findFailureCause,
  writeReason,
} from '../../domain/email/failure.js';
import { noteUndeliverable } from '../shared/undeliverable-address.js';
import type { EmailSubject, UndeliveredEmail } from '../shared/undelivered-email.js';
import { onOutcome } from './on-outcome.js';

type Settled = Omit<UndeliveredEmail, 'reason' | keyof EmailFailure | 'cause' | 'at'>;

/**
 * Records for good that an e-mail did not arrive, in the request's transaction, together with what follows from it. The first outcome
 * counts: the same report again, and a later one, change nothing.
 *
 * @returns whether this was the first
 */
export async function settleEmail(
  ctx: RequestContext,
  id: string,
  {
    status,
    failure,
    cause = findFailureCause(failure),
  }: {
    status: UndeliveredEmail['status'];
    failure: EmailFailure;
    cause?: FailureCause;
  },
): Promise<boolean> {
  await ctx.write();
  await enterSandbox(ctx, id);
  const at = ctx.realNow();
  const { smtpCode, enhancedCode, diagnostic } = failure;
  const { rows } = await sql<Settled>`
    update sent_emails set status = ${status}, cause = ${cause}, smtp_code = ${smtpCode}, enhanced_code = ${enhancedCode},
      diagnostic = ${diagnostic}, settled_at = ${at.toISOString()}::timestamptz
    where id = ${id}::uuid and status in ('sending', 'sent')
    returning id, kind, subject_id as "subjectId", account_id as "accountId", livemode, address, status`.execute(
    ctx.db,
  );
  const [settled] = rows;
  if (!settled) return false;
  const reason = writeReason(cause, failure);
  // A sandbox sends no mail, so what it shows says nothing about the address.
  if (settled.livemode && blamesAddress(cause)) await noteUndeliverable(ctx.db, settled.address, reason, at);
  const follow = onOutcome[settled.kind as EmailSubject['kind']];
  await follow?.(ctx, { ...settled, ...failure, cause, reason, at });
  ctx.afterCommit(() => ctx.infrastructure.observer?.metrics.emails.inc({ outcome: status }));
  return true;
}

/** A reset of the sandbox ends before its rows are locked, because it deletes them in an order of its own. */
async function enterSandbox(ctx: RequestContext, id: string): Promise<void> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from sent_emails where id = ${id}::uuid and not livemode and account_id is not null`.execute(
    ctx.db,
  );
  if (rows[0]) await ctx.actAs(rows[0].accountId, false).write();
}
