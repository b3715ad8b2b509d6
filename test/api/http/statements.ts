import pg from 'pg';
import { statementsIn } from '../../support/databases/sent-statements.js';

/** Runs the work and returns the text of every statement that this process sent to PostgreSQL while it ran. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const query = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]): any {
    // The change feed's heartbeat is triggered by the clock, not by requests.
    texts.push(...statementsIn(args).flatMap(({ text }) => (text === 'select 1' ? [] : [text])));
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
}
