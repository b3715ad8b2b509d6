import { addDays, daysBetween } from '@domain/shared/calendar.js';
import type { TodayQuery } from './today.documents';

/** How far Today looks ahead. */
export const daysAhead = 90;

export interface Week {
  /** `overdue`, or the Monday of the week. */
  id: string;
  count: number;
}

/** What is overdue, and each of the weeks ahead, also those with nothing to do, with the counts of the service. */
export function listWeeks({ before, weeks }: TodayQuery['openDeadlineCounts']): Week[] {
  return [{ id: 'overdue', count: before }, ...weeks.map(({ week, count }) => ({ id: week, count }))];
}

/** What is overdue, and the rest of the week. */
export function daysOfNow(today: string): { from: null; until: string } {
  // 1 January 2024 is a Monday.
  const weekday = ((daysBetween('2024-01-01', today) % 7) + 7) % 7;
  return { from: null, until: addDays(today, 6 - weekday) };
}

/** The days of a week of `listWeeks`. */
export function daysIn(week: string, today: string): { from: string | null; until: string } {
  const last = addDays(today, daysAhead);
  if (week === 'overdue') return { from: null, until: addDays(today, -1) };
  const [until] = [addDays(week, 6), last].sort() as [string];
  return { from: week < today ? today : week, until };
}
