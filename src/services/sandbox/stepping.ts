import type { RequestContext } from '../../context/request-context.js';

/** One thing that a driven record goes through, by a verb of live mode. */
export type Step = (ctx: RequestContext) => Promise<unknown>;

/** Each step but the last in a transaction of its own: what comes to pass in one is told as one event. */
export async function stepByStep(ctx: RequestContext, steps: readonly Step[]): Promise<void> {
  for (const step of steps.slice(0, -1)) await ctx.separately((own) => step(own));
  await steps.at(-1)?.(ctx);
}
