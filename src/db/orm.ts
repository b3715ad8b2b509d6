import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { entities } from '../entities/index.js';
import { ChangeReports } from './change-reports.js';
import { observedClient, PreparingClient } from './preparing-client.js';

export type Orm = MikroORM;

/** Who sees the pool, and each statement with its answer. */
export interface DatabaseWatch {
  onPool(pool: pg.Pool): void;
  onStatement<T>(text: string, run: () => Promise<T>): Promise<T>;
}

/** Opens the pool. Connections are made when first needed. */
export async function openOrm(url: string, poolSize = 20, watch?: DatabaseWatch): Promise<Orm> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    subscribers: [new ChangeReports()],
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    // The loaders pass timestamps on as PostgreSQL writes them, whatever zone and style the server has by default.
    driverOptions: {
      Client: watch ? observedClient(watch.onStatement) : PreparingClient,
      ...(watch && { onPoolCreated: watch.onPool }),
      application_name: 'cps',
      // A word with two neighbours exchanged shares a fifth of its trigrams with the right one (loaders/search.loader.ts).
      options: '-c TimeZone=UTC -c DateStyle=ISO -c pg_trgm.similarity_threshold=0.19',
    },
    forceUtcTimezone: true,
    // Every change goes through a forked entity manager of one request; the global one must never gather state.
    allowGlobalContext: false,
  });
}
