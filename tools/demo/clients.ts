import { createRestClient, type RestClient } from '../../clients/rest/src/index.ts';
import { type Follow, openFollow } from './follow.ts';
import { lastCall, made } from './progress.ts';

export interface Clients {
  /** The typed client; its answers go through `ok`. */
  rest: RestClient;
  graphql<Data>(document: string, variables?: object): Promise<Data>;
  /** Subscribes to events from now on. */
  follow: Follow;
}

/** A response other than success, with its request and the full body, which says what to fix. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(line: string, status: number, body: unknown) {
    super(`${line} answered ${status}:\n${JSON.stringify(body, null, 2)}`);
    this.status = status;
    this.body = body;
  }
}

export function openClients(baseUrl: string, token: string, signal: AbortSignal): Clients {
  return {
    rest: openRest(baseUrl, token, signal),
    graphql: openGraphql(baseUrl, token, signal),
    follow: openFollow(baseUrl, token, signal),
  };
}

/** The body of a REST call that succeeded. */
export async function ok<Body>(call: Promise<{ data?: Body; error?: unknown; response: Response }>): Promise<Body> {
  const { data, error, response } = await call;
  if (data === undefined) throw new CallFailed(lastCall().line, response.status, error);
  return data;
}

function openRest(baseUrl: string, token: string, signal: AbortSignal): RestClient {
  const client = createRestClient({ baseUrl, token, fetch: (request) => fetch(request, { signal }) });
  const started = new Map<string, number>();
  client.use({
    onRequest({ id }) {
      started.set(id, performance.now());
    },
    onResponse({ id, request, response }) {
      const { pathname, search } = new URL(request.url);
      const milliseconds = performance.now() - started.get(id)!;
      made({ line: `${request.method} ${pathname}${search}`, status: response.status, milliseconds });
    },
  });
  return client;
}

function openGraphql(baseUrl: string, token: string, signal: AbortSignal): Clients['graphql'] {
  return async <Data>(document: string, variables: object = {}): Promise<Data> => {
    const started = performance.now();
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
      signal,
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    const [line] = /(query|mutation)\s+\w+/.exec(document)!;
    made({ line, status: response.status, milliseconds: performance.now() - started });
    if (errors || !data) throw new CallFailed(line, response.status, errors);
    return data;
  };
}
