import { sql } from 'kysely';
import { addTask, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { simulatedFacts } from '../../domain/fulfillment-request/simulated-research.js';
import { isOver } from '../../domain/fulfillment-request/states.js';
import { isNoticeEditable } from '../../domain/notice/transitions.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { waitForDrive } from '../shared/state-data.js';
import { lockRequest } from './move.js';
import { reportAccepted, reportFulfilled, reportMailed, reportRecipients, returnFacts } from './partner-reports.js';

/** What the sandbox's partner does, and how many hours after it received a request. */
const steps = { accept: 1, research: 24, mail: 48, fulfill: 48 } as const;
type Step = keyof typeof steps;

const hour = 3_600_000;

/** The sandbox's partner has a ticket: its work begins an hour later by the account's clock. */
export async function beginSimulating(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  if (request.partnerResourceType === 'simulated') await addStep(ctx, request, 'accept');
}

/** The pending charges are approved: the sandbox's partner mails a day later. */
export async function continueSimulating(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  if (request.partnerResourceType !== 'simulated') return;
  await addStep(ctx, request, 'mail', new Date(ctx.now().getTime() + 24 * hour));
}

/**
 * Task `partner.step`: the next step of the sandbox's partner, through the same reports as a real one. It waits while charges
 * are to be approved, and does nothing once the request has ended.
 */
export async function simulatePartner(ctx: RequestContext, task: Task): Promise<void> {
  const { subjectId: id, payload } = task;
  const { step, attempt } = payload as { step: Step; attempt: number };
  const request = await lockRequest(ctx, id);
  // The request was retried and has its own steps.
  if (isOver(request.status) || request.retryCount !== attempt) return;
  if (await waitForDrive(ctx, task)) return;
  const report = { id, reportId: `simulated ${attempt} ${step}` };
  switch (step) {
    case 'accept':
      await reportAccepted(ctx, report);
      return addStep(ctx, request, 'research');
    case 'research': {
      const facts = await simulatedResearch(ctx, request);
      const recipientCount = Math.min(facts.parties.length, request.authorizedRecipients ?? facts.parties.length);
      await reportRecipients(ctx, { id, reportId: `${report.reportId}: recipients`, recipients: recipientCount });
      await returnFacts(ctx, { ...report, ...facts });
      return addStep(ctx, request, request.scope === 'full_service' ? 'mail' : 'fulfill');
    }
    case 'mail': {
      if (request.status === 'payment_required') return;
      await reportMailed(ctx, { ...report, recipients: simulatedRecipients(request) });
      return addStep(ctx, request, 'fulfill');
    }
    case 'fulfill':
      if (request.status !== 'payment_required') await reportFulfilled(ctx, report);
  }
}

/** The recipients of the sandbox's partner: as many as it found and was approved for, with made-up names after its parties. */
export function simulatedRecipients(
  request: FulfillmentRequest,
  recipientCount = recipientsFound(request),
): Array<{ name: string }> {
  const { parties } = simulatedFacts(request.payload);
  return Array.from({ length: recipientCount }, (_, at) => parties[at] ?? { name: `Recipient ${at + 1}` });
}

/** How many recipients it finds, given those that are paid for. */
export function recipientsFound({ payload, requiredRecipients, authorizedRecipients }: FulfillmentRequest): number {
  const recipientCount = requiredRecipients ?? simulatedFacts(payload).parties.length;
  return Math.min(recipientCount, authorizedRecipients ?? recipientCount);
}

/** The result of a request's research, without the notice that the request was made from if that can no longer be edited. */
export async function simulatedResearch(ctx: RequestContext, { payload, sourceKind, sourceId }: FulfillmentRequest) {
  const facts = simulatedFacts(payload);
  if (sourceKind !== 'notice') return facts;
  const [source] = await rowsWhere(ctx, notices, sql`id = ${sourceId}::uuid`);
  return source && !isNoticeEditable(source.status) ? { ...facts, notice: {} } : facts;
}

async function addStep(ctx: RequestContext, request: FulfillmentRequest, step: Step, at?: Date): Promise<void> {
  const dueAt = at ?? new Date(Math.max(request.submittedAt!.getTime() + steps[step] * hour, ctx.now().getTime()));
  const payload = { step, attempt: request.retryCount };
  await addTask(ctx, { kind: 'partner.step', subjectId: request.id, dueAt, payload });
}
