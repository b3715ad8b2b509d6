import { isFuture, orderViolations } from '../shared/date-order.js';
import type { Violation } from '../shared/violation.js';
import type { EscalationType, NoticeType } from '../vocabulary.js';

/** The days on which an office or a court took a document, recorded it, and recorded its release: `YYYY-MM-DD`. */
export interface RecordDates {
  filedOn: string | null;
  recordedOn: string | null;
  releasedOn: string | null;
}

type Type = NoticeType | EscalationType;

const acts = { filedOn: 'filed', recordedOn: 'recorded', releasedOn: 'released' } as const;
export const recordDates = Object.keys(acts) as Array<keyof RecordDates>;

/** The dates that a document of each type can have: liens and claims go on record, and a court only takes a lawsuit. */
const possibleDates: Record<Type, ReadonlyArray<keyof RecordDates>> = {
  preliminary: [],
  stop_payment: recordDates,
  lien: recordDates,
  bond_claim: recordDates,
  demand_letter: [],
  lien_filing: recordDates,
  lawsuit: ['filedOn'],
};

const order = [
  ['filedOn', 'recordedOn'],
  ['filedOn', 'releasedOn'],
  ['recordedOn', 'releasedOn'],
] as const;

/**
 * Why these dates are not accepted.
 *
 * @param sent what the request sets; a field that is undefined keeps its stored date
 */
export function recordDateViolations(
  { type, stored, today }: { type: Type; stored: RecordDates; today: string },
  sent: { [Field in keyof RecordDates]?: string | null },
): Violation[] {
  const violations = recordDates.flatMap((field) => {
    const label = `The ${acts[field]} on field`;
    const date = sent[field] === undefined ? stored[field] : sent[field];
    if (date && !possibleDates[type].includes(field))
      return [{ field, message: `${label} is not accepted: a ${nounOf(type)} is not ${acts[field]}.` }];
    if (sent[field] && isFuture(sent[field], today))
      return [{ field, message: `${label} must not be a date in the future.` }];
    return [];
  });
  return violations.length > 0 ? violations : orderViolations(order, sent);
}

/** A transition has the dates of the status that it leads to: `onRecord` is the status of what was filed or recorded. */
export function transitionDateViolations(
  { status, ...sent }: { status: string } & { [Field in keyof RecordDates]?: string | null },
  onRecord: string,
  released: string,
): Violation[] {
  return recordDates.flatMap((field) => {
    const needed = field === 'releasedOn' ? released : onRecord;
    if (!sent[field] || status === needed) return [];
    const message = `The ${acts[field]} on field is only accepted with the status ${needed}.`;
    return [{ field, message }];
  });
}

/** The dates that a transition sets. It clears none: a client may send what it does not know as null. */
export function sentDates(sent: { [Field in keyof RecordDates]?: string | null }): Partial<RecordDates> {
  return Object.fromEntries(recordDates.flatMap((field) => (sent[field] ? [[field, sent[field]]] : [])));
}

function nounOf(type: Type): string {
  return type === 'preliminary' ? 'preliminary notice' : type.replaceAll('_', ' ');
}
