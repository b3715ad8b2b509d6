import { ApiError } from './errors';
import type { ExecuteOptions } from './execute';
import type { Violation } from './violation-words';

interface Refusal {
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
}

const camel = (path: string) => path.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The record that a form changes, and the time of its last change as the person saw it. */
interface SeenRecord {
  path: string;
  updatedAt: string;
}

/**
 * Creates or changes a record through REST from its fields, named as in GraphQL, and a file: GraphQL takes no body of this size. A field
 * without a value is not sent. The service's messages name the fields as in GraphQL, too. @throws ApiError
 */
export async function postForm(
  path: string,
  fields: Record<string, string | File | null>,
  { scope, idempotencyKey }: ExecuteOptions,
  seen?: SeenRecord,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== '')
      body.append(
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      );
  }
  const scopeHeaders = {
    Accept: 'application/json',
    ...(scope && { 'X-Organization-UUID': scope.organizationId, 'X-Mode': scope.mode }),
  };
  const headers = {
    ...scopeHeaders,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(seen && { 'If-Match': await readTag(seen, scopeHeaders) }),
  };
  const response = await send(path, { method: 'POST', body, headers });
  if (response.ok) return;
  const { message, code, errors } = (await response.json().catch(() => ({}))) as Refusal;
  // REST sends sentences. What was not sent is missing, and of anything else the sentence is shown.
  const violations = Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    messages.map((message): Violation => {
      const path = camel(name);
      const isUnsent = path in fields && !fields[path];
      return { path, rule: isUnsent ? 'required' : 'sentence', params: {}, message };
    }),
  );
  throw new ApiError(
    code?.toUpperCase() ?? 'INTERNAL',
    message ?? 'The service sent no answer that this page can read.',
    response.headers.get('X-Request-Id'),
    violations,
  );
}

/**
 * The tag of the record if it is still as it was seen, and otherwise a tag that no record has. That one is sent, too, because only the
 * service knows whether the form itself has changed the record, and its answer was lost.
 */
async function readTag({ path, updatedAt }: SeenRecord, headers: Record<string, string>): Promise<string> {
  const response = await send(path, { headers });
  const { data } = (await response.json().catch(() => ({}))) as { data?: { updated_at?: string } };
  const tag = response.headers.get('ETag');
  return tag && data?.updated_at === updatedAt ? tag : '"changed"';
}

function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`/api/v1${path}`, init).catch(() => {
    throw new ApiError('OFFLINE', 'The service cannot be reached. Check your connection.', null);
  });
}
