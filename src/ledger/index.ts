/** The only writer of the credit tables. Amounts are decimal strings of credits; one credit is one dollar. */
export { chargeApiCall } from './api-call.js';
export { type Balance, balanceFor, readBalance } from './balance.js';
export { type Charge, charge, chargeEach, type Refund, refund } from './charge.js';
export { type Grant, grant, type Purchase, purchase } from './grant.js';
export { capture, type Hold, hold, holdEach, release, replaceHold } from './hold.js';
export { counting, type MovedCredits } from './moved.js';
export { postingsMade } from './posted.js';
export { demandLast } from './posting.js';
export { type PriceOverride, type Quote, quote, readPrice, setPrice } from './price.js';
export { type Reversal, type ReversalResult, reverse } from './reverse.js';
export { resetSandboxCredits } from './sandbox.js';
export { endLots, settleApiCalls } from './settle.js';
export { expectApiCall, foresee, type Part, rejectWhileOwing, rejectWhileOwingLast } from './spending.js';
export { findLedgerFaults, type LedgerFault } from './verify.js';
