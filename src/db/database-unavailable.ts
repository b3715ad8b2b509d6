/** The database cannot be asked now: no connection is to be had, or the one that was had has broken. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** MikroORM makes errors of its own from the driver's, and copies what they hold: errors/database-fault.ts looks for this. */
  readonly code = 'DATABASE_UNAVAILABLE';
}
