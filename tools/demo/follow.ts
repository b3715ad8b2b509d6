import { createClient } from 'graphql-ws';
import { happened } from './progress.ts';

/** Something that the service told over the socket. */
export interface Told {
  cursor: string;
  /** `DOCUMENT_ORDER_DELIVERED`. */
  type: string;
  occurredAt: string;
  subjectId: string;
  /** The record as REST shows it, when it happened. */
  object: Record<string, unknown>;
}

export interface Follower {
  /** Shows what comes, in its order, each as the line that it is put in, up to the one that was waited for. */
  until(isThere: (told: Told) => boolean, inWords: (told: Told) => string): Promise<void>;
  stop(): Promise<void>;
}

export type Follow = (field: 'documentOrderUpdated' | 'fulfillmentRequestUpdated') => Promise<Follower>;

/** Longer than this nothing takes that the demo waits for. */
const patienceMs = 15_000;

/** Subscriptions over a WebSocket: each tells all that happens from the moment it is connected. */
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
      Record<string, { cursor: string; event: Omit<Told, 'cursor' | 'object'> & { data: { object: Told['object'] } } }>
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
          const told = { ...event, cursor, object: event.data.object };
          happened(`subscription ${field}`, inWords(told));
          if (isThere(told)) return;
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
      () => reject(new Error(`Nothing came over ${field} for ${patienceMs / 1_000} seconds.`)),
      patienceMs,
    ).unref();
  });
}
