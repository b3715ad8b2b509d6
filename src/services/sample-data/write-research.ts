import type { RequestContext } from '../../context/request-context.js';
import { createFulfillmentRequest } from '../fulfillment-request/create.js';
import { lockRequest, moveRequest } from '../fulfillment-request/move.js';
import { daysAgo } from './days-ago.js';
import type { Story } from './stories.js';

/** A full service whose research found more recipients than are paid for: the charges wait for an approval. */
export async function writeResearch(
  ctx: RequestContext,
  { project, jobsite, firstFurnished }: Story,
  { projectId, divisionId, found: findings }: { projectId: string; divisionId: string; found: number },
): Promise<void> {
  const {
    fulfillmentRequest: { id },
  } = await createFulfillmentRequest(ctx, {
    type: 'notice_research',
    idempotencyKey: `demo ${projectId}`,
    sourceKind: 'project',
    sourceId: projectId,
    payload: {
      fulfillment_scope: 'full_service',
      division_id: divisionId,
      claimant_role: 'subcontractor',
      project: {
        name: project.name,
        contract_amount: String(project.contractAmount),
        furnished_description: String(project.furnishedDescription),
        ...(firstFurnished !== null && { first_furnishing_date: daysAgo(ctx, firstFurnished) }),
        jobsite: {
          line_1: jobsite.addressLine1!,
          city: jobsite.city!,
          state: jobsite.state!,
          zip: jobsite.zip!,
        },
      },
    },
  });
  const ticket = { partnerResourceType: ctx.livemode ? 'queue' : 'simulated', partnerResourceId: id };
  const request = await lockRequest(ctx, id);
  await moveRequest(ctx, request, 'submitted', ticket);
  await moveRequest(ctx, request, 'in_progress');
  // Not through a report of the partner, after which the demo's owner would get an e-mail.
  await moveRequest(ctx, request, 'payment_required', { requiredRecipients: findings });
}
