import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { expectApiCall, foresee } from '../../ledger/index.js';
import { PartnerUnreachable, RefusedTicket } from '../../providers/partner/fulfillment-partner.js';
import { change } from '../shared/record.js';
import { holdPostage } from './holds.js';
import { lockRequest, moveRequest } from './move.js';
import { findPartner } from './partner-of.js';
import { continueSimulating } from './simulate-partner.js';

/**
 * Approves postage for the additional recipients that the research found: the rest of the postage is held, then the partner is
 * notified to continue. Each step is committed separately, because a notification cannot be undone. When the request is
 * repeated after a 503, nothing is held twice.
 */
export async function approveFulfillmentCharges(ctx: RequestContext, id: string): Promise<FulfillmentRequest> {
  authorize(ctx, 'records');
  const held = await ctx.separately((step) => holdRest(step, id));
  await release(ctx, held);
  const request = await lockRequest(ctx, id);
  // Another user approved at the same time, the partner's report arrived before its answer, or the partner has found even more
  // recipients.
  if (request.status === 'in_progress' || request.status === 'fulfilled' || isShort(request)) return request;
  const moved = await moveRequest(ctx, request, 'in_progress');
  await continueSimulating(ctx, moved);
  emit(ctx, { type: 'fulfillment_request.charges_approved', record: moved });
  return moved;
}

/**
 * Holds postage for the recipients that are not paid for yet; 402 when the credits are not enough. The cost of the API call
 * itself is included: it is charged at the end, when the partner has already been notified.
 */
async function holdRest(ctx: RequestContext, id: string): Promise<FulfillmentRequest> {
  const request = await lockRequest(ctx, id);
  expectApiCall(ctx, { free: false });
  if (request.status !== 'payment_required') {
    const sentence = `The fulfillment request is ${request.status.replaceAll('_', ' ')}: there are no charges to approve.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  if (isShort(request)) {
    await holdPostage(ctx, request, request.requiredRecipients! - request.authorizedRecipients!);
    await change(ctx, request, { authorizedRecipients: request.requiredRecipients });
  }
  await foresee(ctx, []);
  return request;
}

function isShort({ status, requiredRecipients, authorizedRecipients }: FulfillmentRequest): boolean {
  return status === 'payment_required' && requiredRecipients! > authorizedRecipients!;
}

async function release(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  try {
    const partner = await findPartner(ctx, request.partnerResourceType);
    await partner.releaseTicket({
      resourceId: request.partnerResourceId!,
      requestId: request.id,
      authorizedRecipients: request.authorizedRecipients!,
    });
  } catch (error) {
    if (error instanceof PartnerUnreachable) {
      const message =
        'The fulfillment partner could not be notified of the approval. The credits stay held: approve again, no credits are held twice.';
      throw new AppError('PARTNER_UNREACHABLE', message, { headers: { 'Retry-After': '10' } });
    }
    if (error instanceof RefusedTicket) {
      throw new AppError('CONFLICT', `The fulfillment partner refused to continue: ${error.message}`);
    }
    throw error;
  }
}
