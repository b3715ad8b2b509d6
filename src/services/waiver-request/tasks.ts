import { v7 as uuidv7 } from 'uuid';
import { addEmails, addTasks, dropAllTasks } from '../../background/tasks/queue.js';
import type { TaskHandler } from '../../background/tasks/run.js';
import type { RequestContext } from '../../context/request-context.js';
import { isWaiverRequestOpen } from '../../domain/waiver-request/transitions.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { change, lockIfThere } from '../shared/record.js';
import { readReminderDays, toNextReminder } from '../waiver-reminder/index.js';
import type { WaiverRequestSending } from './mail-request.js';
import { notifyPayer } from './notify.js';

const kinds = ['waiver_request.expire', 'waiver_request.remind'] as const;

/** What waits for a request that was answered or ended, or is sent again. */
export async function dropRequestTasks(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  await dropAllTasks(ctx, ids, kinds);
}

/** Adds the end of requests that were sent now, and their first reminders. */
export async function addRequestTasks(ctx: RequestContext, requests: readonly WaiverRequest[]): Promise<void> {
  await dropRequestTasks(
    ctx,
    requests.map(({ id }) => id),
  );
  const ends = requests.map(({ id, expiresAt }) => ({
    kind: 'waiver_request.expire' as const,
    subjectId: id,
    dueAt: expiresAt!,
  }));
  const days = await readReminderDays(ctx);
  const reminders = requests.flatMap((request) => toNextReminder(toReminded(request), ctx.now(), days));
  await addTasks(ctx, [...ends, ...reminders]);
}

function toReminded({ id, expiresAt, state }: WaiverRequest) {
  return { id, expiresAt: expiresAt!, state };
}

/** A request ends by the account's clock. One that was sent again since, or answered, stays. */
export const expireWaiverRequest: TaskHandler = async (ctx, { subjectId }) => {
  const request = await lockIfThere(ctx, WaiverRequest, waiverRequests, subjectId);
  if (!request || !isWaiverRequestOpen(request.status) || request.expiresAt! > ctx.now()) return;
  await change(ctx, request, { status: 'expired', statusReason: null });
  await notifyPayer(ctx, request);
};

/**
 * Reminds the payee by an e-mail with a link of its own. Nothing is sent while the payer has a proposal to answer, or the address takes no
 * e-mail. Reminders that were missed are this one.
 */
export const remindPayee: TaskHandler = async (ctx, { subjectId, payload }) => {
  const request = await lockIfThere(ctx, WaiverRequest, waiverRequests, subjectId);
  if (!request || !isWaiverRequestOpen(request.status) || request.expiresAt! <= ctx.now()) return;
  // The account may have other days than when this one was planned, or none.
  const days = await readReminderDays(ctx);
  const following = toNextReminder(toReminded(request), ctx.now(), days);
  await addTasks(ctx, following);
  if (days.length === 0) return;
  if (request.status !== 'requested' && request.status !== 'viewed') return;
  const sending: WaiverRequestSending = {
    requestId: request.id,
    timesSent: request.timesSent,
    publicUrl: ctx.infrastructure.publicUrl(),
    // A late one can be the last.
    reminder: { number: (payload as { number: number }).number, isLast: following.length === 0 },
  };
  await addEmails(ctx, [{ kind: 'send_waiver_request', subjectId: uuidv7(), payload: { ...sending } }]);
};
