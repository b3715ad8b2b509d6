import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';
import { withStatementLimit } from '../runtime/statement-limit.js';
import { migrations } from './migrations/index.js';
import { Probe } from './probe.js';

/** The parts that the service needs to work: the database, which must accept writes, this version's schema, and the queue. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
  queue: boolean;
}

/** What is known of the connections of requests. */
interface Connections {
  /** False while none can be made. */
  readonly reached: boolean;
  /** Whether some of them had fallen silent. Those are closed. */
  closeSilent(): Promise<boolean>;
}

interface Look {
  writable: boolean;
  applied: number;
  queue: boolean;
}

/** Even a read writes, because it is charged. A standby accepts no writes, nor does a primary that an administrator has set so. */
const look = `select not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as writable,
  (select count(*)::int from mikro_orm_migrations) as applied,
  to_regclass('tasks') is not null as queue`;

/** Health checks time out quickly, so a database that takes longer counts as unavailable. */
const answerMs = 2_000;

const none: Readiness = { database: false, migrations: false, queue: false };

/**
 * Checks whether the process can work. Its own connection does not wait behind requests: a process whose connections are all in use
 * is busy, but ready.
 */
export class ReadinessCheck {
  readonly #probe: Probe;

  constructor(
    url: string,
    private readonly db: Db,
    private readonly connections: Connections,
  ) {
    this.#probe = new Probe(url, 'cps readiness');
  }

  /** Whatever cannot be checked in time is not ready. */
  check(): Promise<Readiness> {
    return Promise.race([this.#check(), sleep(answerMs, none, { ref: false })]);
  }

  close(): Promise<void> {
    return this.#probe.close();
  }

  async #check(): Promise<Readiness> {
    if (!this.connections.reached) {
      // Without requests, nothing else would try to connect.
      void withStatementLimit(answerMs, () => sql`select 1`.execute(this.db)).catch(() => undefined);
      return none;
    }
    try {
      const [{ writable, applied, queue }, silent] = await Promise.all([
        this.#probe.ask<Look>('readiness', look),
        this.connections.closeSilent(),
      ]);
      return { database: writable && !silent, migrations: applied >= migrations.length, queue };
    } catch {
      return none;
    }
  }
}
