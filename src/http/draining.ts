import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The time between the word to stop and the closing of the doors, in which a proxy learns of it (docs/decisions/0024): requests
 * are answered, `/readyz` is 503, and each connection is closed after its answer, so that none is open when the doors close.
 */
export class Draining {
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

  /** Resolves when the doors may close. */
  async begin(): Promise<void> {
    this.#begun = true;
    if (this.server.server.listening) await sleep(this.graceMs);
  }
}
