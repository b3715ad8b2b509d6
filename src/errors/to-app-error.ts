import { AppError } from './app-error.js';
import { databaseBusy, findCause, hasGivenWay, isFaultCode, lockBusy } from './database-fault.js';
import { type ErrorCode, errorTable } from './table.js';

/** PostgreSQL's deadlock and serialization failure: nothing was written, and a retry may succeed. */
const retryable = new Set(['40P01', '40001']);

/**
 * The error that a caller may see, or undefined when it must be masked. GraphQL wraps resolver errors, so
 * the causes are searched.
 */
export function toAppError(thrown: unknown): AppError | undefined {
  for (let error = thrown; error instanceof Error; error = findCause(error)) {
    if (error instanceof AppError) return error;
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && retryable.has(code)) return new AppError('CONFLICT');
    if (isFaultCode(code)) return databaseBusy();
    if (hasGivenWay(code)) return lockBusy();
  }
  return undefined;
}

/** The code of GraphQL's own errors (parse, validation, persisted queries), when the table has it. */
export function graphqlCode(error: { extensions?: Record<string, unknown> }): ErrorCode | undefined {
  const code = error.extensions?.code;
  return typeof code === 'string' && Object.hasOwn(errorTable, code) ? (code as ErrorCode) : undefined;
}
