import { parseCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { PayApplicationStatus } from './transitions.js';

/** Submitted: its amounts are frozen and the lines it lists keep their scheduled values. */
export function isPayApplicationBinding(status: PayApplicationStatus): boolean {
  return status !== 'draft' && status !== 'void';
}

/** The lines of the schedule that are on a binding application, billed or not: `scheduleChangeViolations` protects them. */
export function appliedLineIds(
  applications: readonly { status: PayApplicationStatus; g703: readonly { sovLineId: string }[] }[],
): Set<string> {
  const binding = applications.filter(({ status }) => isPayApplicationBinding(status));
  return new Set(binding.flatMap(({ g703 }) => g703.map(({ sovLineId }) => sovLineId)));
}

/**
 * An import replaces every line, so it is refused as soon as any application that is not void bills one of them, even a draft.
 */
export function replacementViolations(
  applications: readonly { applicationNumber: number; status: PayApplicationStatus; totalCompletedAndStored: string }[],
): Violation[] {
  const billing = applications.find(
    ({ status, totalCompletedAndStored }) =>
      isPayApplicationBinding(status) || (status === 'draft' && parseCents(totalCompletedAndStored) !== 0n),
  );
  if (!billing) return [];
  const message = `Application ${billing.applicationNumber} bills lines of this schedule: change individual lines, or add lines by change order.`;
  return [{ field: 'lines', message }];
}
