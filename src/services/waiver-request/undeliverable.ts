import { reminderLimits } from '../../domain/waiver-link/reminders.js';
import { waiverRequestTargets } from '../../domain/waiver-request/transitions.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { change, lockIfThere } from '../shared/record.js';
import type { FollowOutcome } from '../shared/undelivered-email.js';
import { waiverRequestEmailId } from './mail-request.js';
import { notifyPayer } from './notify.js';

/** Notes it on the request, which can then be sent to another address. An e-mail that was sent before the last one says nothing any more. */
export const noteUndeliverableWaiverRequest: FollowOutcome = async (ctx, email) => {
  const { subjectId, accountId, livemode, id, reason } = email;
  if (accountId === null) return;
  const acting = ctx.actAs(accountId, livemode);
  await acting.write();
  const request = await lockIfThere(acting, WaiverRequest, waiverRequests, subjectId);
  if (!request || !waiverRequestTargets(request.status).includes('undeliverable')) return;
  const numbers = [undefined, ...Array.from({ length: reminderLimits.last }, (_, index) => index + 1)];
  if (!numbers.some((number) => waiverRequestEmailId(request.id, request.timesSent, number) === id)) return;
  await change(acting, request, { status: 'undeliverable', statusReason: reason });
  await notifyPayer(acting, request);
};
