import type { RequestContext } from '../context/request-context.js';

/** The calendar day in UTC, `YYYY-MM-DD`. */
export function daysAgo(ctx: RequestContext, days: number): string {
  return new Date(ctx.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
