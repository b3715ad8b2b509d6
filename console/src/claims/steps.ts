import type { EscalationStatus, EscalationType } from './claims.documents';

/** What a person records of a claim, with what it means. */
export interface Step {
  status: EscalationStatus;
  text: string;
  meaning: string;
  look: 'plain' | 'danger';
}

const sent: Step = {
  status: 'SENT',
  text: 'Mark as sent',
  meaning:
    'For a document that you sent yourself. It can no longer be changed. What is mailed from here is marked by itself.',
  look: 'plain',
};
const filed: Step = {
  status: 'FILED',
  text: 'Mark as filed',
  meaning:
    'The court, the county or the surety has it. It can no longer be changed, and the time to sue counts from this day.',
  look: 'plain',
};
const resolved: Step = {
  status: 'RESOLVED',
  text: 'Mark as resolved',
  meaning: 'It was paid, settled or decided. This is final.',
  look: 'plain',
};
const cancelled: Step = {
  status: 'CANCELLED',
  text: 'Cancel the claim',
  meaning: 'It is pursued no further. This is final; a new claim takes its place if you change your mind.',
  look: 'danger',
};

/**
 * The steps that a claim can take by hand. Only a document that was made can have been sent or filed, and one that is ordered is marked as
 * sent by itself.
 */
export function stepsFor(
  status: EscalationStatus,
  type: EscalationType,
  { isMade, isOrdered }: { isMade: boolean; isOrdered: boolean },
): readonly Step[] {
  const isFiled = type !== 'DEMAND_LETTER';
  if (status === 'DRAFT')
    return [...(isMade && !isOrdered ? [sent] : []), ...(isMade && isFiled ? [filed] : []), cancelled];
  if (status === 'SENT') return [...(isFiled ? [filed] : []), resolved, cancelled];
  return status === 'FILED' ? [resolved, cancelled] : [];
}
