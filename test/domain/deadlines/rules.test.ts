import { describe, expect, it } from '@jest/globals';
import { federalHolidays } from '../../../src/domain/deadlines/holidays.js';
import { heldDates, type PublicRules, type Rule, tiers, unheldDates } from '../../../src/domain/deadlines/rule.js';
import { federalRules } from '../../../src/domain/deadlines/rules/federal.js';
import { stateRules } from '../../../src/domain/deadlines/rules/index.js';

const codes =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';

const publicLists = (name: string, rules: PublicRules): [string, readonly Rule[]][] => [
  [`${name} preliminary, public`, rules.preliminary],
  [`${name} bond claim`, rules.bondClaim],
  [`${name} bond suit`, rules.bondSuit],
];

const lists: [string, readonly Rule[]][] = [
  ...publicLists('federal', federalRules),
  ...stateRules.flatMap((state): [string, readonly Rule[]][] => [
    [`${state.state} preliminary, private`, state.private.preliminary],
    [`${state.state} intent`, state.private.intent ?? []],
    [`${state.state} lien`, state.private.lien],
    [`${state.state} lien suit`, state.private.lienSuit],
    ...publicLists(state.state, state.public),
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
  check(rule.note === undefined || /^[A-Z].*\.$/.test(rule.note), 'has a note that is no sentence');
  check(rule.late === undefined || /^[a-z].*[a-z]$/.test(rule.late), 'has a `late` that is no clause');
  check(!(rule.unsettled && period), 'is unsettled although it requires something');
  check(
    period !== null || (rule.lookbackDays ?? rule.provided ?? rule.late) === undefined,
    'details a duty it has not',
  );
  check(rule.lookbackDays === undefined || rule.late === undefined, 'says twice what a late notice does');
  if (!period) return found;
  if (period.kind === 'unheld') {
    check(period.from in unheldDates && period.text.length > 10, 'counts from a date without a name');
    return found;
  }
  const numbers = 'count' in period ? [period.count] : [period.day, period.monthsAfter];
  check(heldDates.includes(period.from), 'counts from an unknown date');
  check(
    numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= 365),
    'has an odd count',
  );
  check(!('eachMonth' in period && period.eachMonth) || period.from === 'first_furnishing', 'counts months oddly');
  check(!rule.orFromCommencement || period.from === 'first_furnishing', 'runs from commencement oddly');
  return found;
}

describe('the rule data', () => {
  it('cover the 50 states and the District of Columbia, once each', () => {
    expect(stateRules.map((state) => state.state).sort()).toEqual(codes.split(' '));
  });

  it.each(lists)('are sound and cited: %s', (_, rules) => {
    expect(rules.flatMap((rule) => faults(rule).map((fault) => `${rule.source} ${fault}`))).toEqual([]);
  });

  it.each(lists)('give each tier one ordinary rule: %s', (name, rules) => {
    const ordinary = rules.filter((rule) => !rule.when);
    const counts = tiers.map(
      (tier) => ordinary.filter((rule) => rule.tiers === 'all' || rule.tiers.includes(tier)).length,
    );
    const complete = /preliminary|lien|claim/.test(name);
    expect(counts).toEqual(tiers.map(() => (complete || rules.length > 0 ? 1 : 0)));
  });

  it('cite the weekend rules and name real holidays', () => {
    const rolls = stateRules.flatMap((state) => (state.roll ? [state.roll.source] : []));
    expect(rolls.length).toBe(13);
    expect(rolls.filter((source) => !/\d/.test(source))).toEqual([]);
    const worked = stateRules.flatMap((state) => state.worked ?? []);
    expect(worked.filter((holiday) => !federalHolidays.includes(holiday))).toEqual([]);
  });
});
