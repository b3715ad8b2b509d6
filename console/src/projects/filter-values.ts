import { addDays } from '@domain/shared/calendar.js';
import { toMoment } from '../parts/format';
import { type RecordFilters, toRecordFilter } from '../parts/record-filter';

/** A list that has every filter of the records of projects, without any of them. */
export const noRecordFilter: RecordFilters = { project: '', division: '', state: '', who: '', from: '', until: '' };

/** As `toRecordFilter`, for records without a date of their own: their days are those of their creation, in the zone of the browser, as its times. */
export function toCreatedFilter({ from, until, ...others }: Partial<RecordFilters>) {
  return {
    ...toRecordFilter(others),
    ...(from && { createdFrom: toMoment(`${from}T00:00`) }),
    ...(until && { createdUntil: toMoment(`${addDays(until, 1)}T00:00`) }),
  };
}
