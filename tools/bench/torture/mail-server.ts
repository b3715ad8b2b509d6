import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Random } from './random.js';

/** Accepts e-mails slowly, and refuses some of them the first time. */
export class SlowMailServer {
  /** Message-ID → how often it was accepted. */
  readonly taken = new Map<string, number>();
  isWell = true;
  #server: SMTPServer | undefined;

  constructor(private readonly random: Random) {}

  async start(): Promise<string> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, callback) => {
        const answer = async () => {
          const message = await text(stream);
          if (!this.isWell && this.random.chance(0.3)) await sleep(3_000);
          if (!this.isWell && this.random.chance(0.3)) {
            return callback(Object.assign(new Error('Not now'), { responseCode: 451 }));
          }
          const [, id = ''] = /^message-id:\s*<([^@>]+)/im.exec(message) ?? [];
          this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
          callback();
        };
        // The worker was killed before it had sent the whole message, and will send it again.
        answer().catch(() => undefined);
      },
    });
    // A connection that is cut is not an error of the server.
    this.#server.on('error', () => undefined);
    this.#server.listen(0, '127.0.0.1');
    const { server } = this.#server;
    if (!server.listening) await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
  }
}
