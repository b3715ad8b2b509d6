import { invalid } from '../../errors/app-error.js';

/** Whether an update changes nothing but the key, which no document has: it stays open where the record no longer changes. */
export function isKeyAlone(input: object): boolean {
  const sent = Object.entries(input).filter(([field, value]) => field !== 'id' && value !== undefined);
  return sent.length > 0 && sent.every(([field]) => field === 'externalSource' || field === 'externalId');
}

/** A key of the caller's own has two parts. An id alone is a field like any other, and can be that of several records. */
export function checkKey(record: object): void {
  const { externalSource, externalId } = record as { externalSource?: string | null; externalId?: string | null };
  if (externalSource && !externalId)
    throw invalid({ externalId: ['The external id field is required with external source.'] });
}
