import { type Day, formatDay, monthName, parseDay } from './calendar.js';
import { type DueDate, isDisputed, isDue, isLookback } from './due-date.js';
import { citation, type DeadlineSubject, explain, listSteps, noRightWords, type Step } from './explain.js';
import type { Facts } from './facts.js';
import { lastOpenDay } from './holidays.js';
import { type DecidingFact, type Lack, notGiven } from './missing.js';
import type { Reading, Readings } from './readings.js';
import type { HeldDate, Rule, Standing, StateRules } from './rule.js';
import type { Right } from './standing.js';
import type { DeadlineKind, Duty } from './vocabulary.js';
import { protectsNothing } from './warnings.js';
import {
  acts,
  type Counting,
  countDays,
  countingFor,
  describeBasis,
  documentName,
  isOfRight,
  periodWords,
} from './wording.js';

/** Another reading of the law, with the condition under which it applies. `date` null: nothing is required, or it is not known. */
export interface Alternative {
  condition: string;
  date: string | null;
  citation: string;
}

/** One date of the claimant's course. Dates are `YYYY-MM-DD`. */
export interface Deadline {
  kind: DeadlineKind;
  /** Which of several duties of its kind; null: the ordinary one. */
  duty: Duty | null;
  /** The month of furnishing that the date belongs to (`YYYY-MM`), where each month has its own. */
  month: string | null;
  /** The state's own name of the document, such as Notice to Owner. */
  documentName: string;
  /**
   * false: nothing is required, or there is no such right. null: the law is in doubt, or only a variant that cannot be ruled out
   * asks for it.
   */
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
  /** What the reader must know about the facts, such as a late notice that protects nothing. */
  warnings: readonly string[];
  alternatives: Alternative[];
  steps: Step[];
  explanation: string;
  source: string | null;
  /** When the statute was last looked up; null: it was not. */
  checkedOn: string | null;
}

export function deadline(
  subject: DeadlineSubject,
  readings: Readings,
  right: Right,
  facts: Facts,
  { missing, dependsOn }: Lack,
  month: Day | null = null,
): Deadline {
  if (right.denied) return withoutRight(right.denied, readings, subject);
  const { kind, state } = subject;
  const { governing, date, safe } = readings;
  const { rule } = governing;
  const due = governing.due && isDue(governing.due) ? governing.due : null;
  const required = isRequired(readings, right, kind);
  const isNone = required === false;
  const period = isNone ? null : rule.period;
  const mailBy = due && !isNone ? mailByDay(rule, due, state) : null;
  const fileBy = safe !== null && acts[kind].isFiling ? lastOpenDay(isDisputed(due) ? due.counted : safe, state) : null;
  const text = explain(readings, required, right, subject, { mailBy, fileBy: fileBy === safe ? null : fileBy });
  const ofRight = isNone ? [] : right.conditional.flatMap(({ settledBy }) => settledBy);
  const from = due && coveredFrom(rule, due, facts);
  return {
    kind,
    duty: rule.duty ?? null,
    month: month === null ? null : formatDay(month).slice(0, 7),
    documentName: documentName(kind, state, rule),
    required,
    date: textOf(date),
    safeDate: textOf(safe),
    basis: period ? describeBasis(period) : 'none',
    days: period && countDays(period),
    counting: period && countingFor(period),
    isLookback: due !== null && isLookback(due.period),
    rollingLookbackDays: isNone ? null : lookbackDays(rule),
    coveredFrom: textOf(from),
    mailBy: textOf(mailBy),
    fileBy: textOf(fileBy),
    missing: ofRight.length === 0 ? missing : notGiven([...missing, ...ofRight], facts),
    dependsOn,
    warnings: protectsNothing(from, facts),
    alternatives: listAlternatives(readings),
    steps: due ? listSteps(rule, due) : [],
    explanation: month === null ? text : `For ${monthName(month)}: ${text}`,
    source: citation(rule),
    checkedOn: rule.checked?.on ?? null,
  };
}

/** A right that is in doubt, or that turns on what cannot be entered, is not claimed. */
function isRequired({ required, governing }: Readings, { doubts }: Right, kind: DeadlineKind): boolean | null {
  const turns = governing.provided.some(({ test, settledBy }) => settledBy.length === 0 && isOfRight(kind, test));
  return required && (doubts.length > 0 || turns) ? null : required;
}

function withoutRight(denied: Standing, { governing }: Readings, subject: DeadlineSubject): Deadline {
  const { kind, state } = subject;
  return {
    kind,
    duty: governing.rule.duty ?? null,
    month: null,
    documentName: documentName(kind, state, governing.rule),
    required: false,
    date: null,
    safeDate: null,
    basis: 'none',
    days: null,
    counting: null,
    isLookback: false,
    rollingLookbackDays: null,
    coveredFrom: null,
    mailBy: null,
    fileBy: null,
    missing: [],
    dependsOn: null,
    warnings: [],
    alternatives: [],
    steps: [],
    explanation: noRightWords(denied, subject),
    source: citation(denied),
    checkedOn: denied.checked?.on ?? null,
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

function coveredFrom(rule: Rule, due: DueDate, facts: Facts): Day | null {
  const days = lookbackDays(rule);
  if (facts.servedDate === null || days === null) return null;
  const served = parseDay(facts.servedDate);
  if (isLookback(due.period)) return Math.max(due.from, served - days + 1);
  return served <= due.day ? due.from : Math.max(due.from, served - days + (rule.protectsAfterDays ?? 0));
}

function listAlternatives({ all, governing }: Readings): Alternative[] {
  const alternatives = all
    .filter((reading) => reading !== governing)
    .map(({ unknown, rule, due }) => ({
      condition: unknown.length > 0 ? unknown.map((each) => each.clause).join(' and ') : 'otherwise',
      date: due && isDue(due) && !due.isBound ? formatDay(due.day) : null,
      citation: citation(rule),
    }));
  return [...alternatives, ...shortenedBy(governing)];
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
