import { toInsertion } from '../db/insert-records.js';
import { sendWithNext } from '../db/sent-with-next.js';
import type { RequestContext } from './request-context.js';

/**
 * Inserts new records of one class in one statement. `with next`: the statement is sent together with the next one of the
 * transaction, such as its COMMIT, for inserts that no rule of the database refuses.
 */
export async function insertRecords(
  ctx: RequestContext,
  records: readonly object[],
  sent: 'now' | 'with next',
): Promise<void> {
  const em = await ctx.write();
  // Changes of other records come first: the new ones may take the place of one that has just been closed.
  if (em.getUnitOfWork().getIdentityMap().values().length > 0) await em.flush();
  const { statement, done } = toInsertion(em, records);
  if (sent === 'now') await ctx.db.executeQuery(statement);
  else await sendWithNext(ctx.db, statement);
  done();
  ctx.forgetReads();
}
