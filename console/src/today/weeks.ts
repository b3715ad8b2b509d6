import { addDays } from '@domain/shared/calendar.js';
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

/** The days of a week of `listWeeks`; without one, all days that Today shows. */
export function daysIn(week: string, today: string): { from: string | null; until: string } {
  const last = addDays(today, daysAhead);
  if (!week) return { from: null, until: last };
  if (week === 'overdue') return { from: null, until: addDays(today, -1) };
  const [until] = [addDays(week, 6), last].sort() as [string];
  return { from: week < today ? today : week, until };
}
