import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { countDisposable, dueWithin } from '../../reads/loaders/sandbox.loader.js';
import type { Sandbox, SandboxDue } from '../../schema/sandbox.js';

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

/** What falls due in the next days of the sandbox's time. */
export async function upcoming(ctx: RequestContext, days: number | null): Promise<SandboxDue[]> {
  authorize(ctx, 'read');
  const most = days ?? 30;
  if (most < 1 || most > 366) throw invalid({ days: ['The days argument must be between 1 and 366.'] });
  return ctx.livemode ? [] : dueWithin(ctx, most);
}

/** Refuses in live mode: only sandbox data can be discarded. */
export function rejectLive(ctx: RequestContext): void {
  if (ctx.livemode)
    throw new AppError('FORBIDDEN', 'This operation requires a sandbox token: it is not available for live records.');
}
