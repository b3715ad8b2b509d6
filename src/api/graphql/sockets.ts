import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Context, handleProtocols, makeServer, type OperationResult, type SubscribePayload } from 'graphql-ws';
import { v7 as uuidv7 } from 'uuid';
import { type WebSocket, WebSocketServer } from 'ws';
import type { RequestFacts } from '../../context/request-context.js';
import { encodeEventCursor } from '../../domain/event/cursor.js';
import { AppError } from '../../errors/app-error.js';
import { isDatabaseFault } from '../../errors/database-fault.js';
import type { ErrorCode } from '../../errors/table.js';
import { graphqlCode, toAppError } from '../../errors/to-app-error.js';
import type { Observer } from '../../runtime/observability/observer.js';
import { realTime } from '../../runtime/time/real-time.js';
import { callerAddress } from '../http/caller-address.js';
import type { Access } from '../http/context.js';
import { type FromBrowser, fromBrowser } from '../http/credential.js';
import { hasTwoHosts } from '../http/one-host.js';
import { BrowserSession } from '../http/session.js';
import { type OpenSubscription, reconnect, SocketConnection } from './connection.js';
import { formatError } from './format-error.js';
import { RefusedOperation } from './refused-operation.js';
import type { Subscriptions } from './subscribe.js';

/** Limits of one client. Each process counts its own sockets. */
export const socketLimits = { socketsPerToken: 100, subscriptionsPerSocket: 50, messageBytes: 65_536 } as const;

/** A client that has not answered a ping by the next one is gone, or does not read. */
export const heartbeatMs = 15_000;

/** How long clients have to close their sockets when the process stops. */
const drainMs = 2_000;

interface Extra {
  connection: SocketConnection;
  facts: RequestFacts;
  browser: FromBrowser;
}
type SocketContext = Context<Record<string, unknown>, Extra>;

/**
 * Subscriptions over WebSockets on /graphql, in the protocol graphql-transport-ws. A socket belongs to the caller who opened it,
 * and closes when they lose the right to it.
 */
export class Sockets {
  readonly #connections = new Set<SocketConnection>();
  readonly #upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: socketLimits.messageBytes,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });
  readonly #protocol = makeServer<Record<string, unknown>, Extra>({
    onConnect: (context) => this.#admit(context),
    onSubscribe: (context, id, payload) => this.#open(context, id, payload),
    subscribe: ({ contextValue }) => contextValue as OperationResult,
    onNext: (_context, _id, _payload, _args, { data, errors }) =>
      errors ? { data, errors: errors.map((error) => this.#shown(error)) } : undefined,
    onError: (_context, _id, _payload, errors) => errors.map((error) => this.#shown(error as GraphQLError)),
  });
  #heart: NodeJS.Timeout | undefined;
  #draining = false;

  constructor(
    private readonly app: FastifyInstance,
    private readonly access: Access,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Handles the server's WebSocket upgrades on /graphql. */
  mount(): void {
    const server = this.app.server as Server & { shouldUpgradeCallback: (request: IncomingMessage) => boolean };
    server.shouldUpgradeCallback = isSocketRequest;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (hasTwoHosts(request)) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      else if (this.#draining)
        socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n\r\n');
      else this.#upgrades.handleUpgrade(request, socket, head, (client) => this.#opened(client, request));
    });
    this.#heart = setInterval(() => this.beat(), heartbeatMs);
    this.#heart.unref();
    this.app.addHook('preClose', () => this.drain());
  }

  /** Pings every client. */
  beat(): void {
    for (const connection of this.#connections) {
      connection.ping();
      this.#endInTime(connection);
    }
  }

  /**
   * Checks sockets again after a notification of the change feed about a token or user (`token:<id>`, `user:<id>`), or all sockets
   * when the feed may have missed one. Sockets of callers who have lost their rights close immediately.
   */
  recheck(changed?: string): void {
    const concerned = [...this.#connections].filter(({ session }) => session?.isAffectedBy(changed));
    for (const { session } of concerned) session!.markStale();
    // One after the other, because a gap in the feed affects every socket, and requests need the database as well.
    void (async () => {
      for (const connection of concerned) await this.#refresh(connection);
    })();
  }

  /** For metrics. */
  get open(): { sockets: number; subscriptions: number } {
    let subscriptions = 0;
    for (const connection of this.#connections) subscriptions += connection.subscriptions.size;
    return { sockets: this.#connections.size, subscriptions };
  }

  /** Closes every socket with the code that makes clients reconnect, to another process or later. */
  async drain(): Promise<void> {
    this.#draining = true;
    clearInterval(this.#heart);
    for (const connection of this.#connections) connection.close(reconnect.restart, 'The service restarts.');
    const until = performance.now() + drainMs;
    while (this.#connections.size > 0 && performance.now() < until) await sleep(20);
    for (const connection of this.#connections) connection.terminate();
  }

  #opened(client: WebSocket, request: IncomingMessage): void {
    const connection = new SocketConnection(client, (error) =>
      this.app.log.error({ err: error }, 'unexpected error on a socket'),
    );
    this.#connections.add(connection);
    const ip = callerAddress(request, this.access.trusts);
    const facts = { id: uuidv7(), ip, userAgent: request.headers['user-agent'] ?? '' };
    const browser = fromBrowser(request.headers, this.access.infrastructure.publicUrl());
    const closed = this.#protocol.opened(connection, { connection, facts, browser });
    connection.onClose((code, reason) => {
      this.#connections.delete(connection);
      clearTimeout(connection.ending);
      void closed(code, reason);
      for (const { results } of connection.subscriptions) void results?.return();
    });
  }

  /** The client receives the result: with the cursor it can resume the stream even if it has not received an event yet. */
  async #admit({
    connectionParams,
    extra: { connection, facts, browser },
  }: SocketContext): Promise<{ cursor: string; place: string }> {
    const session = await BrowserSession.open(this.access, connectionParams ?? {}, facts, browser);
    let sockets = 0;
    for (const other of this.#connections) if (other.session?.countedAs === session.countedAs) sockets += 1;
    if (sockets >= socketLimits.socketsPerToken) {
      throw new AppError(
        'RATE_LIMITED',
        `A token or a person may open ${socketLimits.socketsPerToken} sockets at a time.`,
      );
    }
    connection.session = session;
    // From here on, changes reach the session. This check covers changes from while it was being opened.
    await session.refresh();
    this.#endInTime(connection);
    const { hub, deliveries } = this.access.infrastructure;
    const { position } = hub!;
    // The place is as answers name it (`X-Event-Cursor`), for a client that asks whether it had one before.
    return { cursor: encodeEventCursor(position, deliveries!.mark), place: encodeEventCursor(position) };
  }

  async #open(
    { extra: { connection, facts } }: SocketContext,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | GraphQLError[]> {
    const most = socketLimits.subscriptionsPerSocket;
    // graphql-ws keeps one subscription for each id, and a client may reuse an id while the first is still being opened.
    const { subscriptions } = connection;
    const subscription: OpenSubscription = {};
    const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const startedAt = performance.now();
    // Not awaited, because subscriptions of a socket open in order; exceeding the limit closes the socket shortly after.
    const count = () => void connection.session!.count().catch((error) => connection.fail(error));
    connection.operations += 1;
    if (connection.operations > most) count();
    const record = (end: Pick<SubscriptionEnd, 'operation' | 'error'>) => {
      const { observer } = this.access.infrastructure;
      if (observer) recordSubscription(observer, { facts, session: connection.session, startedAt, ...end });
    };
    try {
      if (subscriptions.size >= most) {
        throw new AppError('RATE_LIMITED', `A socket carries at most ${most} subscriptions.`);
      }
      subscriptions.add(subscription);
      const { results, name, ...args } = await this.subscriptions.open(payload, {
        context: () => connection.session!.context(),
        admit: () => connection.session!.admit(),
        send: (result) => connection.send(`${start}${result}}`),
        newDocument: count,
        fail: (error) => connection.fail(error),
        ended: () => {
          if (subscriptions.delete(subscription)) record({ operation: name });
        },
      });
      subscription.results = results;
      if (!connection.isOpen) await results.return();
      return { ...args, contextValue: results };
    } catch (error) {
      subscriptions.delete(subscription);
      const errors = error instanceof RefusedOperation ? [...error.errors] : [error as GraphQLError];
      record({ error: errorCode(errors[0]) });
      // An `error` message would end the client's operation; after a closed socket, the client reconnects with its cursor.
      const fault = errors.find(isDatabaseFault);
      if (fault) connection.fail(fault);
      return errors;
    }
  }

  async #refresh(connection: SocketConnection): Promise<void> {
    await connection.session?.refresh().catch((error) => connection.fail(error));
  }

  /** Schedules the check for when the caller's token expires, if that is before the next ping. */
  #endInTime(connection: SocketConnection): void {
    const expiresAt = connection.session?.principal.expiresAt;
    const left = expiresAt ? expiresAt.getTime() - realTime().getTime() : Number.POSITIVE_INFINITY;
    if (left > 2 * heartbeatMs) return;
    clearTimeout(connection.ending);
    connection.ending = setTimeout(() => void this.#refresh(connection), Math.max(left, 0) + 1).unref();
  }

  #shown(error: GraphQLError): GraphQLFormattedError {
    const shown = formatError(error instanceof GraphQLError ? error.toJSON() : { message: '' }, error);
    if (shown.extensions?.code === 'INTERNAL') {
      this.app.log.error({ err: error }, 'unexpected error in a subscription');
    }
    return shown;
  }
}

function errorCode(error: unknown): ErrorCode {
  return graphqlCode(error as GraphQLError) ?? toAppError(error)?.code ?? 'INTERNAL';
}

/** Only /graphql accepts upgrades. Elsewhere an upgrade offer, such as curl's to HTTP/2, is ignored and the request is answered. */
function isSocketRequest({ method, url, headers }: IncomingMessage): boolean {
  return method === 'GET' && url?.split('?')[0] === '/graphql' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** The outcome of a subscription: refused with an error, or ended by either side. */
interface SubscriptionEnd {
  facts: RequestFacts;
  session: BrowserSession | undefined;
  /** A `performance.now()` time. */
  startedAt: number;
  operation?: string;
  error?: ErrorCode;
}

/** Writes one log line and one count for each subscription, as for a request. */
function recordSubscription({ log, metrics }: Observer, end: SubscriptionEnd): void {
  const { facts, session, startedAt, operation, error } = end;
  metrics.operations.inc({ kind: 'subscription', outcome: error ? 'error' : 'ok' });
  if (error) metrics.errors.inc({ code: error });
  log.info(
    {
      request_id: facts.id,
      operation,
      error,
      organization_id: session?.organizationId,
      token_id: session?.principal.tokenId || undefined,
      session_id: session?.principal.session?.id,
      livemode: session?.principal.livemode,
      duration_ms: Math.round(performance.now() - startedAt),
    },
    'subscription',
  );
}
