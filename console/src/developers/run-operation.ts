import { ApiError } from '../api/errors';
import type { Scope } from '../api/scope';

/** An answer as it came, for a person who wants to see it all. */
export interface RawResponse {
  status: number;
  durationMs: number;
  requestId: string | null;
  text: string;
}

/** Sends a request in the session, the organization and the mode of the page. @throws ApiError when nothing answers */
export async function sendRaw(path: string, scope: Scope, body?: string): Promise<RawResponse> {
  const began = performance.now();
  const headers = {
    Accept: body === undefined ? 'application/json' : 'application/graphql-response+json',
    'X-Organization-UUID': scope.organizationId,
    'X-Mode': scope.mode,
  };
  try {
    const response =
      body === undefined
        ? await fetch(path, { headers })
        : await fetch(path, { method: 'POST', body, headers: { ...headers, 'Content-Type': 'application/json' } });
    const text = await response.text();
    return {
      status: response.status,
      durationMs: Math.round(performance.now() - began),
      requestId: response.headers.get('X-Request-Id'),
      text,
    };
  } catch {
    throw new ApiError('OFFLINE', 'The service cannot be reached. Check your connection.', null);
  }
}
