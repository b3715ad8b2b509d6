import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import { sendRaw } from './run-operation';
import { type Schema, schemaQuery } from './schema';

/** The schema, as the service shows it to this person. Read once in the life of the page. */
export function useSchema() {
  const scope = useScope();
  return useQuery<Schema, ApiError>({
    queryKey: ['schema'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { text, requestId } = await sendRaw('/graphql', scope, JSON.stringify({ query: schemaQuery }));
      const { data, errors } = JSON.parse(text);
      if (!data) throw new ApiError(errors[0].extensions.code, errors[0].message, requestId);
      return data.__schema;
    },
  });
}
