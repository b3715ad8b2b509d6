/** The database cannot be queried now: no connection is available, or the connection in use broke. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** MikroORM wraps the driver's errors in its own and copies their properties: errors/database-fault.ts looks for this code. */
  readonly code = 'DATABASE_UNAVAILABLE';
}
