import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Tenant } from './tenants.js';

const query = 'subscription Soak($after: String) { events(after: $after) { cursor id } }';

/** Follows an account's events from its first connection on, and loses the connection every now and then. */
export class Subscriber {
  readonly received: string[] = [];
  failed: unknown;
  breaks = 0;
  readonly #client: Client;
  #socket: WebSocket | undefined;

  constructor(
    readonly tenant: Tenant,
    urls: readonly string[],
    onConnected: () => void,
  ) {
    const variables: { after?: string } = {};
    let turn = Math.floor(Math.random() * urls.length);
    this.#client = createClient({
      // Reconnects to another process.
      url: () => `${urls[turn++ % urls.length]!.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: tenant.tokens[0] },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => sleep(100),
      on: {
        connected: (socket, payload) => {
          this.#socket = socket as WebSocket;
          variables.after ??= (payload as { cursor: string }).cursor;
          onConnected();
        },
      },
    });
    this.#client.subscribe<{ events: { cursor: string; id: string } }>(
      { query, variables: variables as Record<string, unknown> },
      {
        next: ({ data, errors }) => {
          if (!data) return void (this.failed = errors);
          this.received.push(data.events.id);
          variables.after = data.events.cursor;
        },
        error: (error) => void (this.failed = error),
        complete: () => undefined,
      },
    );
  }

  /** Cuts the connection without closing it. */
  break(): void {
    this.breaks += 1;
    this.#socket?.terminate();
  }

  async stop(): Promise<void> {
    await this.#client.dispose();
  }
}

/** Receives webhooks: verifies their signatures, and refuses some the first time. */
export class Receiver {
  readonly ids = new Set<string>();
  /** Webhooks with an invalid signature. */
  forged = 0;
  refused = 0;
  url = '';
  secret = '';
  #server: Server | undefined;

  async start(): Promise<void> {
    const refusedOnce = new Set<string>();
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const id = String(request.headers['webhook-id']);
        if (!this.#isGenuine(id, request.headers, Buffer.concat(chunks))) this.forged += 1;
        if (Math.random() < 0.002 && !refusedOnce.has(id)) {
          refusedOnce.add(id);
          this.refused += 1;
          return response.writeHead(500).end();
        }
        this.ids.add(id);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #isGenuine(id: string, headers: NodeJS.Dict<string | string[]>, body: Buffer): boolean {
    const key = Buffer.from(this.secret.replace('whsec_', ''), 'base64');
    const signed = createHmac('sha256', key)
      .update(`${id}.${headers['webhook-timestamp']}.`)
      .update(body)
      .digest('base64');
    return String(headers['webhook-signature']).split(' ').includes(`v1,${signed}`);
  }
}
