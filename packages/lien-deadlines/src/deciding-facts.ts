import { factsBehind } from './circumstances.js';
import type { Facts } from './facts.js';
import { type DecidingFact, factOfDate } from './missing.js';
import type { Course, HeldDate, Period, Rule } from './rule.js';
import { federalRules } from './rules/federal.js';
import { stateRules } from './rules/index.js';
import type { DeadlineKind } from './vocabulary.js';

/**
 * The facts on which a deadline of this kind can depend under the law of the state and sector, for any claimant and
 * whether they are known or not. Empty without rules.
 */
export function decidingFacts(
  kind: DeadlineKind,
  { state, sector }: Pick<Facts, 'state' | 'sector'>,
): readonly DecidingFact[] {
  const law = sector === 'federal' ? null : stateRules.find((rules) => rules.state === state);
  const course = sector === 'federal' ? federalRules : law?.[sector];
  if (!course) return [];
  let kinds = factsByCourse.get(course);
  if (!kinds) factsByCourse.set(course, (kinds = new Map()));
  let cachedFacts = kinds.get(kind);
  if (!cachedFacts) {
    // Whether there is a right at all goes before every rule of the course.
    const standings = (sector !== 'federal' && course[kind] && law?.standing?.[sector]) || [];
    const tests = standings.flatMap(({ when }) => when ?? []);
    kinds.set(kind, (cachedFacts = [...new Set([...listFacts(kind, course), ...tests.flatMap(factsBehind)])]));
  }
  return cachedFacts;
}

const factsByCourse = new WeakMap<Course, Map<DeadlineKind, readonly DecidingFact[]>>();

function listFacts(kind: DeadlineKind, course: Course): DecidingFact[] {
  return (course[kind] ?? []).flatMap((rule) => [
    ...[...(rule.when ?? []), ...(rule.provided ?? [])].flatMap(factsBehind),
    ...listDates(rule).flatMap((date) => factsOfDate(date, course)),
  ]);
}

function listDates({ period, laterOf, effective }: Rule): HeldDate[] {
  return [...countedFrom(period), ...(laterOf ? [laterOf] : []), ...(effective ? [effective.by] : [])];
}

function countedFrom(period: Period | null): HeldDate[] {
  if (!period) return [];
  switch (period.kind) {
    case 'earliest':
      return period.of.map(({ from }) => from);
    case 'bounded':
      return [period.exact.from, period.safe.from];
    case 'unheld':
      return period.safe ? [period.safe.from] : [];
    default:
      return [period.from];
  }
}

/** The last day of another act depends on the facts of that act. */
const acts: Partial<Record<HeldDate, DeadlineKind>> = {
  lien_deadline: 'mechanics_lien',
  bond_claim_deadline: 'bond_claim',
  stop_payment_deadline: 'stop_payment_notice',
};

function factsOfDate(date: HeldDate, course: Course): DecidingFact[] {
  const act = acts[date];
  if (act) return listFacts(act, course);
  const fact = factOfDate[date];
  return fact ? [fact] : [];
}
