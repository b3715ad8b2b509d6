import type { GraphQLError } from 'graphql';

/** All errors of a document or of its variables. */
export class RefusedOperation extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The operation is refused.');
  }
}
