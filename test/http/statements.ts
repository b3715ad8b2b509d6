import pg from '../support/pg.js';

/** Runs the work and returns the text of every statement that this process sent to PostgreSQL while it ran. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const query = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]): any {
    const text = typeof args[0] === 'string' ? args[0] : args[0]?.text;
    // The change feed's heartbeat is triggered by the clock, not by requests.
    if (text && text !== 'select 1') texts.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
}
