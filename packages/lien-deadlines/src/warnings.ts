import { type Day, formatDay, parseDay } from './calendar.js';
import type { Facts } from './facts.js';

/** A notice that was served so late that it reaches back to none of the work. @param from the first day that it covers */
export function protectsNothing(from: Day | null, { servedDate, lastFurnishingDate }: Facts): string[] {
  if (from === null || servedDate === null || lastFurnishingDate === null) return [];
  if (from <= parseDay(lastFurnishingDate)) return [];
  return [
    `The notice served on ${servedDate} protects nothing: it covers only what is furnished from ${formatDay(from)} on, and you last furnished on ${lastFurnishingDate}.`,
  ];
}
