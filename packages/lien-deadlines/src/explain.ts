import { isWeekend, weekday } from '../shared/calendar.js';
import { clauses } from './circumstances.js';
import { type DueDate, dueDate, isDue, lastMonthDueDate, type MissingDate, type StateCalendar } from './due-date.js';
import type { HeldDates } from './facts.js';
import { federalHoliday } from './holidays.js';
import { type Rule, type Test, type Tier, unheldDates } from './rule.js';
import type { RuleWithPeriod, Selection } from './select.js';
import { acts, type DeadlineKind, heldDateNames, periodWords, tierNames } from './wording.js';

/** What the explanation is about: the act, the jurisdiction and the claimant's tier. */
export interface Subject {
  kind: DeadlineKind;
  jurisdiction: string;
  work: string;
  tier: Tier;
  dates: HeldDates;
  calendar: StateCalendar;
}

/** The citation as shown, marked if it was not checked. */
export function citation(rule: Rule): string {
  return rule.recalled ? `${rule.source} (citation not checked)` : rule.source;
}

function cite(rule: Rule): string {
  return rule.recalled ? `${rule.source}, citation not checked` : rule.source;
}

/**
 * The answer in sentences for a contractor: the duty, the date, the conditions and anything else that matters. The rule's own
 * statute is returned separately, so only the statutes of other rules are cited here.
 */
export function explain(selection: Selection, subject: Subject): string {
  return sentences(selection, subject).filter(Boolean).join(' ');
}

function sentences(selection: Selection, subject: Subject): string[] {
  const { noun, duty } = acts[subject.kind];
  const who = `${tierNames[subject.tier]} on ${subject.work}`;
  if (selection.verdict === 'no_rule') {
    return [`The reference data contain no ${subject.jurisdiction} rule on the ${noun} for ${who}.`];
  }
  const { rule, possible } = selection;
  const variants = possible.map((variant) => variantSentence(variant, subject));
  switch (selection.verdict) {
    case 'required':
      return [
        `Under ${subject.jurisdiction} law, ${who} must ${duty} ${periodWords(selection.rule.period)}.`,
        ...dateSentences(selection.rule, subject),
        selection.unknown.length > 0
          ? `This applies only if ${clauses(selection.unknown)}; the project’s records do not show whether this is so.`
          : '',
        reason(rule, selection.unknown),
        ...variants,
        rule.servedOn ? `Recipients: ${rule.servedOn}.` : '',
        ...lateSentences(rule),
        rule.note ?? '',
      ];
    case 'not_required':
      return [
        selection.failed
          ? `Under ${subject.jurisdiction} law, ${who} needs no ${noun}: it is required only if ${clauses([selection.failed])}, which is not the case here.`
          : `Under ${subject.jurisdiction} law, ${who} needs no ${noun}.`,
        reason(rule, []),
        ...variants,
        rule.note && !selection.failed ? rule.note : '',
      ];
    case 'open':
      return [
        `Whether ${subject.jurisdiction} law requires a ${noun} from ${who} depends on facts that are not recorded, so no deadline is given.`,
        ...variants,
        'Otherwise none is required.',
      ];
  }
}

/** Why a variant applies instead of the state's ordinary rule. */
function reason(rule: Rule, unknown: readonly Test[]): string {
  const known = (rule.when ?? []).filter((test) => !unknown.includes(test));
  return known.length > 0 ? `This rule applies because ${clauses(known)}.` : '';
}

function dateSentences(rule: RuleWithPeriod, subject: Subject): string[] {
  const due = dueDate(rule, subject.dates, subject.calendar);
  if (!isDue(due)) return [missingSentence(due)];
  if ('eachMonth' in rule.period && rule.period.eachMonth) {
    const last = lastMonthDueDate(rule.period, subject.dates, subject.calendar);
    const months = [due, ...(last ? [last] : [])].map(
      (month) => `for ${month.from.slice(0, 7)} it is ${dateWords(month, subject)}`,
    );
    return [`Each month has its own deadline: ${months.join(', ')}.`];
  }
  if (rule.period.kind === 'before') return [`The deadline is ${due.date}.`];
  return [`Counted from ${due.from}, that is ${dateWords(due, subject)}.`];
}

function missingSentence(missing: MissingDate): string {
  if ('unheld' in missing) return `No date can be given: the service does not record ${unheldDates[missing.unheld]}.`;
  return `No date can be given until this is recorded: ${heldDateNames[missing.held].field}.`;
}

/** The date as counted, and whether it moves if it falls on a day off. */
function dateWords(due: DueDate, subject: Subject): string {
  const day = dayName(due.counted);
  if (!day) return due.counted;
  const { roll } = subject.calendar;
  if (due.date !== due.counted && roll) return `${due.counted}, ${day}, and moves to ${due.date} (${roll.source})`;
  return roll
    ? `${due.counted}, ${day}, and is not moved: the state's rule for such days may not cover it`
    : `${due.counted}, ${day}, and is not moved: the reference data contain no ${subject.jurisdiction} rule for such days`;
}

function dayName(date: string): string | null {
  if (isWeekend(date)) return weekday(date) === 0 ? 'a Sunday' : 'a Saturday';
  return federalHoliday(date) ? 'a federal holiday' : null;
}

function variantSentence(variant: Rule, subject: Subject): string {
  const { noun } = acts[subject.kind];
  const condition = variant.when ? `If ${clauses(variant.when)}, ` : 'Otherwise ';
  if (!variant.period) return `${condition}none is required.`;
  const due = dueDate({ ...variant, period: variant.period }, subject.dates, subject.calendar);
  const date = isDue(due) ? `, which is ${due.date}` : '';
  return `${condition}the ${noun} is due ${periodWords(variant.period)}${date} (${cite(variant)}).`;
}

function lateSentences(rule: Rule): string[] {
  if (rule.late) return [`If it is late: ${rule.late}.`];
  if (rule.lookbackDays === undefined) return [];
  if (rule.lookbackDays === 0) return ['A late notice protects only what is furnished after it.'];
  const unit = rule.period?.kind === 'business_days' ? 'business days' : 'days';
  return [`A late notice still covers the ${rule.lookbackDays} ${unit} before it and all later work.`];
}
