import type { NoticeType } from '../vocabulary.js';
import { type Answer, answer } from './answer.js';
import type { DeadlineFacts } from './facts.js';
import { jurisdictionOf, stateRulesOf } from './jurisdiction.js';
import type { Rule } from './rule.js';
import { federalRules } from './rules/federal.js';
import type { DeadlineKind } from './wording.js';

/** The `deadline_rule` of a notice. Dates are `YYYY-MM-DD`; every rule is unverified reference data. */
export interface DeadlineRule {
  /** null: it depends on facts that are not recorded, or no rule is held. */
  required: boolean | null;
  /** What the period counts from; `none`, `undetermined` or `unknown` where nothing is counted. */
  basis: string;
  /** Days of the period: business days where the explanation says so, null where it counts in months or not at all. */
  days: number | null;
  deadline: string | null;
  /** Days before a late notice that it still covers; 0: only later work; null: no such rule. */
  rollingLookbackDays: number | null;
  explanation: string;
  source: string | null;
  verified: false;
}

/**
 * The serve-by deadline of a notice. A lien and a bond claim have their last day to file or to give notice; a stop
 * payment notice has none, as the reference data hold no rule for it.
 */
export function noticeDeadline(facts: DeadlineFacts & { type: NoticeType }): DeadlineRule {
  const found = rulesFor(facts);
  if (typeof found === 'string') return noRule(found);
  return deadlineRule(answer(found.kind, found.rules, jurisdictionOf(facts), facts));
}

function rulesFor(
  facts: DeadlineFacts & { type: NoticeType },
): { kind: DeadlineKind; rules: readonly Rule[] } | string {
  const isPrivate = facts.sector === 'private';
  const state = stateRulesOf(facts.state);
  if (facts.type === 'stop_payment') return 'The reference data hold no deadline for a stop payment notice.';
  if (facts.type === 'lien' && !isPrivate) {
    return 'No lien attaches to public property; the claim on public work is made on the payment bond.';
  }
  if (facts.type === 'bond_claim' && isPrivate) {
    return 'The reference data hold no deadline for a claim on a payment bond of private work; the bond itself sets it.';
  }
  if (!state && facts.sector !== 'federal') return `The reference data hold no rules for ${facts.state}.`;
  const work = facts.sector === 'federal' ? federalRules : state!.public;
  if (facts.type === 'lien') return { kind: 'mechanics_lien', rules: state!.private.lien };
  if (facts.type === 'bond_claim') return { kind: 'bond_claim', rules: work.bondClaim };
  return { kind: 'preliminary_notice', rules: isPrivate ? state!.private.preliminary : work.preliminary };
}

function deadlineRule({ date, counted: _, ...rest }: Answer): DeadlineRule {
  return { ...rest, deadline: date, verified: false };
}

function noRule(explanation: string): DeadlineRule {
  return {
    required: null,
    basis: 'unknown',
    days: null,
    deadline: null,
    rollingLookbackDays: null,
    explanation,
    source: null,
    verified: false,
  };
}
