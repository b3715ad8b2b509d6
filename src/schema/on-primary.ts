import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    onPrimary?: boolean;
  }
}

/**
 * Marks a root field that no replica answers: it tells what reads are charged, whose commits do not wait for the log
 * (ledger/api-call.ts) and so have no position in it that a replica could be held against.
 */
export function OnPrimary(): MethodDecorator {
  return Extensions({ onPrimary: true }) as MethodDecorator;
}
