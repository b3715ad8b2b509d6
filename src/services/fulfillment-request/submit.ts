import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { fulfillmentRequests } from '../../loaders/fulfillment-request.loader.js';
import { rowsWhere } from '../../loaders/read.js';
import { type CreatedTicket, PartnerUnreachable, RefusedTicket } from '../../providers/partner/fulfillment-partner.js';
import { addTask, type Task } from '../../tasks/queue.js';
import { releaseHolds } from './holds.js';
import { lockRequest, moveRequest } from './move.js';
import { partnerOf } from './partner-of.js';
import { beginSimulating } from './simulate-partner.js';

/** After this many attempts in about 70 minutes the request fails, and the caller may try again. */
const mostAttempts = 5;

/** The outcome of an attempt to submit a request. */
type Outcome = { ticket: CreatedTicket } | { refused: string } | { unreachable: string };

/**
 * Task `partner.submit`: submits a request to the partner. Every attempt has the same key, so that an attempt after a lost
 * answer gets the existing ticket and never creates another.
 */
export async function submitRequest(ctx: RequestContext, task: Task): Promise<void> {
  const seen = await readRequest(ctx, task.subjectId);
  if (seen?.status === 'cancelled') return takeBack(ctx, seen, task);
  if (seen?.status !== 'queued') return;
  const outcome = await handOver(ctx, seen, task.attempt);
  const request = await lockRequest(ctx, seen.id);
  if (request.status !== 'queued') {
    // The request was cancelled during the attempt: cancel its ticket.
    if ('ticket' in outcome) await addCancel(ctx, request.id, outcome.ticket);
  } else if ('ticket' in outcome) {
    const { resourceType, resourceId } = outcome.ticket;
    await moveRequest(ctx, request, 'submitted', { partnerResourceType: resourceType, partnerResourceId: resourceId });
    await beginSimulating(ctx, request);
  } else {
    await ('refused' in outcome
      ? moveRequest(ctx, request, 'rejected', { statusReason: outcome.refused })
      : moveRequest(ctx, request, 'failed', { lastError: outcome.unreachable }));
    await releaseHolds(ctx, request);
  }
}

/**
 * Task `partner.cancel`: notifies the partner that the caller cancelled the request. A partner that has ended the work need not
 * be notified.
 */
export async function cancelTicket(ctx: RequestContext, { subjectId, payload }: Task): Promise<void> {
  const request = await readRequest(ctx, subjectId);
  const ticket = (payload as CreatedTicket | null) ?? {
    resourceType: request?.partnerResourceType,
    resourceId: request?.partnerResourceId,
  };
  if (request && ticket.resourceId) await notifyCancelled(ctx, request, ticket as CreatedTicket);
}

async function handOver(ctx: RequestContext, request: FulfillmentRequest, attempt: number): Promise<Outcome> {
  try {
    return { ticket: await createTicket(ctx, request) };
  } catch (error) {
    if (error instanceof RefusedTicket) return { refused: error.message };
    if (error instanceof PartnerUnreachable && attempt >= mostAttempts) return { unreachable: error.message };
    throw error;
  }
}

/** The request was cancelled while it was queued: an earlier attempt may have created a ticket and lost the answer. */
async function takeBack(ctx: RequestContext, request: FulfillmentRequest, { attempt }: Task): Promise<void> {
  if (attempt === 1) return;
  const ticket = await createTicket(ctx, request).catch((error) => {
    if (error instanceof RefusedTicket) return null;
    throw error;
  });
  if (ticket) await notifyCancelled(ctx, request, ticket);
}

async function createTicket(ctx: RequestContext, request: FulfillmentRequest): Promise<CreatedTicket> {
  const { id, retryCount, scope, authorizedRecipients, payload } = request;
  const partner = await partnerOf(ctx);
  const ticket = await partner.createTicket({
    requestId: id,
    idempotencyKey: `${id}:${retryCount}`,
    livemode: ctx.livemode,
    scope,
    authorizedRecipients,
    payload,
  });
  // A ticket of another request is refused: a partner that mixes tickets up has not accepted this request.
  if (await isOfAnother(ctx, id, ticket)) {
    throw new PartnerUnreachable('The partner answered with the ticket of another request.');
  }
  return ticket;
}

/** Ids may repeat only between different accounts' own partners. */
async function isOfAnother(ctx: RequestContext, id: string, { resourceType, resourceId }: CreatedTicket) {
  const { rows } = await sql`
    select 1 from fulfillment_requests
    where partner_resource_type = ${resourceType} and partner_resource_id = ${resourceId} and id <> ${id}::uuid
      and (${resourceType} <> 'account_ticket' or account_id = ${ctx.account.id}::uuid)`.execute(ctx.db);
  return rows.length > 0;
}

async function notifyCancelled(ctx: RequestContext, request: FulfillmentRequest, ticket: CreatedTicket): Promise<void> {
  const partner = await partnerOf(ctx, ticket.resourceType);
  const reason = request.statusReason ?? 'The request was cancelled.';
  await partner.cancelTicket({ resourceId: ticket.resourceId, requestId: request.id, reason }).catch((error) => {
    if (!(error instanceof RefusedTicket)) throw error;
  });
}

async function addCancel(ctx: RequestContext, subjectId: string, ticket: CreatedTicket): Promise<void> {
  await addTask(ctx, { kind: 'partner.cancel', subjectId, dueAt: ctx.now(), payload: { ...ticket } });
}

/** Reads before any transaction, because the partner is asked first. */
async function readRequest(ctx: RequestContext, id: string): Promise<FulfillmentRequest | undefined> {
  const [row] = await rowsWhere(ctx, fulfillmentRequests, sql`id = ${id}::uuid`);
  return row as unknown as FulfillmentRequest | undefined;
}
