import { type Client, type ClientOptions, createClient, type FormattedExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Caller, Json } from './world.js';

/** Results of a subscription as they arrive. */
export class SubscriptionResults {
  readonly results: Array<FormattedExecutionResult<Json>> = [];
  failed: unknown;
  completed = false;
  stop: () => void = () => undefined;
  #waiting: Array<() => void> = [];

  /** Resolves when the condition holds; it is checked whenever something arrives. */
  async until(condition: (stream: SubscriptionResults) => boolean): Promise<this> {
    while (!condition(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this;
  }

  count(n: number): Promise<this> {
    return this.until(({ results, failed }) => {
      if (failed) throw new Error(`The subscription failed: ${JSON.stringify(failed)}`);
      return results.length >= n;
    });
  }

  ended(): Promise<this> {
    return this.until(({ failed, completed }) => failed !== undefined || completed);
  }

  /** The value of the root field of each result. */
  get values(): Json[] {
    return this.results.map(({ data }) => data && Object.values(data)[0]);
  }

  happened(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A client like the one of a front end. It does not reconnect unless the options say so. */
export function connect(
  url: string,
  caller: Pick<Caller, 'token'> & { organizationId?: string },
  options: Partial<ClientOptions> = {},
): Client {
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${caller.token}`, organization: caller.organizationId },
    retryAttempts: 0,
    ...options,
  });
}

/** Subscribes. A client that reconnects sends the variables with their current values. */
export function listen(
  client: Client,
  query: string,
  variables: object = {},
  onValue: (value: Json) => void = () => undefined,
): SubscriptionResults {
  const stream = new SubscriptionResults();
  stream.stop = client.subscribe<Json>(
    { query, variables: variables as Record<string, unknown> },
    {
      next: (result) => {
        stream.results.push(result as FormattedExecutionResult<Json>);
        if (result.data) onValue(Object.values(result.data)[0]);
        stream.happened();
      },
      error: (error) => {
        stream.failed = error;
        stream.happened();
      },
      complete: () => {
        stream.completed = true;
        stream.happened();
      },
    },
  );
  return stream;
}

/** The code with which a client's socket is closed. */
export function closing(client: Client): Promise<{ code: number; reason: string }> {
  return new Promise((resolve) => client.on('closed', (event) => resolve(event as { code: number; reason: string })));
}
