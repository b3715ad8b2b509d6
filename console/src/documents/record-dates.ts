import { formatDate } from '../parts/format';

interface RecordDates {
  filedOn: string | null;
  recordedOn: string | null;
  releasedOn: string | null;
}

/** When a document was filed, recorded and released, as far as it is known. */
export function recordFacts({ filedOn, recordedOn, releasedOn }: RecordDates): Array<[label: string, day: string]> {
  const days = [
    ['Filed', filedOn],
    ['Recorded', recordedOn],
    ['Released', releasedOn],
  ] as const;
  return days.flatMap(([label, day]) => (day ? [[label, formatDate(day)]] : []));
}
