import pg from 'pg';
import { PreparingClient } from '../db/preparing-client.js';

/** Five for jobs, one that listens, and the rest to record results. */
const mostConnections = 10;

/** The errors of the queue's connections and statements. */
const failures = new WeakSet<object>();

// biome-ignore lint/suspicious/noExplicitAny: pg returns a promise, or nothing when called with a callback
function marked(answer: any): any {
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: Error) => {
    failures.add(error);
    throw error;
  });
}

/** Marks its errors, so that they are recognized wherever they surface: the server's own errors carry no trace of the library. */
class QueueClient extends PreparingClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one forwards them all unchanged
  override query(config: any, values?: any, callback?: any): any {
    return marked(super.query(config, values, callback));
  }
}

class QueuePool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override connect(callback?: any): any {
    return marked(super.connect(callback));
  }
}

/**
 * Whether an error comes from a connection or statement of the queue. The library records the end of a job without awaiting it,
 * so an unhandled rejection with such an error means that the end was not recorded. The job stays locked and runs again: the
 * next run of a scheduled job does its work, and an e-mail's job is released after two minutes.
 */
export function isQueueFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}

/**
 * The queue's own connections. The library's connections have no time limit: one that breaks silently would keep its worker
 * waiting for a quarter of an hour.
 */
export function openQueuePool(
  connectionString: string,
  statementMs: number,
  onError: (message: string) => void,
): pg.Pool {
  const pool = new QueuePool({
    connectionString,
    max: mostConnections,
    Client: QueueClient,
    statementMs,
  } as pg.PoolConfig);
  const lost = ({ message }: Error) => onError(`The job queue lost a database connection: ${message}`);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
