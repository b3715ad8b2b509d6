import { dayInState } from '../deadlines/state-zones.js';
import { weekdayOf } from '../shared/calendar.js';

const dayMs = 24 * 3_600_000;

/** On which days after its last sending a payee who has not answered is reminded. */
export const reminderDays = [3, 7, 14, 21, 28] as const;

export interface WaiverReminder {
  /** From 1. */
  number: number;
  at: Date;
  isLast: boolean;
}

/**
 * The first reminder after `now`, which stands for those before it that were missed; undefined after the last. None is sent on a Saturday or
 * Sunday of the state: it waits until Monday, and the last one, which names the end, comes on Friday, because the request ends two days later.
 */
export function nextWaiverReminder(sentAt: Date, now: Date, state: string): WaiverReminder | undefined {
  for (const [index, days] of reminderDays.entries()) {
    const isLast = index === reminderDays.length - 1;
    const at = awayFromWeekend(new Date(sentAt.getTime() + days * dayMs), state, isLast);
    if (at > now) return { number: index + 1, at, isLast };
  }
  return undefined;
}

function awayFromWeekend(at: Date, state: string, isLast: boolean): Date {
  const weekday = weekdayOf(dayInState(state, at));
  if (weekday !== 0 && weekday !== 6) return at;
  const daysToMonday = weekday === 6 ? 2 : 1;
  const moved = isLast ? daysToMonday - 3 : daysToMonday;
  return new Date(at.getTime() + moved * dayMs);
}
