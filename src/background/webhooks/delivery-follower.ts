import {
  type DeliveryChange,
  type DeliveryMark,
  type DeliveryStream,
  follows,
} from '../../domain/event/delivery-change.js';
import type { StreamPosition } from './changed-deliveries.js';

/** How many changed deliveries wait for a follower in memory. Beyond that, the follower reads them from the table. */
const capacity = 256;

/** How many deliveries a follower reads from the table at once. */
const page = 200;

/** The part of the hub that a follower uses. */
interface Source {
  mark(): DeliveryMark;
  /** The deliveries of the stream that have changed since a place, from the table. */
  read(from: StreamPosition, limit: number): Promise<DeliveryChange[]>;
  left(): void;
}

/**
 * One reader of changed deliveries, at its own pace. A delivery that changes again while it waits is returned once, with its last change.
 * What was missed is read from the table before anything newer is returned, so every mark that was returned is a place to resume from.
 */
export class DeliveryFollower implements AsyncIterableIterator<DeliveryChange, undefined> {
  /** Everything before it was returned. */
  #mark: DeliveryMark;
  /** Where to go on in the table; undefined when the rest is in memory. */
  #from: StreamPosition | undefined;
  #rows: DeliveryChange[] = [];
  readonly #live = new Map<string, DeliveryChange>();
  #done = false;
  #wake: (() => void) | undefined;
  readonly #wants: (change: DeliveryChange) => boolean;

  constructor(
    stream: DeliveryStream,
    after: DeliveryMark | undefined,
    private readonly source: Source,
  ) {
    this.#wants = follows(stream);
    this.#mark = after ?? source.mark();
    if (after) this.#from = { mark: after };
  }

  /** Accepts a change of the account; called in the order of commits. */
  push(change: DeliveryChange): void {
    if (this.#done || !this.#wants(change)) return;
    // A newer change is returned after those that came before it.
    this.#live.delete(change.id);
    this.#live.set(change.id, change);
    if (this.#live.size > capacity) this.missed();
    else this.#wake?.();
  }

  /** Reads again from the table what has changed since the last delivery that was returned. */
  missed(): void {
    this.#rows = [];
    this.#live.clear();
    this.#from = { mark: this.#mark };
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<DeliveryChange, undefined>> {
    while (!this.#done) {
      const change = this.#rows.shift() ?? (this.#from ? undefined : this.#oldest());
      if (change) {
        this.#mark = change.mark;
        return { value: change, done: false };
      }
      if (this.#from) await this.#readOn(this.#from);
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#wake = undefined;
      }
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<DeliveryChange, undefined>> {
    this.#done = true;
    this.#rows = [];
    this.#live.clear();
    this.source.left();
    this.#wake?.();
    return { value: undefined, done: true };
  }

  async throw(): Promise<IteratorResult<DeliveryChange, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #oldest(): DeliveryChange | undefined {
    const [change] = this.#live.values();
    if (change) this.#live.delete(change.id);
    return change;
  }

  async #readOn(from: StreamPosition): Promise<void> {
    const rows = await this.source.read(from, page);
    // Missed again while the query ran.
    if (this.#from !== from) return;
    this.#rows = rows;
    const last = rows.at(-1);
    this.#from =
      last && rows.length === page ? { mark: from.mark, last: { at: last.mark.at, id: last.id } } : undefined;
  }
}
