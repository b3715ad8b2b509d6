import type { NoticeType } from '../vocabulary.js';
import { type Answer, answer } from './answer.js';
import type { DeadlineFacts } from './facts.js';
import { jurisdictionOf, silenceOn, stateRulesOf } from './jurisdiction.js';
import type { Rule } from './rule.js';
import { federalRules } from './rules/federal.js';

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
export function noticeDeadline({ type, ...facts }: DeadlineFacts & { type: NoticeType }): DeadlineRule {
  if (type === 'stop_payment') return noRule('The reference data contain no deadline for a stop payment notice.');
  const kind = kinds[type];
  const silence = silenceOn(kind, facts);
  if (silence) return noRule(silence);
  return deadlineRule(answer(kind, rulesFor(kind, facts), jurisdictionOf(facts), facts));
}

const kinds = { preliminary: 'preliminary_notice', lien: 'mechanics_lien', bond_claim: 'bond_claim' } as const;

function rulesFor(kind: (typeof kinds)[keyof typeof kinds], { sector, state }: DeadlineFacts): readonly Rule[] {
  if (kind === 'mechanics_lien') return stateRulesOf(state)!.private.lien;
  const work = sector === 'federal' ? federalRules : stateRulesOf(state)!.public;
  if (kind === 'bond_claim') return work.bondClaim;
  return sector === 'private' ? stateRulesOf(state)!.private.preliminary : work.preliminary;
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
