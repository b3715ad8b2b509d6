import { federalRules, type HeldDate, type SimplePeriod, stateRules } from 'lien-deadlines';
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

const periods: readonly SimplePeriod[] = [...stateRules.flatMap((state) => [state.private, state.public]), federalRules]
  .flatMap((course) => course.preliminary_notice ?? [])
  .flatMap(({ period }) => {
    if (!period) return [];
    if (period.kind === 'unheld') return period.safe ? [period.safe] : [];
    return period.kind === 'earliest' ? period.of : [period];
  });

/** The dates that deadlines of preliminary notices are counted from. */
export const preliminaryBases: ReadonlySet<HeldDate> = new Set(periods.map(({ from }) => from));

/** An upper bound of consecutive closed days over which a deadline may move. */
const roll = 10;

/**
 * How many days a preliminary notice's deadline is at most before or after the date it is counted from. A search for deadlines
 * of these days can skip notices whose dates are all farther away.
 */
export const preliminaryReach = {
  before: Math.max(0, ...periods.map((period) => (period.kind === 'before' ? period.count : 0))),
  after: Math.max(...periods.map(longest)),
};

function longest(period: SimplePeriod): number {
  switch (period.kind) {
    case 'days':
    case 'lookback':
      return period.count + roll;
    case 'business_days':
    case 'lookback_business_days':
      // Five open days take a week; holidays come on top.
      return Math.ceil((period.count * 7) / 5) + 2 * roll;
    case 'months':
      return 31 * period.count + roll;
    case 'years':
      return 366 * period.count + roll;
    case 'days_after_month':
      return 31 + period.count + roll;
    case 'day_of_month':
      return 31 * (period.monthsAfter + 1) + roll;
    case 'before':
      return roll;
  }
}
