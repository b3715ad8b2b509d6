import { sql } from 'kysely';
import { addTask, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { isOver } from '../../domain/fulfillment-request/states.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { type CreatedTicket, PartnerUnreachable, RefusedTicket } from '../../providers/partner/fulfillment-partner.js';
import { fulfillmentRequests } from '../../reads/loaders/fulfillment-request.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { change } from '../shared/record.js';
import { amountText } from './amount-text.js';
import { releaseHolds } from './holds.js';
import { lockRequest, moveRequest } from './move.js';
import { findPartner } from './partner-of.js';
import { beginSimulating } from './simulate-partner.js';

/** After this many attempts in about 70 minutes the request fails, and the caller may try again. */
const maxAttempts = 5;

/** When a request that failed without an answer is withdrawn: until then, a retry still gets the ticket that may exist. */
const withdrawAfterMs = 60 * 60 * 1000;

/** The outcome of an attempt to submit a request. */
type Outcome = { ticket: CreatedTicket } | { refused: string } | { unreachable: string };

/**
 * Task `partner.submit`: submits a request to the partner. Every attempt has the same key, so that an attempt after a lost
 * answer gets the existing ticket and never creates another. A request that has ended is withdrawn if the partner may have a
 * ticket for it.
 */
export async function submitRequest(ctx: RequestContext, task: Task): Promise<void> {
  const seen = await readRequest(ctx, task.subjectId);
  if (seen?.status === 'queued') return submit(ctx, seen, task);
  if (seen && mayHaveUnknownTicket(seen, task)) return withdraw(ctx, seen);
}

async function submit(ctx: RequestContext, seen: FulfillmentRequest, { attempt }: Task): Promise<void> {
  const outcome = await handOver(ctx, seen, attempt);
  const request = await lockRequest(ctx, seen.id);
  if (request.status !== 'queued') {
    // The request was cancelled during the attempt.
    if ('ticket' in outcome) await endTicket(ctx, request, outcome.ticket);
  } else if ('ticket' in outcome) {
    await moveRequest(ctx, request, 'submitted', toColumns(outcome.ticket));
    await beginSimulating(ctx, request);
  } else if ('refused' in outcome) {
    await moveRequest(ctx, request, 'rejected', { statusReason: outcome.refused });
    await releaseHolds(ctx, request);
  } else {
    await moveRequest(ctx, request, 'failed', { lastError: outcome.unreachable });
    await releaseHolds(ctx, request);
    // One of the lost answers may have been a ticket, which the partner would work on without anyone's knowledge.
    const dueAt = new Date(ctx.now().getTime() + withdrawAfterMs);
    await addTask(ctx, { kind: 'partner.submit', subjectId: request.id, dueAt, payload: { withdraws: true } });
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
    if (error instanceof PartnerUnreachable && attempt >= maxAttempts) return { unreachable: error.message };
    throw error;
  }
}

/** Whether an attempt without an answer may have created a ticket of a request that has ended. */
function mayHaveUnknownTicket({ status, partnerResourceId }: FulfillmentRequest, { attempt, payload }: Task): boolean {
  if (partnerResourceId !== null) return false;
  return (status === 'cancelled' && attempt > 1) || (isOver(status) && payload?.withdraws === true);
}

/** Asks for the ticket of a request that has ended, with the key of its submission, and cancels it. */
async function withdraw(ctx: RequestContext, seen: FulfillmentRequest): Promise<void> {
  const ticket = await createTicket(ctx, seen).catch((error) => {
    if (error instanceof RefusedTicket) return null;
    throw error;
  });
  if (ticket) await endTicket(ctx, await lockRequest(ctx, seen.id), ticket);
}

/**
 * Cancels a ticket that became known after its request had ended. The request shows it, so that reports on it are answered, and
 * a retry asks for another. A request that was retried since uses the ticket.
 */
async function endTicket(ctx: RequestContext, request: FulfillmentRequest, ticket: CreatedTicket): Promise<void> {
  if (!isOver(request.status) || request.partnerResourceId !== null) return;
  await change(ctx, request, toColumns(ticket));
  await addTask(ctx, { kind: 'partner.cancel', subjectId: request.id, dueAt: ctx.now(), payload: { ...ticket } });
}

function toColumns({ resourceType, resourceId }: CreatedTicket) {
  return { partnerResourceType: resourceType, partnerResourceId: resourceId };
}

async function createTicket(ctx: RequestContext, request: FulfillmentRequest): Promise<CreatedTicket> {
  const { id, retryCount, sameTicketRetries, scope, authorizedRecipients, payload } = request;
  const partner = await findPartner(ctx);
  const ticket = await partner.createTicket({
    requestId: id,
    idempotencyKey: `${id}:${retryCount - sameTicketRetries}`,
    livemode: ctx.livemode,
    scope,
    authorizedRecipients,
    payload: { ...payload, project: { ...payload.project, contract_amount: amountText(payload) } },
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
  const partner = await findPartner(ctx, ticket.resourceType);
  const reason = request.statusReason ?? 'The request was cancelled.';
  await partner.cancelTicket({ resourceId: ticket.resourceId, requestId: request.id, reason }).catch((error) => {
    if (!(error instanceof RefusedTicket)) throw error;
  });
}

/** Reads before any transaction, because the partner is asked first. */
async function readRequest(ctx: RequestContext, id: string): Promise<FulfillmentRequest | undefined> {
  const [row] = await rowsWhere(ctx, fulfillmentRequests, sql`id = ${id}::uuid`);
  return row as unknown as FulfillmentRequest | undefined;
}
