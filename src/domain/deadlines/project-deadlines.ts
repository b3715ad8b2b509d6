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

/** The rules are unverified reference data. Only of the ordinary preliminary notice it is known here when it was served. */
export function projectDeadline(
  { missing, ...deadline }: Deadline,
  law: Pick<Facts, 'state' | 'sector'>,
): ProjectDeadline {
  const isServed = deadline.kind === 'preliminary_notice' && deadline.duty === null;
  const { coveredFrom, warnings } = isServed ? deadline : { coveredFrom: null, warnings: [] };
  return {
    ...deadline,
    coveredFrom,
    warnings,
    missingFacts: missingFacts(missing),
    decidingFacts: missingFacts(decidingFacts(deadline.kind, law)),
    verified: false,
  };
}

export function withoutDate(kind: DeadlineKind, explanation: string): ProjectDeadline {
  return {
    kind,
    duty: null,
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
    warnings: [],
    alternatives: [],
    steps: [],
    explanation,
    source: null,
    checkedOn: null,
    verified: false,
  };
}
