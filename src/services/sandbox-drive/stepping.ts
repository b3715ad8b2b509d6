import type { RequestContext } from '../../context/request-context.js';

/** One step of a driven record, through an operation of live mode. */
export type DriveStep = (ctx: RequestContext) => Promise<unknown>;

/** Runs each step but the last in its own transaction, because the changes of one transaction are reported as one event. */
export async function stepByStep(ctx: RequestContext, steps: readonly DriveStep[]): Promise<void> {
  for (const step of steps.slice(0, -1)) await ctx.separately((stepCtx) => step(stepCtx));
  await steps.at(-1)?.(ctx);
}
