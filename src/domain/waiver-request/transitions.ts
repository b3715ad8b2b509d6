import type { WaiverRequestStatus } from './vocabulary.js';

/**
 * Every move that a request can make; all others are refused. `signed` is passed through in the transaction of the signature: what was
 * signed is then released on its own terms (conditional) or held (unconditional).
 */
const targets: Readonly<Record<WaiverRequestStatus, readonly WaiverRequestStatus[]>> = {
  draft: ['requested', 'cancelled'],
  requested: ['undeliverable', 'viewed', 'expired', 'superseded', 'cancelled'],
  undeliverable: ['requested', 'viewed', 'expired', 'superseded', 'cancelled'],
  viewed: ['requested', 'undeliverable', 'countered', 'signed', 'declined', 'expired', 'superseded', 'cancelled'],
  countered: ['viewed', 'signed', 'declined', 'expired', 'superseded', 'cancelled'],
  signed: ['held', 'released'],
  held: ['released', 'declined'],
  released: [],
  declined: [],
  expired: [],
  superseded: [],
  cancelled: [],
};

export function waiverRequestTargets(status: WaiverRequestStatus): readonly WaiverRequestStatus[] {
  return targets[status];
}

/** Sent, and neither signed nor ended: it can be sent again, replaced and cancelled, and it expires. */
export const openWaiverRequests = [
  'requested',
  'undeliverable',
  'viewed',
  'countered',
] as const satisfies readonly WaiverRequestStatus[];

/** Signed by the payee, whether the payer has the document yet or not. */
export function isWaiverRequestSigned(status: WaiverRequestStatus): boolean {
  return status === 'signed' || status === 'held' || status === 'released';
}

export function isWaiverRequestOpen(status: WaiverRequestStatus): boolean {
  return (openWaiverRequests as readonly WaiverRequestStatus[]).includes(status);
}
