import type { Infrastructure } from '../context/request-context.js';
import { endLots, settleApiCalls } from '../ledger/index.js';

/** Every minute: tells the ledger of the API calls of the minutes that have ended, and ends the credits that are past theirs. */
export async function settleCredits({ db }: Infrastructure): Promise<void> {
  const now = new Date();
  await settleApiCalls(db, now);
  await endLots(db, now);
}
