import { type Answer, answer } from './answer.js';
import type { DeadlineFacts } from './facts.js';
import { jurisdictionOf, stateRulesOf } from './jurisdiction.js';
import type { PublicRules, Rule, StateRules } from './rule.js';
import { federalRules } from './rules/federal.js';
import type { DeadlineKind } from './wording.js';

/** One of the dates a claimant has to keep on a project. `date` is `YYYY-MM-DD`; null with the reason in `explanation`. */
export interface ProjectDeadline {
  kind: DeadlineKind;
  required: boolean | null;
  date: string | null;
  basis: string;
  explanation: string;
  source: string | null;
  verified: false;
}

/**
 * The deadlines of the claimant's whole course, in the order in which they are taken: on private work preliminary
 * notice, notice of intent (where the state has one), lien and suit; on public and federal work preliminary notice, bond
 * claim and suit on the bond. Empty for a state without rules.
 */
export function projectDeadlines(facts: DeadlineFacts): ProjectDeadline[] {
  if (facts.sector === 'federal') return publicDeadlines(federalRules, facts);
  const state = stateRulesOf(facts.state);
  if (!state) return [];
  return facts.sector === 'private' ? privateDeadlines(state, facts) : publicDeadlines(state.public, facts);
}

function privateDeadlines(state: StateRules, facts: DeadlineFacts): ProjectDeadline[] {
  const ask = asker(facts);
  const lien = ask('mechanics_lien', state.private.lien);
  // Counted from the date before it was moved off a weekend: a day too early is safe, a day too late is not.
  const lienDeadline = lien.counted;
  return [
    projectDeadline('preliminary_notice', ask('preliminary_notice', state.private.preliminary)),
    ...(state.private.intent
      ? [projectDeadline('notice_of_intent', ask('notice_of_intent', state.private.intent, lienDeadline))]
      : []),
    projectDeadline('mechanics_lien', lien),
    projectDeadline('lien_suit', ask('lien_suit', state.private.lienSuit, lienDeadline)),
  ];
}

function publicDeadlines(rules: PublicRules, facts: DeadlineFacts): ProjectDeadline[] {
  const ask = asker(facts);
  return [
    projectDeadline('preliminary_notice', ask('preliminary_notice', rules.preliminary)),
    projectDeadline('bond_claim', ask('bond_claim', rules.bondClaim)),
    projectDeadline('bond_suit', ask('bond_suit', rules.bondSuit)),
  ];
}

function asker(facts: DeadlineFacts) {
  const jurisdiction = jurisdictionOf(facts);
  return (kind: DeadlineKind, rules: readonly Rule[], lienDeadline: string | null = null): Answer =>
    answer(kind, rules, jurisdiction, facts, lienDeadline);
}

function projectDeadline(kind: DeadlineKind, given: Answer): ProjectDeadline {
  const { required, date, basis, explanation, source } = given;
  return { kind, required, date, basis, explanation, source, verified: false };
}
