import { addDays } from '@domain/shared/calendar.js';
import { TodayDocument } from './today.documents';
import { daysAhead } from './weeks';

/** What Today shows first. */
export function todayRead(today: string) {
  return [TodayDocument, { from: today, until: addDays(today, daysAhead) }, {}] as const;
}
