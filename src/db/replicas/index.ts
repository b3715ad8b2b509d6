import type { Db } from '../../entities/generated/database.js';
import type { DatabaseWatch, Orm } from '../orm.js';
import { Primary } from './primary.js';
import { Replica, type ReplicaStats } from './replica.js';

/** How often each replica is checked, whether in use or not. */
const checkMs = 500;

/** A replica for one read. */
interface ReplicaLease {
  db: Db;
  /** Call this when the read is over, with the error if it failed. */
  release(failure?: Error): void;
}

/**
 * Streaming replicas that answer reads exactly as the primary would at that moment (docs/decisions/0023): a read asks the primary
 * for its log position, and waits until a replica has replayed that far.
 */
export class Replicas {
  readonly #primary: Primary;
  readonly #replicas: readonly Replica[];
  /** The last status logged for each. */
  readonly #logged = new Map<Replica, string | undefined>();
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    orm: Orm,
    { primaryUrl, urls }: { primaryUrl: string; urls: readonly string[] },
    /** Called when a replica starts and stops answering reads. */
    private readonly log: (level: 'info' | 'warn', line: string) => void,
    watch?: DatabaseWatch,
  ) {
    this.#primary = new Primary(primaryUrl);
    this.#replicas = urls.map((url) => new Replica(orm, url, watch));
  }

  /** Starts checking the replicas: each is used once it is up to date. An unreachable one is logged and retried. */
  start(): void {
    this.#checking = this.#check().finally(() => {
      if (this.#stopped) return;
      this.#timer = setTimeout(() => this.start(), checkMs);
      this.#timer.unref();
    });
  }

  /** The least busy usable replica, once it is as fresh as the primary is now; undefined when the primary has to answer. */
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
    // Replicas can only be compared with a reachable primary; otherwise reads fail on the primary.
    const primaryState = await Promise.all([this.#primary.history(), this.#primary.position()]).catch(() => undefined);
    if (!primaryState) return;
    await Promise.all(
      this.#replicas.map(async (replica) => this.#logStatus(replica, await replica.check(...primaryState))),
    );
  }

  #logStatus(replica: Replica, refusal: string | undefined): void {
    if (this.#logged.has(replica) && this.#logged.get(replica) === refusal) return;
    this.#logged.set(replica, refusal);
    if (refusal) this.log('warn', `the replica ${replica.name} is not used: it ${refusal}`);
    else this.log('info', `the replica ${replica.name} answers reads`);
  }
}
