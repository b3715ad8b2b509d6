import { AppError } from './app-error.js';

/**
 * SQLSTATEs of a server that cannot work now, whatever it is asked: 08 the connection, 53 too many connections, disk or memory
 * full, 57P it stops, starts or has crashed, 25006 it takes no writes (a primary that has become a standby), 25P03 it has ended a
 * transaction that paused too long. Beside them the code of db/database-unavailable.ts.
 */
const fault = /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P[0-9A-Z]{2}|25006|25P03|DATABASE_UNAVAILABLE)$/;

/** Whether the database, and not the request, is to blame: the same request may succeed later. */
export function isDatabaseFault(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = causeOf(error)) {
    if (isFaultCode((error as { code?: unknown }).code)) return true;
  }
  return false;
}

export function isFaultCode(code: unknown): boolean {
  return typeof code === 'string' && fault.test(code);
}

/** GraphQL wraps what a resolver throws. */
export function causeOf(error: Error): unknown {
  return (error as { originalError?: unknown }).originalError ?? error.cause;
}

export function databaseBusy(): AppError {
  return new AppError('BUSY', 'The database gives no answer; try again shortly.', retryLater());
}

/** For what a COMMIT threw: where no answer came, it is not known whether it was carried out. */
export function unconfirmed(cause: unknown): never {
  if (!isDatabaseFault(cause)) throw cause;
  const error = new AppError(
    'BUSY',
    'The database did not confirm the change: it may have been made or not. Send the request again with the same ' +
      'Idempotency-Key; without a key, read the record first.',
    retryLater(),
  );
  throw Object.assign(error, { cause });
}

/** Spread over some seconds, so that not everybody comes back in the same moment. */
function retryLater(): { headers: Record<string, string> } {
  return { headers: { 'Retry-After': String(1 + Math.floor(Math.random() * 5)) } };
}
