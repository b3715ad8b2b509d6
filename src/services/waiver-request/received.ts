import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mintOpaqueSecret } from '../../context/auth/session.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { waiverLinkAllowances } from '../../domain/waiver-request/limits.js';
import { openWaiverRequests } from '../../domain/waiver-request/transitions.js';
import { AppError } from '../../errors/app-error.js';
import type { OpenedWaiverRequest, ReceivedWaiverRequest } from '../../schema/received-waiver-request.js';
import { countAttempt } from '../session/attempts.js';
import { isAddress, requireAddress } from '../session/user-of-address.js';
import { withoutUser } from '../shared/without-user.js';
import { insertLink } from './new-link.js';

/** Far more than one mailbox ever has; the newest count. */
const maxListed = 200;

/**
 * What other accounts ask the person for who has signed in, at the address that each sign-in has proved; what waits for an answer comes
 * first. A token proves nothing about a person: only a session reads them.
 */
export async function listReceivedWaiverRequests(ctx: RequestContext): Promise<ReceivedWaiverRequest[]> {
  authorize(ctx, 'received');
  const { rows } = await sql<ReceivedWaiverRequest>`
    select r.id, a.name as "payerName", o.name as "payeeName", p.name as "projectName", w.application_number as "applicationNumber", r.type,
      r.status, r.amount::text, r.through_date::text as "throughDate", r.due_date::text as "dueDate", r.sent_at as "sentAt",
      r.expires_at as "expiresAt", r.signed_at as "signedAt", r.released_at as "releasedAt"
    from waiver_requests r join organizations a on a.id = r.account_id and a.deleted_at is null
      join organizations o on o.id = r.organization_id join projects p on p.id = r.project_id
      left join pay_applications w on w.id = r.pay_application_id
    where ${await isTheirs(ctx)}
    order by r.status = any(${[...openWaiverRequests, 'held']}::text[]) desc, r.serial desc limit ${maxListed}`.execute(
    ctx.db,
  );
  return rows;
}

/**
 * Makes a link to the page of a request, as an e-mail to the person would have it: what they sign there has the same evidence.
 *
 * @throws AppError NOT_FOUND, RATE_LIMITED
 */
export async function openReceivedWaiverRequest(ctx: RequestContext, id: string): Promise<OpenedWaiverRequest> {
  authorize(ctx, 'received');
  await countAttempt(ctx, 'waiver_link', `received ${ctx.principal.userId}`, waiverLinkAllowances.perLink);
  const theirs = await isTheirs(ctx);
  const { rows } = await sql<{ accountId: string }>`
    select r.account_id as "accountId" from waiver_requests r where r.id = ${id}::uuid and ${theirs}`.execute(ctx.db);
  const refusal = new AppError(
    'NOT_FOUND',
    'There is no such waiver request to your address, or it is no longer open.',
  );
  if (!rows[0]) throw refusal;
  const payer = ctx.actAs(rows[0].accountId, ctx.livemode);
  await payer.write();
  const now = (await readClock(payer.db, { accountId: payer.account.id, livemode: ctx.livemode }))();
  const token = mintOpaqueSecret();
  const link = await withoutUser(payer, () =>
    insertLink(payer.db, { requestId: id, secret: token, now, wanted: theirs }),
  );
  if (!link) throw refusal;
  return { token };
}

/** Whether a request of another account went to the person's address, as it is now, and waits for an answer or has one. */
async function isTheirs(ctx: RequestContext): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${ctx.principal.userId}::uuid`.execute(ctx.db);
  // The clock of a sandbox is that of the payer, whose watch ends what has expired.
  const isOpen = sql`r.status = any(${openWaiverRequests}::text[])
    and (not r.livemode or r.expires_at > ${ctx.realNow().toISOString()}::timestamptz)`;
  return sql<SqlBool>`${isAddress('r.email', requireAddress(rows[0]!.email))} and r.livemode = ${ctx.livemode}
    and r.account_id <> ${ctx.account.id}::uuid and r.times_sent > 0 and r.deleted_at is null
    and ((${isOpen}) or r.status in ('held', 'released', 'declined'))`;
}
