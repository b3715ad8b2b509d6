import type { RecordedNoticeKind } from '../vocabulary.js';

interface RecordedDates {
  originalContractDate: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  completionDate: string | null;
  recordedNotices: ReadonlyArray<{ kind: RecordedNoticeKind; recordedOn: string }>;
}

/** Recorded dates of a project, or of a project and one of its notices, that cannot all be right. */
export function dateWarnings({
  originalContractDate: contract,
  firstFurnishingDate: first,
  lastFurnishingDate: last,
  completionDate: completion,
  recordedNotices,
}: RecordedDates): string[] {
  return [
    ...order('Completion', completion, 'the original contract', contract),
    ...order('Completion', completion, 'first furnishing', first),
    ...order('Last furnishing', last, 'first furnishing', first),
    ...recordedNotices.flatMap(({ kind, recordedOn }) =>
      order(`The recorded notice of ${kind.replaceAll('_', ' ')}`, recordedOn, 'the original contract', contract),
    ),
  ];
}

function order(label: string, date: string | null, earlier: string, bound: string | null): string[] {
  if (date === null || bound === null || date >= bound) return [];
  return [`${label} (${date}) is before ${earlier} (${bound}): check both dates.`];
}

/** A deadline of the caller that is later than the earliest that the law may set. */
export function lateDeadlineWarnings(deadlineDate: string | null, safeDate: string | null): string[] {
  if (deadlineDate === null || safeDate === null || deadlineDate <= safeDate) return [];
  return [`Your deadline (${deadlineDate}) is later than the safe date (${safeDate}).`];
}
