import pg from 'pg';
import { PreparingClient } from '../db/preparing-client.js';

/** Five for jobs, one that listens, and the rest to record results. */
const mostConnections = 10;

/**
 * The queue's own connections. Those of the library have no time limit: one that breaks silently would keep its worker
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
  const lost = ({ message }: Error) => onError(`The job queue lost a database connection: ${message}`);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
