import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Pair {
  near: Socket;
  far: Socket;
}

/** Forwards connections, until it is asked to cut them, to hold them up or to lose one end of them. */
export class TcpProxy {
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #held = false;

  /** @param target the current port to connect to; undefined while there is none */
  constructor(private readonly target: () => number | undefined) {
    this.#server = createServer((near) => this.#pass(near));
  }

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts all connections: both ends are notified. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** Holds everything up for a while, including new connections; nothing is lost. */
  async hold(ms: number): Promise<void> {
    this.#held = true;
    for (const { near, far } of this.#pairs) for (const end of [near, far]) end.pause();
    await sleep(ms);
    this.#held = false;
    for (const { near, far } of this.#pairs) for (const end of [near, far]) end.resume();
  }

  /** Half-open connections: the far end is gone, and the near end notices only after a while. */
  async strand(ms: number): Promise<void> {
    const stranded = [...this.#pairs];
    for (const { near, far } of stranded) {
      near.pause();
      far.removeAllListeners('close');
      far.resetAndDestroy();
    }
    await sleep(ms);
    for (const { near } of stranded) near.resetAndDestroy();
  }

  stop(): void {
    this.#server.close();
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  #pass(near: Socket): void {
    const port = this.target();
    if (port === undefined) return void near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    const pair = { near, far };
    this.#pairs.add(pair);
    this.#forward(near, far);
    this.#forward(far, near);
    near.once('close', () => this.#pairs.delete(pair));
    if (this.#held) near.pause();
  }

  #forward(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('data', (chunk: Buffer) => {
      if (to.writable && !to.write(chunk)) {
        from.pause();
        to.once('drain', () => {
          if (!this.#held) from.resume();
        });
      }
    });
    from.on('end', () => to.end());
    // An end that failed closes as well.
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
  }
}
