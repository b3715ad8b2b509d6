import { systemCaller } from '../auth/system-caller.js';
import { type Infrastructure, RequestContext } from '../context.js';
import { putBack } from './claim.js';
import { type Errand, type ErrandKind, finishErrand } from './queue.js';

/**
 * Does an errand, as the service itself at work on the errand's account. Whatever it asks of the outside world it asks before
 * it writes: no transaction waits for an answer. What it writes is committed together with the errand's end.
 */
export type ErrandHandler = (ctx: RequestContext, errand: Errand) => Promise<void>;

export type ErrandHandlers = Readonly<Record<ErrandKind, ErrandHandler>>;

/** There is no use in trying again; the message says why. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Another worker has it by now: what this one would have written is undone. */
class Superseded extends Error {
  override name = 'Superseded';
}

/** @returns the error of an attempt that failed, which is made again later unless it was a GiveUp */
export async function runErrand(
  infrastructure: Infrastructure,
  handlers: ErrandHandlers,
  errand: Errand,
  now: () => Date,
): Promise<Error | undefined> {
  const { accountId, livemode, kind } = errand;
  const ctx = new RequestContext(
    infrastructure,
    { id: `errand ${errand.id}`, ip: '127.0.0.1', userAgent: 'cps errands' },
    systemCaller(accountId, livemode),
    now,
  );
  try {
    await handlers[kind](ctx, errand);
    await ctx.write();
    if (!(await finishErrand(ctx.db, errand))) throw new Superseded(`${kind} ${errand.id} was done by another worker.`);
    await ctx.commit();
    return undefined;
  } catch (thrown) {
    await ctx.rollback();
    const error = thrown as Error;
    if (error instanceof Superseded) return undefined;
    await putBack(infrastructure.db, errand, { now: now(), error: error.message, givesUp: error instanceof GiveUp });
    return error;
  }
}
