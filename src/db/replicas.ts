import type { Kysely } from 'kysely';
import type { DatabaseWatch, Orm } from './orm.js';
import { Primary } from './replicas/primary.js';
import { Replica, type ReplicaStats } from './replicas/replica.js';

export type { ReplicaStats } from './replicas/replica.js';

/** How often each replica is looked at, in use or resting. */
const checkMs = 500;

/** A replica for one read. */
export interface ReplicaLease {
  db: Kysely<unknown>;
  /** To be called when the read is over; with the error if it failed there. */
  release(failure?: Error): void;
}

/**
 * Streaming replicas that answer reads exactly as the primary would at that moment (docs/decisions/0023): a read asks the primary
 * how far its log is, and waits until a replica has replayed that much.
 */
export class Replicas {
  readonly #primary: Primary;
  readonly #replicas: readonly Replica[];
  /** What was last logged of each. */
  readonly #told = new Map<Replica, string | undefined>();
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    orm: Orm,
    { primaryUrl, urls }: { primaryUrl: string; urls: readonly string[] },
    /** Told when a replica comes into use, and when it goes out of it. */
    private readonly log: (level: 'info' | 'warn', line: string) => void,
    watch?: DatabaseWatch,
  ) {
    this.#primary = new Primary(primaryUrl);
    this.#replicas = urls.map((url) => new Replica(orm, url, watch));
  }

  /** Begins to look at them: each is used from when it is found in step. One that cannot be reached is logged and tried again. */
  start(): void {
    this.#checking = this.#check().finally(() => {
      if (this.#stopped) return;
      this.#timer = setTimeout(() => this.start(), checkMs);
      this.#timer.unref();
    });
  }

  /** The least busy replica in use, once it is as fresh as the primary is now; undefined when the primary has to answer. */
  async take(): Promise<ReplicaLease | undefined> {
    const [replica] = this.#replicas.filter(({ usable }) => usable).sort((a, b) => a.inFlight - b.inFlight);
    if (!replica) return undefined;
    replica.inFlight += 1;
    if (await replica.reaches(this.#primary.position())) {
      return { db: replica.db, release: (failure) => replica.release(failure) };
    }
    replica.inFlight -= 1;
    return undefined;
  }

  stats(): ReplicaStats[] {
    return this.#replicas.map((replica) => replica.stats());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#checking;
    await Promise.all([this.#primary.close(), ...this.#replicas.map((replica) => replica.close())]);
  }

  async #check(): Promise<void> {
    // Without the primary nothing can be held against it; reads fail there then.
    const known = await Promise.all([this.#primary.history(), this.#primary.position()]).catch(() => undefined);
    if (!known) return;
    await Promise.all(this.#replicas.map(async (replica) => this.#tell(replica, await replica.check(...known))));
  }

  #tell(replica: Replica, refusal: string | undefined): void {
    if (this.#told.has(replica) && this.#told.get(replica) === refusal) return;
    this.#told.set(replica, refusal);
    if (refusal) this.log('warn', `the replica ${replica.name} is not used: it ${refusal}`);
    else this.log('info', `the replica ${replica.name} answers reads`);
  }
}
