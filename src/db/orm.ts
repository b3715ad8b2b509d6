import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM, PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { entities } from '../entities/index.js';
import { ChangeReports } from './change-reports.js';
import { ConnectionGate, gateWaits, type OnReach } from './connection-gate.js';
import { observedClient, PreparingClient } from './preparing-client.js';
import type { DatabaseLimits } from './statement-limit.js';

export type Orm = MikroORM;

/** Who sees the pool, and each statement with its answer. */
export interface DatabaseWatch {
  onPool(pool: pg.Pool, gate: ConnectionGate): void;
  onReach: OnReach;
  limits: DatabaseLimits;
  onStatement<T>(text: string, run: () => Promise<T>): Promise<T>;
}

/** What a session is told at its beginning. */
const session = (watch?: DatabaseWatch) => ({
  Client: watch ? observedClient(watch.onStatement) : PreparingClient,
  statementMs: watch?.limits.statementMs,
  // Notices a server that is gone while a long statement is waited for.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'cps',
  // The loaders pass timestamps on as PostgreSQL writes them, whatever zone and style the server has by default.
  // A word with two neighbours exchanged shares a fifth of its trigrams with the right one (loaders/search.loader.ts).
  options: `-c TimeZone=UTC -c DateStyle=ISO -c pg_trgm.similarity_threshold=0.19${watch ? serverLimits(watch.limits) : ''}`,
});

/**
 * A process that is frozen or cut off says no goodbye, and its locks would stay. The server ends a transaction that pauses too long,
 * and within a minute a connection whose other end does not answer; a system's own wait for that is two hours.
 */
function serverLimits({ idleTransactionMs }: DatabaseLimits): string {
  return (
    ` -c idle_in_transaction_session_timeout=${idleTransactionMs}` +
    ' -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3'
  );
}

/** Opens the pool. Connections are made when first needed. */
export async function openOrm(url: string, poolSize = 20, watch?: DatabaseWatch): Promise<Orm> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    subscribers: [new ChangeReports()],
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...session(watch),
      // After the gate has given up, the pool forgets the one who asked.
      connectionTimeoutMillis: gateWaits.busyMs + 1_000,
      onPoolCreated: (pool: pg.Pool) => {
        const gate = new ConnectionGate(pool, watch?.onReach);
        watch?.onPool(pool, gate);
      },
    },
    forceUtcTimezone: true,
    // Every change goes through a forked entity manager of one request; the global one must never gather state.
    allowGlobalContext: false,
  });
}

/** A pool of connections to another server with the same database. */
export interface CopyPool {
  db: Kysely<unknown>;
  close(): Promise<void>;
}

/** A pool as that of `openOrm`, on a copy of its database. What `driverOptions` has is passed on to the driver's pool. */
export function openCopy(
  orm: Orm,
  url: string,
  driverOptions: pg.PoolConfig & { onPoolCreated?: (pool: pg.Pool) => void },
  watch?: DatabaseWatch,
): CopyPool {
  const connection = new PostgreSqlConnection(
    orm.config,
    { clientUrl: url, driverOptions: { ...session(watch), ...driverOptions } },
    'read',
  );
  return {
    db: connection.getClient() as unknown as Kysely<unknown>,
    close: () => connection.close(),
  };
}
