import { dayInState } from '../deadlines/state-zones.js';
import { weekdayOf } from '../shared/calendar.js';

const dayMs = 24 * 3_600_000;

/** On which days after its last sending a payee who has not answered is reminded, unless the account has others. */
export const defaultReminderDays: readonly number[] = [3, 7, 14, 21, 28];

/** How many days an account can have, and the last of them: a day after the end of a request is none that reminds of it. */
export const reminderLimits = { most: 10, first: 1, last: 60 } as const;

export interface WaiverReminder {
  /** The day of the setting. No other reminder of the sending has it. */
  number: number;
  at: Date;
  isLast: boolean;
}

/** A request that waits from its last sending until it ends. */
interface OpenTime {
  sentAt: Date;
  expiresAt: Date;
  state: string;
}

/**
 * The first reminder after `now`, which stands for those before it that were missed; undefined after the last. None is sent on a Saturday or
 * Sunday of the state: it waits until Monday, and the last one, which names the end, comes on Friday, because the request may end before Monday.
 */
export function nextWaiverReminder(waiting: OpenTime, now: Date, days: readonly number[]): WaiverReminder | undefined {
  const { sentAt, expiresAt, state } = waiting;
  const within = days.map((day) => ({ day, at: new Date(sentAt.getTime() + day * dayMs) }));
  const [last, ...others] = within.filter(({ at }) => at < expiresAt).toReversed();
  if (!last) return undefined;
  const lastAt = beforeWeekend(last.at, state);
  const lastOne = { number: last.day, at: lastAt > sentAt ? lastAt : afterWeekend(last.at, state), isLast: true };
  const reminders = others
    .toReversed()
    .map(({ day, at }) => ({ number: day, at: afterWeekend(at, state), isLast: false }))
    // Two on one day are the last one.
    .filter(({ at }) => at < lastOne.at);
  return [...reminders, lastOne].find(({ at }) => at > now);
}

function afterWeekend(at: Date, state: string): Date {
  return new Date(at.getTime() + daysToMonday(at, state) * dayMs);
}

function beforeWeekend(at: Date, state: string): Date {
  const days = daysToMonday(at, state);
  return days === 0 ? at : new Date(at.getTime() + (days - 3) * dayMs);
}

/** 0 on a day of the week. */
function daysToMonday(at: Date, state: string): number {
  const weekday = weekdayOf(dayInState(state, at));
  return weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
}
