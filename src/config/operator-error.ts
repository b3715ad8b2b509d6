/**
 * A failure that the operator can mend. The message is one or more plain sentences; it is printed without a stack trace, and
 * the process exits with status 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
