import { isFuture } from '../shared/date-order.js';
import { readClaimOptions } from './options.js';

type Metadata = Record<string, unknown> | null;

/**
 * The day of record that new metadata bring: integrators keep it in `metadata.recording.date`, which a release cites, and the time to sue
 * counts from it too. A day that the field has from there follows it. Another day of the field stays, and so does that of a request
 * that sets the field itself.
 *
 * @returns undefined if the field keeps its day
 */
export function findRecordedOn(
  stored: { metadata: Metadata; recordedOn: string | null },
  sent: { metadata?: Metadata | undefined; recordedOn?: string | null | undefined },
  today: string,
): string | undefined {
  if (sent.recordedOn !== undefined || sent.metadata === undefined) return undefined;
  const day = readClaimOptions(sent.metadata).recording.date;
  const isOwn = stored.recordedOn !== null && stored.recordedOn !== readClaimOptions(stored.metadata).recording.date;
  return day === null || isOwn || isFuture(day, today) ? undefined : day;
}
