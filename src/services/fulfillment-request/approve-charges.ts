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
import { partnerOf } from './partner-of.js';
import { goOnSimulating } from './simulate-partner.js';

/**
 * Approves what the research found more than was paid for: the rest of the postage is held, then the partner is told to go on.
 * Each step is kept by itself, for the partner cannot be untold: asked again after a 503, nothing is held twice.
 */
export async function approveFulfillmentCharges(ctx: RequestContext, id: string): Promise<FulfillmentRequest> {
  authorize(ctx, 'records');
  const held = await ctx.separately((step) => holdRest(step, id));
  await release(ctx, held);
  const request = await lockRequest(ctx, id);
  // Somebody else approved at the same time, the partner is quicker than its answer, or it has found still more meanwhile.
  if (request.status === 'in_progress' || request.status === 'fulfilled' || isShort(request)) return request;
  const moved = await moveRequest(ctx, request, 'in_progress');
  await goOnSimulating(ctx, moved);
  emit(ctx, { type: 'fulfillment_request.charges_approved', record: moved });
  return moved;
}

/**
 * Holds postage for whoever is not paid for yet; 402 when the credits are short, of what the call itself costs as well: that is
 * charged at its end, when the partner goes on already.
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
    const partner = await partnerOf(ctx, request.partnerResourceType);
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
