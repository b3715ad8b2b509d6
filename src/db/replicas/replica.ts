import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from '../../entities/generated/database.js';
import { type CopyPool, type DatabaseWatch, type Orm, openCopy } from '../orm.js';
import { Probe } from '../probe.js';
import { type History, primaryIdentity } from './primary.js';
import { SharedQuestion } from './shared-question.js';

/** How long a read waits for a replica to catch up; a slower replica is not used until it is up to date again. */
const patienceMs = 40;
const stepMs = 2;
const connectMs = 2_000;

/** The state of a replica. */
export interface ReplicaStats {
  /** Its host and port. */
  name: string;
  /** Whether it may answer reads. */
  usable: boolean;
  /** How far it is behind, as the age of its newest change at the last check; 0 when it had every change. Null while unknown. */
  lagMs: number | null;
  inFlight: number;
  /** Reads since this process started: answered by this replica, passed over because it lagged, and failed on it. */
  answered: number;
  late: number;
  failed: number;
}

interface Look {
  standby: boolean;
  /** When the server started, which identifies the server behind the address. */
  started: string;
  replayed: bigint;
}

const look = `pg_is_in_recovery() as standby, extract(epoch from pg_postmaster_start_time())::text as started,
  (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as replayed`;

/**
 * The timeline being received, which only members of pg_read_all_stats can see, or else the timeline of the last restart point;
 * and how long ago the newest change was committed.
 */
const closeLook = `select ${look}, ${primaryIdentity},
  coalesce((select nullif(received_tli, 0) from pg_stat_wal_receiver), (select greatest(timeline_id, min_recovery_end_timeline)
    from pg_control_checkpoint(), pg_control_recovery())) as timeline,
  (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as age`;

/** One streaming replica: its identity, its position, and connections to it. */
export class Replica {
  readonly name: string;
  readonly #counts = { answered: 0, late: 0, failed: 0 };
  usable = false;
  inFlight = 0;
  #lagMs: number | null = null;
  /** The server that was verified as a standby of the primary. */
  #known: string | undefined;
  readonly #probe: Probe;
  readonly #look: SharedQuestion<Look>;
  readonly #pool: CopyPool;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(orm: Orm, url: string, watch?: DatabaseWatch) {
    this.name = new URL(url).host;
    this.#probe = new Probe(url, 'cps replica probe');
    this.#look = new SharedQuestion(async () => toLook(await this.#probe.ask('look', `select ${look}`)));
    const options = {
      connectionTimeoutMillis: connectMs,
      onConnect: (client: pg.ClientBase) => this.#recognize(client),
      onPoolCreated: (pool: pg.Pool) => {
        pool.on('connect', (client) => this.#clients.add(client));
        pool.on('remove', (client) => this.#clients.delete(client as pg.PoolClient));
      },
    };
    this.#pool = openCopy(orm, url, options, watch);
  }

  get db(): Db {
    return this.#pool.db;
  }

  /** Whether it has replayed everything up to the position, now or within a moment. If not, it becomes unusable. */
  async reaches(position: Promise<bigint>): Promise<boolean> {
    const reached = await this.#catchesUp(position).catch(() => false);
    if (!reached) {
      this.#counts.late += 1;
      this.usable = false;
    }
    return reached;
  }

  /**
   * Checks it thoroughly and updates whether it is usable.
   * @returns why it cannot answer reads
   */
  async check(primary: History, position: bigint): Promise<string | undefined> {
    try {
      const row = await this.#probe.ask<Look & History & { age: number | null }>('close_look', closeLook);
      const refusal = findMismatch(row, primary);
      if (refusal) return this.#giveUp(refusal);
      this.#known = row.started;
      this.usable = await this.#catchesUp(Promise.resolve(position));
      this.#lagMs = this.usable ? 0 : Math.max(row.age ?? 0, 0);
      return this.usable ? undefined : 'lags';
    } catch (error) {
      return this.#giveUp(`cannot be queried: ${(error as Error).message}`);
    }
  }

  /** Ends a read on it. */
  release(failure?: Error): void {
    this.inFlight -= 1;
    this.#counts[failure ? 'failed' : 'answered'] += 1;
    // An error that the server returned, such as a conflict with replay, does not affect the next read.
    const isStatementError = failure instanceof pg.DatabaseError && !/^(08|53|57P)/.test(failure.code ?? '');
    if (failure && !isStatementError) this.usable = false;
  }

  stats(): ReplicaStats {
    const { name, usable, inFlight } = this;
    return { name, usable, lagMs: this.#lagMs, inFlight, ...this.#counts };
  }

  async close(): Promise<void> {
    await Promise.all([this.#probe.close(), this.#pool.close()]);
  }

  async #catchesUp(position: Promise<bigint>): Promise<boolean> {
    let waits = true;
    const reached = async () => {
      let [target, seen] = await Promise.all([position, this.#look.ask()]);
      while (waits && this.#isKnown(seen) && seen.replayed < target) {
        await sleep(stepMs);
        seen = await this.#look.ask();
      }
      return waits && this.#isKnown(seen);
    };
    const late = sleep(patienceMs, false, { ref: false });
    try {
      return await Promise.race([reached(), late]);
    } finally {
      waits = false;
    }
  }

  #isKnown({ standby, started }: Look): boolean {
    return standby && started === this.#known;
  }

  /** Ensures that a connection for reads is to the server that was checked, even if the address now points elsewhere. */
  async #recognize(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query(`select ${look}`);
    if (!this.#isKnown(toLook(rows[0]))) throw new Error(`${this.name} is no longer the replica that was checked.`);
  }

  /** Closes the connections, so that waiting reads run on the primary. */
  #giveUp(reason: string): string {
    this.usable = false;
    this.#known = undefined;
    this.#lagMs = null;
    for (const client of this.#clients)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    return reason;
  }
}

function toLook(row: Omit<Look, 'replayed'> & { replayed: bigint | string }): Look {
  return { ...row, replayed: BigInt(row.replayed) };
}

function findMismatch(row: Pick<Look, 'standby'> & History, primary: History): string | undefined {
  if (row.systemId !== primary.systemId || row.database !== primary.database) return 'is a copy of another database';
  if (!row.standby) return 'is not a standby: it has been promoted, or is the primary itself';
  if (row.timeline !== primary.timeline)
    return `is on timeline ${row.timeline}, but the primary is on ${primary.timeline}`;
  return undefined;
}
