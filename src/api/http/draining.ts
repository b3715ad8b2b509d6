import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The grace period between the stop signal and the closing of the server, in which a proxy notices the shutdown
 * (docs/decisions/0024): requests are still answered, `/readyz` returns 503, and each connection is closed after its response.
 * That leaves no connection open when the server closes.
 */
export class Drain {
  #begun = false;

  constructor(
    private readonly server: FastifyInstance,
    private readonly graceMs: number,
  ) {}

  get begun(): boolean {
    return this.#begun;
  }

  mount(): void {
    this.server.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.#begun) reply.header('Connection', 'close');
      done();
    });
  }

  /** Resolves when the server may close. */
  async begin(): Promise<void> {
    this.#begun = true;
    if (this.server.server.listening) await sleep(this.graceMs);
  }
}
