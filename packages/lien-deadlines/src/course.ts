import { type Day, parseDay, startOfMonth } from './calendar.js';
import { type Deadline, deadline } from './deadline.js';
import { hasEachMonth, isDue, type Law } from './due-date.js';
import type { DeadlineSubject } from './explain.js';
import { type Facts, findCustomerStanding, type HeldDates, readHeldDates } from './facts.js';
import { findLack, type Lack } from './missing.js';
import { interpretRules, type Reading, type Readings } from './readings.js';
import type { HeldDate, Rule, Standing, StateRules } from './rule.js';
import { federalLaw, federalRules } from './rules/federal.js';
import { stateRules } from './rules/index.js';
import { assessRight, type Right, withoutDenial } from './standing.js';
import { type DeadlineKind, type Duty, deadlineKinds, duties, type Sector } from './vocabulary.js';
import { acts } from './wording.js';

const byState = new Map(stateRules.map((rules) => [rules.state, rules]));

/** A state's rules by its two-letter code; null for a territory or an unknown code. */
export function rulesOf(state: string): StateRules | null {
  return byState.get(state) ?? null;
}

/**
 * The dates that the claimant has to keep, in the order in which they are usually taken. Empty for a state without rules.
 *
 * @throws RangeError for text that is no date, and for dates before 1900 and after 2200
 */
export function course(facts: Facts): Deadline[] {
  const law = lawFor(facts.state, facts.sector);
  if (!law) return [];
  const dates = readHeldDates(facts, law.completionNoticeWithin);
  const right = assessRight(law.standings, facts);
  const onBond = { facts: belowContractor(facts), right: withoutDenial(right) };
  const ordinary = facts.sector === 'private' ? { facts, right } : { facts: onBond.facts, right };
  const uncertain = new Set<HeldDate>();
  const lacks = new Map<HeldDate, Lack>();
  const answers: Deadline[][] = [];
  for (const act of law.acts) {
    const claim = act.isPrivateBond ? onBond : ordinary;
    const knownFacts = { right: claim.right, dates, uncertain, lacks };
    answers[act.place] = act.duties.flatMap((rules) => entries(act, rules, claim.facts, knownFacts));
  }
  return answers.flat();
}

/** The course's entries of one kind: several where each month or each waiver has its own date. */
export function deadlinesOfKind(kind: DeadlineKind, facts: Facts): Deadline[] {
  return course(facts).filter((deadline) => deadline.kind === kind);
}

/** Whether the law of the state and sector has a rule of this kind for any claimant. */
export function hasRules(kind: DeadlineKind, facts: Pick<Facts, 'state' | 'sector'>): boolean {
  return lawFor(facts.state, facts.sector)?.acts.some(({ subject }) => subject.kind === kind) ?? false;
}

/** Whether the law of the state knows such a duty beside the ordinary one of its kind; without a state, of any state. */
export function hasDuty(kind: DeadlineKind, duty: Duty, state: string | null = null): boolean {
  return stateRules.some(
    (rules) =>
      (state === null || rules.state === state) &&
      [rules.private, rules.public].some((course) => course[kind]?.some((rule) => rule.duty === duty)),
  );
}

/** Days that others count from are computed first. */
const derived: Partial<Record<DeadlineKind, HeldDate>> = {
  stop_payment_notice: 'stop_payment_deadline',
  mechanics_lien: 'lien_deadline',
  bond_claim: 'bond_claim_deadline',
};
const computingOrder: readonly DeadlineKind[] = [
  ...deadlineKinds.filter((kind) => derived[kind]),
  ...deadlineKinds.filter((kind) => !derived[kind]),
];

/** Kinds that are listed also where nothing is required. */
const ofLien: ReadonlySet<DeadlineKind> = new Set([
  'preliminary_notice',
  'notice_of_intent',
  'mechanics_lien',
  'lien_suit',
]);
const ofBond: ReadonlySet<DeadlineKind> = new Set(['preliminary_notice', 'bond_claim', 'bond_suit']);

/** The law of one state and sector, prepared once: every course of the state looks at the same rules. */
interface PreparedLaw {
  standings: readonly Standing[];
  completionNoticeWithin: number | undefined;
  /** In the order in which they are computed. */
  acts: readonly PreparedAct[];
}

interface PreparedAct {
  subject: DeadlineSubject;
  law: Law;
  isPrivateBond: boolean;
  /** Its place among the acts of a course. */
  place: number;
  /** The rules of each duty, the ordinary one first. */
  duties: readonly (readonly Rule[])[];
  /** Listed also where nothing is required. */
  isAlwaysListed: boolean;
}

const prepared = new Map<string, Partial<Record<Sector, PreparedLaw>>>();

function lawFor(code: string, sector: Sector): PreparedLaw | null {
  const state = sector === 'federal' ? federalLaw : rulesOf(code);
  if (!state) return null;
  let sectors = prepared.get(state.state);
  if (!sectors) prepared.set(state.state, (sectors = {}));
  return (sectors[sector] ??= prepare(state, sector));
}

function prepare(state: StateRules, sector: Sector): PreparedLaw {
  const isFederal = sector === 'federal';
  const isPrivate = sector === 'private';
  const course = isFederal ? federalRules : state[sector];
  const jurisdiction = isFederal ? 'federal' : state.name;
  const alwaysListed = isPrivate ? ofLien : ofBond;
  const preparedActs = computingOrder.flatMap((kind): PreparedAct[] => {
    const rules = course[kind];
    if (!rules) return [];
    const ofBond = kind === 'bond_claim' || kind === 'bond_suit';
    return [
      {
        subject: { kind, state, jurisdiction, work: `${sector} work`, isPrivate },
        law: { state, isFiling: acts[kind].isFiling, needsBond: ofBond && !isPrivate },
        isPrivateBond: ofBond && isPrivate,
        place: deadlineKinds.indexOf(kind),
        duties: byDuty(rules),
        isAlwaysListed: alwaysListed.has(kind),
      },
    ];
  });
  return {
    standings: state.standing?.[isFederal ? 'public' : sector] ?? [],
    completionNoticeWithin: state.completionNoticeWithin,
    acts: preparedActs,
  };
}

/**
 * For bonds and public funds, which protect those below the contractor: a designer or wage earner whom the owner hired is a
 * contractor of the owner there.
 */
function belowContractor(facts: Facts): Facts {
  const { claimantRole } = facts;
  const isUnranked = claimantRole === 'laborer' || claimantRole === 'design_professional';
  return isUnranked && findCustomerStanding(facts) === 'owner'
    ? { ...facts, claimantRole: 'general_contractor' }
    : facts;
}

/** What is known of the right, and of the days from which others count. */
interface KnownFacts {
  right: Right;
  dates: HeldDates;
  uncertain: Set<HeldDate>;
  lacks: Map<HeldDate, Lack>;
}

function byDuty(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const rulesByDuty = [undefined, ...duties].map((duty) => rules.filter((rule) => rule.duty === duty));
  return rulesByDuty.filter((group) => group.length > 0);
}

function entries(
  { subject, law, isAlwaysListed }: PreparedAct,
  rules: readonly Rule[],
  facts: Facts,
  { right, dates, uncertain, lacks }: KnownFacts,
): Deadline[] {
  const read = (from: HeldDates, month: Day | null = null) =>
    certain(interpretRules(rules, facts, from, law, month), uncertain);
  const first = read(dates);
  if (!first) return [];
  const { duty } = first.governing.rule;
  // A further duty of the kind is no day from which others count.
  const derivedEntries = duty ? undefined : derived[subject.kind];
  const lack = findLack(first, facts, lacks);
  if (derivedEntries) {
    // Others count from the date before it moved off a day off: a day too early is safe, a day too late is not.
    dates[derivedEntries] = right.denied ? null : getCountedDay(first.governing);
    if (first.date === null) uncertain.add(derivedEntries);
    lacks.set(derivedEntries, lack);
  }
  const isNone = first.required === false || right.denied !== null;
  if (isNone && (duty || !isAlwaysListed)) return [];
  const entry = (readings: Readings, month: Day | null = null) =>
    deadline(subject, readings, right, facts, readings === first ? lack : findLack(readings, facts, lacks), month);
  if (!isNone && first.all.some(({ rule }) => hasEachMonth(rule.period))) {
    return listMonths(facts, dates).flatMap((month) => {
      const readings = month === null ? first : read(dates, month);
      return readings ? [entry(readings, month)] : [];
    });
  }
  if (!right.denied && facts.waiverSignedDates.length > 1 && first.all.some(({ rule }) => countsFromWaiver(rule))) {
    return [...new Set(facts.waiverSignedDates.map(parseDay))]
      .sort((a, b) => a - b)
      .map((waiver) => entry(read({ ...dates, waiver_signed: waiver })!));
  }
  return [entry(first)];
}

/** What counts from a date that is not certain is not certain either; its safe date stands. */
function certain(readings: Readings | null, uncertain: ReadonlySet<HeldDate>): Readings | null {
  const due = readings?.governing.due;
  return due && isDue(due) && uncertain.has(due.anchor) ? { ...readings, date: null } : readings;
}

const countsFromWaiver = ({ period }: Rule): boolean =>
  period !== null && 'from' in period && period.from === 'waiver_signed';

function getCountedDay({ due }: Reading): Day | null {
  return due && isDue(due) ? due.counted : null;
}

/** At most ten years of months: longer jobs have their first ten. */
const maxMonths = 120;

/** The months of furnishing so far, as their first days; one null while furnishing has not begun. */
function listMonths(facts: Facts, dates: HeldDates): (Day | null)[] {
  const first = dates.first_furnishing;
  if (first === null) return [null];
  const end = dates.last_furnishing ?? (facts.today === null ? first : parseDay(facts.today));
  const months: Day[] = [];
  for (let month = startOfMonth(first); months.length < maxMonths; month = startOfMonth(month + 31)) {
    if (months.length > 0 && month > end) break;
    months.push(month);
  }
  return months;
}
