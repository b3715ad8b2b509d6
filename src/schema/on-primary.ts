import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    onPrimary?: boolean;
  }
}

/**
 * Marks a root field that no replica may answer. Either it returns charges for reads, whose commits do not wait for the write-ahead
 * log (ledger/api-call.ts), so that they have no log position to check a replica against; or it records the file that it issues; or it asks an outside party, which a
 * read that fails on a replica would ask twice.
 */
export function OnPrimary(): MethodDecorator {
  return Extensions({ onPrimary: true }) as MethodDecorator;
}
