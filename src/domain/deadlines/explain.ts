import { isWeekend, weekday } from '../shared/calendar.js';
import { clauses } from './circumstances.js';
import { type DueDate, dueDate, isDue, lastMonthDueDate, type MissingDate, type StateCalendar } from './due-date.js';
import type { HeldDates } from './facts.js';
import { federalHoliday } from './holidays.js';
import { type Rule, type Test, type Tier, unheldDates } from './rule.js';
import type { RuleWithPeriod, Selection } from './select.js';
import { acts, type DeadlineKind, heldDateNames, periodWords, tierNames } from './wording.js';

/** What the explanation is about: the act, whose law, whose duty. */
export interface Subject {
  kind: DeadlineKind;
  jurisdiction: string;
  work: string;
  tier: Tier;
  dates: HeldDates;
  calendar: StateCalendar;
}

/** The citation as shown: one that was not looked up says so. */
export function citation(rule: Rule): string {
  return rule.recalled ? `${rule.source} (citation not checked)` : rule.source;
}

function cite(rule: Rule): string {
  return rule.recalled ? `${rule.source}, citation not checked` : rule.source;
}

/**
 * The answer in sentences for a contractor: the duty, the date, the conditions, what else counts. The statute stands beside it;
 * only those of other rules are cited.
 */
export function explain(selection: Selection, subject: Subject): string {
  return sentences(selection, subject).filter(Boolean).join(' ');
}

function sentences(selection: Selection, subject: Subject): string[] {
  const { noun, duty } = acts[subject.kind];
  const who = `${tierNames[subject.tier]} on ${subject.work}`;
  if (selection.verdict === 'no_rule') {
    return [`The reference data hold no rule of ${subject.jurisdiction} law on the ${noun} for ${who}.`];
  }
  const { rule, possible } = selection;
  const variants = possible.map((variant) => variantSentence(variant, subject));
  switch (selection.verdict) {
    case 'required':
      return [
        `Under ${subject.jurisdiction} law ${who} must ${duty} ${periodWords(selection.rule.period)}.`,
        ...dateSentences(selection.rule, subject),
        selection.unknown.length > 0
          ? `This applies only if ${clauses(selection.unknown)}, which is not recorded.`
          : '',
        reason(rule, selection.unknown),
        ...variants,
        rule.servedOn ? `It goes to: ${rule.servedOn}.` : '',
        ...lateSentences(rule),
        rule.note ?? '',
      ];
    case 'not_required':
      return [
        selection.failed
          ? `Under ${subject.jurisdiction} law ${who} needs no ${noun}: it is due only if ${clauses([selection.failed])}, which is not so here.`
          : `Under ${subject.jurisdiction} law ${who} needs no ${noun}.`,
        reason(rule, []),
        ...variants,
        rule.note && !selection.failed ? rule.note : '',
      ];
    case 'open':
      return [
        `Whether ${subject.jurisdiction} law asks ${who} for a ${noun} depends on facts that are not recorded, so no deadline is given.`,
        ...variants,
        'Otherwise none is required.',
      ];
  }
}

/** Why a variant took the place of the state's ordinary rule. */
function reason(rule: Rule, unknown: readonly Test[]): string {
  const known = (rule.when ?? []).filter((test) => !unknown.includes(test));
  return known.length > 0 ? `This rule is taken because ${clauses(known)}.` : '';
}

function dateSentences(rule: RuleWithPeriod, subject: Subject): string[] {
  const due = dueDate(rule, subject.dates, subject.calendar);
  if (!isDue(due)) return [missingSentence(due)];
  if ('eachMonth' in rule.period && rule.period.eachMonth) {
    const last = lastMonthDueDate(rule.period, subject.dates, subject.calendar);
    const months = [due, ...(last ? [last] : [])].map(
      (month) => `for ${month.from.slice(0, 7)} it is ${dateWords(month, subject)}`,
    );
    return [`Each month has its own date: ${months.join(', ')}.`];
  }
  if (rule.period.kind === 'before') return [`That is by ${due.date} at the latest.`];
  return [`Counted from ${due.from} that is ${dateWords(due, subject)}.`];
}

function missingSentence(missing: MissingDate): string {
  if ('unheld' in missing) return `No date can be given: ${unheldDates[missing.unheld]} is not held here.`;
  return `No date can be given until this is known: ${heldDateNames[missing.held].field}.`;
}

/** The date as counted, and where it falls on a day off, what becomes of it. */
function dateWords(due: DueDate, subject: Subject): string {
  const day = dayName(due.counted);
  if (!day) return due.counted;
  const { roll } = subject.calendar;
  if (due.date !== due.counted && roll) return `${due.counted}, ${day}, and moves to ${due.date} (${roll.source})`;
  return roll
    ? `${due.counted}, ${day}, and is not moved: the state's rule on such days was not read to cover it`
    : `${due.counted}, ${day}, and is not moved: no ${subject.jurisdiction} rule for such days was read`;
}

function dayName(date: string): string | null {
  if (isWeekend(date)) return weekday(date) === 0 ? 'a Sunday' : 'a Saturday';
  return federalHoliday(date) ? 'a federal holiday' : null;
}

function variantSentence(variant: Rule, subject: Subject): string {
  const condition = variant.when ? `If ${clauses(variant.when)}, ` : 'Otherwise ';
  if (!variant.period) return `${condition}none is required.`;
  const due = dueDate({ ...variant, period: variant.period }, subject.dates, subject.calendar);
  const date = isDue(due) ? `, which is ${due.date}` : '';
  return `${condition}it is due ${periodWords(variant.period)}${date} (${cite(variant)}).`;
}

function lateSentences(rule: Rule): string[] {
  if (rule.late) return [`If it is late: ${rule.late}.`];
  if (rule.lookbackDays === undefined) return [];
  if (rule.lookbackDays === 0) return ['A late one protects only what is furnished after it.'];
  const unit = rule.period?.kind === 'business_days' ? 'business days' : 'days';
  return [`A late one still covers the ${rule.lookbackDays} ${unit} before it and all later work.`];
}
