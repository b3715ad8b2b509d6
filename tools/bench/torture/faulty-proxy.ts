import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Random } from './random.js';

const faults = ['well', 'slow', 'failing', 'losing', 'hanging'] as const;
type Fault = (typeof faults)[number];

/** How an outside party answers: always the same, or at random. */
export type Manner = Fault | 'mixed';
export const manners: readonly Manner[] = ['well', 'slow', 'failing', 'losing', 'mixed'];

const drawn: Readonly<Record<Fault, number>> = { well: 60, slow: 15, failing: 10, losing: 10, hanging: 5 };
const slowMs = 3_000;
const hangMs = 20_000;

/** A proxy for an outside party that is slow, fails, loses answers to completed requests, or keeps the caller waiting. */
export class FaultyProxy {
  manner: Manner = 'well';
  readonly met: Record<Fault, number> = { well: 0, slow: 0, failing: 0, losing: 0, hanging: 0 };
  readonly #agent = new Agent();
  readonly #server = createServer((asked, answer) => void this.#handle(asked, answer).catch(() => answer.destroy()));
  readonly #ended = new AbortController();

  constructor(
    /** `http://127.0.0.1:4711`, without a path. */
    private readonly party: string,
    private readonly random: Random,
  ) {}

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#agent.destroy();
  }

  async #handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const fault = this.manner === 'mixed' ? this.random.weighted(drawn) : this.manner;
    this.met[fault] += 1;
    const body = await buffer(asked);
    if (fault === 'failing') return void answer.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    if (fault === 'slow') await sleep(slowMs, undefined, { signal: this.#ended.signal });
    if (fault === 'hanging') {
      await sleep(hangMs, undefined, { signal: this.#ended.signal });
      return void asked.socket.destroy();
    }
    const { connection: _, 'transfer-encoding': __, 'content-length': ___, ...headers } = asked.headers;
    const got = await request(`${this.party}${asked.url}`, {
      method: asked.method as 'POST',
      headers,
      dispatcher: this.#agent,
      ...(body.length > 0 && { body }),
    });
    const bytes = Buffer.from(await got.body.arrayBuffer());
    if (fault === 'losing') return void asked.socket.destroy();
    answer.writeHead(got.statusCode, { 'content-type': String(got.headers['content-type']) }).end(bytes);
  }
}
