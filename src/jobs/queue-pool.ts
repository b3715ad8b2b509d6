import pg from 'pg';
import { PreparingClient } from '../db/preparing-client.js';

/** Five that do jobs, one that listens, and those that write the ends of jobs. */
const mostConnections = 10;

/**
 * The queue's own connections. Those that the library makes have no limit: one that breaks without a sign would keep its worker
 * waiting for a quarter of an hour.
 */
export function openQueuePool(
  connectionString: string,
  statementMs: number,
  onError: (message: string) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: mostConnections,
    Client: PreparingClient,
    statementMs,
  } as pg.PoolConfig);
  const lost = ({ message }: Error) => onError(`A connection of the queue has broken: ${message}`);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
