import type { Violation } from '../../shared/violation.js';
import type { NoticeDocumentModel } from '../document/model.js';
import type { AskedFacts } from './asked-facts.js';

type NoticeDates = Pick<
  NoticeDocumentModel,
  'noticeDate' | 'firstFurnishingDate' | 'lastFurnishingDate' | 'service' | 'signatory'
>;

/**
 * Days of a preliminary notice that contradict each other, or have not come although the notice says so. Work that is announced may
 * begin and end later.
 *
 * @param today in the state of the work
 */
export function checkNoticeDates(
  { noticeDate, firstFurnishingDate: first, lastFurnishingDate: last, service, signatory }: NoticeDates,
  { begun, lastFurnished }: Pick<AskedFacts, 'begun' | 'lastFurnished'>,
  today: string,
): Violation[] {
  const statedDates: Array<[isStated: boolean, field: string, what: string, day: string | null]> = [
    [begun, 'firstFurnishingDate', 'first furnishing', first],
    [lastFurnished, 'lastFurnishingDate', 'last furnishing', last],
  ];
  const furnished = statedDates.flatMap(([isStated, field, label, day]): Violation[] => {
    if (!isStated || day === null) return [];
    const message =
      day > today
        ? `The ${label} is on ${day}, which is in the future: correct the date.`
        : `The notice is dated ${noticeDate}, before the ${label} on ${day} that it states: correct one of the dates.`;
    return day > today || day > noticeDate ? [{ field, message }] : [];
  });
  const inOrder: Array<[field: string, earlier: string | null, later: string | null, message: string]> = [
    [
      'lastFurnishingDate',
      first,
      last,
      `The last furnishing, ${last}, is before the first, ${first}: correct one of the dates.`,
    ],
    [
      'metadata.service_date',
      noticeDate,
      service.date,
      `The notice is dated ${noticeDate} and cannot have been served before that date: enter a later date of service.`,
    ],
    [
      'metadata.signature_date',
      noticeDate,
      signatory.date,
      `The notice is signed on ${signatory.date}, before its own date, ${noticeDate}: correct one of the dates.`,
    ],
  ];
  return [
    ...furnished,
    ...inOrder.flatMap(([field, earlier, later, message]) =>
      earlier && later && later < earlier ? [{ field, message }] : [],
    ),
  ];
}
