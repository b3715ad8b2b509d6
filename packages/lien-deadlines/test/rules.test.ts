import { describe, expect, it } from '@jest/globals';
import { parseDay } from '../src/calendar.js';
import { type Course, heldDates, type Period, type Rule, type SimplePeriod, tiers, unheldDates } from '../src/rule.js';
import { federalRules } from '../src/rules/federal.js';
import { stateRules } from '../src/rules/index.js';
import { deadlineKinds, duties } from '../src/vocabulary.js';

const codes =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';

const listsOf = (name: string, course: Course): [string, readonly Rule[]][] =>
  deadlineKinds.flatMap((kind): [string, readonly Rule[]][] =>
    course[kind] ? [[`${name} ${kind}`, course[kind]]] : [],
  );

const lists = [
  ...listsOf('federal', federalRules),
  ...stateRules.flatMap((state) => [
    ...listsOf(`${state.state} private`, state.private),
    ...listsOf(`${state.state} public`, state.public),
  ]),
];

/** What is wrong with a rule, in words; empty when it is sound. */
function faults(rule: Rule): string[] {
  const found: string[] = [];
  const check = (ok: boolean, fault: string) => ok || found.push(fault);
  const { period } = rule;
  check(/\d/.test(rule.source) && rule.source === rule.source.trim(), 'cites no section');
  check(rule.tiers === 'all' || (rule.tiers.length > 0 && rule.tiers.every((tier) => tiers.includes(tier))), 'tiers');
  check(rule.tiers === 'all' || new Set(rule.tiers).size === rule.tiers.length, 'names a tier twice');
  check(rule.when === undefined || rule.when.length > 0, 'has an empty `when`');
  check(rule.provided === undefined || rule.provided.length > 0, 'has an empty `provided`');
  check(rule.note === undefined || /^[A-Z$].*\.$/s.test(rule.note), 'has a note that is no sentence');
  check(rule.late === undefined || /^[a-z].*[a-z]$/.test(rule.late), 'has a `late` that is no clause');
  check(!rule.noRight || (period === null && /^[A-Z].*\.$/s.test(rule.noRight)), 'denies a right that it times');
  check(
    period !== null || (rule.lookbackDays ?? rule.provided ?? rule.late) === undefined,
    'details a duty it has not',
  );
  check(
    rule.checked === null || (/^20\d\d-\d\d-\d\d$/.test(rule.checked.on) && rule.checked.read.length > 4),
    'checked',
  );
  for (const bound of [rule.effective?.from, rule.effective?.until]) if (bound) parseDay(bound);
  return [...found, ...partsOf(period).flatMap((part) => periodFaults(part))];
}

function partsOf(period: Period | null): readonly SimplePeriod[] {
  if (!period) return [];
  if (period.kind === 'unheld') {
    expect(period.from in unheldDates && period.text.length > 10).toBe(true);
    return period.safe ? [period.safe] : [];
  }
  if (period.kind === 'bounded') return [period.exact, period.safe];
  return period.kind === 'earliest' ? period.of : [period];
}

function periodFaults(period: SimplePeriod): string[] {
  const numbers = 'count' in period ? [period.count] : [period.day, period.monthsAfter];
  return [
    heldDates.includes(period.from) ? '' : 'counts from an unknown date',
    numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= 400) ? '' : 'has an odd count',
    !('eachMonth' in period && period.eachMonth) || period.from === 'first_furnishing' ? '' : 'counts months oddly',
  ].filter(Boolean);
}

describe('the rule data', () => {
  it('cover the 50 states and the District of Columbia, once each', () => {
    expect(stateRules.map((state) => state.state).sort()).toEqual(codes.split(' '));
  });

  it.each(lists)('are sound and cited: %s', (_, rules) => {
    expect(rules.flatMap((rule) => faults(rule).map((fault) => `${rule.source} ${fault}`))).toEqual([]);
  });

  it.each(lists)('give each tier at most one ordinary rule: %s', (_, rules) => {
    for (const duty of [undefined, ...duties]) {
      const ordinary = rules.filter((rule) => rule.duty === duty && !rule.when && !rule.effective);
      const counts = tiers.map(
        (tier) => ordinary.filter((rule) => rule.tiers === 'all' || rule.tiers.includes(tier)).length,
      );
      expect(Math.max(...counts)).toBeLessThanOrEqual(1);
      if (!duty) expect(Math.max(...counts)).toBe(1);
    }
  });

  it.each(lists.filter(([name]) => /preliminary|mechanics_lien|bond_claim|lien_suit|bond_suit/.test(name)))(
    'give each tier an answer: %s',
    (_, rules) => {
      const ordinary = rules.filter((rule) => !rule.duty && !rule.when && !rule.effective);
      const missing = tiers.filter(
        (tier) => !ordinary.some((rule) => rule.tiers === 'all' || rule.tiers.includes(tier)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('say of every claimant without a right why, and where that is written', () => {
    const standings = stateRules.flatMap(({ state, standing }) =>
      [...(standing?.private ?? []), ...(standing?.public ?? [])].map((each) => ({ state, ...each })),
    );
    expect(standings.length).toBeGreaterThan(80);
    const unsound = standings.filter(
      ({ reason, source, checked, when }) =>
        !/^[\p{L}].*[\p{L})]$/u.test(reason) ||
        !/\d/.test(source) ||
        when?.length === 0 ||
        (checked !== null && checked.read.length < 5),
    );
    expect(unsound).toEqual([]);
  });

  it('cite the rules for days off and for holidays', () => {
    const rolls = stateRules.flatMap((state) => (state.roll ? [state.roll.source] : []));
    expect(rolls.filter((source) => !/\d/.test(source))).toEqual([]);
    const uncited = stateRules.filter((state) => state.holidays && !/\d/.test(state.holidaySource ?? ''));
    expect(uncited.map(({ state }) => state)).toEqual([]);
  });
});
