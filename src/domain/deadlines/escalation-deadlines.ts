import type { EscalationType } from '../vocabulary.js';
import type { DeadlineFacts } from './facts.js';
import { silenceOn } from './jurisdiction.js';
import { type ProjectDeadline, projectDeadlines } from './project-deadlines.js';
import type { DeadlineKind } from './wording.js';

/**
 * The dates that an escalation has to keep: of a demand letter those of the claim it leads to, of a claim those of its filing
 * and of the suit on it, of a lawsuit its own. Where the reference data hold none, the date is null and the explanation says
 * why.
 */
export function escalationDeadlines({ type, ...facts }: DeadlineFacts & { type: EscalationType }): ProjectDeadline[] {
  const course = new Map(projectDeadlines(facts).map((deadline) => [deadline.kind, deadline]));
  return kindsOf(type, facts.sector === 'private').flatMap((kind) => {
    const deadline = course.get(kind);
    if (deadline) return [deadline];
    // Not every state asks for a notice of intent.
    return kind === 'notice_of_intent' ? [] : [unheld(kind, silenceOn(kind, facts)!)];
  });
}

function kindsOf(type: EscalationType, isPrivate: boolean): readonly DeadlineKind[] {
  switch (type) {
    case 'demand_letter':
      return isPrivate ? ofLien : ofBond;
    case 'lien_filing':
      return ofLien;
    case 'bond_claim':
      return ofBond;
    case 'lawsuit':
      return isPrivate ? ['lien_suit'] : ['bond_suit'];
  }
}

const ofLien = ['notice_of_intent', 'mechanics_lien', 'lien_suit'] as const;
const ofBond = ['bond_claim', 'bond_suit'] as const;

function unheld(kind: DeadlineKind, explanation: string): ProjectDeadline {
  return { kind, required: null, date: null, basis: 'unknown', explanation, source: null, verified: false };
}
