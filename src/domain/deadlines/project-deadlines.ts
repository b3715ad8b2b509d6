import { course, type Deadline, type DeadlineKind, decidingFacts, type Facts } from 'lien-deadlines';
import { type DeadlineFact, missingFacts } from './missing-facts.js';
import { withoutRule } from './notice-deadline.js';

/** One of the dates that a claimant has to keep on a project. */
export type ProjectDeadline = Omit<Deadline, 'documentName' | 'missing'> & {
  documentName: string | null;
  missingFacts: readonly DeadlineFact[];
  decidingFacts: readonly DeadlineFact[];
  verified: false;
};

/** The deadlines of the claimant's whole course. In a territory without rules, its main acts with the reason. Empty without a state. */
export function projectDeadlines(facts: Facts): ProjectDeadline[] {
  const deadlines = course(facts);
  if (deadlines.length > 0 || facts.state === '') return deadlines.map((deadline) => projectDeadline(deadline, facts));
  const kinds = facts.sector === 'private' ? ofLien : ofBond;
  return kinds.map((kind) => withoutDate(kind, withoutRule(kind, facts)));
}

const ofLien: readonly DeadlineKind[] = ['preliminary_notice', 'mechanics_lien', 'lien_suit'];
const ofBond: readonly DeadlineKind[] = ['preliminary_notice', 'bond_claim', 'bond_suit'];

/** The rules are unverified reference data. Only of preliminary notices it is known which one was served. */
export function projectDeadline(
  { missing, ...deadline }: Deadline,
  law: Pick<Facts, 'state' | 'sector'>,
): ProjectDeadline {
  const coveredFrom = deadline.kind === 'preliminary_notice' ? deadline.coveredFrom : null;
  return {
    ...deadline,
    coveredFrom,
    missingFacts: missingFacts(missing),
    decidingFacts: missingFacts(decidingFacts(deadline.kind, law)),
    verified: false,
  };
}

export function withoutDate(kind: DeadlineKind, explanation: string): ProjectDeadline {
  return {
    kind,
    month: null,
    documentName: null,
    required: null,
    date: null,
    safeDate: null,
    basis: 'unknown',
    days: null,
    counting: null,
    isLookback: false,
    rollingLookbackDays: null,
    coveredFrom: null,
    mailBy: null,
    fileBy: null,
    missingFacts: [],
    decidingFacts: [],
    dependsOn: null,
    alternatives: [],
    steps: [],
    explanation,
    source: null,
    checkedOn: null,
    verified: false,
  };
}
