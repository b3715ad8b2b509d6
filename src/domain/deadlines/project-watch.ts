import { addDays, daysBetween } from '../shared/calendar.js';
import type { ProjectDeadlineStep } from '../vocabulary.js';
import { deadlineStep, nextWatch, watchedDays } from './approach.js';

/** Days before a project's deadline from which it is reported. */
const firstReport = 30;

/** What to report of a project's deadline that many days ahead. Null: nothing. */
export function projectDeadlineStep(daysLeft: number): ProjectDeadlineStep | null {
  if (daysLeft > watchedDays.before && daysLeft <= firstReport) return '30_days';
  return deadlineStep(daysLeft);
}

/** The first day on which there is something to report of a deadline: null if it passed too long ago. */
export function firstWatch(day: string | null, today: string): string | null {
  if (day === null || daysBetween(today, day) < -watchedDays.after) return null;
  return addDays(day, -firstReport);
}

/** The next day after today on which there is something new to report of a project's deadline. */
export function nextProjectWatch(day: string, today: string): string | null {
  return nextWatch(day, today, firstReport);
}
