import { ApiError, type FieldErrors } from './errors';
import type { ExecuteOptions } from './execute';

interface Refusal {
  message?: string;
  code?: string;
  errors?: FieldErrors;
}

const camel = (path: string) => path.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Creates a record through REST from its fields, named as in GraphQL, and a file: GraphQL takes no body of this size. A field without a
 * value is not sent. The service's messages name the fields as in GraphQL, too. @throws ApiError
 */
export async function postForm(
  path: string,
  fields: Record<string, string | File | null>,
  { scope, idempotencyKey }: ExecuteOptions,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== '')
      body.append(
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      );
  }
  const headers = {
    Accept: 'application/json',
    ...(scope && { 'X-Organization-UUID': scope.organizationId, 'X-Mode': scope.mode }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const response = await fetch(`/api/v1${path}`, { method: 'POST', body, headers }).catch(() => {
    throw new ApiError('OFFLINE', 'The service cannot be reached. Check your connection.', null);
  });
  if (response.ok) return;
  const { message, code, errors } = (await response.json().catch(() => ({}))) as Refusal;
  const named = Object.entries(errors ?? {}).map(([name, messages]) => [camel(name), messages]);
  throw new ApiError(
    code?.toUpperCase() ?? 'INTERNAL',
    message ?? 'The service sent no answer that this page can read.',
    response.headers.get('X-Request-Id'),
    Object.fromEntries(named),
  );
}
