import { Socket } from 'node:net';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM, PostgreSqlConnection } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Db } from '../entities/generated/database.js';
import { entities } from '../entities/index.js';
import type { DatabaseLimits } from '../runtime/statement-limit.js';
import { ChangeReports } from './change-reports.js';
import { ConnectionGate, gateWaits, type OnReach } from './connection-gate.js';
import { ConnectionWatch } from './connection-watch.js';
import { observedClient, PreparingClient } from './preparing-client.js';
import { prepareSession, type SessionSettings } from './session.js';
import { setPool } from './text-rows.js';

export type Orm = MikroORM;

/** Observes the pool, and each statement with its result. */
export interface DatabaseWatch {
  onPool(pool: pg.Pool, gate: ConnectionGate, connections: ConnectionWatch): void;
  /** Called with the number of connections of a pool that were closed because they had fallen silent. */
  onSilent(closed: number): void;
  onReach: OnReach;
  limits: DatabaseLimits;
  onStatement<T>(text: string, run: () => Promise<T>, sentBefore?: readonly string[]): Promise<T>;
}

/** The settings of the driver for each connection. */
const connections = (watch?: DatabaseWatch) => ({
  Client: watch ? observedClient(watch.onStatement) : PreparingClient,
  statementMs: watch?.limits.statementMs,
  stream: () => new PacketSocket(),
  // Detects a dead server during a long statement.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'cps',
  onConnect: (client: pg.ClientBase) => prepareSession(client, watch && servingSession(watch.limits)),
});

/**
 * A prepared statement is planned once for each connection, for any account (decision 45). By its own choice PostgreSQL plans
 * most lists again at each call, which takes several times as long as running them. Commands and migrations keep that choice:
 * they send most statements once.
 * A plan that is kept must not read whole tables, because the tables may have been empty when it was made.
 *
 * A frozen or disconnected process does not close its connections, and would keep its locks. The server therefore ends a
 * transaction that is idle for too long, and within a minute a connection whose client does not answer. The operating system's
 * default for the latter is two hours. The process limits the time of its statements itself (decision 37).
 */
function servingSession({ idleTransactionMs, lockMs }: DatabaseLimits): SessionSettings {
  return {
    plan_cache_mode: 'force_generic_plan',
    enable_seqscan: 'off',
    statement_timeout: '0',
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleTransactionMs),
    tcp_keepalives_idle: '30',
    tcp_keepalives_interval: '10',
    tcp_keepalives_count: '3',
  };
}

/**
 * Where the server is, and whether the connection is encrypted. MikroORM reads no query of the URL, so `?sslmode=verify-full` had no
 * effect on its pools, while the driver itself obeyed it.
 */
function toServerConfig(url: string): pg.ClientConfig {
  const { host, port, ssl } = parseIntoClientConfig(url);
  return { ...(host && { host }), ...(port && { port }), ...(ssl !== undefined && { ssl }) };
}

/** Opens the pool. Connections are made on first use. */
export async function openOrm(url: string, poolSize = 20, watch?: DatabaseWatch): Promise<Orm> {
  let pool: pg.Pool | undefined;
  let gate: ConnectionGate | undefined;
  // Not `MikroORM.init`, which looks for optional packages, and so would load a second copy of itself beside a bundle.
  const orm = new MikroORM({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    subscribers: [new ChangeReports()],
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      ...connections(watch),
      ...toServerConfig(url),
      // The pool drops a waiting caller only after the gate has refused them.
      connectionTimeoutMillis: gateWaits.busyMs + 1_000,
      onPoolCreated: (newPool: pg.Pool) => {
        pool = newPool;
        newPool.on('acquire', (client) => (client as unknown as PreparingClient).forgetStatements());
        gate = new ConnectionGate(newPool, watch?.onReach);
        watch?.onPool(newPool, gate, new ConnectionWatch(newPool, watch.onSilent, watch.limits));
      },
    },
    forceUtcTimezone: true,
    // Each request forks its own entity manager; the global one must never gather state.
    allowGlobalContext: false,
  });
  const db = orm.em.getConnection().getClient() as unknown as Db;
  if (pool) setPool(db, pool);
  const close = orm.close.bind(orm);
  orm.close = async (force) => {
    await gate?.close();
    await close(force);
  };
  return orm;
}

/** A pool of connections to a replica of the database. */
export interface CopyPool {
  db: Db;
  close(): Promise<void>;
}

/** A pool like that of `openOrm`, on a copy of its database. `driverOptions` is passed on to the driver's pool. */
export function openCopy(
  orm: Orm,
  url: string,
  driverOptions: pg.PoolConfig & { onPoolCreated?: (pool: pg.Pool) => void },
  watch?: DatabaseWatch,
): CopyPool {
  let pool: pg.Pool | undefined;
  const onPoolCreated = (newPool: pg.Pool) => {
    pool = newPool;
    if (watch) new ConnectionWatch(newPool, watch.onSilent, watch.limits);
    driverOptions.onPoolCreated?.(newPool);
  };
  const general = connections(watch);
  const onConnect = async (client: pg.ClientBase) => {
    await general.onConnect(client);
    await driverOptions.onConnect?.(client);
  };
  const connection = new PostgreSqlConnection(
    orm.config,
    {
      clientUrl: url,
      driverOptions: { ...general, ...toServerConfig(url), ...driverOptions, onConnect, onPoolCreated },
    },
    'read',
  );
  const db = connection.getClient() as unknown as Db;
  if (pool) setPool(db, pool);
  return {
    db,
    close: () => connection.close(),
  };
}

/**
 * A connection that writes what is sent together as one piece. The driver sends the messages of a statement separately, and a write
 * of twenty pieces takes Node twice as long as one of the same bytes.
 */
class PacketSocket extends Socket {
  override _writev(
    chunks: ReadonlyArray<{ chunk: Buffer | string; encoding: BufferEncoding }>,
    done: (error?: Error | null) => void,
  ): void {
    const pieces = chunks.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    );
    this._write(Buffer.concat(pieces), 'buffer' as BufferEncoding, done);
  }
}
