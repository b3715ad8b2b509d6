import type { WaiverReleaseState, WaiverStatus, WaiverType } from '../vocabulary.js';
import { isConditional } from './kind.js';

/** The statuses that a waiver can move to: a conditional one takes effect, an unconditional one is released. */
export function waiverTargets(type: WaiverType, status: WaiverStatus): readonly WaiverStatus[] {
  switch (status) {
    case 'draft':
      return ['generated'];
    case 'generated':
      return ['sent', 'signed', 'declined', 'void'];
    case 'sent':
      return ['signed', 'declined', 'void'];
    case 'signed':
      return isConditional(type) ? ['effective'] : ['released'];
    case 'effective':
    case 'released':
    case 'declined':
    case 'void':
      return [];
  }
}

/** From `generated` on, a waiver matches its document; reverting the document makes it editable again. */
export function isWaiverEditable(status: WaiverStatus): boolean {
  return status === 'draft';
}

/** A signed waiver is evidence, and one that is out for signature may become evidence. */
export function isWaiverDeletable(status: WaiverStatus): boolean {
  return status === 'draft' || status === 'generated' || status === 'declined' || status === 'void';
}

export function isWaiverSigned(status: WaiverStatus): boolean {
  return status === 'signed' || status === 'effective' || status === 'released';
}

/** Only an unconditional waiver is held: it states that the money was received, whether or not it was. */
export function releaseState(type: WaiverType, status: WaiverStatus): WaiverReleaseState | null {
  if (isConditional(type)) return null;
  if (status === 'signed') return 'held';
  return status === 'released' ? 'released' : null;
}
