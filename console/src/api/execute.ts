import { ApiError } from './errors';
import type { Scope } from './scope';
import type { Violation } from './violation-words';
import { readWholeLists } from './whole-lists';

/** The text of an operation with the types of its result and variables, as the code generator writes it. */
export interface Document<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
  /** The build adds the name, and lists the text for the service. */
  __meta__?: { name?: string } & Record<string, unknown>;
  toString(): string;
}

export interface ExecuteOptions {
  scope?: Scope | undefined;
  signal?: AbortSignal | undefined;
  /** A mutation that is sent again with the same key takes effect once. */
  idempotencyKey?: string | undefined;
  /** Gets what the header `X-Events` of the answer says; null without it. */
  onEvents?: ((header: string | null) => void) | undefined;
  /** Gets what the header `X-Event-Cursor` of the first answer says, also when it is an error; null without it. */
  onCursor?: ((header: string | null) => void) | undefined;
}

interface GraphqlResponse<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string; violations?: Violation[] } & Record<string, unknown> }[];
}

/** Runs one GraphQL operation in the session of the browser, with each list to its end that the page needs whole. @throws ApiError */
export async function execute<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<Result> {
  const result = await executeOnce(document, variables, options);
  return readWholeLists(document.toString(), result, (position) =>
    executeOnce(document, { ...variables, ...position }, { ...options, onCursor: undefined }),
  );
}

async function executeOnce<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  { scope, signal, idempotencyKey, onEvents, onCursor }: ExecuteOptions,
): Promise<Result> {
  const persistedRequest = await toPersistedRequest(document);
  const ask = (body: object) =>
    send<Result>(JSON.stringify({ ...body, variables }), signal, {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json',
      ...(scope && { 'X-Organization-UUID': scope.organizationId, 'X-Mode': scope.mode }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    });
  const asText = () => ask({ query: document.toString(), ...persistedRequest });
  let {
    answer: response,
    requestId,
    status,
    events,
    cursor,
  } = persistedRequest ? await ask(persistedRequest) : await asText();
  // The service is of another version than the page, and does not know this operation.
  if (persistedRequest && getErrorCode(response) === 'PERSISTED_QUERY_NOT_FOUND')
    ({ answer: response, requestId, status, events, cursor } = await asText());
  onCursor?.(cursor);
  const error = response.errors?.[0];
  if (error) {
    const { code = 'INTERNAL', violations, ...more } = error.extensions ?? {};
    throw new ApiError(code, error.message, requestId, violations, more);
  }
  if (!response.data) throw toUnread(status, requestId);
  onEvents?.(events);
  return response.data;
}

/** By text. An operation is often sent again. */
const hashes = new Map<string, Promise<string>>();

/** A request with the hash by which the service knows an operation, instead of its text; undefined where a browser computes none. */
async function toPersistedRequest<Result, Variables>(document: Document<Result, Variables>) {
  const name = document.__meta__?.name;
  // Only pages of https and of localhost have it.
  if (!name || !crypto.subtle) return undefined;
  const text = document.toString();
  const hash = hashes.get(text) ?? digest(text);
  hashes.set(text, hash);
  return { operationName: name, extensions: { persistedQuery: { version: 1, sha256Hash: await hash } } };
}

/** Computed here, because no compression makes hashes smaller: in the scripts, all of them took 16 kB. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What stands before the service answers in its place while none of its processes does. */
function toUnread(status: number, requestId: string | null): ApiError {
  return [502, 503, 504].includes(status)
    ? new ApiError('BUSY', 'The service does not answer. Try again in a moment.', requestId)
    : new ApiError('INTERNAL', 'The service sent no answer that this page can read.', requestId);
}

function getErrorCode(response: GraphqlResponse<unknown>): string | undefined {
  return response.errors?.[0]?.extensions?.code;
}

async function send<Result>(body: string, signal: AbortSignal | undefined, headers: Record<string, string>) {
  try {
    const response = await fetch('/graphql', { method: 'POST', body, headers, ...(signal && { signal }) });
    const result = (await response.json().catch(() => ({}))) as GraphqlResponse<Result>;
    const { headers: answered, status } = response;
    return {
      answer: result,
      requestId: answered.get('X-Request-Id'),
      events: answered.get('X-Events'),
      cursor: answered.get('X-Event-Cursor'),
      status,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('OFFLINE', 'The service cannot be reached. Check your connection.', null);
  }
}
