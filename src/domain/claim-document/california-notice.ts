import type { StopNoticeKind } from './model.js';

/** Why a claimant gives a stop payment notice in California without a preliminary notice; null if it depends on one. */
export type NoticeExemption = 'laborer' | 'contracted_with_owner' | 'contracted_with_contractor';

/** Civil Code §§ 8200(e) and 9300(b). Toward a construction lender, a claimant that contracted with the owner is not exempt. */
export function noticeExemption(
  kind: StopNoticeKind,
  claimantRole: string,
  isHiredByContractor: boolean,
): NoticeExemption | null {
  if (claimantRole === 'laborer') return 'laborer';
  if (kind === 'private_owner' && claimantRole === 'general_contractor') return 'contracted_with_owner';
  return kind === 'public' && isHiredByContractor ? 'contracted_with_contractor' : null;
}
