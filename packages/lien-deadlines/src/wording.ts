import { dateNames } from './labels.js';
import type { HeldDate, Period, Rule, SimplePeriod, StateRules, Test, Tier } from './rule.js';
import type { DeadlineKind } from './vocabulary.js';

/** The phrases that explanations are built from. */

interface Act {
  /** What the claimant does with the document: `Serve the Notice to Owner`. */
  verb: string;
  /** The document where the state has no name of its own for it. */
  document: string;
  /** Whether it is done at a public office or court. */
  isFiling: boolean;
  /** Suits go without an article: `File suit on the lien`. */
  isSuit?: true;
}

export const acts: Record<DeadlineKind, Act> = {
  notice_of_contract: { verb: 'record', document: 'notice of contract', isFiling: true },
  preliminary_notice: { verb: 'serve', document: 'preliminary notice', isFiling: false },
  retainage_notice: { verb: 'serve', document: 'notice of retainage', isFiling: false },
  stop_payment_notice: { verb: 'serve', document: 'stop payment notice', isFiling: false },
  affidavit_of_nonpayment: { verb: 'file', document: 'affidavit of nonpayment', isFiling: true },
  notice_of_intent: { verb: 'serve', document: 'notice of intent to lien', isFiling: false },
  mechanics_lien: { verb: 'file', document: 'lien', isFiling: true },
  statement_of_account: { verb: 'record', document: 'statement of account', isFiling: true },
  service_after_filing: { verb: 'serve', document: 'copy of the filed lien', isFiling: false },
  proof_of_service: { verb: 'file', document: 'proof of service of the lien', isFiling: true },
  pre_suit_notice: { verb: 'serve', document: 'notice before suit', isFiling: false },
  lien_suit: { verb: 'file', document: 'suit on the lien', isFiling: true, isSuit: true },
  public_funds_notice: { verb: 'file', document: 'notice for the lien on the public funds', isFiling: true },
  public_funds_lien: { verb: 'file', document: 'lien on the public funds', isFiling: true },
  public_funds_suit: { verb: 'file', document: 'suit on the lien on the public funds', isFiling: true, isSuit: true },
  bond_claim: { verb: 'serve', document: 'notice of claim on the payment bond', isFiling: false },
  bond_suit: { verb: 'file', document: 'suit on the payment bond', isFiling: true, isSuit: true },
};

/** The right behind an act, after "You have no". */
export function rightName(kind: DeadlineKind, isPrivate: boolean): string {
  if (kind.startsWith('public_funds_')) return 'lien on the public funds';
  if (kind === 'stop_payment_notice') return 'such claim';
  return isPrivate && kind !== 'bond_claim' && kind !== 'bond_suit' ? 'lien' : 'claim on the payment bond';
}

/** Acts that are themselves the right, not a duty on the way to it. */
const ofRight: ReadonlySet<DeadlineKind> = new Set([
  'mechanics_lien',
  'lien_suit',
  'public_funds_lien',
  'public_funds_suit',
  'bond_suit',
]);

/** Whether the right itself depends on the circumstance, and not only the duty to give notice. */
export function isOfRight(kind: DeadlineKind, test: Test): boolean {
  return ofRight.has(kind) || test.fact === 'payment_bond';
}

/** The document's name in the state: the rule's own, the state's, or the common one. */
export function documentName(kind: DeadlineKind, state: StateRules | null, rule?: Rule): string {
  return rule?.documentName ?? state?.names?.[kind] ?? acts[kind].document;
}

/** A document that goes to a registry is filed, whatever other states do with it. */
export function verbFor(kind: DeadlineKind, rule?: Rule): string {
  return rule?.filedWith ? 'file' : acts[kind].verb;
}

/** What the claimant does: `serve the Notice to Owner`, `file suit on the lien`. */
export function actWords(kind: DeadlineKind, state: StateRules | null, rule?: Rule): string {
  return `${verbFor(kind, rule)} ${acts[kind].isSuit ? '' : 'the '}${documentName(kind, state, rule)}`;
}

export const tierNames: Record<Tier, string> = {
  general_contractor: 'a contractor hired by the owner',
  subcontractor: 'a subcontractor hired by the general contractor',
  sub_subcontractor: 'a subcontractor hired by a subcontractor',
  supplier_to_contractor: 'a supplier to the general contractor',
  supplier_to_subcontractor: 'a supplier to a subcontractor',
  lessor_to_contractor: 'an equipment lessor to the general contractor',
  lessor_to_subcontractor: 'an equipment lessor to a subcontractor',
  laborer: 'a laborer',
  design_professional: 'a design professional',
};

/** A claimant whose customer is not recorded, where it makes no difference. */
export const customerlessNames: Partial<Record<Tier, string>> = {
  supplier_to_contractor: 'a supplier',
  supplier_to_subcontractor: 'a supplier',
  lessor_to_contractor: 'an equipment lessor',
  lessor_to_subcontractor: 'an equipment lessor',
};

const wordsOf = new WeakMap<Period, string>();

/** The period after "must … ": `within 20 days after first furnishing`. `laterOf`: the date it runs from instead, if later. */
export function periodWords(period: Period, laterOf?: HeldDate): string {
  if (laterOf) return writePeriod(period, laterOf);
  let words = wordsOf.get(period);
  if (words === undefined) wordsOf.set(period, (words = writePeriod(period)));
  return words;
}

/** The count of a period from one date: `20 days after first furnishing` as "within …" or "by …". */
export function countWords(period: SimplePeriod, from: HeldDate): string {
  return period.from === from ? periodWords(period) : simpleWords(period, dateNames[from]);
}

function writePeriod(period: Period, laterOf?: HeldDate): string {
  if (period.kind === 'unheld') return period.text;
  if (period.kind === 'bounded') return writePeriod(period.exact, laterOf);
  if (laterOf && period.kind !== 'earliest') {
    return `${simpleWords(period, `${dateNames[period.from]} or ${dateNames[laterOf]}`)}, whichever is later`;
  }
  if (period.kind !== 'earliest') return simpleWords(period);
  const counts = new Map<string, string[]>();
  for (const part of period.of) {
    const count = simpleWords(part, '…');
    counts.set(count, [...(counts.get(count) ?? []), dateNames[part.from]]);
  }
  const parts = [...counts].map(([count, dates]) => count.replace('…', joinWords(dates.map(withoutRepeat), 'or')));
  return `${parts.join(', or ')}, whichever ${parts.length === 1 ? 'is' : 'ends'} first`;
}

const recording = 'the recording of ';

/** `the recording of a notice of completion or a notice of cessation`. */
function withoutRepeat(name: string, index: number, names: readonly string[]): string {
  const isRepeat = name.startsWith(recording) && index > 0 && names[index - 1]!.startsWith(recording);
  return isRepeat ? name.slice(recording.length) : name;
}

function simpleWords(period: SimplePeriod, from = dateNames[period.from]): string {
  switch (period.kind) {
    case 'days':
      return period.count === 0 ? `by ${from}` : `within ${counted(period.count, 'day')} after ${from}`;
    case 'business_days':
      return `within ${counted(period.count, 'business day')} after ${from}`;
    case 'months':
      return `within ${counted(period.count, 'month')} after ${from}`;
    case 'years':
      return `within ${counted(period.count, 'year')} after ${from}`;
    case 'days_after_year':
      return `within ${counted(period.count, 'day')} after one year from ${from}`;
    case 'lookback':
      return `less than ${counted(period.count, 'day')} after ${from}`;
    case 'lookback_business_days':
      return `less than ${counted(period.count, 'business day')} after ${from}`;
    case 'days_after_month':
      return period.eachMonth
        ? `within ${period.count} days after the end of each month of furnishing`
        : `within ${period.count} days after the end of the month of ${from}`;
    case 'day_of_month': {
      const after = period.eachMonth ? 'each month of furnishing' : `the month of ${from}`;
      return `by the ${ordinal(period.day)} day of the ${ordinal(period.monthsAfter)} month after ${after}`;
    }
    case 'before':
      return period.count === 0 ? `before ${from}` : `at least ${counted(period.count, 'day')} before ${from}`;
  }
}

function getMainPeriod(period: Period) {
  if (period.kind === 'bounded') return period.exact;
  return period.kind === 'earliest' ? period.of[0]! : period;
}

/** The `basis` token of a period. */
export function describeBasis(period: Period): string {
  const main = getMainPeriod(period);
  if (main.kind === 'before') {
    return main.from === 'lien_deadline' ? 'before_lien_filing' : `before_${main.from}`;
  }
  if (main.kind === 'days_after_month') return 'month_end';
  if (main.kind === 'day_of_month' && main.eachMonth) return 'furnishing_month';
  return main.from;
}

/** The number of days, calendar or business; null if the period counts in months or years, or not at all. */
export function countDays(period: Period): number | null {
  const main = getMainPeriod(period);
  const countsDays = !['months', 'years', 'day_of_month'].includes(main.kind);
  return countsDays && 'count' in main ? main.count : null;
}

export type Counting = 'calendar_days' | 'business_days' | 'months';

export function countingFor(period: Period): Counting | null {
  const main = getMainPeriod(period);
  switch (main.kind) {
    case 'unheld':
      return null;
    case 'business_days':
    case 'lookback_business_days':
      return 'business_days';
    case 'months':
    case 'years':
    case 'day_of_month':
      return 'months';
    default:
      return 'calendar_days';
  }
}

export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function ordinal(count: number): string {
  const suffix = { 1: 'st', 2: 'nd', 3: 'rd' }[count % 100 > 10 && count % 100 < 14 ? 0 : count % 10];
  return `${count}${suffix ?? 'th'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
