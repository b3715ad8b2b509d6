import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** ReadyForQuery outside a transaction, with which a server's answer ends. */
const idle = Buffer.from('5a0000000549', 'hex');
/** BackendKeyData: K, length, process number, secret. */
const key = Buffer.from('4b0000000c', 'hex');

/** Protocol 3.0, the beginning of a startup message after its length. */
const version = Buffer.from('00030000', 'hex');

interface Server {
  socket: Socket;
  /** Whom it answers. */
  client?: Socket;
}

/**
 * A connection pooler like PgBouncer: it reports process numbers of its own, refuses settings in the startup message, and gives
 * each client a connection of the server for its session, or for one transaction.
 */
export class Pooler {
  readonly #free: Server[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #listener = createServer((client) => this.#meet(client));

  private constructor(
    private readonly target: URL,
    private readonly mode: 'session' | 'transaction',
  ) {}

  static async to(url: string, mode: 'session' | 'transaction'): Promise<Pooler> {
    const pooler = new Pooler(new URL(url), mode);
    await once(pooler.#listener.listen(0, '127.0.0.1'), 'listening');
    return pooler;
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
    return url.href;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#listener.close();
  }

  #meet(client: Socket): void {
    const server: Server = { socket: connect(Number(this.target.port), this.target.hostname), client };
    let own: Server | undefined = server;
    let begun = false;
    for (const socket of [client, server.socket]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (sent) => {
      if (!begun && sent.subarray(4, 8).equals(version) && sent.includes('\0options\0')) return client.destroy();
      // A client that leaves ends its session, and the transaction that it is in; the connection of the server stays.
      if (begun && this.mode === 'transaction' && sent[0] === 0x58) return client.end();
      own ??= this.#free.pop();
      if (!own) throw new Error('The pooler has no connection left.');
      own.client = client;
      own.socket.write(sent);
    });
    client.on('close', () => {
      if (this.mode === 'session') server.socket.end();
    });
    server.socket.on('close', () => server.client?.destroy());
    server.socket.on('data', (answer: Buffer) => {
      const at = answer.indexOf(key);
      if (at >= 0 && !begun) answer.writeInt32BE(2_000_000 + Math.floor(Math.random() * 1e6), at + 5);
      const to = server.client;
      to?.write(answer);
      if (!answer.subarray(-6).equals(idle)) return;
      begun = true;
      if (this.mode === 'session') return;
      server.client = undefined;
      this.#free.push(server);
      to?.emit('released');
    });
    client.on('released', () => {
      own = undefined;
    });
  }
}
