import pg from '../support/pg.js';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * The change feed's heartbeat, the transaction's brackets, the lease of an organization's rate, taken some dozens of times a minute at most, and
 * the sequencer and the hub, which run beside the requests and once for all that were committed meanwhile; they are nobody's read
 * or write.
 */
const bookkeeping =
  /^(select 1$|listen |begin|commit|rollback|savepoint|release |insert into call_windows|select last, dropped from event_positions|select sequence_events)/i;

/** Records every SQL statement that this process sends while `work` runs. */
export async function recording<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const statements: Statement[] = [];
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : (first?.text ?? '');
    const values = typeof first === 'object' && first?.values ? first.values : Array.isArray(second) ? second : [];
    if (!bookkeeping.test(text.trim())) statements.push({ text, values });
    return original.apply(this, args);
  };
  try {
    return { result: await work(), statements };
  } finally {
    prototype.query = original;
  }
}
