import { createClient } from 'graphql-ws';
import { happened } from './progress.ts';

/** An event received over the socket. */
export interface ReceivedEvent {
  cursor: string;
  /** `DOCUMENT_ORDER_DELIVERED`. */
  type: string;
  occurredAt: string;
  subjectId: string;
  /** The record as REST returned it at the time of the event. */
  object: Record<string, unknown>;
}

export interface Follower {
  /** Prints each event as one line, in order, up to the awaited one. */
  until(isThere: (received: ReceivedEvent) => boolean, inWords: (received: ReceivedEvent) => string): Promise<void>;
  stop(): Promise<void>;
}

export type Follow = (field: 'documentOrderUpdated' | 'fulfillmentRequestUpdated') => Promise<Follower>;

/** The longest time to wait for an event. */
const timeoutMs = 15_000;

/** Subscriptions over a WebSocket: each receives every event from the moment it connects. */
export function openFollow(baseUrl: string, token: string, interrupted: AbortSignal): Follow {
  return async (field) => {
    let connected!: (cursor: string) => void;
    const cursor = new Promise<string>((resolve) => {
      connected = resolve;
    });
    const client = createClient({
      url: `${baseUrl.replace(/^http/, 'ws')}/graphql`,
      connectionParams: { authorization: `Bearer ${token}` },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: { connected: (_socket, payload) => connected((payload as { cursor: string }).cursor) },
    });
    const refused = new Promise<never>((_, reject) => {
      client.on('closed', (event) =>
        reject(new Error(`The socket of ${field} was closed: ${String((event as CloseEvent).reason)}`)),
      );
      interrupted.addEventListener('abort', () => reject(interrupted.reason));
    });
    refused.catch(() => undefined);
    const query = `subscription Follow($after: String) {
      ${field}(after: $after) { cursor event { type occurredAt subjectId data } } }`;
    const after = await Promise.race([cursor, refused]);
    const results = client.iterate<
      Record<
        string,
        {
          cursor: string;
          event: Omit<ReceivedEvent, 'cursor' | 'object'> & { data: { object: ReceivedEvent['object'] } };
        }
      >
    >({
      query,
      variables: { after },
    });
    return {
      async until(isThere, inWords) {
        for (;;) {
          const { value } = await Promise.race([results.next(), refused, tooLong(field)]);
          if (!value?.data) throw new Error(`The subscription ${field} failed: ${JSON.stringify(value)}`);
          const { cursor, event } = value.data[field]!;
          const received = { ...event, cursor, object: event.data.object };
          happened(`subscription ${field}`, inWords(received));
          if (isThere(received)) return;
        }
      },
      async stop() {
        await results.return?.();
        await client.dispose();
      },
    };
  };
}

function tooLong(field: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`The subscription ${field} received nothing for ${timeoutMs / 1_000} seconds.`)),
      timeoutMs,
    ).unref();
  });
}
