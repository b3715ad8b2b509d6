import type { DeadlineKind, Facts } from 'lien-deadlines';
import { type ProjectDeadline, projectDeadlines } from '../deadlines/project-deadlines.js';
import { addDays, daysBetween } from '../shared/calendar.js';

/** Until when a company can still claim, as its payer has to see it: the later day counts (decision 124). */
export interface ClaimWindow {
  /** Whether the law surely gives none of the rights. */
  hasNoRight: boolean;
  /** The right that lasts longest, or the first one without a day. */
  right: DeadlineKind | null;
  /** The latest day of all readings of the law; while a fact is missing, a day before which the right does not end. */
  until: string | null;
  /** False: the right lasts at least until that day, and no one knows until when. */
  isKnown: boolean;
  /** Whether the law asks the claimant for a preliminary notice; null: in doubt. */
  needsNotice: boolean | null;
  explanation: string;
}

/** The rights by which money is held back, the strongest first. On private work, a claim on a bond counts only if there is one. */
function countedRights({ sector, paymentBond }: Facts): readonly DeadlineKind[] {
  if (sector !== 'private') return ['bond_claim', 'stop_payment_notice'];
  return ['mechanics_lien', 'stop_payment_notice', ...(paymentBond ? (['bond_claim'] as const) : [])];
}

/**
 * @param facts of the claimant, not of the account
 * @param workedUntil a day until which the claimant has surely worked if it is paid for the period: what is not known counts from there
 */
export function readClaimWindow(facts: Facts, workedUntil: string): ClaimWindow {
  const deadlines = projectDeadlines(facts);
  const kinds = countedRights(facts);
  const rights = listRights(deadlines, kinds);
  const notices = deadlines.filter(({ kind, duty }) => kind === 'preliminary_notice' && !duty);
  const needsNotice = notices.some(({ required }) => required)
    ? true
    : notices.some(({ required }) => required === null)
      ? null
      : false;
  if (rights.length === 0) {
    const denied = deadlines.find(({ kind }) => kinds.includes(kind));
    const explanation = denied?.explanation ?? 'The service has no rules for the project: its state is not known.';
    return { hasNoRight: denied !== undefined, right: null, until: null, isKnown: false, needsNotice, explanation };
  }
  const isKnown = rights.every(({ date }) => date !== null) && !awaitsLaterDate(facts, rights);
  const assumed = isKnown ? [] : rightsUntil(facts, workedUntil, rights);
  const counted = assumed.length > 0 ? assumed : rights;
  const last = counted.reduce((best, deadline) => ((latest(deadline) ?? '') > (latest(best) ?? '') ? deadline : best));
  const day = latest(last);
  const until = day && openDay(day);
  return { hasNoRight: false, right: last.kind, until, isKnown, needsNotice, explanation: last.explanation };
}

/** A day that no project reaches. */
const farOff = '2199-12-31';

/**
 * Whether a date that is still to come would give a right more time. A rule that counts from the later of two dates counts from the
 * one that is recorded until the other is (NRS 108.226(1), 9 V.S.A. 1921(c)): that is safe for a claimant, and no end for its payer.
 */
function awaitsLaterDate(facts: Facts, rights: readonly ProjectDeadline[]): boolean {
  const later = {
    ...facts,
    // No work is accepted before it is completed.
    completionDate: facts.completionDate ?? facts.terminationDate ?? facts.acceptanceDate ?? farOff,
    acceptanceDate: facts.acceptanceDate ?? farOff,
    finalSettlementDate: facts.finalSettlementDate ?? farOff,
    debtDueDate: facts.debtDueDate ?? farOff,
  };
  const kinds = rights.map(({ kind }) => kind);
  return latestDay(listRights(projectDeadlines(later), kinds)) > latestDay(rights);
}

function latestDay(deadlines: readonly ProjectDeadline[]): string {
  return deadlines.reduce((day, deadline) => ((latest(deadline) ?? '') > day ? latest(deadline)! : day), '');
}

/** The same rights, counted as if the work had ended with the period. */
function rightsUntil(
  facts: Facts,
  workedUntil: string,
  rights: readonly ProjectDeadline[],
): readonly ProjectDeadline[] {
  const later = (...days: (string | null)[]) =>
    days.reduce((one, other) => ((one ?? '') > (other ?? '') ? one : other));
  const last = facts.lastFurnishingDate ?? later(facts.firstFurnishingDate, workedUntil);
  const assumed = {
    ...facts,
    firstFurnishingDate: facts.firstFurnishingDate ?? last,
    lastFurnishingDate: last,
    completionDate: facts.completionDate ?? later(last, workedUntil),
  };
  return listRights(
    projectDeadlines(assumed),
    rights.map(({ kind }) => kind),
  );
}

/** Of several that end on the same day, the strongest comes first. */
function listRights(deadlines: readonly ProjectDeadline[], kinds: readonly DeadlineKind[]): ProjectDeadline[] {
  const place = ({ kind }: ProjectDeadline) => kinds.indexOf(kind);
  return deadlines
    .filter(({ kind, duty, required }) => kinds.includes(kind) && !duty && required !== false)
    .sort((one, other) => place(one) - place(other));
}

/** The latest day that any reading of the law gives. */
function latest({ date, safeDate, alternatives }: ProjectDeadline): string | null {
  const days = [date, safeDate, ...alternatives.map((alternative) => alternative.date)];
  return days.reduce((one, other) => ((one ?? '') > (other ?? '') ? one : other));
}

/** A day on a weekend lasts until Monday for the payer, whether or not the state moves it: an office may accept it then. */
function openDay(day: string): string {
  // January 1, 2000 was a Saturday.
  const weekday = ((daysBetween('2000-01-01', day) % 7) + 7) % 7;
  return weekday === 0 ? addDays(day, 2) : weekday === 1 ? addDays(day, 1) : day;
}
