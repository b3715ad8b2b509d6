import type { Infrastructure } from '../../context/request-context.js';
import { endLots, settleApiCalls } from '../../ledger/index.js';
import { realTime } from '../../runtime/time/real-time.js';

/** Every minute: posts the API calls of past minutes to the ledger, and expires credits. */
export async function settleCredits({ db }: Infrastructure): Promise<void> {
  const now = realTime();
  await settleApiCalls(db, now);
  await endLots(db, now);
}
