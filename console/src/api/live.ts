import type { Query, QueryClient } from '@tanstack/react-query';
import { type Client, createClient } from 'graphql-ws';
import { EventsDocument, type EventsSubscription } from './live.documents';
import type { Scope } from './scope';

export type LiveEvent = EventsSubscription['events'];
export type Connection = 'connecting' | 'connected' | 'offline';

/** Events that arrive within this time lead to one read of each query. */
const gatherMs = 60;

/**
 * The events of one organization in one mode, over the page's only socket. After a lost connection the stream resumes behind the
 * last event that arrived, so none is missed and none arrives twice.
 */
export class Live {
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #watchers = new Set<() => void>();
  readonly #client: Client;
  #after: string | null = null;
  #state: Connection = 'connecting';
  #stopped = false;
  #changed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly queries: QueryClient,
    private readonly scope: Scope,
  ) {
    const { protocol, host } = window.location;
    this.#client = createClient({
      url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
      connectionParams: { organization: scope.organizationId, mode: scope.mode },
      // Each subscription is opened here, with the cursor of the last event.
      retryAttempts: 0,
      lazy: true,
      on: { connected: (_socket, payload) => this.#connected(payload as { cursor?: string } | undefined) },
    });
    void this.#follow();
  }

  get state(): Connection {
    return this.#state;
  }

  onEvent(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onState(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    void this.#client.dispose();
  }

  async #follow(): Promise<void> {
    for (let failures = 0; !this.#stopped; failures += 1) {
      try {
        const variables = { after: this.#after };
        for await (const { data, errors } of this.#client.iterate<EventsSubscription>({
          query: EventsDocument.toString(),
          variables,
        })) {
          if (errors?.some(({ extensions }) => extensions?.code === 'CURSOR_EXPIRED')) this.#after = null;
          if (!data) continue;
          failures = 0;
          this.#receive(data.events);
        }
      } catch {
        // The socket closed; the loop opens another one.
      }
      if (this.#stopped) return;
      this.#become('offline');
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** failures, 10_000)));
    }
  }

  /** What changed between the page's first reads and its first connection came with no event, so these reads run again. */
  #connected(payload: { cursor?: string } | undefined): void {
    this.#become('connected');
    if (this.#after !== null) return;
    this.#after = payload?.cursor ?? null;
    void this.queries.invalidateQueries({ queryKey: this.#key });
  }

  get #key(): readonly string[] {
    return [this.scope.organizationId, this.scope.mode];
  }

  #receive(event: LiveEvent): void {
    this.#after = event.cursor;
    for (const listener of this.#listeners) listener(event);
    this.#changed.add(event.subjectType);
    this.#timer ??= setTimeout(() => {
      const changed = this.#changed;
      this.#changed = new Set();
      this.#timer = undefined;
      const isConcerned = ({ meta }: Query) => {
        const follows = meta?.follows as readonly string[] | undefined;
        return !follows || follows.some((type) => changed.has(type));
      };
      void this.queries.invalidateQueries({ queryKey: this.#key, predicate: isConcerned });
    }, gatherMs);
  }

  #become(state: Connection): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
