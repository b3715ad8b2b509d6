import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    public?: boolean;
  }
}

/** Marks a root field that callers without a token or a session may use. */
export function Public(): MethodDecorator {
  return Extensions({ public: true }) as MethodDecorator;
}
