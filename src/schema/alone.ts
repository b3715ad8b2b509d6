import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    alone?: boolean;
  }
}

/** Marks a mutation that no transaction can undo, or that asks an outside party first: a document with it holds nothing else. */
export function Alone(): MethodDecorator {
  return Extensions({ alone: true }) as MethodDecorator;
}
