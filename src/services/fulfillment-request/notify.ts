import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';

/** Notifies the members of the partner's answer. `why`: the reason why the work was not done. */
export async function notifyOfResearch(
  ctx: RequestContext,
  { id, projectId, payload, updatedAt }: FulfillmentRequest,
  why: string | null,
): Promise<void> {
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template: 'research_done',
    data: { requestId: id, projectId, job: payload.project.name, why },
    // One that failed and is tried again is answered again.
    key: `research_done:${id}:${timestamp(updatedAt)}`,
    now: ctx.now(),
  });
}
