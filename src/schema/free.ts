import { Extensions } from 'type-graphql';

/** Whether a root field is free with these arguments. */
type FreeWhen = (args: Record<string, unknown>) => boolean;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    free?: boolean | FreeWhen;
  }
}

/** Marks a root field as free: in either API, a request with only free fields costs no credits. */
export function Free(when: true | FreeWhen = true): MethodDecorator {
  return Extensions({ free: when }) as MethodDecorator;
}
