import type { PayApplicationStatus } from './transitions.js';

/** The answer of a company that has reviewed an application. */
export const payApplicationVerdicts = ['approved', 'rejected'] as const;
export type PayApplicationVerdict = (typeof payApplicationVerdicts)[number];

/** A draft is still changed, and an application that is certified or void has its answer. */
export function canBeReviewed(status: PayApplicationStatus): boolean {
  return status === 'submitted' || status === 'under_review';
}
