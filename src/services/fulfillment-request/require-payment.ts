import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { computePaymentDue } from '../../domain/fulfillment-request/postage.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { emit } from '../../events/outbox.js';
import { change } from '../shared/record.js';
import { moveRequest } from './move.js';

/**
 * The research found more recipients than are paid for: the locked request waits for an approval, and the members are
 * notified. If it was waiting for fewer recipients already, the number is raised.
 */
export async function requirePayment(
  ctx: RequestContext,
  request: FulfillmentRequest,
  recipients: number,
): Promise<FulfillmentRequest> {
  const waits = request.status === 'payment_required';
  const due = waits
    ? await change(ctx, request, { requiredRecipients: recipients })
    : await moveRequest(ctx, request, 'payment_required', { requiredRecipients: recipients });
  if (waits) emit(ctx, { type: 'fulfillment_request.payment_required', record: due });
  const { requiredRecipients, authorizedRecipients, additionalCredits } = computePaymentDue(due)!;
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template: 'payment_required',
    data: {
      requestId: due.id,
      projectId: due.projectId,
      job: due.payload.project.name,
      required: requiredRecipients,
      authorized: authorizedRecipients,
      additional: additionalCredits,
    },
    key: `payment_required:${due.id}:${due.updatedAt.getTime()}`,
    now: ctx.now(),
  });
  return due;
}
