import type { DeadlineKind, Duty } from 'lien-deadlines';
import type { EscalationStatus, EscalationType, NoticeStatus, NoticeType } from '../vocabulary.js';
import type { ProjectDeadline } from './project-deadlines.js';

/** What is done on a project, from its notices, its escalations, and what it says itself. Days are `YYYY-MM-DD`. */
export interface DoneActs {
  notices: ReadonlyArray<{
    type: NoticeType;
    duty: Duty | null;
    servedOn: string | null;
    isRecorded: boolean;
    isReleased: boolean;
  }>;
  /** `doneOn` is the first day on which an office, a court or the surety took it; null if that is not recorded. */
  escalations: ReadonlyArray<{
    type: EscalationType;
    status: EscalationStatus;
    doneOn: string | null;
    isReleased: boolean;
  }>;
  actsDone: ReadonlyArray<{
    kind: DeadlineKind;
    doneOn: string;
    month?: string | null;
    duty?: Duty | null;
    waiverSignedOn?: string | null;
  }>;
  waiverSignedDates: readonly string[];
  lastFurnishingDate: string | null;
}

type Act = Pick<ProjectDeadline, 'kind' | 'duty' | 'month' | 'basis' | 'steps'>;

/** Statuses of a notice that was served. */
export const servedStatuses: readonly NoticeStatus[] = ['served', 'completed', 'recorded', 'released'];

/** Statuses of a notice that is still to be served. */
export const unservedStatuses: readonly NoticeStatus[] = ['draft', 'generated', 'ordered'];

/** Whether the act is still to be done. An act that nothing shows as done stays open. */
export function isOpen(act: Act, done: DoneActs): boolean {
  return !isShownByRecords(act, done) && !done.actsDone.some((one) => ends(one, act, done));
}

function isShownByRecords({ kind, duty, month }: Act, done: DoneActs): boolean {
  const served = (type: NoticeType) =>
    done.notices.some((notice) => notice.type === type && notice.duty === duty && covers(notice.servedOn, month, done));
  const filed = (type: EscalationType) =>
    done.escalations.some((one) => one.type === type && isFiled(one) && covers(one.doneOn, month, done));
  const isLienRecorded = done.notices.some(
    (notice) => notice.type === 'lien' && notice.duty === duty && notice.isRecorded,
  );
  switch (kind) {
    case 'preliminary_notice':
      return served('preliminary');
    case 'stop_payment_notice':
      return served('stop_payment');
    case 'notice_of_intent':
    case 'mechanics_lien':
      return isLienRecorded || filed('lien_filing');
    case 'bond_claim':
      return served('bond_claim') || filed('bond_claim');
    case 'lien_suit':
    case 'bond_suit':
      return filed('lawsuit');
    default:
      return false;
  }
}

function isFiled({ status, doneOn }: DoneActs['escalations'][number]): boolean {
  return status === 'filed' || status === 'resolved' || (status !== 'cancelled' && doneOn !== null);
}

/** Whether every lien or claim on a bond that was made is released or resolved: its right is settled. */
export function isSettled(kind: DeadlineKind, { notices, escalations }: DoneActs): boolean {
  const types = recordsOfClaims[kind];
  if (!types) return false;
  const claims = [
    ...notices.filter(({ type, isRecorded }) => type === types.notice && (type !== 'lien' || isRecorded)),
    ...escalations.filter((one) => one.type === types.escalation && isFiled(one)),
  ];
  return claims.length > 0 && claims.every(({ isReleased }) => isReleased);
}

const recordsOfClaims: Partial<Record<DeadlineKind, { notice: NoticeType; escalation: EscalationType }>> = {
  mechanics_lien: { notice: 'lien', escalation: 'lien_filing' },
  bond_claim: { notice: 'bond_claim', escalation: 'bond_claim' },
};

/** The days on which the act was done, as far as records and the project say them. */
export function listDoneDays(act: Act, done: DoneActs & { lienRecordedDate: string | null }): string[] {
  const { kind, duty } = act;
  const type = typesOfKinds[kind];
  const served = done.notices.flatMap((notice) =>
    notice.type === type && notice.duty === duty && covers(notice.servedOn, act.month, done)
      ? (notice.servedOn ?? [])
      : [],
  );
  const filed = done.escalations.flatMap((one) =>
    one.type === escalationsOfKinds[kind] && isFiled(one) && covers(one.doneOn, act.month, done)
      ? (one.doneOn ?? [])
      : [],
  );
  const recorded = kind === 'mechanics_lien' ? (done.lienRecordedDate ?? []) : [];
  const named = done.actsDone.filter((one) => ends(one, act, done)).map(({ doneOn }) => doneOn);
  return [...served, ...filed, ...named].concat(recorded);
}

/** The notices whose service does an act. A lien takes effect when it is recorded. */
const typesOfKinds: Partial<Record<DeadlineKind, NoticeType>> = {
  preliminary_notice: 'preliminary',
  stop_payment_notice: 'stop_payment',
  bond_claim: 'bond_claim',
};

/** The escalations whose filing does an act. When a lien was recorded is a fact of the project. */
const escalationsOfKinds: Partial<Record<DeadlineKind, EscalationType>> = {
  bond_claim: 'bond_claim',
  lien_suit: 'lawsuit',
  bond_suit: 'lawsuit',
};

/** Whether the act that the project names as done is this one. */
function ends(
  { kind, doneOn, month, duty = null, waiverSignedOn }: DoneActs['actsDone'][number],
  act: Act,
  done: DoneActs,
): boolean {
  if (kind !== act.kind || duty !== act.duty) return false;
  if (act.month !== null) return month ? month === act.month : covers(doneOn, act.month, done);
  const waiver = act.basis === 'waiver_signed' ? act.steps[0]?.date : undefined;
  if (!waiver) return true;
  if (waiverSignedOn) return waiverSignedOn === waiver;
  // Of several waivers it is not known which one was answered: a reminder too many is better than a lost claim.
  return waiver <= doneOn && done.waiverSignedDates.filter((signed) => signed <= doneOn).length === 1;
}

/** What was served covers a month of furnishing when it was served after that month's work. */
function covers(servedOn: string | null, month: string | null, { lastFurnishingDate: last }: DoneActs): boolean {
  if (month === null || servedOn === null) return true;
  return servedOn.slice(0, 7) > month || (last !== null && last.slice(0, 7) <= month && last <= servedOn);
}
