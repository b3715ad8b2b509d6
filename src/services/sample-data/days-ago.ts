import type { RequestContext } from '../../context/request-context.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { addDays } from '../../domain/shared/calendar.js';

/** The calendar day in California, where most of the stories take place, `YYYY-MM-DD`. */
export function daysAgo(ctx: RequestContext, days: number): string {
  return addDays(dayInState('CA', ctx.now()), -days);
}
