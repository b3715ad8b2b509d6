import { parseCents } from '../shared/money.js';
import type { WaiverRequestStatus } from './vocabulary.js';

/** What a pay application pays, and through which day. */
export interface AppliedFigures {
  amount: string | null;
  periodTo: string | null;
}

interface Carried {
  amount: string | null;
  /** Null for a final waiver. */
  throughDate: string | null;
}

export interface FiguresNow extends Carried {
  /** Whether the amount is to be said: it was a part of what the pay application paid, and no figure says which part of the other sum it is. */
  isAmountOpen: boolean;
}

/**
 * What a waiver would carry if it were asked for now; null if it agrees with its pay application.
 *
 * @param then of the pay application when the waiver was asked for; without a day, it is not known
 */
export function figuresNow(carried: Carried, then: AppliedFigures, now: AppliedFigures): FiguresNow | null {
  if (then.periodTo === null) return null;
  const amount = amountNow(carried.amount, then.amount, now.amount);
  const throughDate = dayNow(carried.throughDate, then.periodTo, now.periodTo!);
  if (amount === 'same' && throughDate === carried.throughDate) return null;
  return {
    amount: amount === 'same' ? carried.amount : amount === 'open' ? null : amount,
    isAmountOpen: amount === 'open',
    throughDate,
  };
}

/** The whole of what the pay application pays stays the whole. A part of it is never scaled: whose part has changed is not known. */
function amountNow(amount: string | null, then: string | null, now: string | null): string | 'same' | 'open' {
  if (amount === null || then === null || now === null || isEqual(then, now)) return 'same';
  return isEqual(amount, then) && parseCents(now)! > 0n ? now : 'open';
}

/** The last day of the period follows the period. Another day is the payer's choice, unless the period now ends before it. */
function dayNow(throughDate: string | null, then: string, now: string): string | null {
  if (throughDate === null || then === now) return throughDate;
  const isCut = throughDate <= then && throughDate > now;
  return throughDate === then || isCut ? now : throughDate;
}

function isEqual(one: string, other: string): boolean {
  return parseCents(one) === parseCents(other);
}

export const inactiveParty = 'The party is not active on the project.';

const ofVoid = 'The pay application is void: ask for the waiver under the one that takes its place.';

/** Why a request cannot be asked again with other figures; null if it can. */
export function whyNotAskedAgain(facts: {
  isVoid: boolean;
  status: WaiverRequestStatus;
  isPartyActive: boolean;
}): string | null {
  const { isVoid, status, isPartyActive } = facts;
  if (status === 'held') {
    return 'It is signed and held, and what is signed is not changed. The payee can take it back on its page: ask again then.';
  }
  if (status === 'signed' || status === 'released') return 'It is signed and was handed over: it stands as it is.';
  if (isVoid) return ofVoid;
  return isPartyActive ? null : inactiveParty;
}
