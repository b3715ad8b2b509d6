import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    free?: boolean;
  }
}

/** Marks a root field as free: a request of nothing but free fields costs no credits, at either door (spec, Credits). */
export function Free(): MethodDecorator {
  return Extensions({ free: true }) as MethodDecorator;
}
