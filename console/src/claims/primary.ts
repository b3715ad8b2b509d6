import type { LienStep } from '../documents/lien-step.js';
import type { EscalationStatus, EscalationType } from './claims.documents.js';

/**
 * The one step that a claim leads to; `next`: it needs nothing more now, and its project leads on. None while its scan is to be
 * checked, which is done beside the scan.
 */
export type Primary = 'mail' | 'generate' | 'sign' | 'record' | 'file' | 'next' | null;

interface Facts {
  type: EscalationType;
  status: EscalationStatus;
  /** Whether its document is made, and not under way yet. */
  isMade: boolean;
  isMailable: boolean;
  lien: LienStep;
}

export function findPrimary({ type, status, isMade, isMailable, lien }: Facts): Primary {
  if (status === 'CANCELLED' || lien === 'check') return null;
  if (status === 'FILED' || status === 'RESOLVED') return 'next';
  if (type === 'LIEN_FILING') {
    if (lien === 'recording' || (lien === 'generate' && status === 'SENT')) return 'file';
    return lien;
  }
  if (status === 'SENT') return type === 'DEMAND_LETTER' ? 'next' : 'file';
  // A suit goes to counsel with its document.
  if (type === 'LAWSUIT' && !isMade) return 'generate';
  return isMailable ? 'mail' : null;
}
