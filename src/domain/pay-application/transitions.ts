export const payApplicationStatuses = [
  'draft',
  'submitted',
  'under_review',
  'approved',
  'partially_paid',
  'paid',
  'rejected',
  'void',
] as const;
export type PayApplicationStatus = (typeof payApplicationStatuses)[number];

/** The statuses that an application can move to. */
export function payApplicationTargets(status: PayApplicationStatus): readonly PayApplicationStatus[] {
  switch (status) {
    case 'draft':
      return ['submitted', 'void'];
    case 'submitted':
      return ['under_review', 'rejected', 'draft', 'void'];
    case 'under_review':
      return ['approved', 'rejected', 'void'];
    case 'rejected':
      return ['draft', 'void'];
    case 'approved':
      return ['partially_paid', 'paid', 'void'];
    case 'partially_paid':
      return ['paid'];
    case 'paid':
    case 'void':
      return [];
  }
}

/** Amounts freeze at submission; a rejected application must return to draft before it can change. */
export function isPayApplicationEditable(status: PayApplicationStatus): boolean {
  return status === 'draft';
}

/** Still a draft or under review: a project has one such application at a time. */
export function isPayApplicationOpen(status: PayApplicationStatus): boolean {
  return status === 'draft' || status === 'submitted' || status === 'under_review' || status === 'rejected';
}

/** Returning a rejected application to draft begins its next revision. Withdrawing one before its review does not. */
export function revisionAfter(revision: number, from: PayApplicationStatus, to: PayApplicationStatus): number {
  return from === 'rejected' && to === 'draft' ? revision + 1 : revision;
}
