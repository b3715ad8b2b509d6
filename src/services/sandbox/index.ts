import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { countDisposable } from '../../loaders/sandbox.loader.js';
import type { Sandbox } from '../../schema/sandbox.js';

/** The mode of the key and, for the sandbox, its time and what a reset would delete. */
export async function showSandbox(ctx: RequestContext): Promise<Sandbox> {
  authorize(ctx, 'read');
  return sandboxAt(ctx, ctx.now());
}

/** The sandbox when its clock shows the given time. */
export async function sandboxAt(ctx: RequestContext, now: Date): Promise<Sandbox> {
  const { livemode } = ctx;
  return {
    mode: livemode ? 'live' : 'sandbox',
    livemode,
    organizationId: ctx.account.id,
    now,
    clockOffsetSeconds: livemode ? null : Math.round((now.getTime() - ctx.realNow().getTime()) / 1000),
    counts: livemode ? null : await countDisposable(ctx),
  };
}

/** Refuses in live mode: only sandbox data can be discarded. */
export function refuseLive(ctx: RequestContext): void {
  if (ctx.livemode)
    throw new AppError('FORBIDDEN', 'This operation requires a sandbox token: it is not available for live records.');
}
