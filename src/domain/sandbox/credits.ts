/**
 * The sandbox's credits in each bucket while nothing is held: the default of its table (db/migrations/0014-sandbox).
 */
export const sandboxBucket = '1000.00';
