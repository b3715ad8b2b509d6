import { allHold, holds } from './circumstances.js';
import { dueDate, isDue, type StateCalendar } from './due-date.js';
import type { DeadlineFacts, HeldDates } from './facts.js';
import type { Period, Rule, Test, Tier } from './rule.js';

export type RuleWithPeriod = Rule & { period: Period };

/** Which rule governs a tier, and what stays open because a fact is not recorded. */
export type Selection =
  | { verdict: 'required'; rule: RuleWithPeriod; unknown: readonly Test[]; possible: readonly Rule[] }
  /** `failed`: the condition of the rule that is not met. */
  | { verdict: 'not_required'; rule: Rule; failed: Test | null; possible: readonly Rule[] }
  | { verdict: 'open'; rule: Rule; possible: readonly Rule[] }
  | { verdict: 'no_rule' };

/**
 * A variant that surely applies governs; otherwise the ordinary rule does, and variants that cannot be ruled out are
 * listed with it. Where such a variant lacks only facts the service never holds (the number of homes, say) and is due
 * earlier, its date is taken: too early costs nothing. Where the ordinary rule asks for nothing and such a variant does,
 * the answer stays open.
 */
export function select(
  rules: readonly Rule[],
  tier: Tier,
  facts: DeadlineFacts,
  dates: HeldDates,
  calendar: StateCalendar,
): Selection {
  const own = rules.filter((rule) => rule.tiers === 'all' || rule.tiers.includes(tier));
  const variants = own.filter((rule) => rule.when);
  const certain = variants.findLast((rule) => allHold(rule.when ?? [], facts) === true);
  if (certain) return govern(certain, [], facts);
  const base = own.find((rule) => !rule.when);
  if (!base) return { verdict: 'no_rule' };
  const possible = variants.filter((rule) => allHold(rule.when ?? [], facts) === null);
  const near = possible.filter((rule) => rule.period && lacksOnlyUnheldFacts(rule, facts));

  if (!base.period) {
    const isOpen = near.length > 0 || (base.unsettled && possible.some((rule) => rule.period));
    return isOpen ? { verdict: 'open', rule: base, possible } : govern(base, possible, facts);
  }
  const earliest = [base, ...near].reduce((best, rule) => (isEarlier(rule, best, dates, calendar) ? rule : best));
  if (earliest === base) return govern(base, possible, facts);
  return govern(earliest, [base, ...possible.filter((rule) => rule !== earliest)], facts, earliest.when);
}

function govern(
  rule: Rule,
  possible: readonly Rule[],
  facts: DeadlineFacts,
  alsoUnknown: readonly Test[] = [],
): Selection {
  if (!hasPeriod(rule)) return { verdict: 'not_required', rule, failed: null, possible };
  const conditions = rule.provided ?? [];
  const failed = conditions.find((test) => holds(test, facts) === false);
  if (failed) return { verdict: 'not_required', rule, failed, possible };
  const unknown = [...alsoUnknown, ...conditions].filter((test) => holds(test, facts) === null);
  return { verdict: 'required', rule, unknown, possible };
}

function hasPeriod(rule: Rule): rule is RuleWithPeriod {
  return rule.period !== null;
}

function lacksOnlyUnheldFacts(rule: Rule, facts: DeadlineFacts): boolean {
  const recorded = (rule.when ?? []).filter((test) => test.fact !== 'unheld');
  return recorded.length > 0 && recorded.every((test) => holds(test, facts) === true);
}

function isEarlier(rule: Rule, than: Rule, dates: HeldDates, calendar: StateCalendar): boolean {
  if (!hasPeriod(rule) || !hasPeriod(than)) return false;
  const own = dueDate(rule, dates, calendar);
  const other = dueDate(than, dates, calendar);
  return isDue(own) && (!isDue(other) || own.date < other.date);
}
