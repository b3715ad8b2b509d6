import { DatabaseUnavailable } from './database-unavailable.js';

/** A queue whose head has waited longer has more work than the slots can do, or a burst to work off. */
const targetMs = 1_000;

/** A queue that stays that long for this time, and still grows, is overloaded. A burst does not grow any more by then. */
const standingMs = 3_000;

/** The time over which arrivals and grants are compared. */
const windowMs = 1_000;

/** What waits for a slot, and holds some, on behalf of one account. */
interface Lane {
  held: number;
  waiting: Waiter[];
}

interface Waiter {
  since: number;
  grant(): void;
  reject(): void;
}

interface SlotOptions {
  /** How long to wait for a slot at most, in milliseconds; undefined: without limit, and nothing is refused. */
  patienceMs?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/**
 * A bounded number of slots. Accounts take turns: the one that holds the fewest slots is next.
 *
 * Under overload, the queue is kept so short that those in it get a slot within about a second; what is beyond that is refused at once, the
 * newest request of the account with the most of them first. An overload is measured: the first in the queue has waited longer than a
 * second for three seconds, and as many requests arrive as get a slot. So a burst, however long, is worked off.
 */
export class Slots {
  #free: number;
  readonly #lanes = new Map<string, Lane>();
  readonly #arrivals: number[] = [];
  readonly #grants: number[] = [];
  /** Since when the head of the queue has waited too long. */
  #standingSince: number | undefined;
  #overloaded = false;
  readonly #patienceMs: number | undefined;
  readonly #now: () => number;

  constructor(
    private readonly count: number,
    { patienceMs, now = () => performance.now() }: SlotOptions = {},
  ) {
    this.#free = count;
    this.#patienceMs = patienceMs;
    this.#now = now;
  }

  /**
   * Waits for a slot; the returned function releases it.
   *
   * @param account on whose behalf the slot is used
   * @throws DatabaseUnavailable when none became free in time, or when too many wait for one
   */
  async take(account = ''): Promise<() => void> {
    const lane = this.#laneOf(account);
    count(this.#arrivals, this.#now());
    if (this.#free > 0) {
      this.#free -= 1;
      this.#granted(lane);
    } else {
      const turn = this.#turn(account, lane);
      this.#shed();
      await turn;
    }
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      lane.held -= 1;
      this.#free += 1;
      this.#next();
      this.#forget(account, lane);
    };
  }

  get #waiting(): number {
    let waiting = 0;
    for (const lane of this.#lanes.values()) waiting += lane.waiting.length;
    return waiting;
  }

  #laneOf(account: string): Lane {
    let lane = this.#lanes.get(account);
    if (!lane) {
      lane = { held: 0, waiting: [] };
      this.#lanes.set(account, lane);
    }
    return lane;
  }

  #forget(account: string, lane: Lane): void {
    if (lane.held === 0 && lane.waiting.length === 0 && this.#lanes.get(account) === lane) this.#lanes.delete(account);
  }

  #granted(lane: Lane): void {
    lane.held += 1;
    count(this.#grants, this.#now());
  }

  #turn(account: string, lane: Lane): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const leave = () => {
        clearTimeout(timer);
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1);
      };
      const waiter: Waiter = {
        since: this.#now(),
        grant: () => {
          leave();
          this.#granted(lane);
          resolve();
        },
        reject: () => {
          leave();
          this.#forget(account, lane);
          reject(new DatabaseUnavailable('More requests wait for slots for long transactions than can get one.'));
        },
      };
      lane.waiting.push(waiter);
      if (this.#patienceMs === undefined) return;
      timer = setTimeout(waiter.reject, this.#patienceMs).unref();
    });
  }

  /** Among equals, the one that has waited longest for its turn is next. */
  #next(): void {
    let chosen: [string, Lane] | undefined;
    for (const entry of this.#lanes) {
      if (entry[1].waiting.length > 0 && (!chosen || entry[1].held < chosen[1].held)) chosen = entry;
    }
    if (!chosen) {
      this.#overloaded = false;
      this.#standingSince = undefined;
      return;
    }
    this.#free -= 1;
    const [account, lane] = chosen;
    this.#lanes.delete(account);
    this.#lanes.set(account, lane);
    lane.waiting[0]!.grant();
  }

  /** Refuses what would wait too long, after a request has joined the queue. */
  #shed(): void {
    if (this.#patienceMs === undefined) return;
    const now = this.#now();
    const head = Math.min(...[...this.#lanes.values()].flatMap(({ waiting }) => waiting[0]?.since ?? []));
    if (now - head <= targetMs) this.#standingSince = undefined;
    else this.#standingSince ??= head + targetMs;
    const granted = count(this.#grants, now, 0);
    const grows = count(this.#arrivals, now, 0) >= granted;
    if (this.#standingSince !== undefined && now - this.#standingSince >= standingMs && grows) this.#overloaded = true;
    if (!this.#overloaded) return;
    const room = Math.max(granted * (targetMs / windowMs), this.count);
    for (let excess = this.#waiting - room; excess > 0; excess -= 1) {
      const [longest] = [...this.#lanes.values()].sort((a, b) => b.waiting.length - a.waiting.length);
      longest!.waiting.at(-1)!.reject();
    }
  }
}

/** Adds `more` events at this time. @returns how many there were in the window that ends now */
function count(times: number[], now: number, more = 1): number {
  for (let n = 0; n < more; n += 1) times.push(now);
  let old = 0;
  while (old < times.length && times[old]! <= now - windowMs) old += 1;
  times.splice(0, old);
  return times.length;
}
