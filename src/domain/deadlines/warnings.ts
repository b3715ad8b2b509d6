import type { RecordedNoticeKind } from '../vocabulary.js';

interface RecordedDates {
  originalContractDate: string | null;
  completionDate: string | null;
  recordedNotices: ReadonlyArray<{ kind: RecordedNoticeKind; recordedOn: string }>;
}

/** Recorded dates of a project that cannot all be right. */
export function dateWarnings({
  originalContractDate: contract,
  completionDate,
  recordedNotices,
}: RecordedDates): string[] {
  if (contract === null) return [];
  const earlier = (what: string, date: string) =>
    `${what} (${date}) is before the original contract (${contract}): check both dates.`;
  return [
    ...(completionDate !== null && completionDate < contract ? [earlier('Completion', completionDate)] : []),
    ...recordedNotices
      .filter(({ recordedOn }) => recordedOn < contract)
      .map(({ kind, recordedOn }) => earlier(`The recorded notice of ${kind.replaceAll('_', ' ')}`, recordedOn)),
  ];
}

/** A deadline of the caller that is later than the earliest that the law may set. */
export function lateDeadlineWarnings(deadlineDate: string | null, safeDate: string | null): string[] {
  if (deadlineDate === null || safeDate === null || deadlineDate <= safeDate) return [];
  return [`Your deadline (${deadlineDate}) is later than the safe date (${safeDate}).`];
}
