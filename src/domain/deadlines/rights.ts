import type { DeadlineKind } from 'lien-deadlines';
import { addDays } from '../shared/calendar.js';
import type { DoneActs } from './open.js';
import type { ProjectDeadline } from './project-deadlines.js';

/** A deadline of a course, as far as it says what becomes of the right. */
export type Act = Pick<
  ProjectDeadline,
  | 'kind'
  | 'duty'
  | 'month'
  | 'required'
  | 'date'
  | 'safeDate'
  | 'basis'
  | 'steps'
  | 'missingFacts'
  | 'rollingLookbackDays'
  | 'coveredFrom'
>;

/** A way to secure payment: the claim that uses it, and the acts that keep it. */
interface Way {
  /** Of these, one that is not ruled out gives the right. The first of them that counts is the claim. */
  opens: readonly DeadlineKind[];
  acts: ReadonlySet<DeadlineKind>;
}

const notices = ['preliminary_notice', 'retainage_notice'] as const;

/** The ways by their worth: what is found first is the right of the project, and the others are beside it. */
const ways: readonly Way[] = [
  {
    opens: ['mechanics_lien'],
    acts: new Set([
      'notice_of_contract',
      ...notices,
      'affidavit_of_nonpayment',
      'notice_of_intent',
      'mechanics_lien',
      'statement_of_account',
      'service_after_filing',
      'proof_of_service',
      'pre_suit_notice',
      'lien_suit',
    ]),
  },
  // Where the law asks for no notice of claim, the suit is all that keeps it.
  { opens: ['bond_claim', 'bond_suit'], acts: new Set([...notices, 'bond_claim', 'bond_suit']) },
  {
    opens: ['public_funds_lien'],
    acts: new Set([...notices, 'public_funds_notice', 'public_funds_lien', 'public_funds_suit']),
  },
];

/** The right that a course keeps; undefined if the law gives none, or no rules are known. */
export function findWay(acts: readonly Act[]): Way | undefined {
  return ways.find(({ opens }) =>
    acts.some(({ kind, required, basis }) => opens.includes(kind) && required !== false && basis !== 'unknown'),
  );
}

/** Acts whose last day ends the whole right, and not only a part of the claim. */
const decisive: ReadonlySet<DeadlineKind> = new Set([
  'notice_of_contract',
  'preliminary_notice',
  'mechanics_lien',
  'statement_of_account',
  'lien_suit',
  'public_funds_lien',
  'public_funds_suit',
  'bond_claim',
  'bond_suit',
]);

/** Whether the whole right ends if the act is not done. A month’s notice keeps that month, and a further duty its own part. */
export function isDecisive({ kind, month, duty }: Pick<Act, 'kind' | 'month' | 'duty'>): boolean {
  return decisive.has(kind) && month === null && duty === null;
}

/**
 * The first day on which it is of no use to do the act: the law surely asks for it, no fact is missing that could give another date, and
 * what a late one covers lies after the last furnishing. Null: doing it late may still save something.
 */
export function uselessFrom(
  act: Act,
  { lastFurnishingDate: last }: Pick<DoneActs, 'lastFurnishingDate'>,
): string | null {
  const { date, required, missingFacts, rollingLookbackDays: covered } = act;
  if (date === null || required !== true || missingFacts.length > 0) return null;
  if (covered === null) return addDays(date, 1);
  if (last === null) return null;
  return [addDays(date, 1), addDays(last, covered + 1)].sort().at(-1)!;
}
