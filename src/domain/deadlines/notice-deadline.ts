import { course, type Deadline, type DeadlineKind, type Duty, type Facts, hasRules } from 'lien-deadlines';
import type { NoticeType } from '../vocabulary.js';
import { type DeadlineFact, missingFacts } from './missing-facts.js';

/** The `deadline_rule` of a notice. Dates are `YYYY-MM-DD`; every rule is unverified reference data. */
export type DeadlineRule = Omit<
  Deadline,
  'kind' | 'duty' | 'date' | 'month' | 'mailBy' | 'fileBy' | 'documentName' | 'missing'
> & {
  missingFacts: readonly DeadlineFact[];
  documentName: string | null;
  deadline: string | null;
  verified: false;
};

/** The act of a notice of each type. */
export const noticeKinds = {
  preliminary: 'preliminary_notice',
  stop_payment: 'stop_payment_notice',
  lien: 'mechanics_lien',
  bond_claim: 'bond_claim',
} as const satisfies Record<NoticeType, DeadlineKind>;

/** The serve-by deadline of a notice: of a monthly series the first month's, of several duties the one that it meets. */
export function noticeDeadline({
  type,
  duty,
  ...facts
}: Facts & { type: NoticeType; duty: Duty | null }): DeadlineRule {
  const kind = noticeKinds[type];
  const deadline = course(facts).find((deadline) => deadline.kind === kind && deadline.duty === duty);
  if (!deadline) return noRule(withoutRule(kind, facts));
  const {
    kind: _kind,
    duty: _duty,
    month: _month,
    mailBy: _mailBy,
    fileBy: _fileBy,
    date,
    missing,
    ...rest
  } = deadline;
  return { ...rest, missingFacts: missingFacts(missing), deadline: date, verified: false };
}

/** Why there is no date for the act on this work. */
export function withoutRule(kind: DeadlineKind, { state, sector }: Pick<Facts, 'state' | 'sector'>): string {
  const isLien = kind === 'mechanics_lien' || kind === 'lien_suit' || kind === 'notice_of_intent';
  if (isLien && sector !== 'private') {
    return 'No lien attaches to public property; on public work the claim is made on the payment bond.';
  }
  if ((kind === 'bond_claim' || kind === 'bond_suit') && sector === 'private') {
    return 'The reference data contain no deadline for a claim on a private payment bond in this state; the bond itself sets it.';
  }
  if (kind === 'stop_payment_notice') return 'The reference data contain no deadline for a stop payment notice here.';
  return hasRules('preliminary_notice', { state, sector })
    ? 'The reference data contain no such deadline for this claimant.'
    : `The reference data contain no rules for ${state}.`;
}

function noRule(explanation: string): DeadlineRule {
  return {
    required: null,
    basis: 'unknown',
    days: null,
    deadline: null,
    safeDate: null,
    rollingLookbackDays: null,
    counting: null,
    isLookback: false,
    coveredFrom: null,
    missingFacts: [],
    dependsOn: null,
    warnings: [],
    documentName: null,
    alternatives: [],
    steps: [],
    explanation,
    source: null,
    checkedOn: null,
    verified: false,
  };
}
