import type { RequestContext } from '../../context/request-context.js';
import { type FulfillmentStatus, fulfillmentTargets } from '../../domain/fulfillment-request/states.js';
import { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { invalid } from '../../errors/app-error.js';
import { fulfillmentRequests } from '../../reads/loaders/fulfillment-request.loader.js';
import { change, type Draft, lock } from '../shared/record.js';

/**
 * Locks a request of the context's account until the work ends: every operation begins with this, so they run one at a time.
 */
export function lockRequest(ctx: RequestContext, id: string): Promise<FulfillmentRequest> {
  return lock(ctx, FulfillmentRequest, fulfillmentRequests, id);
}

/** Moves a locked request to a status; 422 ILLEGAL_TRANSITION if its current status does not allow it. */
export async function moveRequest(
  ctx: RequestContext,
  request: FulfillmentRequest,
  status: FulfillmentStatus,
  changes: Draft<FulfillmentRequest> = {},
): Promise<FulfillmentRequest> {
  rejectMove(request, status);
  return change(ctx, request, { ...moments(ctx, status), ...changes, status });
}

/** For an operation that must not begin if it cannot end. */
function rejectMove({ status: from }: FulfillmentRequest, to: FulfillmentStatus): void {
  const targets = fulfillmentTargets(from);
  if (targets.includes(to)) return;
  const legal = targets.length > 0 ? `it can become ${targets.map(inWords).join(', ')}` : 'its status is final';
  const sentence = `A fulfillment request that is ${inWords(from)} cannot become ${inWords(to)}: ${legal}.`;
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

function moments(ctx: RequestContext, status: FulfillmentStatus): Draft<FulfillmentRequest> {
  switch (status) {
    case 'submitted':
      return { submittedAt: ctx.now() };
    case 'fulfilled':
      return { fulfilledAt: ctx.now() };
    case 'failed':
      return { failedAt: ctx.now() };
    default:
      return {};
  }
}

function inWords(status: FulfillmentStatus): string {
  return status.replaceAll('_', ' ');
}
