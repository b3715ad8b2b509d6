import type { RequestContext } from '../context/request-context.js';

/** Counts credits that the request has spent, for the request log. What the service spends for other accounts has no user. */
export function countSpent(ctx: RequestContext, credits: string): void {
  if (ctx.principal.userId) ctx.request.credits = (ctx.request.credits ?? 0) + Number(credits);
}
