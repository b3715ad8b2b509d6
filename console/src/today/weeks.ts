import { addDays, daysBetween } from '@domain/shared/calendar.js';
import { daysUntil } from '../parts/format';

/** How far Today looks ahead. */
export const daysAhead = 90;

export interface Week {
  /** `overdue`, or the Monday of the week. */
  id: string;
  count: number;
}

/** The week of a day: `overdue` before today, else the Monday that it follows. */
export function toWeek(day: string, today: string): string {
  if (daysUntil(day, today) < 0) return 'overdue';
  // 1 January 2024 is a Monday.
  const weekday = ((daysBetween('2024-01-01', day) % 7) + 7) % 7;
  return addDays(day, -weekday);
}

/** What is overdue, and each of the weeks ahead, also those with nothing to do. */
export function listWeeks(days: readonly string[], today: string): Week[] {
  const counts = Map.groupBy(days, (day) => toWeek(day, today));
  const first = toWeek(today, today);
  const mondays = Array.from({ length: Math.ceil((daysAhead + 1) / 7) }, (_, index) => addDays(first, 7 * index));
  return ['overdue', ...mondays].map((id) => ({ id, count: counts.get(id)?.length ?? 0 }));
}
