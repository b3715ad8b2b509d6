import type { DeadlineFact, BoardNoticeFragment as Notice, NoticeUrgency } from './notices.documents';

/** The groups of the board by the names that people read. */
export const namesOfGroups: Record<NoticeUrgency, string> = {
  OVERDUE: 'Overdue',
  THIS_WEEK: 'This week',
  NEXT_TWO_WEEKS: 'Next two weeks',
  LATER: 'Later',
  NO_DATE: 'No date',
  UNCALCULATED: 'Being calculated',
};

/** The facts as they follow "needs". */
const factNames: Record<DeadlineFact, string> = {
  FIRST_FURNISHING_DATE: 'the date of first furnishing',
  LAST_FURNISHING_DATE: 'the date of last furnishing',
  DATE_CONTRACT: 'the date of your contract',
  ORIGINAL_CONTRACT_DATE: 'the date of the original contract',
  COMPLETION_DATE: 'the completion date of the project',
  NOTICE_OF_COMMENCEMENT: 'the recording of the notice of commencement',
  RECORDED_NOTICES: 'the recording of a notice of completion',
  RECORDED_ON: 'the date on which the lien was filed',
  WAIVER_SIGNED_ON: 'the date on which you signed a waiver',
  USE: 'the use of the building',
  OWNER_OCCUPIED: 'whether the owner lives in the home',
  UNITS: 'the number of homes',
  HOMES_FOR: 'whether the homes are for sale or rent',
  CONDOMINIUM: 'whether the homes are condominium units',
  WRITTEN_CONTRACT: 'whether the owner signed a written contract with you',
  COMPLETION_NOTICE_PUBLISHED: 'whether a notice of completion is published',
  NOTICE_OF_CONTRACT_DATE: 'the recording of the notice of contract',
  TERMINATION_DATE: 'the termination of the original contract',
  ACCEPTANCE_DATE: 'the date on which the public body accepted the work',
  FINAL_SETTLEMENT_DATE: 'the date of final settlement',
  DEBT_DUE_DATE: 'the date on which the whole debt became due',
  STATEMENT_RECORDED_DATE: 'the recording of the statement of account',
  EXTENSION_DATE: 'the date of the notice that extends your time',
  DEMAND_TO_SUE_DATE: 'the date of the demand to sue',
  CONTEST_DATE: 'the date of the notice that contests your claim',
  NEW_CONSTRUCTION: 'whether the work is new construction',
  PAYMENT_BOND: 'whether a payment bond covers the project',
  PUBLIC_FUNDS: 'whether public funds finance the project',
  CLAIM_AMOUNT: 'the amount of the claim',
  CONTRACT_AMOUNT: 'the amount of your contract',
  LENDER: 'the lender',
  LIEN_AGENT: 'the lien agent',
  HIRED_BY_PARTY_ID: 'the party that hired you',
};

/** Why no day can be given: the first fact that has to be entered, or what the service does not hold. */
export function whyNoDay({ missingFacts: [first], dependsOn }: Notice['deadlineRule']): string | null {
  if (dependsOn) return `depends on ${dependsOn}`;
  return first ? `needs ${factNames[first]}` : null;
}

/** Whether a notice needs no service of its own: it amends one that was served, and has no date of its own. */
export function isServedByAmended({
  deadlineDate,
  parentNotice,
}: {
  deadlineDate: string | null;
  parentNotice: { status: string; deadlineDate: string | null } | null;
}): boolean {
  if (!parentNotice || !['SERVED', 'COMPLETED', 'RECORDED', 'RELEASED'].includes(parentNotice.status)) return false;
  return deadlineDate === null || deadlineDate === parentNotice.deadlineDate;
}
