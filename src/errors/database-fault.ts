import { AppError } from './app-error.js';

/**
 * SQLSTATEs of a server that cannot work now, whatever the query: 08 the connection, 53 too many connections, disk or memory
 * full, 57P it stops, starts or has crashed, 25006 it accepts no writes (a primary became a standby), 25P03 it ended a
 * transaction that was idle too long. DATABASE_UNAVAILABLE is the code of db/database-unavailable.ts.
 */
const fault = /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P[0-9A-Z]{2}|25006|25P03|DATABASE_UNAVAILABLE)$/;

/**
 * SQLSTATEs of a statement that the server has cancelled: it waited for a lock too long (lock_timeout), or too many others wait for one
 * (db/connection-watch.ts).
 */
const gaveWay = /^(?:55P03|57014)$/;

/** Whether the database, and not the request, caused the failure: the same request may succeed later. */
export function isDatabaseFault(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = findCause(error)) {
    const { code } = error as { code?: unknown };
    if (isFaultCode(code) || hasGivenWay(code)) return true;
  }
  return false;
}

export function isFaultCode(code: unknown): boolean {
  return typeof code === 'string' && fault.test(code);
}

export function hasGivenWay(code: unknown): boolean {
  return typeof code === 'string' && gaveWay.test(code);
}

/** GraphQL wraps what a resolver throws. */
export function findCause(error: Error): unknown {
  return (error as { originalError?: unknown }).originalError ?? error.cause;
}

export function databaseBusy(): AppError {
  return new AppError('BUSY', 'The database does not respond; try again shortly.', retryLater());
}

export function lockBusy(): AppError {
  return new AppError('BUSY', 'Another operation has locked what this request needs; try again shortly.', retryLater());
}

/** For an error that COMMIT threw: without a response from the database, the outcome is unknown. */
export function unconfirmed(cause: unknown): never {
  // A statement that gave way to others changed nothing, nor did the COMMIT behind it.
  if (!isDatabaseFault(cause) || hasGivenWay((cause as { code?: unknown }).code)) throw cause;
  const error = new AppError(
    'BUSY',
    'The database did not confirm the change, so it may or may not have been made. Send the request again with the same ' +
      'Idempotency-Key; without a key, read the record first.',
    retryLater(),
  );
  throw Object.assign(error, { cause });
}

/** Spread over a few seconds, so that clients do not all retry at the same moment. */
function retryLater(): { headers: Record<string, string> } {
  return { headers: { 'Retry-After': String(1 + Math.floor(Math.random() * 5)) } };
}
