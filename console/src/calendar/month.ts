import { addDays, daysBetween } from '@domain/shared/calendar.js';
import type { CalendarMonthQuery } from './calendar.documents';
import { type Group, groupOf, groups } from './kinds';

export type Counts = Readonly<Partial<Record<Group, number>>>;

/** What shows a month. */
export interface MonthProps {
  month: string;
  /** The day whose rows are shown; empty: none. */
  chosen: string;
  today: string;
  counts: ReadonlyMap<string, Counts>;
  onChoose: (day: string) => void;
}

/** The weeks of a month from Sunday to Saturday, with the days of its neighbors that fill them. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -findWeekday(first));
  const next = `${addMonths(month, 1)}-01`;
  const weeks = Math.ceil(daysBetween(sunday, next) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(sunday, week * 7 + day)),
  );
}

/** 0 for Sunday. January 7, 2024 is one. */
function findWeekday(day: string): number {
  return ((daysBetween('2024-01-07', day) % 7) + 7) % 7;
}

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The same day in another month, or its last one. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return [`${month}-${day.slice(8)}`, last].sort()[0]!;
}

/** What each day has, by group, with the counts of the service. */
export function countByDay({ openDeadlineDays, openTaskDays }: CalendarMonthQuery): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Partial<Record<Group, number>>>();
  const add = (day: string, group: Group, count: number) => {
    const sofar = counts.get(day) ?? {};
    counts.set(day, { ...sofar, [group]: (sofar[group] ?? 0) + count });
  };
  for (const { day, kind, count } of openDeadlineDays ?? []) add(day, groupOf[kind], count);
  for (const { day, count } of openTaskDays ?? []) add(day, 'TASK', count);
  return counts;
}

export const sumOf = (counts: Counts | undefined) => groups.reduce((sum, group) => sum + (counts?.[group] ?? 0), 0);

export const countDeadlines = (counts: Counts | undefined) => sumOf(counts) - (counts?.TASK ?? 0);

/** `2 notices, 1 task`. */
export function sayCounts(counts: Counts | undefined, names: (group: Group) => readonly [string, string, string]) {
  const said = groups.flatMap((group) => {
    const count = counts?.[group] ?? 0;
    const [one, many] = names(group);
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return said.length > 0 ? said.join(', ') : 'nothing due';
}
