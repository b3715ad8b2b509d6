import type { PayApplicationStatus } from './billing.documents';

export interface Step {
  /** The status that it leads to; `DELETED` is none. */
  status: PayApplicationStatus | 'DELETED';
  text: string;
  look: 'primary' | 'plain' | 'danger';
  /** What it means, said before it is done. */
  meaning: string;
  asks?: 'amount' | 'reason';
}

const toDraft: Step = {
  status: 'DRAFT',
  text: 'Return to draft',
  look: 'plain',
  meaning: 'The amounts can be changed again.',
};
const reject: Step = {
  status: 'REJECTED',
  text: 'Reject',
  look: 'plain',
  meaning: 'It goes back to the applicant, who can return it to draft as the next revision.',
  asks: 'reason',
};
const voided: Step = {
  status: 'VOID',
  text: 'Void',
  look: 'danger',
  meaning: 'It keeps its number and counts for nothing. This cannot be undone.',
  asks: 'reason',
};
const steps: Partial<Record<PayApplicationStatus, readonly Step[]>> = {
  DRAFT: [
    {
      status: 'DELETED',
      text: 'Delete',
      look: 'danger',
      meaning: 'The draft is deleted, and the next application gets its number.',
    },
    {
      status: 'SUBMITTED',
      text: 'Submit',
      look: 'primary',
      meaning: 'Its amounts are frozen, and the lines of the schedule keep their values.',
    },
  ],
  SUBMITTED: [
    toDraft,
    {
      status: 'UNDER_REVIEW',
      text: 'Start the review',
      look: 'primary',
      meaning: 'The certifier checks the work. It can then be certified or rejected.',
    },
  ],
  UNDER_REVIEW: [
    reject,
    {
      status: 'APPROVED',
      text: 'Certify',
      look: 'primary',
      meaning: 'The certified amount is what is to be paid. The next application deducts it on line 7.',
      asks: 'amount',
    },
  ],
  REJECTED: [voided, { ...toDraft, look: 'primary', meaning: 'The next revision begins.' }],
  APPROVED: [voided],
};

export const stepsOf = (status: PayApplicationStatus): readonly Step[] => steps[status] ?? [];
