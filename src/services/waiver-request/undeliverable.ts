import { waiverRequestTargets } from '../../domain/waiver-request/transitions.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { change, lockIfThere } from '../shared/record.js';
import type { FollowOutcome } from '../shared/undelivered-email.js';

/** Notes it on the request, which can then be sent to another address. An earlier address says nothing about the present one. */
export const noteUndeliverableWaiverRequest: FollowOutcome = async (ctx, email) => {
  const { subjectId, accountId, livemode, address, reason } = email;
  if (accountId === null) return;
  const acting = ctx.actAs(accountId, livemode);
  await acting.write();
  const request = await lockIfThere(acting, WaiverRequest, waiverRequests, subjectId);
  if (!request || !waiverRequestTargets(request.status).includes('undeliverable')) return;
  if (request.email?.toLowerCase() !== address.toLowerCase()) return;
  await change(acting, request, { status: 'undeliverable', statusReason: reason });
};
