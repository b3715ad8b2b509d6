import type { LienStep } from '../documents/lien-step.js';
import type { NoticeStatus, NoticeType } from './notices.documents.js';

/**
 * The one step that a notice leads to; `next`: it needs nothing more, and its project leads on. None while its scan is to be checked,
 * which is done beside the scan.
 */
export type Primary = 'mail' | 'generate' | 'sign' | 'record' | 'mark' | 'next' | null;

export function findPrimary(type: NoticeType, status: NoticeStatus, lien: LienStep): Primary {
  if (lien === 'check') return null;
  if (status === 'COMPLETED' || status === 'RECORDED') return 'next';
  if (status === 'RELEASED' || status === 'VOID') return null;
  if (type !== 'LIEN') return status === 'SERVED' ? 'next' : status === 'ORDERED' ? null : 'mail';
  if (lien === 'recording') return status === 'SERVED' ? 'mark' : null;
  // One that was served by other means has no document here.
  if (lien === 'generate') return status === 'DRAFT' ? 'generate' : 'mark';
  return lien;
}
