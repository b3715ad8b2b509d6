import pg from 'pg';
import { type SentStatement, statementsIn } from '../support/databases/sent-statements.js';

export type Statement = SentStatement;

/**
 * Statements that are no request's own read or write: the heartbeat of the change feed, the start and end of
 * transactions, the lease of an organization's call rate (taken at most some dozens of times a minute), and the
 * sequencer, the hub and the writer of the request log, which run independently of requests, once for everything since.
 * A token is looked up again after the heartbeat was late, as on a busy machine (test/context/auth/token-directory), and the uses of all
 * tokens are written each half minute. A process that has named many statements gives up all names, on each connection before its
 * next use. Each process reads the clock of the database every few seconds, and a worker looks for tables that have grown.
 */
const bookkeeping =
  /^(select 1$|select t\.id, t\.first_token_id, t\.user_id, t\.abilities|with free as materialized \(\s*select id from access_tokens|listen |begin|commit|rollback|savepoint|release |insert into call_windows|select last, dropped from event_positions|select sequence_events|select record_api_requests|deallocate all|select extract\(epoch from clock_timestamp\(\)\)|select s\.schemaname|analyze )/i;

/** Records every SQL statement that this process sends while `work` runs. */
export async function recording<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const statements: Statement[] = [];
  prototype.query = function (this: unknown, ...args: unknown[]) {
    statements.push(...statementsIn(args).filter(({ text }) => !bookkeeping.test(text.trim())));
    return original.apply(this, args);
  };
  try {
    return { result: await work(), statements };
  } finally {
    prototype.query = original;
  }
}
