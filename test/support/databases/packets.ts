import pg from 'pg';
import { statementsIn } from './sent-statements.js';

/** Statements of the sequencer and the change feed, which run independently of requests. */
const others = /^(select 1$|listen |select last, dropped from event_positions|select sequence_events)/i;

/** Runs the work and returns the texts that this process sent to PostgreSQL meanwhile, packet by packet. */
export async function packetsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const packets: string[][] = [];
  const { query } = pg.Client.prototype;
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]): any {
    const texts = statementsIn(args).map(({ text }) => text.trim());
    if (texts.some((text) => !others.test(text))) packets.push(texts);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return packets;
}
