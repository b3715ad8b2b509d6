import { Probe } from '../probe.js';
import { SharedQuestion } from './shared-question.js';

/** The identity of the primary's database and its history. */
export interface History {
  /** The cluster's identifier, assigned by initdb. */
  systemId: string;
  database: string;
  /** Increases with each promotion. */
  timeline: number;
}

export const primaryIdentity = `(select system_identifier::text from pg_control_system()) as "systemId", current_database() as database`;

/**
 * A position in the write-ahead log that is past every commit that has been acknowledged to a client. An acknowledgement waits
 * for the log to be on disk, unless the server is set not to wait.
 */
const position = `case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end - '0/0'`;

/** The database that takes writes, against which its replicas are compared. */
export class Primary {
  readonly #probe: Probe;
  readonly #position: SharedQuestion<bigint>;

  constructor(url: string) {
    this.#probe = new Probe(url, 'cps replica probe');
    this.#position = new SharedQuestion(async () => {
      const row = await this.#probe.ask<{ position: string }>('position', `select (${position})::text as position`);
      return BigInt(row.position);
    });
  }

  /** The position, in bytes, that a replica must have replayed to be as fresh as a read of the primary is now. */
  position(): Promise<bigint> {
    return this.#position.ask();
  }

  history(): Promise<History> {
    return this.#probe.ask<History>(
      'history',
      `select ${primaryIdentity}, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline`,
    );
  }

  close(): Promise<void> {
    return this.#probe.close();
  }
}
