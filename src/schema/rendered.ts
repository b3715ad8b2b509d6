import { Extensions } from 'type-graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    rendered?: boolean;
  }
}

/**
 * Marks a field whose value is rendered for it, such as a PDF. Only the executor resolves it: a compiled read that fails below its
 * root field is run again, which would render the file twice.
 */
export function Rendered(): MethodDecorator {
  return Extensions({ rendered: true }) as MethodDecorator;
}
