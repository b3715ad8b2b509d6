import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { countDisposable } from '../../loaders/sandbox.loader.js';
import type { Sandbox } from '../../schema/sandbox.js';

/** Which mode the key is of and, of the sandbox, what time it is there and what a reset would delete. */
export async function showSandbox(ctx: RequestContext): Promise<Sandbox> {
  authorize(ctx, 'records');
  return sandboxAt(ctx, ctx.now());
}

/** As it is when its clock shows that time. */
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

/** Nothing that is disposable is live. */
export function refuseLive(ctx: RequestContext): void {
  if (ctx.livemode)
    throw new AppError('FORBIDDEN', 'This operation requires a sandbox token: it is not available for live records.');
}
