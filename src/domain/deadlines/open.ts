import type { DeadlineKind } from 'lien-deadlines';
import type { EscalationStatus, EscalationType, NoticeStatus, NoticeType } from '../vocabulary.js';

/** What is done on a project, from its notices and escalations. Days are `YYYY-MM-DD`. */
export interface DoneActs {
  notices: ReadonlyArray<{ type: NoticeType; servedOn: string | null; isRecorded: boolean }>;
  escalations: ReadonlyArray<{ type: EscalationType; status: EscalationStatus }>;
  lastFurnishingDate: string | null;
}

/** Statuses of a notice that was served. */
export const servedStatuses: readonly NoticeStatus[] = ['served', 'completed', 'recorded', 'released'];

/** Whether the act is still to be done. Acts that no record shows stay open. */
export function isOpen({ kind, month }: { kind: DeadlineKind; month: string | null }, done: DoneActs): boolean {
  const served = (type: NoticeType) => done.notices.some((notice) => notice.type === type);
  const filed = (type: EscalationType) =>
    done.escalations.some((one) => one.type === type && (one.status === 'filed' || one.status === 'resolved'));
  const isLienRecorded = done.notices.some(({ type, isRecorded }) => type === 'lien' && isRecorded);
  switch (kind) {
    case 'preliminary_notice':
      return !done.notices.some((notice) => notice.type === 'preliminary' && covers(notice.servedOn, month, done));
    case 'stop_payment_notice':
      return !served('stop_payment');
    case 'notice_of_intent':
    case 'mechanics_lien':
      return !isLienRecorded && !filed('lien_filing');
    case 'bond_claim':
      return !served('bond_claim') && !filed('bond_claim');
    case 'lien_suit':
    case 'bond_suit':
      return !filed('lawsuit');
    default:
      return true;
  }
}

/** A notice covers a month of furnishing when it was served after that month's work. */
function covers(servedOn: string | null, month: string | null, { lastFurnishingDate: last }: DoneActs): boolean {
  if (month === null || servedOn === null) return true;
  return servedOn.slice(0, 7) > month || (last !== null && last.slice(0, 7) <= month && last <= servedOn);
}
