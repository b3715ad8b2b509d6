import type { DeadlineKind } from 'lien-deadlines';
import { addDays } from '../shared/calendar.js';
import type { ProjectStatus } from '../vocabulary.js';
import { watchedDays } from './approach.js';
import { dayToKeep } from './day-to-keep.js';
import type { DeadlineFact } from './missing-facts.js';
import { type DoneActs, isOpen, isSettled, listDoneDays } from './open.js';
import { type Act, findWay, isDecisive, uselessFrom } from './rights.js';

/** The status of the right to a lien or a claim on the bond on a project, the worst first (decision 106). */
export const lienRightsStatuses = ['expired', 'at_risk', 'missing_facts', 'protected'] as const;
export type LienRightsStatus = (typeof lienRightsStatuses)[number];

/** What follows from the facts of a project: with today’s date it is its status. Days are `YYYY-MM-DD`. */
export interface Rights {
  /** Whether the law gives the claimant a right here that the service knows. */
  hasRights: boolean;
  /** An act that is due lacks a fact without which it has no day. */
  lacksFacts: boolean;
  /** The first day on which the right is at risk; null: none is known. */
  riskFrom: string | null;
  /** The first day on which it is lost. */
  lostFrom: string | null;
  /** Whether the claim itself, such as the lien, is still to be made, and its day to keep; null: it has none yet. */
  canClaim: boolean;
  claimBy: string | null;
}

/** Of what happened already, the day is of no account. */
export const always = '0001-01-01';

/** Without the state, no law is known. */
const unknown: Rights = {
  hasRights: true,
  lacksFacts: true,
  riskFrom: null,
  lostFrom: null,
  canClaim: false,
  claimBy: null,
};
const none: Rights = {
  hasRights: false,
  lacksFacts: false,
  riskFrom: null,
  lostFrom: null,
  canClaim: false,
  claimBy: null,
};

/** What is done on a project, and what the project itself says of it. */
export interface Done extends DoneActs {
  status: ProjectStatus;
  state: string | null;
  lienRecordedDate: string | null;
}

export function assessRights(acts: readonly Act[], done: Done): Rights {
  if (done.status === 'archived') return none;
  if (done.state === null) return unknown;
  const way = findWay(acts);
  if (!way) return none;
  const wayActs = acts.filter(({ kind, required }) => way.acts.has(kind) && required !== false);
  // Where the law asks for no claim, the suit makes it.
  const claim = way.opens.find((kind) =>
    acts.some((act) => act.kind === kind && (act.required !== false || !isOpen(act, done))),
  );
  // A right that was claimed for one month is not settled for the others.
  if (claim && isSettled(claim, done) && !acts.some(({ kind, month }) => kind === claim && month !== null)) return none;
  const isClaimed = acts.some((act) => act.kind === claim && !isOpen(act, done));
  const open = wayActs.filter((act) => isOpen(act, done));
  const late = wayActs.flatMap((act) => findLateness(act, done) ?? []);
  const risks = open.flatMap((act) => dayToKeep(act) ?? []).map((day) => addDays(day, -watchedDays.before));
  // The claim for one month leaves those for the others.
  const claims = open.filter(({ kind, month }) => way.opens.includes(kind) && (!isClaimed || month !== null));
  const losses = open.filter(isDecisive).flatMap((act) => uselessFrom(act, done) ?? []);
  return {
    hasRights: true,
    lacksFacts: open.some((act) => dayToKeep(act) === null && isDue(act, act.kind === claim, isClaimed, done)),
    riskFrom: earliest([...risks, ...(late.includes('part') ? [always] : [])]),
    lostFrom: earliest([...losses, ...(late.includes('whole') ? [always] : [])]),
    canClaim: claims.length > 0,
    claimBy: earliest(claims.flatMap((act) => dayToKeep(act) ?? [])),
  };
}

/** The status on a day, which is that of the project’s state; null where there is no right, and on an archived project. */
export function toStatus(
  { hasRights, lacksFacts, riskFrom, lostFrom }: Omit<Rights, 'canClaim' | 'claimBy'>,
  today: string,
): LienRightsStatus | null {
  if (!hasRights) return null;
  if (lostFrom !== null && lostFrom <= today) return 'expired';
  if (riskFrom !== null && riskFrom <= today) return 'at_risk';
  return lacksFacts ? 'missing_facts' : 'protected';
}

/**
 * What an act that was done after its day lost: the whole right, or the part that it came too late for. Whose day or duty is in doubt
 * has lost nothing for certain: it may have lost a part.
 */
function findLateness(act: Act, done: Done): 'whole' | 'part' | null {
  const doneOn = earliest(listDoneDays(act, done));
  const day = dayToKeep(act);
  if (doneOn === null || day === null || doneOn <= day) return null;
  const { date, required, missingFacts, coveredFrom } = act;
  if (date === null || doneOn <= date || required !== true || missingFacts.length > 0) return 'part';
  // Without a record of what a late notice covers, what it saves is what one of that day would.
  if (act.rollingLookbackDays !== null) {
    const last = done.lastFurnishingDate;
    const from = coveredFrom ?? addDays(doneOn, -act.rollingLookbackDays);
    return last !== null && from > last && isDecisive(act) ? 'whole' : 'part';
  }
  return isDecisive(act) ? 'whole' : 'part';
}

/** What follows the claim is due once the claim is made. */
const afterClaim: ReadonlySet<DeadlineKind> = new Set([
  'statement_of_account',
  'service_after_filing',
  'proof_of_service',
  'pre_suit_notice',
  'lien_suit',
  'bond_suit',
  'public_funds_suit',
]);

/** What is known when the work begins. */
const ofBeginning: ReadonlySet<DeadlineFact> = new Set([
  'first_furnishing_date',
  'date_contract',
  'original_contract_date',
  'notice_of_commencement',
  'notice_of_contract_date',
  'use',
  'owner_occupied',
  'units',
  'new_construction',
  'payment_bond',
  'public_funds',
  'homes_for',
  'condominium',
  'written_contract',
  'contract_amount',
  'lender',
  'lien_agent',
  'hired_by_party_id',
]);

/** What is known when the work has ended. */
const ofEnd: ReadonlySet<DeadlineFact> = new Set(['last_furnishing_date', 'completion_date']);

/** Whether an act without a day lacks a fact that can be known by now. While work goes on, its end is none. */
function isDue({ kind, missingFacts }: Act, isClaim: boolean, isClaimed: boolean, { status }: Done): boolean {
  if (afterClaim.has(kind) && !isClaim) return isClaimed && missingFacts.length > 0;
  return missingFacts.some((fact) => ofBeginning.has(fact) || (status === 'completed' && ofEnd.has(fact)));
}

function earliest(days: readonly string[]): string | null {
  return [...days].sort()[0] ?? null;
}
