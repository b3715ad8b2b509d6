import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The state of the path to the database: open; closed, like a server that is down; silent, like a network that loses everything.
 */
type Way = 'open' | 'closed' | 'silent';

/** What happens to a COMMIT: it is forwarded before the connection is cut, or the connection is cut first. */
type Cut = 'after commit' | 'before commit';

/** A path to PostgreSQL that a test closes and opens again. */
export class DatabaseProxy {
  readonly #pairs = new Set<{ client: Socket; server: Socket; stranded?: boolean }>();
  readonly #server: Server;
  #way: Way = 'open';
  #cut: Cut | undefined;
  #cutAt: { text: string; when: 'before' | 'after'; onCut(): void } | undefined;
  /** Connections that were refused while it was closed. */
  refused = 0;

  private constructor(private readonly target: URL) {
    this.#server = createServer((client) => this.#meet(client));
  }

  static async to(url: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(url));
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Cuts the open connections and refuses new ones. */
  down(): void {
    this.#way = 'closed';
    this.cut();
  }

  /** Forwards nothing any more, in either direction, without closing connections. */
  silence(): void {
    this.#way = 'silent';
    this.strand();
  }

  /** Forwards nothing any more over the open connections, like a firewall that has forgotten them; new ones work. */
  strand(): void {
    for (const pair of this.#pairs) {
      pair.stranded = true;
      pair.server.unpipe(pair.client);
      pair.client.resume();
      pair.server.resume();
    }
  }

  /** Forwards over new connections again, but not over those that have fallen silent. */
  restore(): void {
    this.#way = 'open';
  }

  up(): void {
    if (this.#way === 'silent') this.cut();
    this.#way = 'open';
  }

  /** Cuts the open connections. */
  cut(): void {
    for (const { client, server } of this.#pairs) {
      client.destroy();
      server.destroy();
    }
  }

  /** Cuts the next connection that commits. */
  cutAtCommit(when: Cut): void {
    this.#cut = when;
  }

  /** Cuts the next connection that sends a statement with this text, before the server receives it, or before its answer arrives. */
  cutAt(text: string, when: 'before' | 'after', onCut: () => void): void {
    this.#cutAt = { text, when, onCut };
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
  }

  #cutFor(sent: Buffer): 'before' | 'after' | undefined {
    if (this.#cutAt && sent.includes(this.#cutAt.text)) {
      const { when, onCut } = this.#cutAt;
      this.#cutAt = undefined;
      onCut();
      return when;
    }
    if (!this.#cut || !isCommit(sent)) return undefined;
    const when = this.#cut === 'before commit' ? 'before' : 'after';
    this.#cut = undefined;
    return when;
  }

  #meet(client: Socket): void {
    client.on('error', () => undefined);
    if (this.#way === 'closed') {
      this.refused += 1;
      client.destroy();
      return;
    }
    if (this.#way === 'silent') {
      client.resume();
      return;
    }
    const server = connect(Number(this.target.port), this.target.hostname);
    const pair: { client: Socket; server: Socket; stranded?: boolean } = { client, server };
    this.#pairs.add(pair);
    server.on('error', () => undefined);
    server.on('close', () => {
      if (!pair.stranded) client.destroy();
    });
    client.on('close', () => {
      // Neither side learns that the other one has closed.
      if (pair.stranded) return;
      // What was sent is still executed.
      server.end();
      this.#pairs.delete(pair);
    });
    server.pipe(client);
    client.on('data', (sent: Buffer) => {
      if (pair.stranded) return;
      const cut = this.#cutFor(sent);
      if (cut) {
        server.unpipe(client);
        server.resume();
      }
      if (cut !== 'before') server.write(sent);
      // Only after it was executed, which is when its answer arrives.
      if (cut === 'after') server.once('data', () => client.destroy());
      if (cut === 'before') client.destroy();
    });
  }
}

/** A COMMIT that is sent by itself (Q, length, text, zero), or with the statements before it (P, length, no name, text, zero). */
function isCommit(sent: Buffer): boolean {
  const alone = sent[0] === 0x51 && sent.subarray(5, -1).toString().trim().toLowerCase() === 'commit';
  return alone || sent.includes('\0commit\0');
}
