import type { RequestContext } from '../../context/request-context.js';

/**
 * The method of a resolver class behind a field of the schema, for calls without GraphQL's executor: it neither copies the row
 * nor builds GraphQL's `info`.
 */
export interface ResolverMethod {
  /** Whether it takes GraphQL's `info`: such a method can describe what it reads (reads/loaders/described.ts). */
  describes: boolean;
  /** Converts and checks the field's arguments, once for all rows. The result is passed to `call`. */
  prepare(args: Record<string, unknown>): readonly unknown[];
  /** Calls the method for a row; a method that takes `info` is asked to describe what it reads. */
  call(row: unknown, ctx: RequestContext, prepared: readonly unknown[]): unknown;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    method?: ResolverMethod;
    /** Whether the value of the root field is the one that the operation is run on, such as the event of a subscription. */
    isGiven?: boolean;
  }
}

export const noArguments: readonly unknown[] = [];
