import { addDays } from '../shared/calendar.js';

/** Whether the text is a calendar day, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The following day, across months and leap years. */
export function dayAfter(date: string): string {
  return addDays(date, 1);
}
