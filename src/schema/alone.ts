import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    alone?: boolean;
  }
}

/**
 * Marks a mutation that no transaction can undo, that first calls an outside party, or whose transaction has no events: it must be the
 * only field of its document.
 */
export function Alone(): MethodDecorator {
  return Extensions({ alone: true }) as MethodDecorator;
}
