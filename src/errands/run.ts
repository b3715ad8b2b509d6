import { setTimeout as sleep } from 'node:timers/promises';
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

/** What an attempt may take, all in all. It ends before its lease does, so that nobody else is at the errand meanwhile. */
const longestAttemptMs = 50_000;

/**
 * Makes an attempt at an errand. One that does not end in time is put back, and its place is free: whatever it still writes is
 * undone, as that of a worker whose lease ended.
 *
 * @returns the error of an attempt that failed, which is made again later unless it was a GiveUp
 */
export async function runErrand(
  infrastructure: Infrastructure,
  handlers: ErrandHandlers,
  errand: Errand,
  now: () => Date,
  mostMs = longestAttemptMs,
): Promise<Error | undefined> {
  const ended = new AbortController();
  const late = sleep(mostMs, 'late' as const, { ref: false, signal: ended.signal }).catch(() => 'late' as const);
  try {
    const outcome = await Promise.race([attempt(infrastructure, handlers, errand, now), late]);
    if (outcome !== 'late') return outcome;
  } finally {
    ended.abort();
  }
  const error = new Error(`The attempt did not end in ${mostMs / 1000} s.`);
  await putBack(infrastructure.db, errand, { now: now(), error: error.message, givesUp: false });
  return error;
}

async function attempt(
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
