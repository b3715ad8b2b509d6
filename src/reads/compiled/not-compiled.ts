/** Why the executor answers a query in place of a compiled reader. */
const reasons = [
  // The document, once and for all.
  'root_field',
  'field',
  'introspection',
  'directives',
  // What the document was sent with, or what was found.
  'values',
  'length',
  'failed',
] as const;

type Reason = (typeof reasons)[number];

/** Thrown for a query that the compiler leaves to the executor. */
export class NotCompiled extends Error {
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(`The query is left to the executor: ${reason}.`, options);
  }
}

/** The executor reports a value that the type cannot have. */
export function leaveToExecutor(): never {
  throw new NotCompiled('values');
}
