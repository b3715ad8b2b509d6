/**
 * A failure that the operator can mend. The message is one or more plain sentences; it is printed without a stack trace, and
 * the process exits with status 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';

  /** @param options `facts`: what a program that reads the failure is told besides the message */
  constructor(message: string, options: ErrorOptions & { facts?: object } = {}) {
    super(message, options);
    this.facts = options.facts;
  }

  readonly facts: object | undefined;
}
