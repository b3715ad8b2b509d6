import pg from 'pg';
import { statementsIn } from './sent-statements.js';

/** The statements that this process sent to each server (by its port) while the work ran, except those triggered by the clock. */
export class Sent {
  readonly #texts: Array<{ port: number; text: string }> = [];

  /** The statements that a server received and that match the pattern. */
  to({ port }: { port: number }, pattern: RegExp): string[] {
    return this.#texts.filter((one) => one.port === port && pattern.test(one.text)).map(({ text }) => text);
  }

  static async during<T>(work: () => Promise<T>): Promise<{ result: T; sent: Sent }> {
    const sent = new Sent();
    const query = pg.Client.prototype.query;
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
    pg.Client.prototype.query = function (this: pg.Client, ...args: any[]): any {
      for (const { text } of statementsIn(args)) sent.#texts.push({ port: this.port, text });
      return (query as (...all: unknown[]) => unknown).apply(this, args);
    } as typeof query;
    try {
      return { result: await work(), sent };
    } finally {
      pg.Client.prototype.query = query;
    }
  }
}
