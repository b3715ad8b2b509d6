import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { hasRoomForSample } from '../../domain/sandbox/sample-data.js';
import { sampleDataLocks } from '../../domain/shared/advisory-locks.js';
import { AppError } from '../../errors/app-error.js';
import { withoutEvents } from '../../events/outbox.js';
import { countDisposable } from '../../reads/loaders/sandbox.loader.js';
import type { Sandbox } from '../../schema/sandbox.js';
import { sandboxStories } from '../sample-data/index.js';
import { writeStories } from '../sample-data/write-stories.js';
import { rejectLive, sandboxAt } from './index.js';

/**
 * Fills an empty sandbox with the projects of the demo, as the caller, by the clock of the sandbox. All of it is one transaction, so
 * that a failure leaves the sandbox empty. A reset removes it again.
 */
export async function loadSampleData(ctx: RequestContext): Promise<Sandbox> {
  authorize(ctx, 'records');
  rejectLive(ctx);
  // Its documents are rendered inside of the transaction. A request with an Idempotency-Key has its slot.
  if (!ctx.requestKey) ctx.afterTransaction(await ctx.infrastructure.longTransactions.take(ctx.account.id));
  await ctx.write();
  await lockSample(ctx);
  if (!hasRoomForSample(await countDisposable(ctx))) {
    throw new AppError(
      'CONFLICT',
      'The sandbox is not empty: sample data is loaded only where there are no divisions, companies and projects. An owner or admin can reset the sandbox first.',
    );
  }
  withoutEvents(ctx);
  await writeStories(ctx, sandboxStories);
  return sandboxAt(ctx, ctx.now());
}

/** Of two calls at the same time, one loads the data. */
async function lockSample(ctx: RequestContext): Promise<void> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${sampleDataLocks}::int, hashtext(${ctx.account.id})) as "isMine"`.execute(ctx.db);
  if (rows[0]!.isMine) return;
  throw new AppError('CONFLICT', 'Sample data is being loaded by another request.', {
    headers: { 'Retry-After': '5' },
  });
}
