import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { type CopyPool, type DatabaseWatch, type Orm, openCopy } from '../orm.js';
import { type History, identity } from './primary.js';
import { Probe } from './probe.js';
import { SharedQuestion } from './shared-question.js';

/** How long a read waits for a replica to catch up; a replica that takes longer rests until it is found in step again. */
const patienceMs = 40;
const stepMs = 2;
const connectMs = 2_000;

/** How a replica does. */
export interface ReplicaStats {
  /** Its host and port. */
  name: string;
  /** Reads may be answered there. */
  usable: boolean;
  /** At the last look, how old the newest change it had was; 0: it had them all. Null while it cannot be told. */
  lagMs: number | null;
  inFlight: number;
  /** Reads since the start of this process: answered there; for which it was too late; that failed there. */
  answered: number;
  late: number;
  failed: number;
}

interface Look {
  standby: boolean;
  /** When the server was started: which server it is, whatever the address leads to. */
  started: string;
  replayed: bigint;
}

const look = `pg_is_in_recovery() as standby, extract(epoch from pg_postmaster_start_time())::text as started,
  (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as replayed`;

/**
 * The timeline as it is received, which only members of pg_read_all_stats are shown, or else that of the last restart point; how
 * long ago the newest change was committed.
 */
const closeLook = `select ${look}, ${identity},
  coalesce((select nullif(received_tli, 0) from pg_stat_wal_receiver), (select greatest(timeline_id, min_recovery_end_timeline)
    from pg_control_checkpoint(), pg_control_recovery())) as timeline,
  (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as age`;

/** One streaming replica: whether it is what it should be, how far it is, and connections to it. */
export class Replica {
  readonly name: string;
  readonly #counts = { answered: 0, late: 0, failed: 0 };
  usable = false;
  inFlight = 0;
  #lagMs: number | null = null;
  /** The server that was found to be a standby of the primary. */
  #known: string | undefined;
  readonly #probe: Probe;
  readonly #look: SharedQuestion<Look>;
  readonly #pool: CopyPool;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(orm: Orm, url: string, watch?: DatabaseWatch) {
    this.name = new URL(url).host;
    this.#probe = new Probe(url);
    this.#look = new SharedQuestion(async () => lookOf(await this.#probe.ask('look', `select ${look}`)));
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

  get db(): Kysely<unknown> {
    return this.#pool.db;
  }

  /** Whether it has everything up to the position, at once or in a moment; if not, it rests. */
  async reaches(position: Promise<bigint>): Promise<boolean> {
    const reached = await this.#catchesUp(position).catch(() => false);
    if (!reached) {
      this.#counts.late += 1;
      this.usable = false;
    }
    return reached;
  }

  /**
   * Looks at it closely; after that it is usable or rests.
   * @returns what keeps it from answering reads
   */
  async check(primary: History, position: bigint): Promise<string | undefined> {
    try {
      const row = await this.#probe.ask<Look & History & { age: number | null }>('close_look', closeLook);
      const refusal = refusalOf(row, primary);
      if (refusal) return this.#giveUp(refusal);
      this.#known = row.started;
      this.usable = await this.#catchesUp(Promise.resolve(position));
      this.#lagMs = this.usable ? 0 : Math.max(row.age ?? 0, 0);
      return this.usable ? undefined : 'lags';
    } catch (error) {
      return this.#giveUp(`cannot be asked: ${(error as Error).message}`);
    }
  }

  /** A read on it is over. */
  release(failure?: Error): void {
    this.inFlight -= 1;
    this.#counts[failure ? 'failed' : 'answered'] += 1;
    // What the server took and refused, such as a statement that stood in the way of replay, says nothing of the next.
    const taken = failure instanceof pg.DatabaseError && !/^(08|53|57P)/.test(failure.code ?? '');
    if (failure && !taken) this.usable = false;
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

  /** A connection for reads is to the server that was looked at, wherever the address leads meanwhile. */
  async #recognize(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query(`select ${look}`);
    if (!this.#isKnown(lookOf(rows[0]))) throw new Error(`${this.name} is not the replica that it was.`);
  }

  /** What waits for it is not left waiting: the connections are cut, and the reads run on the primary. */
  #giveUp(reason: string): string {
    this.usable = false;
    this.#known = undefined;
    this.#lagMs = null;
    for (const client of this.#clients)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    return reason;
  }
}

function lookOf(row: Omit<Look, 'replayed'> & { replayed: bigint | string }): Look {
  return { ...row, replayed: BigInt(row.replayed) };
}

function refusalOf(row: Pick<Look, 'standby'> & History, primary: History): string | undefined {
  if (row.systemId !== primary.systemId || row.database !== primary.database) return 'is a copy of another database';
  if (!row.standby) return 'is no standby: it has been promoted, or is the primary itself';
  if (row.timeline !== primary.timeline)
    return `is on timeline ${row.timeline}, and the primary on ${primary.timeline}`;
  return undefined;
}
