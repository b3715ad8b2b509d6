import { course, type DeadlineKind, type Facts } from 'lien-deadlines';
import type { EscalationType } from '../vocabulary.js';
import { withoutRule } from './notice-deadline.js';
import { type ProjectDeadline, projectDeadline, withoutDate } from './project-deadlines.js';

/**
 * The dates that an escalation has to keep: of a demand letter those of the claim it leads to, of a claim those of its filing
 * and of the suit on it, of a lawsuit its own. Where the reference data hold none, the date is null and the explanation says
 * why.
 */
export function escalationDeadlines({ type, ...facts }: Facts & { type: EscalationType }): ProjectDeadline[] {
  const deadlines = course(facts).map((deadline) => projectDeadline(deadline, facts));
  return kindsFor(type, facts.sector === 'private').flatMap(({ kind, isOptional }) => {
    const matchingDeadlines = deadlines.filter((deadline) => deadline.kind === kind);
    if (matchingDeadlines.length > 0 || isOptional) return matchingDeadlines;
    return [withoutDate(kind, withoutRule(kind, facts))];
  });
}

interface Kind {
  kind: DeadlineKind;
  /** Not every state has such an act. */
  isOptional?: true;
}

function kindsFor(type: EscalationType, isPrivate: boolean): readonly Kind[] {
  switch (type) {
    case 'demand_letter':
      return isPrivate ? ofLien : ofBond;
    case 'lien_filing':
      return ofLien;
    case 'bond_claim':
      return ofBond;
    case 'lawsuit':
      return isPrivate
        ? [{ kind: 'pre_suit_notice', isOptional: true }, { kind: 'lien_suit' }]
        : [{ kind: 'bond_suit' }, { kind: 'public_funds_suit', isOptional: true }];
  }
}

const ofLien: readonly Kind[] = [
  { kind: 'notice_of_intent', isOptional: true },
  { kind: 'mechanics_lien' },
  { kind: 'statement_of_account', isOptional: true },
  { kind: 'service_after_filing', isOptional: true },
  { kind: 'proof_of_service', isOptional: true },
  { kind: 'lien_suit' },
];
const ofBond: readonly Kind[] = [
  { kind: 'public_funds_lien', isOptional: true },
  { kind: 'bond_claim' },
  { kind: 'bond_suit' },
];
