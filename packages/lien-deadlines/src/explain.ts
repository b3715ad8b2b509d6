import { type Day, formatDay, longDate, monthName } from './calendar.js';
import { clause } from './circumstances.js';
import { type DueDate, hasEachMonth, isDisputed, isDue, neverLater } from './due-date.js';
import { dateLabels, dateNames, factLabels } from './labels.js';
import type { Reading, Readings } from './readings.js';
import { type HeldDate, type Period, type Rule, type Standing, type StateRules, unheldDates } from './rule.js';
import type { Conditional, Right } from './standing.js';
import type { DeadlineKind } from './vocabulary.js';
import {
  acts,
  actWords,
  capitalized,
  counted,
  countWords,
  customerlessNames,
  documentName,
  isOfRight,
  joinWords,
  periodWords,
  rightName,
  tierNames,
  uncapitalized,
  verbFor,
} from './wording.js';

/** What an explanation is about. `jurisdiction` comes before the word "law", `work` after "on". */
export interface DeadlineSubject {
  kind: DeadlineKind;
  state: StateRules | null;
  jurisdiction: string;
  work: string;
  isPrivate: boolean;
}

/** The last days on which the act can be done in practice. */
interface PracticalDays {
  mailBy: Day | null;
  fileBy: Day | null;
}

/** The citation as shown, marked if it was not checked. */
export function citation(rule: Pick<Rule, 'source' | 'checked'>): string {
  return rule.checked ? rule.source : `${rule.source} (citation not checked)`;
}

/** The citation within brackets. */
function cite(rule: Pick<Rule, 'source' | 'checked'>): string {
  return rule.checked ? rule.source : `${rule.source}, citation not checked`;
}

/**
 * The answer in sentences, what decides first: whether there is a right, the date, the rule, what is not known, and the rest.
 *
 * @param isRequired as the right allows: null for a right in doubt
 */
export function explain(
  readings: Readings,
  isRequired: boolean | null,
  right: Right,
  subject: DeadlineSubject,
  practical: PracticalDays,
): string {
  const sentences =
    isRequired === false
      ? notRequired(readings.governing, subject)
      : required(readings, isRequired, right, subject, practical);
  return joined(sentences);
}

/** The sentences that there are, in a paragraph. */
function joined(sentences: readonly (string | undefined)[]): string {
  let text = '';
  for (const sentence of sentences) if (sentence) text += text ? ` ${sentence}` : sentence;
  return text;
}

/** Of a claimant without the right. */
export function noRightWords({ reason, source, checked }: Standing, { kind, isPrivate }: DeadlineSubject): string {
  return `You have no ${rightName(kind, isPrivate)} here: ${reason} (${cite({ source, checked })}).`;
}

function required(
  readings: Readings,
  isRequired: true | null,
  right: Right,
  subject: DeadlineSubject,
  practical: PracticalDays,
): (string | undefined)[] {
  const { governing } = readings;
  const { rule } = governing;
  return [
    opening(readings, isRequired, right, subject),
    assumption(governing),
    practical.mailBy === null ? '' : `Mail it by ${longDate(practical.mailBy)}, so that it arrives in time.`,
    practical.fileBy === null ? '' : `${whyEarlier(governing)}, so file by ${longDate(practical.fileBy)}.`,
    rule.needs,
    joined(right.conditional.map((one) => ifSo(one, subject))),
    basis(governing, subject),
    furnishing(governing, subject),
    moved(governing),
    uncertainty(readings),
    onlyIf(governing, subject),
    others(readings, subject),
    rule.servedOn && `Recipients: ${rule.servedOn}.`,
    rule.filedWith && `File it with the ${rule.filedWith}.`,
    late(rule),
    rule.note,
  ];
}

function notRequired(reading: Reading, { kind, state, jurisdiction, work, isPrivate }: DeadlineSubject): string[] {
  const { rule, failed } = reading;
  if (rule.noRight && !failed) return [rule.noRight, rule.note ?? ''];
  if (failed && isOfRight(kind, failed)) {
    return [
      `You have no ${rightName(kind, isPrivate)} here: it exists only if ${clause(failed)}, which is not the case.`,
    ];
  }
  const none = `Under ${jurisdiction} law, ${claimant(reading)} on ${work} needs no ${documentName(kind, state, rule)}`;
  return failed
    ? [`${none}: it is required only if ${clause(failed)}, which is not the case here.`]
    : [`${none}.`, rule.note ?? ''];
}

/** Whether there is a right or a duty, and the date with its weekday: the sentence that suffices. */
function opening(readings: Readings, isRequired: true | null, { doubts }: Right, subject: DeadlineSubject): string {
  const text = lead(readings, subject);
  const doubt = isRequired === null ? describeDoubt(readings, doubts, subject) : '';
  if (!doubt) return text;
  if (!text) return `${doubt}.`;
  return `${doubt}; ${readings.safe === null ? '' : 'to be safe, '}${uncapitalized(text)}`;
}

function describeDoubt({ governing }: Readings, doubts: readonly Standing[], subject: DeadlineSubject): string {
  const { kind, state, isPrivate } = subject;
  const none = `You may have no ${rightName(kind, isPrivate)} here`;
  if (doubts.length > 0) {
    return `${none}: ${doubts.map(({ reason, source, checked }) => `${reason} (${cite({ source, checked })})`).join('; and ')}`;
  }
  const turning = governing.provided.filter(({ test }) => isOfRight(kind, test));
  if (turning.length > 0) return `${none}: it exists only if ${joinWords(turning.map((unknown) => unknown.clause))}`;
  return `You may need no ${documentName(kind, state, governing.rule)}`;
}

function ifSo({ standing, condition }: Conditional, { kind, isPrivate }: DeadlineSubject): string {
  const none = standing.right === null ? 'may have no' : 'have no';
  return `If ${condition}, you ${none} ${rightName(kind, isPrivate)}: ${standing.reason} (${cite(standing)}).`;
}

/** What the act depends on beyond what the first sentence says. */
function onlyIf({ provided }: Reading, { kind, isPrivate }: DeadlineSubject): string {
  const provisos = provided.filter(({ test, settledBy }) => settledBy.length > 0 || !isOfRight(kind, test));
  if (provisos.length === 0) return '';
  const clauses = joinWords(provisos.map((unknown) => unknown.clause));
  return provisos.some(({ test }) => isOfRight(kind, test))
    ? `You have a ${rightName(kind, isPrivate)} only if ${clauses}, which nothing entered here shows.`
    : `It is required only if ${clauses}, which nothing entered here shows.`;
}

/** The date comes first, with its weekday. */
function lead({ governing, date, safe }: Readings, { kind, state }: DeadlineSubject): string {
  const act = actWords(kind, state, governing.rule);
  if (date !== null) return `${capitalized(act)} by ${longDate(date)}.`;
  if (safe !== null) return `Treat ${longDate(safe)}, as the last day to ${act}; it is the earliest possible date.`;
  const { due } = governing;
  if (!due || isDue(due)) return '';
  if (due.unheld === 'no_last_day') {
    return `${capitalized(act)} as soon as you are not paid: the law sets no last day for it.`;
  }
  const label = due.held && labelFor(due.held);
  if (due.unheld) {
    const bound = label ? ` Enter ${label} to have the earliest possible date.` : '';
    return `No date can be given to ${act}: it depends on ${unheldDates[due.unheld]}, which cannot be entered here.${bound}`;
  }
  const latest = due.latest === null ? '' : ` It is ${longDate(due.latest)}, at the latest.`;
  return `No date can be given to ${act} until ${label} is entered.${latest}`;
}

function labelFor(date: HeldDate): string {
  const earlier = neverLater[date];
  return earlier ? `${dateLabels[earlier]} or ${dateLabels[date]}` : dateLabels[date];
}

function whyEarlier({ due }: Reading): string {
  return due && isDue(due) && isDisputed(due)
    ? `Sources dispute that the period moves to that day (${due.rule!.disputedBy})`
    : 'Offices may be closed on that day';
}

/** That an earlier date takes the place of the one from which the statute counts. */
function assumption({ due }: Reading): string {
  if (!due || !isDue(due) || !due.assumed) return '';
  const { assumed, anchor, from } = due;
  return `It counts from ${anchor === 'last_furnishing' ? 'your ' : ''}${dateNames[anchor]}, ${longDate(from)}, which is never later than ${dateNames[assumed]}; enter ${dateLabels[assumed]} to have the date itself.`;
}

/** What counts as the last furnishing, where the period starts with it. */
function furnishing({ rule: { period } }: Reading, { state }: DeadlineSubject): string {
  if (!period || !countsFromLast(period)) return '';
  return `Last furnishing is your last day of unpaid work or delivery under the contract. ${state?.punchList ?? 'Do not count corrective or punch-list work.'}`;
}

function countsFromLast(period: Period): boolean {
  if (period.kind === 'unheld') return period.safe?.from === 'last_furnishing';
  if (period.kind === 'bounded') return countsFromLast(period.exact) || countsFromLast(period.safe);
  return period.kind === 'earliest' ? period.of.some(countsFromLast) : period.from === 'last_furnishing';
}

function claimant({ tier, anyCustomer, rule }: Reading): string {
  if (rule.when?.some((test) => test.fact === 'claimant_is_supplier' && test.is)) return 'a supplier to the owner';
  return (anyCustomer && customerlessNames[tier]) || tierNames[tier];
}

function basis(reading: Reading, { kind, jurisdiction, work }: DeadlineSubject): string {
  const { rule, due } = reading;
  if (!rule.period) return '';
  const start = due && isDue(due) && !due.isBound ? ` (${describeStart(rule, due)})` : '';
  const act = `${verbFor(kind, rule)} ${acts[kind].isSuit ? 'suit' : 'it'} ${periodWords(rule.period, rule.laterOf)}${start}`;
  return `Under ${jurisdiction} law, ${claimant(reading)} on ${work} must ${act}.`;
}

/** From several dates, the one that decides. */
function describeStart({ period, laterOf }: Rule, { anchor, from, period: part }: DueDate): string {
  if (hasEachMonth(part)) return `here ${monthName(from)}`;
  return laterOf || period?.kind === 'earliest' ? `here from ${dateNames[anchor]}, ${longDate(from)}` : longDate(from);
}

function moved({ due }: Reading): string {
  if (!due || !isDue(due) || !due.because) return '';
  return `That period ends on ${longDate(due.counted)}${dayOff(due.because)}, so the date moves to ${longDate(due.day)} (${due.rule!.source}).`;
}

/** The name of a holiday; a weekend day shows itself. */
function dayOff(because: string): string {
  return because.startsWith('a S') ? '' : ` (${because})`;
}

/** Which facts would settle the date, and which circumstance cannot be recorded. */
function uncertainty({ undecided, unsettled }: Readings): string {
  let text = '';
  if (undecided.length > 0) {
    const labels = [...new Set(undecided.map((fact) => factLabels[fact]))];
    const [verb, pronoun] = labels.length > 1 ? ['are', 'them'] : ['is', 'it'];
    text = `This is the earliest of the possible dates, because the ${joinWords(labels)} ${verb} not known; enter ${pronoun} to narrow the date.`;
  }
  if (unsettled.length === 0) return text;
  return joined([text, `The date depends on whether ${joinWords(unsettled)}, which cannot be entered here.`]);
}

function others(readings: Readings, subject: DeadlineSubject): string {
  if (readings.all.length === 1) return '';
  const texts = readings.all.map((reading) =>
    reading === readings.governing ? null : other(reading, readings, subject),
  );
  return joined([...new Set(texts)].filter((text) => text !== null));
}

function other(reading: Reading, readings: Readings, { kind, state }: DeadlineSubject): string | null {
  const { rule, due, failed, unknown, required: isRequired } = reading;
  if (sameDay(reading, readings.governing)) return null;
  const condition = unknown.length > 0 ? `If ${joinWords(unknown.map((each) => each.clause))}` : 'Otherwise';
  const comma = unknown.length > 0 ? ',' : '';
  if (!isRequired && rule.noRight && !failed) {
    return `${condition}${comma} you have no such claim (${cite(rule)}). ${rule.noRight}`;
  }
  if (!isRequired) return `${condition}${comma} nothing is required (${cite(rule)}).`;
  const document = documentName(kind, state, rule);
  if (due && isDue(due) && !due.isBound) {
    return `${condition}${comma} the ${document} is due by ${longDate(due.day)} (${cite(rule)}).`;
  }
  return `${condition}${comma} the ${document} is due ${periodWords(rule.period!, rule.laterOf)} (${cite(rule)}).`;
}

function sameDay(one: Reading, other: Reading): boolean {
  return one.due !== null && other.due !== null && isDue(one.due) && isDue(other.due) && one.due.day === other.due.day;
}

function late(rule: Rule): string {
  if (rule.late) return `If it is late, ${rule.late}.`;
  if (rule.lookbackDays === undefined) return '';
  if (rule.lookbackDays === 0) return 'A notice served late protects only what is furnished after it.';
  const isBusiness = rule.period?.kind === 'business_days' || rule.period?.kind === 'lookback_business_days';
  return `A notice served late still protects what was furnished in the ${counted(rule.lookbackDays, isBusiness ? 'business day' : 'day')} before it, and all that follows.`;
}

/** One step of the calculation: the date it starts from, the count, and the move off a day off. */
export interface Step {
  kind: 'anchor' | 'count' | 'roll';
  text: string;
  date: string;
  citation: string;
}

export function listSteps(rule: Rule, due: DueDate): Step[] {
  const source = citation(rule);
  const steps: Step[] = [
    { kind: 'anchor', text: dateNames[due.anchor], date: formatDay(due.from), citation: source },
    { kind: 'count', text: countWords(due.period, due.anchor), date: formatDay(due.counted), citation: source },
  ];
  if (due.because) {
    const text = `moved past ${due.because}`;
    steps.push({ kind: 'roll', text, date: formatDay(due.day), citation: due.rule!.source });
  }
  return steps;
}
