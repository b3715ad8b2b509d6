import { type Day, formatDay, monthName, parseDay, startOfMonth } from './calendar.js';
import { type DueDate, hasEachMonth, isDisputed, isDue, isLookback, type Law } from './due-date.js';
import { citation, explain, stepsOf } from './explain.js';
import { type Facts, type HeldDates, heldDatesOf } from './facts.js';
import { lastOpenDay } from './holidays.js';
import { type DecidingFact, type Lack, lackOf } from './missing.js';
import { type Reading, type Readings, readingsOf } from './readings.js';
import type { Course, HeldDate, Rule, StateRules } from './rule.js';
import { federalLaw, federalRules } from './rules/federal.js';
import { stateRules } from './rules/index.js';
import { type DeadlineKind, deadlineKinds } from './vocabulary.js';
import { acts, basisOf, type Counting, countingOf, daysOf, documentName, periodWords } from './wording.js';

/** Another reading of the law, with the condition under which it applies. `date` null: nothing is required, or it is not known. */
export interface Alternative {
  condition: string;
  date: string | null;
  citation: string;
}

/** One step of the calculation: the date it starts from, the count, and the move off a day off. */
export interface Step {
  kind: 'anchor' | 'count' | 'roll';
  text: string;
  date: string;
  citation: string;
}

/** One date of the claimant's course. Dates are `YYYY-MM-DD`. */
export interface Deadline {
  kind: DeadlineKind;
  /** The month of furnishing that the date belongs to (`YYYY-MM`), where each month has its own. */
  month: string | null;
  /** The state's own name of the document, such as Notice to Owner. */
  documentName: string;
  /** null: the ordinary rule asks for nothing, but a variant that cannot be ruled out does. */
  required: boolean | null;
  /** The last day. null: the deciding fact is missing; `explanation` says which. */
  date: string | null;
  /** The earliest date of all readings that the facts allow. */
  safeDate: string | null;
  /** What the period counts from; `none` where nothing is required. */
  basis: string;
  /** Days of the period; null if it counts in months or not at all. */
  days: number | null;
  counting: Counting | null;
  /** The statute only measures back from the notice, so the date never moves to a later day. */
  isLookback: boolean;
  /** Days before a late notice that it still covers; 0: only later work; null: no such rule. */
  rollingLookbackDays: number | null;
  /** The first day of furnishing that a notice served on `servedDate` covers. */
  coveredFrom: string | null;
  /** The last day to mail a notice that counts when it is received. */
  mailBy: string | null;
  /** The last day up to the date on which offices and courts are surely open, for what is filed. */
  fileBy: string | null;
  /** The facts that are not known and that would give the date or narrow it. */
  missing: readonly DecidingFact[];
  /** In words, what the last day depends on and no fact gives; null where a fact gives it, or there is a safe date. */
  dependsOn: string | null;
  alternatives: Alternative[];
  steps: Step[];
  explanation: string;
  source: string | null;
  /** When the statute was last looked up; null: it was not. */
  checkedOn: string | null;
}

/** The law that governs the work. */
interface Jurisdiction {
  state: StateRules | null;
  name: string;
  work: string;
  course: Course;
}

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
  const law = jurisdictionOf(facts);
  if (!law) return [];
  const dates = heldDatesOf(facts, law.state?.completionNoticeWithin);
  const uncertain = new Set<HeldDate>();
  const lacks = new Map<HeldDate, Lack>();
  const answers = new Map<DeadlineKind, Deadline[]>();
  for (const kind of computingOrder) {
    const rules = law.course[kind];
    if (!rules) continue;
    answers.set(kind, entries(kind, rules, law, facts, { dates, uncertain, lacks }));
  }
  return deadlineKinds.flatMap((kind) => answers.get(kind) ?? []);
}

/** The course's entries of one kind: several where each month or each waiver has its own date. */
export function deadlinesOfKind(kind: DeadlineKind, facts: Facts): Deadline[] {
  return course(facts).filter((deadline) => deadline.kind === kind);
}

/** Whether the law of the state and sector has a rule of this kind for any claimant. */
export function hasRules(kind: DeadlineKind, facts: Pick<Facts, 'state' | 'sector'>): boolean {
  return jurisdictionOf(facts)?.course[kind] !== undefined;
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

function jurisdictionOf({ state: code, sector }: Pick<Facts, 'state' | 'sector'>): Jurisdiction | null {
  if (sector === 'federal') return { state: federalLaw, name: 'federal', work: 'federal work', course: federalRules };
  const state = rulesOf(code);
  return state && { state, name: state.name, work: `${sector} work`, course: state[sector] };
}

/** What is known of the days from which others count. */
interface Known {
  dates: HeldDates;
  uncertain: Set<HeldDate>;
  lacks: Map<HeldDate, Lack>;
}

function entries(
  kind: DeadlineKind,
  rules: readonly Rule[],
  law: Jurisdiction,
  facts: Facts,
  { dates, uncertain, lacks }: Known,
): Deadline[] {
  const needsBond = facts.sector !== 'private' && (kind === 'bond_claim' || kind === 'bond_suit');
  const act: Law = { state: law.state, isFiling: acts[kind].isFiling, needsBond };
  const read = (from: HeldDates, month: Day | null = null) =>
    certain(readingsOf(rules, facts, from, act, month), uncertain);
  const first = read(dates);
  if (!first) return [];
  const own = derived[kind];
  // Others count from the date before it moved off a day off: a day too early is safe, a day too late is not.
  if (own) dates[own] = countedOf(first.governing);
  if (own && first.date === null) uncertain.add(own);
  if (own) lacks.set(own, lackOf(first, facts, lacks));
  const alwaysListed = facts.sector === 'private' ? ofLien : ofBond;
  if (first.required === false && !alwaysListed.has(kind)) return [];
  if (first.all.some(({ rule }) => hasEachMonth(rule.period))) {
    return monthsOf(facts, dates).flatMap((month) => {
      const readings = month === null ? first : read(dates, month);
      return readings ? [deadline(kind, readings, law, facts, lacks, month)] : [];
    });
  }
  if (first.all.some(({ rule }) => countsFromWaiver(rule)) && facts.waiverSignedDates.length > 1) {
    return [...new Set(facts.waiverSignedDates.map(parseDay))]
      .sort((a, b) => a - b)
      .map((waiver) => deadline(kind, read({ ...dates, waiver_signed: waiver })!, law, facts, lacks));
  }
  return [deadline(kind, first, law, facts, lacks)];
}

/** What counts from a date that is not certain is not certain either; its safe date stands. */
function certain(readings: Readings | null, uncertain: ReadonlySet<HeldDate>): Readings | null {
  const due = readings?.governing.due;
  return due && isDue(due) && uncertain.has(due.anchor) ? { ...readings, date: null } : readings;
}

const countsFromWaiver = ({ period }: Rule): boolean =>
  period !== null && 'from' in period && period.from === 'waiver_signed';

function countedOf({ due }: Reading): Day | null {
  return due && isDue(due) ? due.counted : null;
}

/** At most ten years of months: longer jobs have their first ten. */
const mostMonths = 120;

/** The months of furnishing so far, as their first days; one null while furnishing has not begun. */
function monthsOf(facts: Facts, dates: HeldDates): (Day | null)[] {
  const first = dates.first_furnishing;
  if (first === null) return [null];
  const end = dates.last_furnishing ?? (facts.today === null ? first : parseDay(facts.today));
  const months: Day[] = [];
  for (let month = startOfMonth(first); months.length < mostMonths; month = startOfMonth(month + 31)) {
    if (months.length > 0 && month > end) break;
    months.push(month);
  }
  return months;
}

function deadline(
  kind: DeadlineKind,
  readings: Readings,
  { state, name, work }: Jurisdiction,
  facts: Facts,
  lacks: ReadonlyMap<HeldDate, Lack>,
  month: Day | null = null,
): Deadline {
  const { governing, date, safe } = readings;
  const { rule } = governing;
  const due = governing.due && isDue(governing.due) ? governing.due : null;
  const required = readings.required !== false;
  const mailBy = due && required ? mailByDay(rule, due, state) : null;
  const fileBy = safe !== null && acts[kind].isFiling ? lastOpenDay(isDisputed(due) ? due.counted : safe, state) : null;
  const subject = { kind, state, jurisdiction: name, work };
  const text = explain(readings, subject, { mailBy, fileBy: fileBy === safe ? null : fileBy });
  return {
    kind,
    month: month === null ? null : formatDay(month).slice(0, 7),
    documentName: documentName(kind, state, rule),
    required: readings.required,
    date: textOf(date),
    safeDate: textOf(safe),
    basis: required && rule.period ? basisOf(rule.period) : 'none',
    days: required && rule.period ? daysOf(rule.period) : null,
    counting: required && rule.period ? countingOf(rule.period) : null,
    isLookback: due !== null && isLookback(due.period),
    rollingLookbackDays: required ? lookbackDays(rule) : null,
    coveredFrom: due && coveredFrom(rule, due, facts),
    mailBy: textOf(mailBy),
    fileBy: textOf(fileBy),
    ...lackOf(readings, facts, lacks),
    alternatives: alternativesOf(readings),
    steps: due ? stepsOf(rule, due).map(({ day, ...step }) => ({ ...step, date: formatDay(day) })) : [],
    explanation: month === null ? text : `For ${monthName(month)}: ${text}`,
    source: citation(rule),
    checkedOn: rule.checked?.on ?? null,
  };
}

const textOf = (day: Day | null): string | null => (day === null ? null : formatDay(day));

function lookbackDays({ lookbackDays: days, period }: Rule): number | null {
  if (days !== undefined) return days;
  return period && period.kind === 'lookback' ? period.count : null;
}

/** Days that first-class mail is allowed, where a notice counts when it is received. */
const mailDays = 5;

function mailByDay(rule: Rule, due: DueDate, state: StateRules | null): Day | null {
  if (rule.mailedInTime !== undefined) return lastOpenDay(due.from + rule.mailedInTime, state);
  return rule.receipt ? lastOpenDay(due.day - mailDays, state) : null;
}

function coveredFrom(rule: Rule, due: DueDate, facts: Facts): string | null {
  const days = lookbackDays(rule);
  if (facts.servedDate === null || days === null) return null;
  const served = parseDay(facts.servedDate);
  if (isLookback(due.period)) return formatDay(Math.max(due.from, served - days + 1));
  return formatDay(served <= due.day ? due.from : Math.max(due.from, served - days));
}

function alternativesOf({ all, governing }: Readings): Alternative[] {
  const found = all
    .filter((reading) => reading !== governing)
    .map(({ unknown, rule, due }) => ({
      condition: unknown.length > 0 ? unknown.map((each) => each.clause).join(' and ') : 'otherwise',
      date: due && isDue(due) && !due.isBound ? formatDay(due.day) : null,
      citation: citation(rule),
    }));
  return [...found, ...shortenedBy(governing)];
}

/** What may never happen, and shortens the time if it does. */
const shortens = (date: HeldDate) =>
  date.startsWith('notice_of_') || ['termination', 'demand_to_sue', 'contest'].includes(date);

/** Periods that start only once a notice is recorded: their date is not known, but the reader must know that they exist. */
function shortenedBy({ rule, due }: Reading): Alternative[] {
  if (rule.period?.kind !== 'earliest' || !due || !isDue(due)) return [];
  return rule.period.of
    .filter((part) => shortens(part.from) && part !== due.period && part.from !== due.anchor)
    .map((part) => ({ condition: periodWords(part), date: null, citation: citation(rule) }));
}
