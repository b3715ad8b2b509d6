import { breaksRule } from '../../domain/shared/record-rules.js';
import type { WaiverRequestStatus } from '../../domain/vocabulary.js';
import { waiverRequestTargets } from '../../domain/waiver-request/transitions.js';
import { invalid } from '../../errors/app-error.js';

/** @throws AppError ILLEGAL_TRANSITION */
export function rejectTarget(status: WaiverRequestStatus, to: WaiverRequestStatus): void {
  const targets = waiverRequestTargets(status);
  if (targets.includes(to)) return;
  const illegal = { record: 'waiver request', status, to, targets: [...targets] };
  throw invalid({ status: [breaksRule('transition', illegal)] }, 'ILLEGAL_TRANSITION');
}
