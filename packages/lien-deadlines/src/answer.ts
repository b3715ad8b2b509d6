import { calendarOf, dueDate, isDue } from './due-date.js';
import { citation, explain, type Subject } from './explain.js';
import { type DeadlineFacts, heldDatesOf, tiersOf } from './facts.js';
import type { Rule, StateRules, Tier } from './rule.js';
import { type Selection, select } from './select.js';
import { basisOf, type DeadlineKind, daysOf } from './wording.js';

/** One computed deadline. `counted` is the date before it was moved off a weekend or holiday. */
export interface Answer {
  /** null: it depends on facts that are not recorded, or no rule is held. */
  required: boolean | null;
  basis: string;
  days: number | null;
  date: string | null;
  counted: string | null;
  rollingLookbackDays: number | null;
  explanation: string;
  source: string | null;
}

/**
 * The jurisdiction whose rules apply: `name` goes before the word "law"; `state` null is federal work, whose weekend rule was not
 * read.
 */
export interface Jurisdiction {
  state: StateRules | null;
  name: string;
  work: string;
}

/** The rules' answer for the claimant; of two tiers it may be on, the stricter one's. */
export function answer(
  kind: DeadlineKind,
  rules: readonly Rule[],
  jurisdiction: Jurisdiction,
  facts: DeadlineFacts,
  lienDeadline: string | null = null,
): Answer {
  const isFiling = kind === 'mechanics_lien' || kind === 'lien_suit' || kind === 'bond_suit';
  const subject = {
    kind,
    jurisdiction: jurisdiction.name,
    work: jurisdiction.work,
    dates: heldDatesOf(facts, lienDeadline),
    calendar: calendarOf(jurisdiction.state, isFiling),
  };
  const tiers = tiersOf(facts);
  const answers = tiers.map((tier) => answerFor(rules, { ...subject, tier }, facts));
  const strictest = answers.reduce((best, other) => (isStricter(other, best) ? other : best));
  if (tiers.length === 1 || answers.every((other) => sameDuty(other, strictest))) return strictest;
  return { ...strictest, explanation: `${strictest.explanation} ${assumption(facts)}` };
}

function answerFor(rules: readonly Rule[], subject: Subject & { tier: Tier }, facts: DeadlineFacts): Answer {
  const selection = select(rules, subject.tier, facts, subject.dates, subject.calendar);
  const shown = { explanation: explain(selection, subject), source: sourceOf(selection) };
  const none = { days: null, date: null, counted: null, rollingLookbackDays: null, ...shown };
  switch (selection.verdict) {
    case 'no_rule':
      return { required: null, basis: 'unknown', ...none };
    case 'open':
      return { required: null, basis: 'undetermined', ...none };
    case 'not_required':
      return { required: false, basis: 'none', ...none };
    case 'required': {
      const { rule } = selection;
      const due = dueDate(rule, subject.dates, subject.calendar);
      return {
        required: true,
        basis: basisOf(rule.period),
        days: daysOf(rule.period),
        date: isDue(due) ? due.date : null,
        counted: isDue(due) ? due.counted : null,
        rollingLookbackDays: rule.lookbackDays ?? null,
        ...shown,
      };
    }
  }
}

function sourceOf(selection: Selection): string | null {
  return selection.verdict === 'no_rule' ? null : citation(selection.rule);
}

const strictness = (given: Answer): number => (given.required === null ? 1 : given.required ? 2 : 0);

function isStricter(one: Answer, other: Answer): boolean {
  if (one.required !== other.required) return strictness(one) > strictness(other);
  return one.date !== null && (other.date === null || one.date < other.date);
}

function sameDuty(one: Answer, other: Answer): boolean {
  return (
    one.required === other.required && one.basis === other.basis && one.days === other.days && one.date === other.date
  );
}

function assumption(facts: DeadlineFacts): string {
  const who = facts.claimantRole === 'equipment_lessor' ? 'lessor' : 'supplier';
  return `Who hired the ${who} is not recorded, so the stricter of the two possible rules applies.`;
}
