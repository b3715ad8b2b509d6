import type { Query, QueryClient } from '@tanstack/react-query';
import { type Client, createClient } from 'graphql-ws';
import { asApiError } from './errors';
import { forgetFirstPlace, getFirstPlace } from './first-place';
import { EventsDocument, type EventsSubscription } from './live.documents';
import { settled, takeOwnEvent } from './own-changes';
import { isSteady, waitAfter } from './reconnect';
import type { Scope } from './scope';

export type LiveEvent = EventsSubscription['events'];

/** Where the stream of events ends as the socket opens: to follow it from there, and as answers name it. */
interface SocketPlace {
  cursor?: string;
  place?: string;
}

export type Connection = 'connecting' | 'connected' | 'offline';

/** Events that arrive within this time lead to one read of each query. */
const gatherMs = 60;
/** A connection that carries nothing for this long is tested; one that does not answer for as long again is given up. */
const quietMs = 15_000;
/**
 * The events of one organization in one mode, over the page's only socket. After a lost connection the stream resumes behind the
 * last event that arrived, so none is missed and none arrives twice.
 */
export class Live {
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #watchers = new Set<() => void>();
  readonly #client: Client;
  /** The last cursor. They are sent when the socket is open, which can give the first one. */
  readonly #variables: { after: string | null } = { after: null };
  /** Since when the connection is open; undefined without one. */
  #since: number | undefined;
  #state: Connection = 'connecting';
  #stopped = false;
  #changed: LiveEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

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
      keepAlive: quietMs,
      on: {
        connected: (_socket, payload) => void this.#connected(payload as SocketPlace | undefined),
        ping: (received) => {
          if (!received) this.#silence = setTimeout(() => this.#client.terminate(), quietMs);
        },
        pong: (received) => {
          if (received) clearTimeout(this.#silence);
        },
        closed: () => clearTimeout(this.#silence),
      },
    });
    window.addEventListener('offline', this.#lose);
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
    window.removeEventListener('offline', this.#lose);
    void this.#client.dispose();
    forgetFirstPlace(this.scope);
  }

  async #follow(): Promise<void> {
    let failures = 0;
    while (!this.#stopped) {
      this.#since = undefined;
      try {
        for await (const { data, errors } of this.#client.iterate<EventsSubscription>({
          query: EventsDocument.toString(),
          variables: this.#variables,
        })) {
          if (errors?.some(({ extensions }) => extensions?.code === 'CURSOR_EXPIRED')) this.#beginAgain();
          if (!data) continue;
          this.#receive(data.events);
        }
      } catch {
        // The socket closed; the loop opens another one.
      }
      if (this.#stopped) return;
      const lasted = this.#since === undefined ? 0 : performance.now() - this.#since;
      failures = navigator.onLine && isSteady(lasted) ? 0 : failures + 1;
      this.#become(failures === 0 ? 'connecting' : 'offline');
      if (failures > 0) await this.#pause(waitAfter(failures));
    }
  }

  /** The browser knows of a lost network at once; the socket would notice it only when nothing answers. */
  readonly #lose = () => this.#client.terminate();

  /** Ends early when the browser is online again. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      window.addEventListener('online', end);
    });
  }

  /** The service no longer has the events behind the cursor: everything is read again, and followed from the next connection. */
  #beginAgain(): void {
    this.#variables.after = null;
    forgetFirstPlace(this.scope);
  }

  /**
   * The events since the first answer follow, so only reads that may not show what happened up to there run again. Those under way are
   * shown first: the page does not wait for a second answer.
   */
  async #connected(payload: SocketPlace | undefined): Promise<void> {
    this.#since = performance.now();
    this.#become('connected');
    if (this.#variables.after !== null) return this.#readFailedAgain();
    const place = getFirstPlace(this.scope);
    this.#variables.after = place.open(payload?.cursor ?? null, payload?.place);
    const early = this.queries.getQueryCache().findAll({ queryKey: this.#key });
    await Promise.allSettled(early.map(({ promise }) => promise));
    const isBehind = (query: Query) => early.includes(query) && !place.has(query.queryHash);
    void this.queries.invalidateQueries({ queryKey: this.#key, predicate: isBehind });
    place.close();
  }

  /** What changed meanwhile comes as events. A read that met the outage has nothing that an event could make stale. */
  #readFailedAgain(): void {
    const isLost = ({ state }: Query) => state.status === 'error' && asApiError(state.error).isPassing;
    void this.queries.invalidateQueries({ queryKey: this.#key, predicate: isLost });
  }

  get #key(): readonly string[] {
    return [this.scope.organizationId, this.scope.mode];
  }

  #receive(event: LiveEvent): void {
    this.#variables.after = event.cursor;
    for (const listener of this.#listeners) listener(event);
    this.#changed.push(event);
    this.#timer ??= setTimeout(() => void this.#readAgain(), gatherMs);
  }

  /** What this page changed itself was read again with its answer. */
  async #readAgain(): Promise<void> {
    await settled();
    const others = this.#changed.splice(0).filter(({ id }) => !takeOwnEvent(id));
    this.#timer = undefined;
    const types = new Set(others.map(({ subjectType }) => subjectType.toLowerCase()));
    const isConcerned = ({ meta }: Query) => {
      const follows = meta?.follows as readonly string[] | undefined;
      return !follows || follows.some((type) => types.has(type));
    };
    if (types.size > 0) void this.queries.invalidateQueries({ queryKey: this.#key, predicate: isConcerned });
  }

  #become(state: Connection): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
