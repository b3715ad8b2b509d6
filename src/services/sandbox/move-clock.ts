import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { advanceClock, beginMove, ClockLost, endMove, type Move } from '../../context/sandbox/move.js';
import { addMonths } from '../../domain/shared/calendar.js';
import { addDuration, parseIsoDuration } from '../../domain/shared/iso-duration.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { MoveSandboxClockInput, Sandbox } from '../../schema/sandbox.js';
import { rejectLive, sandboxAt } from './index.js';
import { walk } from './walk.js';

/** How far the clock may be ahead of real time, in months. */
const maxMonths = 60;

/**
 * Moves the clock of the account's sandbox forward. Everything that falls due on the way happens in order, as it would have
 * over that time. Each step is committed separately, so an interrupted move has come as far as the clock then shows.
 */
export async function moveSandboxClock(ctx: RequestContext, input: MoveSandboxClockInput): Promise<Sandbox> {
  authorize(ctx, 'records');
  rejectLive(ctx);
  findTarget(ctx, input, ctx.now());
  const { db, tasks } = ctx.infrastructure;
  try {
    const move = await beginMove(db, ctx.account.id);
    let errors: unknown[];
    let reached: Date;
    try {
      reached = findTarget(ctx, input, move.from);
      errors = await walk(ctx.infrastructure, move, reached);
      if (!input.now) reached = await addTimeOfWalk(ctx, move, reached);
    } finally {
      await endMove(db, move);
      tasks?.wake();
    }
    if (errors.length > 0)
      throw new AggregateError(errors, 'The clock was moved, but some of the work that became due failed.');
    return sandboxAt(ctx, reached);
  } catch (error) {
    if (!(error instanceof ClockLost)) throw error;
    throw new AppError('CONFLICT', error.message, { headers: { 'Retry-After': '5' } });
  }
}

/** A duration is how far the clock is set forward; the clock also kept running during the walk. */
async function addTimeOfWalk(ctx: RequestContext, move: Move, target: Date): Promise<Date> {
  const distance = target.getTime() - move.from.getTime();
  const now = new Date(ctx.realNow().getTime() + move.offsetMs + distance);
  await advanceClock(ctx.infrastructure.db, move, now);
  return now;
}

/** @throws AppError with what is wrong with the input */
function findTarget(ctx: RequestContext, { advance, now: to }: MoveSandboxClockInput, now: Date): Date {
  if (advance && to) {
    throw invalid({ now: ['The now field must not be sent together with advance: send one of them.'] });
  }
  if (to) return ahead(ctx, 'now', to, now);
  if (!advance) throw invalid({ advance: ['The advance field is required unless now is sent.'] });
  const duration = parseIsoDuration(advance);
  if (!duration) {
    throw invalid({
      advance: ['The advance field must be an ISO 8601 duration of whole numbers, such as P90D or PT6H.'],
    });
  }
  return ahead(ctx, 'advance', addDuration(now, duration), now);
}

function ahead(ctx: RequestContext, field: 'advance' | 'now', target: Date, now: Date): Date {
  const last = addMonths(ctx.realNow(), maxMonths);
  // No valid date is beyond the end of the calendar.
  if (!(target <= last)) {
    throw invalid({
      [field]: [`The ${field} field must not move the clock beyond ${last.toISOString()}, 5 years from today.`],
    });
  }
  if (target <= now) {
    const sentence = `The ${field} field must move the clock forward from ${now.toISOString()}, its current time.`;
    throw invalid({ [field]: [sentence] });
  }
  return target;
}
