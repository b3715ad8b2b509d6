import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Each probe costs every process a statement; operators usually probe every second. */
const healthMs = 250;

/**
 * A reverse proxy like an operator's: round robin among the upstreams whose /readyz succeeds, keep-alive connections to them,
 * sockets passed through. It retries nothing: a request that an upstream does not answer is a 502.
 */
export class ReverseProxy {
  /** Keep-alive connections; a request that meets a closing one fails, as it should. */
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server = createServer((asked, answer) => void this.#pass(asked, answer));
  readonly #ready = new Map<() => string, string>();
  #turn = 0;
  #stopped = false;

  /** @param upstreams the current address of each process */
  constructor(private readonly upstreams: ReadonlyArray<() => string>) {}

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.#server.on('upgrade', (asked: IncomingMessage, client: Duplex, head: Buffer) =>
      this.#tunnel(asked, client, head),
    );
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    for (const upstream of this.upstreams) void this.#watch(upstream);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
  }

  /** Resolves when that many upstreams are ready. */
  async until(count: number): Promise<void> {
    while (this.#ready.size !== count) await sleep(healthMs);
  }

  /** Each probe runs independently and may take as long as it needs: a busy machine is no reason to leave a process out. */
  async #watch(upstream: () => string): Promise<void> {
    while (!this.#stopped) {
      const url = upstream();
      if (await isReady(url)) this.#ready.set(upstream, url);
      else this.#ready.delete(upstream);
      await sleep(healthMs, undefined, { ref: false });
    }
  }

  #next(): URL | undefined {
    const ready = [...this.#ready.values()];
    const url = ready[(this.#turn += 1) % ready.length];
    return url === undefined ? undefined : new URL(url);
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const upstream = this.#next();
    if (!upstream) return void answer.writeHead(503).end('no upstream is ready');
    const { method, url: path, headers } = asked;
    const { connection: _, ...passed } = headers;
    const forward = request({
      agent: this.#agent,
      host: upstream.hostname,
      port: upstream.port,
      method,
      path,
      headers: { ...passed, 'x-forwarded-for': asked.socket.remoteAddress },
    });
    try {
      const answered = once(forward, 'response') as Promise<[IncomingMessage]>;
      const [[got]] = await Promise.all([answered, pipeline(asked, forward)]);
      const { connection: __, 'keep-alive': ___, ...responseHeaders } = got.headers;
      answer.writeHead(got.statusCode!, responseHeaders);
      await pipeline(got, answer);
    } catch (error) {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(String(error));
    }
  }

  #tunnel({ method, url, rawHeaders }: IncomingMessage, client: Duplex, head: Buffer): void {
    const upstream = this.#next();
    if (!upstream) return void client.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    const server = connect(Number(upstream.port), upstream.hostname);
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let n = 0; n < rawHeaders.length; n += 2) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`);
    server.write(`${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
