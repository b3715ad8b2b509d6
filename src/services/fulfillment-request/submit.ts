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

/** After so many tries in some 70 minutes the request has failed, and the caller may try again. */
const mostAttempts = 5;

/** What became of a try to hand a request over. */
type Outcome = { ticket: CreatedTicket } | { refused: string } | { unreachable: string };

/**
 * Task `partner.submit`: hands a request to the partner. Each try has the same key, so that a try whose answer was lost is
 * answered with the ticket of that time, and never makes another.
 */
export async function submitRequest(ctx: RequestContext, task: Task): Promise<void> {
  const seen = await readRequest(ctx, task.subjectId);
  if (seen?.status === 'cancelled') return takeBack(ctx, seen, task);
  if (seen?.status !== 'queued') return;
  const outcome = await handOver(ctx, seen, task.attempt);
  const request = await lockRequest(ctx, seen.id);
  if (request.status !== 'queued') {
    // Cancelled meanwhile: what was made of it is taken back.
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

/** Task `partner.cancel`: tells the partner that the caller took the request back. A partner that has ended it needs no telling. */
export async function cancelTicket(ctx: RequestContext, { subjectId, payload }: Task): Promise<void> {
  const request = await readRequest(ctx, subjectId);
  const ticket = (payload as CreatedTicket | null) ?? {
    resourceType: request?.partnerResourceType,
    resourceId: request?.partnerResourceId,
  };
  if (request && ticket.resourceId) await tellCancelled(ctx, request, ticket as CreatedTicket);
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

/** A request that was cancelled while it was queued: an earlier try may have made a ticket and lost the answer. */
async function takeBack(ctx: RequestContext, request: FulfillmentRequest, { attempt }: Task): Promise<void> {
  if (attempt === 1) return;
  const ticket = await createTicket(ctx, request).catch((error) => {
    if (error instanceof RefusedTicket) return null;
    throw error;
  });
  if (ticket) await tellCancelled(ctx, request, ticket);
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
  // Nobody's work is taken for another's: a partner that mixes them up has not taken this one.
  if (await isOfAnother(ctx, id, ticket)) {
    throw new PartnerUnreachable('The partner answered with the ticket of another request.');
  }
  return ticket;
}

/** Only an account's own partner may give ids that another has given. */
async function isOfAnother(ctx: RequestContext, id: string, { resourceType, resourceId }: CreatedTicket) {
  const { rows } = await sql`
    select 1 from fulfillment_requests
    where partner_resource_type = ${resourceType} and partner_resource_id = ${resourceId} and id <> ${id}::uuid
      and (${resourceType} <> 'account_ticket' or account_id = ${ctx.account.id}::uuid)`.execute(ctx.db);
  return rows.length > 0;
}

async function tellCancelled(ctx: RequestContext, request: FulfillmentRequest, ticket: CreatedTicket): Promise<void> {
  const partner = await partnerOf(ctx, ticket.resourceType);
  const reason = request.statusReason ?? 'The request was cancelled.';
  await partner.cancelTicket({ resourceId: ticket.resourceId, requestId: request.id, reason }).catch((error) => {
    if (!(error instanceof RefusedTicket)) throw error;
  });
}

async function addCancel(ctx: RequestContext, subjectId: string, ticket: CreatedTicket): Promise<void> {
  await addTask(ctx, { kind: 'partner.cancel', subjectId, dueAt: ctx.now(), payload: { ...ticket } });
}

/** Before any transaction: the partner is asked first. */
async function readRequest(ctx: RequestContext, id: string): Promise<FulfillmentRequest | undefined> {
  const [row] = await rowsWhere(ctx, fulfillmentRequests, sql`id = ${id}::uuid`);
  return row as unknown as FulfillmentRequest | undefined;
}
