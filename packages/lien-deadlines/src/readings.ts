import type { Day } from './calendar.js';
import { allHold, clause, effectiveClause, factsBehind, holds, isEffective } from './circumstances.js';
import { type DueDate, dueDate, isDue, isEarlier, isEvent, type Law, type MissingDate } from './due-date.js';
import { type Facts, type HeldDates, tiersOf } from './facts.js';
import { type DecidingFact, factOfDate } from './missing.js';
import type { HeldDate, Period, Rule, Test, Tier } from './rule.js';

type RuleWithPeriod = Rule & { period: Period };

/** A circumstance that is not known: as a clause after "if", and the facts that settle it, if any can. */
export interface Unknown {
  clause: string;
  settledBy: readonly DecidingFact[];
}

/** One way in which the statute may apply to what is known. */
export interface Reading {
  rule: Rule;
  tier: Tier;
  /** The customer is not recorded and makes no difference. */
  anyCustomer: boolean;
  /** Unknown circumstances under which this rule governs. Empty for the rule that governs otherwise. */
  unknown: readonly Unknown[];
  /** Unknown circumstances without which this rule asks for nothing. */
  provided: readonly (Unknown & { test: Test })[];
  /** The condition of the rule that is not met, so that nothing is required. */
  failed: Test | null;
  required: boolean;
  due: DueDate | MissingDate | null;
}

/** Every reading that the facts allow, and which of them governs. */
export interface Readings {
  all: readonly Reading[];
  /**
   * The reading with the earliest date; where a reading waits for a date that may make it the earliest, that one; without any date,
   * a required one, or the rule that governs otherwise.
   */
  governing: Reading;
  required: boolean | null;
  /** The earliest date of all readings. */
  safe: Day | null;
  /** The date, unless the circumstance that decides it cannot be recorded. */
  date: Day | null;
  /** Facts that decide between the readings and can be given. */
  undecided: readonly DecidingFact[];
  /** Circumstances that decide between the readings and cannot be recorded. */
  unsettled: readonly string[];
}

const none: readonly never[] = [];

const withBond: Test = { fact: 'payment_bond', is: true };

/** @returns null if no rule is held for the claimant's tier */
export function interpretRules(
  rules: readonly Rule[],
  facts: Facts,
  dates: HeldDates,
  law: Law,
  month: Day | null = null,
): Readings | null {
  const tiers = tiersOf(facts);
  const candidates = tiers.map((tier) => readingsFor(rules, tier, facts, dates));
  const anyCustomer = candidates.length > 1 && candidates.every((reading) => sameRules(reading, candidates[0]!));
  const all = tiers.slice(0, anyCustomer ? 1 : undefined).flatMap((tier, index) => {
    const customer = tiers.length > 1 && !anyCustomer ? customers[tier]! : null;
    return candidates[index]!.map((candidate) => read(candidate, tier, customer));
  });
  return all.length === 0 ? null : judge(all);

  function read({ rule, unknown }: Candidate, tier: Tier, customer: Unknown | null): Reading {
    const conditions = rule.provided ?? none;
    const failed = conditions.find((test) => holds(test, facts) === false) ?? unbonded(rule);
    const required = !failed && hasPeriod(rule);
    return {
      rule,
      tier,
      anyCustomer,
      unknown: customer ? [customer, ...unknown] : unknown,
      provided: required && conditions.length > 0 ? listOpenTests(conditions, facts) : none,
      failed,
      required,
      due: required ? dueDate(rule, dates, law, month) : null,
    };
  }

  function unbonded(rule: Rule): Test | null {
    return law.needsBond && facts.paymentBond === false && !rule.reachesFunds ? withBond : null;
  }
}

/** The conditions that nothing shows, one way or the other. */
function listOpenTests(conditions: readonly Test[], facts: Facts): Reading['provided'] {
  return conditions.filter((test) => holds(test, facts) === null).map((test) => ({ ...unknownTest(test), test }));
}

interface Candidate {
  rule: Rule;
  unknown: readonly Unknown[];
}

function sameRules(one: readonly Candidate[], other: readonly Candidate[]): boolean {
  return one.length === other.length && one.every(({ rule }, index) => rule === other[index]!.rule);
}

/** From the most special variant to the ordinary rule; a variant that surely applies ends the list. */
function readingsFor(rules: readonly Rule[], tier: Tier, facts: Facts, dates: HeldDates): Candidate[] {
  const { variants, base } = rulesOfTier(rules, tier);
  const candidates: Candidate[] = [];
  for (const rule of variants) {
    const effective = rule.effective ? isEffective(rule.effective, dates) : true;
    const applies = allHold(rule.when ?? [], facts);
    if (effective === false || applies === false) continue;
    if (effective && applies) return [...candidates, { rule, unknown: [] }];
    candidates.push({
      rule,
      unknown: [
        ...(rule.when ?? []).filter((test) => holds(test, facts) === null).map(unknownTest),
        ...(effective === null
          ? [{ clause: effectiveClause(rule.effective!), settledBy: settlingDate(rule.effective!.by) }]
          : []),
      ],
    });
  }
  return base ? [...candidates, { rule: base, unknown: [] }] : candidates;
}

interface TierRules {
  variants: readonly Rule[];
  base: Rule | undefined;
}

const byTier = new WeakMap<readonly Rule[], Map<Tier, TierRules>>();

function rulesOfTier(rules: readonly Rule[], tier: Tier): TierRules {
  let tiers = byTier.get(rules);
  if (!tiers) byTier.set(rules, (tiers = new Map()));
  let cachedRules = tiers.get(tier);
  if (!cachedRules) {
    const tierRules = rules.filter((rule) => rule.tiers === 'all' || rule.tiers.includes(tier));
    cachedRules = { variants: tierRules.filter(isVariant).reverse(), base: tierRules.find((rule) => !isVariant(rule)) };
    tiers.set(tier, cachedRules);
  }
  return cachedRules;
}

function judge(all: readonly Reading[]): Readings {
  const [only] = all;
  if (all.length === 1 && only!.unknown.length === 0) return alone(only!);
  const dated = all.filter(({ due }) => due && isDue(due)) as (Reading & { due: DueDate })[];
  const earliest = dated.reduce<(Reading & { due: DueDate }) | null>(
    // Among equals the later in the list is the more ordinary rule.
    (best, reading) => (best && isEarlier(best.due, reading.due) ? best : reading),
    null,
  );
  const ordinary = all.filter(({ unknown }) => unknown.every((each) => ofCustomer.has(each)));
  const waiting = all.findLast(isWaiting);
  const governing = waiting ?? earliest ?? all.findLast(({ required }) => required) ?? all.at(-1)!;
  const different = all.filter((reading) => !sameOutcome(reading, governing));
  const deciding = [governing, ...different].flatMap(({ unknown }) => unknown);
  // An exemption that cannot be recorded changes whether the act is due, not its date.
  const dating = [governing, ...different.filter(({ required }) => required)].flatMap(({ unknown }) => unknown);
  const isOpen = different.length > 0 && dating.some(({ settledBy }) => settledBy.length === 0);
  const isBound =
    earliest?.due.isBound ||
    ordinary.some(({ due, required }) => required && due !== null && !isDue(due) && due.unheld !== null);
  const safe = waiting || !earliest ? null : earliest.due.day;
  return {
    all,
    governing,
    required: requirement(all, ordinary),
    safe,
    date: isOpen || isBound ? null : safe,
    undecided: different.length === 0 ? [] : [...new Set(deciding.flatMap(({ settledBy }) => settledBy))],
    unsettled: [...new Set(dating.filter(({ settledBy }) => settledBy.length === 0).map(({ clause: text }) => text))],
  };
}

/** Most rules have no variant that the facts leave open. */
function alone(reading: Reading): Readings {
  const { due, required } = reading;
  const safe = due && isDue(due) ? due.day : null;
  const date = due && isDue(due) && due.isBound ? null : safe;
  return { all: [reading], governing: reading, required, safe, date, undecided: [], unsettled: [] };
}

/** Whether the date waits for one that surely comes, or has come, and that is not recorded. */
function isWaiting({ required, due }: Reading): boolean {
  return required && due !== null && !isDue(due) && due.held !== null && !isEvent(due.held);
}

/** True where the ordinary rule asks for the act, null where only a variant that cannot be ruled out does. */
function requirement(all: readonly Reading[], ordinary: readonly Reading[]): boolean | null {
  if (ordinary.some(({ required }) => required)) return true;
  return all.some(({ required }) => required) ? null : false;
}

function sameOutcome(one: Reading, other: Reading): boolean {
  if (one.required !== other.required) return false;
  const [due, others] = [one.due, other.due];
  if (!due || !others || !isDue(due) || !isDue(others)) return due === others || (!isDate(due) && !isDate(others));
  return due.day === others.day;
}

const isDate = (due: DueDate | MissingDate | null): boolean => due !== null && isDue(due);

function hasPeriod(rule: Rule): rule is RuleWithPeriod {
  return rule.period !== null;
}

function isVariant(rule: Rule): boolean {
  return rule.when !== undefined || rule.effective !== undefined;
}

export function unknownTest(test: Test): Unknown {
  return { clause: clause(test), settledBy: factsBehind(test) };
}

const byHirer = (clauseText: string): Unknown => ({ clause: clauseText, settledBy: ['hiringPartyRole'] });
/** Of the tiers that only differ by the customer. */
export const customers: Partial<Record<Tier, Unknown>> = {
  supplier_to_contractor: byHirer('you supply the general contractor'),
  supplier_to_subcontractor: byHirer('you supply a subcontractor'),
  lessor_to_contractor: byHirer('you lease to the general contractor'),
  lessor_to_subcontractor: byHirer('you lease to a subcontractor'),
};
const ofCustomer: ReadonlySet<Unknown> = new Set(Object.values(customers));

function settlingDate(date: HeldDate): readonly DecidingFact[] {
  const fact = factOfDate[date];
  return fact ? [fact] : [];
}
