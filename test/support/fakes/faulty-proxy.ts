import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeEach } from '@jest/globals';

/**
 * What the path to a server does with answers. The server receives the request in every mode, so it may have done its work:
 * `pass`; `slow` (each answer after `delayMs`); `silent` (no answer arrives); `trickle` (the answer arrives without an end, a
 * byte at a time); `cut` (the connection breaks when the answer arrives).
 */
export type ProxyMode = 'pass' | 'slow' | 'silent' | 'trickle' | 'cut';

/** A path to a server that can fail like networks and overloaded servers. */
export class FaultyProxy {
  mode: ProxyMode = 'pass';
  delayMs = 200;
  /** Parts of the answer that `trickle` forwards first. */
  passesFirst = 0;
  /** What `trickle` answers before its endless bytes. */
  head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n';
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#carry(client));

  constructor(private readonly to: { hostname: string; port: string }) {}

  /** @returns `127.0.0.1:<port>` */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Breaks all connections, as a restarted firewall does. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cutAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(client: Socket): void {
    const server = connect({ host: this.to.hostname, port: Number(this.to.port) });
    let trickling: NodeJS.Timeout | undefined;
    let passed = 0;
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        if (socket === client) clearInterval(trickling);
        // An endless answer continues after the server has closed its side.
        if (socket === client || !trickling) other.destroy();
      });
    }
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => {
      const { mode } = this;
      if (mode === 'pass') client.write(bytes);
      else if (mode === 'slow') setTimeout(() => client.write(bytes), this.delayMs);
      else if (mode === 'cut') client.destroy();
      else if (mode === 'trickle' && passed++ < this.passesFirst) client.write(bytes);
      else if (mode === 'trickle' && !trickling) {
        client.write(this.head);
        trickling = setInterval(() => client.write(' '), 10);
      }
    });
  }
}

/** The proxy of a test file: forwards everything at the start of each test, stopped after all. */
export async function openFaultyProxy(url: string): Promise<{ proxy: FaultyProxy; url: string }> {
  const target = new URL(url);
  const proxy = new FaultyProxy(target);
  const through = new URL(url);
  through.host = await proxy.start();
  beforeEach(() => {
    proxy.mode = 'pass';
  });
  afterAll(() => proxy.stop());
  return { proxy, url: through.href.replace(/\/$/, '') };
}
