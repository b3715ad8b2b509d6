/**
 * A failure that the operator can fix. The message is one or more plain sentences. It is printed without a stack trace, and
 * the process exits with status 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';

  /** @param options `facts`: machine-readable details in addition to the message */
  constructor(message: string, options: ErrorOptions & { facts?: object } = {}) {
    super(message, options);
    this.facts = options.facts;
  }

  readonly facts: object | undefined;
}
