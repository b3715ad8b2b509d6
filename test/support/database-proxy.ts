import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How the way to the database is: open; closed, as of a server that is down; silent, as of a network that loses everything. */
type Way = 'open' | 'closed' | 'silent';

/** What becomes of a COMMIT: passed on before the connection is cut, or cut before it is passed on. */
type Cut = 'after commit' | 'before commit';

/** A way to PostgreSQL that a test closes and opens again. */
export class DatabaseProxy {
  readonly #pairs = new Set<{ client: Socket; server: Socket; stranded?: boolean }>();
  readonly #server: Server;
  #way: Way = 'open';
  #cut: Cut | undefined;
  /** Connections that were turned away while it was closed. */
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

  /** Cuts what is connected and turns away what comes. */
  down(): void {
    this.#way = 'closed';
    this.cut();
  }

  /** Passes nothing on any more, in either direction, and tells nobody. */
  silence(): void {
    this.#way = 'silent';
    this.strand();
  }

  /** Passes nothing on any more over what is connected now, as a firewall that has forgotten it; what comes later is passed on. */
  strand(): void {
    for (const pair of this.#pairs) {
      pair.stranded = true;
      pair.server.unpipe(pair.client);
      pair.client.resume();
      pair.server.resume();
    }
  }

  up(): void {
    if (this.#way === 'silent') this.cut();
    this.#way = 'open';
  }

  /** Cuts what is connected now. */
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

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
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
      // Neither side hears of the other's end.
      if (pair.stranded) return;
      // What was sent is still carried out.
      server.end();
      this.#pairs.delete(pair);
    });
    server.pipe(client);
    client.on('data', (sent: Buffer) => {
      if (pair.stranded) return;
      const cut = this.#cut && isCommit(sent) ? this.#cut : undefined;
      if (cut) {
        this.#cut = undefined;
        server.unpipe(client);
        server.resume();
      }
      if (cut !== 'before commit') server.write(sent);
      // Only when it has been carried out: the answer to it has come.
      if (cut === 'after commit') server.once('data', () => client.destroy());
      if (cut === 'before commit') client.destroy();
    });
  }
}

/** A simple query (Q, length, text, zero) whose text is the word. */
function isCommit(sent: Buffer): boolean {
  return sent.length > 5 && sent[0] === 0x51 && sent.subarray(5, -1).toString().trim().toLowerCase() === 'commit';
}
