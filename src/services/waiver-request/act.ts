import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type Answerable, actsOn, type LinkAct } from '../../domain/waiver-link/acts.js';
import { isWaiverRequestOpen } from '../../domain/waiver-request/transitions.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { invalid } from '../../errors/app-error.js';
import { scoped } from '../../reads/loaders/scope.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { lockIfThere } from '../shared/record.js';
import { isSameMailbox, type OpenedLink } from './link.js';
import { notShown } from './linked.js';

/** Runs an act of the page on a request, in a transaction of its own, which has locked the request. */
export function actByLink<Result>(
  link: OpenedLink,
  requestId: string,
  act: LinkAct,
  work: (ctx: RequestContext, request: WaiverRequest) => Promise<Result>,
): Promise<Result> {
  return link.ctx.separately(async (ctx) => {
    const request = await lockLinked(ctx, link, requestId);
    rejectAct(request, act);
    return work(ctx, request);
  });
}

/**
 * Locks a request that the link shows. A request that was forwarded or sent elsewhere in the meantime is not shown any more.
 *
 * @throws AppError NOT_FOUND
 */
export async function lockLinked(ctx: RequestContext, link: OpenedLink, id: string): Promise<WaiverRequest> {
  authorize(ctx, 'waiverLink');
  const request = isUuid(id) ? await lockIfThere(ctx, WaiverRequest, waiverRequests, id) : null;
  if (!request || request.timesSent === 0 || !isSameMailbox(link.mailbox, request.email)) throw notShown();
  const { rows } = await sql`
    select 1 from waiver_request_links where id = ${link.linkId}::uuid and revoked_at is null and ${scoped(ctx, 'waiver_request_links')}
    for share`.execute(ctx.db);
  if (rows.length === 0) throw notShown();
  if (isWaiverRequestOpen(request.status) && request.expiresAt! <= ctx.now()) throw notShown();
  return request;
}

/** @throws AppError ILLEGAL_TRANSITION */
export function rejectAct(request: Answerable, act: LinkAct): void {
  if (actsOn(request).includes(act)) return;
  const { status } = request;
  throw invalid({ status: [`The request is ${status}: ${refusals[act]}.`] }, 'ILLEGAL_TRANSITION');
}

const refusals: Record<LinkAct, string> = {
  sign: 'it cannot be signed on this page',
  upload: 'it takes no scan of a signed print',
  send_code: 'it is signed without a code',
  decline: 'it can no longer be declined',
  counter: 'no other amount can be proposed',
  forward: 'it can no longer be given to someone else',
  name_below: 'no company below it can be named',
  state_none_below: 'nothing is to be stated about companies below it',
  confirm_payment: 'there is no payment to confirm',
  release: 'there is nothing to release',
  withdraw: 'there is nothing to take back',
  statement: 'there is no statement about it',
  download: 'it has no document to download',
};

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
