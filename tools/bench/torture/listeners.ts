import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Random } from './random.js';
import type { Tenant } from './tenants.js';

const query = 'subscription Torture($after: String) { events(after: $after) { cursor id } }';

/** Follows an account's events from a cursor on, and continues after the last received one, whatever interrupts it. */
export class Follower {
  readonly received: string[] = [];
  /** Ends that the connection did not cause: a subscription answered with an error. */
  readonly errors: string[] = [];
  /** How often it reconnected. */
  breaks = -1;
  #after: string | undefined;
  #socket: WebSocket | undefined;
  #stopped = false;
  readonly #client: Client;
  #running: Promise<void> = Promise.resolve();

  constructor(
    readonly tenant: Tenant,
    urls: readonly string[],
  ) {
    let turn = 0;
    this.#client = createClient({
      // Reconnects to another process.
      url: () => `${urls[turn++ % urls.length]!.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: tenant.token },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      // Long enough that it has events to catch up on.
      retryWait: () => sleep(500),
      // Detects half-open connections: a socket without traffic counts as lost.
      keepAlive: 5_000,
      connectionAckWaitTimeout: 10_000,
      on: {
        connected: (socket, payload) => {
          this.#socket = socket as WebSocket;
          this.breaks += 1;
          this.#after ??= (payload as { cursor: string }).cursor;
        },
        // The socket that follows must not be terminated for an answer that this one owes.
        closed: () => clearTimeout(this.#pong),
        ping: (received) => {
          if (!received) this.#expectPong();
        },
        pong: (received) => {
          if (received) clearTimeout(this.#pong);
        },
      },
    });
  }

  #pong: NodeJS.Timeout | undefined;

  #expectPong(): void {
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#client.terminate(), 5_000);
  }

  start(): void {
    this.#running = (async () => {
      while (!this.#stopped) {
        await this.#subscribe().catch((error) => this.errors.push(JSON.stringify(error)));
        await sleep(100);
      }
    })();
  }

  /** Loses the connection, without closing it. */
  cut(): void {
    this.#socket?.terminate();
  }

  get isFollowing(): boolean {
    return this.#after !== undefined;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#pong);
    await this.#client.dispose();
    this.#client.terminate();
    await this.#running;
  }

  #subscribe(): Promise<void> {
    return new Promise((resolve, reject) => {
      // Read again for each connection of the client, because received events move it.
      const variables = Object.defineProperty({}, 'after', { enumerable: true, get: () => this.#after });
      this.#client.subscribe<{ events: { cursor: string; id: string } }>(
        { query, variables },
        {
          next: ({ data, errors }) => {
            if (!data) return void this.errors.push(JSON.stringify(errors));
            this.received.push(data.events.id);
            this.#after = data.events.cursor;
          },
          error: reject,
          complete: resolve,
        },
      );
    });
  }
}

/** Receives webhooks: verifies their signatures, is slow at times, and refuses some the first time. */
export class Receiver {
  /** Event ids as received, including repetitions. */
  readonly received: Array<{ id: string; resource: string }> = [];
  forged = 0;
  refused = 0;
  secret = '';
  isWell = false;
  readonly #refusedOnce = new Set<string>();
  readonly #server = createServer((request, response) => {
    void buffer(request).then(
      async (body) => {
        const id = String(request.headers['webhook-id']);
        if (!this.#isGenuine(id, request.headers, body)) this.forged += 1;
        if (!this.isWell && this.random.chance(0.02)) await sleep(2_000);
        if (!this.isWell && this.random.chance(0.03) && !this.#refusedOnce.has(id)) {
          this.#refusedOnce.add(id);
          this.refused += 1;
          return response.writeHead(500).end();
        }
        this.received.push({ id, resource: JSON.parse(body.toString()).data.object.id });
        response.writeHead(204).end();
      },
      () => undefined,
    );
  });

  constructor(
    readonly tenant: Tenant,
    private readonly random: Random,
  ) {}

  /** @returns the URL where it receives them */
  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #isGenuine(id: string, headers: NodeJS.Dict<string | string[]>, body: Buffer): boolean {
    const signed = createHmac('sha256', Buffer.from(this.secret.replace('whsec_', ''), 'base64'))
      .update(`${id}.${headers['webhook-timestamp']}.`)
      .update(body)
      .digest('base64');
    return String(headers['webhook-signature']).split(' ').includes(`v1,${signed}`);
  }
}
