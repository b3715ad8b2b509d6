import { ApiError, type FieldErrors } from './errors';
import type { Scope } from './scope';

/** The text of an operation with the types of its result and variables, as the code generator writes it. */
export interface Document<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
  toString(): string;
}

export interface ExecuteOptions {
  scope?: Scope | undefined;
  signal?: AbortSignal | undefined;
  /** A mutation that is sent again with the same key takes effect once. */
  idempotencyKey?: string | undefined;
}

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string; errors?: FieldErrors } & Record<string, unknown> }[];
}

/** Runs one GraphQL operation in the session of the browser. @throws ApiError */
export async function execute<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  { scope, signal, idempotencyKey }: ExecuteOptions = {},
): Promise<Result> {
  const response = await send(JSON.stringify({ query: document.toString(), variables }), signal, {
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json',
    ...(scope && { 'X-Organization-UUID': scope.organizationId, 'X-Mode': scope.mode }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  });
  const requestId = response.headers.get('X-Request-Id');
  const answer = (await response.json().catch(() => ({}))) as Answer<Result>;
  const error = answer.errors?.[0];
  if (error) {
    const { code = 'INTERNAL', errors, ...more } = error.extensions ?? {};
    throw new ApiError(code, error.message, requestId, errors, more);
  }
  if (!answer.data) throw new ApiError('INTERNAL', 'The service sent no answer that this page can read.', requestId);
  return answer.data;
}

async function send(body: string, signal: AbortSignal | undefined, headers: Record<string, string>) {
  try {
    return await fetch('/graphql', { method: 'POST', body, headers, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('OFFLINE', 'The service cannot be reached. Check your connection.', null);
  }
}
