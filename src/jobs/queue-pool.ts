import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConnectionWatch } from '../db/connection-watch.js';
import { PreparingClient } from '../db/preparing-client.js';
import { beginSession } from '../db/session.js';
import { type DatabaseLimits, databaseLimits } from '../db/statement-limit.js';

/** Two listen. The workers use the rest for a moment each, to take jobs and to record results. */
const mostConnections = 10;

/** Before the end of a job is recorded again. */
const pauseMs = 1_000;

/** An attempt at a job, which has ended. */
interface EndedAttempt {
  id: string;
  attempts: number;
}

/**
 * The queue's own connections. The library's connections have no time limit: one that breaks silently would keep its worker
 * waiting for a quarter of an hour.
 *
 * The library records the end of a job with a statement that it neither awaits nor repeats: if its connection broke, the job would
 * stay locked for hours and then run again. So this pool repeats it until it is recorded.
 */
export class QueuePool extends pg.Pool {
  readonly #recordings = new Set<Promise<unknown>>();
  #ended: EndedAttempt | undefined;
  #stops = false;
  #allRecorded = true;

  constructor(
    config: pg.PoolConfig & { statementMs: number },
    private readonly onError: (message: string) => void,
    limits: DatabaseLimits,
  ) {
    super({
      ...config,
      max: mostConnections,
      Client: PreparingClient,
      onConnect: (client: pg.ClientBase) => beginSession(client),
    } as pg.PoolConfig);
    new ConnectionWatch(
      this,
      (closed) => onError(`The job queue closed ${closed} silent database connections.`),
      limits,
    );
    const lost = ({ message }: Error) => onError(`The job queue lost a database connection: ${message}`);
    this.on('error', lost);
    this.on('connect', (client) => client.on('error', lost));
  }

  /** The library takes its next connection, at once, to record this end. */
  recordNext({ id, attempts }: EndedAttempt): void {
    this.#ended = { id, attempts };
  }

  /**
   * Waits for the ends that are being recorded. One that cannot be recorded now is not repeated any more.
   *
   * @returns whether every end was recorded
   */
  async recorded(): Promise<boolean> {
    this.#stops = true;
    await Promise.all(this.#recordings);
    return this.#allRecorded;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg returns a promise, or nothing when called with a callback
  override connect(callback?: any): any {
    const ended = this.#ended;
    if (!ended || callback) return super.connect(callback);
    this.#ended = undefined;
    const query = (statement: pg.QueryConfig) => {
      const recording = this.#record(ended, statement).finally(() => this.#recordings.delete(recording));
      this.#recordings.add(recording);
      return recording;
    };
    return Promise.resolve({ query, release: () => undefined });
  }

  /** The driver's own method sends statements with callbacks, which have no time limit. */
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; the library uses these arguments
  override async query(statement: any, values?: any): Promise<any> {
    const client: pg.PoolClient = await super.connect();
    try {
      return await client.query(statement, values);
    } finally {
      client.release();
    }
  }

  /** Never rejects. */
  async #record(ended: EndedAttempt, statement: pg.QueryConfig): Promise<pg.QueryResult | undefined> {
    for (let isRepeated = false; ; isRepeated = true) {
      try {
        if (isRepeated && !(await this.#isLatest(ended))) return undefined;
        return await this.query(statement);
      } catch (error) {
        if (!isRepeated)
          this.onError(`The end of the job ${ended.id} is not recorded yet: ${(error as Error).message}`);
      }
      if (this.#stops) {
        this.#allRecorded = false;
        return undefined;
      }
      await sleep(pauseMs, undefined, { ref: false });
    }
  }

  /** If only the answer was lost, the job may be gone, or another attempt at it may run. */
  async #isLatest({ id, attempts }: EndedAttempt): Promise<boolean> {
    const latest = 'select 1 from graphile_worker.jobs where id = $1 and attempts = $2';
    return (await this.query(latest, [id, attempts])).rows.length > 0;
  }
}

export function openQueuePool(
  connectionString: string,
  statementMs: number,
  onError: (message: string) => void,
  limits: DatabaseLimits = databaseLimits,
): QueuePool {
  return new QueuePool({ connectionString, statementMs }, onError, limits);
}
