import { addDays } from '../shared/calendar.js';
import type { DeadlineStep } from '../vocabulary.js';

/**
 * Days around today in which a deadline is reported. One that passed longer ago is history: a notice that is entered afterwards
 * is not news.
 */
export const watchedDays = { before: 10, after: 30 };

/** What to report of a deadline that many days ahead; days are negative once it has passed. Null: nothing. */
export function deadlineStep(daysLeft: number): DeadlineStep | null {
  if (daysLeft > watchedDays.before || daysLeft < -watchedDays.after) return null;
  if (daysLeft < 0) return 'missed';
  return daysLeft <= 1 ? '1_day' : daysLeft <= 3 ? '3_days' : '10_days';
}

/** Days from a deadline on which a step begins. */
const begins = [-watchedDays.before, -3, -1, 1];

/** The next day after today on which there is something new to report of a deadline; `first` days ahead at the earliest. */
export function nextWatch(day: string, today: string, first = watchedDays.before): string | null {
  const days = [-first, ...begins].map((each) => addDays(day, each));
  return days.find((each) => each > today) ?? null;
}
