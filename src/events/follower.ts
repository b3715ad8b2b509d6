import { belongs, type StoredEvent, type Stream } from '../domain/event/stream.js';

/** How many events wait for a follower in memory. Beyond that, the follower reads them from the table when it gets there. */
const capacity = 256;

/** How many events a follower reads from the table at once. */
const page = 200;

/** The part of the hub that a follower uses. */
interface Source {
  position(): number;
  /** The stream's events after a position, from the table. */
  read(after: number, limit: number): Promise<StoredEvent[]>;
  left(): void;
}

/**
 * One reader of a stream, at its own pace. It reads the table while it is behind, and takes what the hub pushes once it has
 * caught up. A follower that falls behind again goes back to the table, so a slow reader costs no memory.
 */
export class Follower implements AsyncIterableIterator<StoredEvent, undefined> {
  /** The last event returned. */
  #position: number;
  /** The last event that was returned or is queued. The hub may be behind what was read from the table. */
  #tail: number;
  #queue: StoredEvent[] = [];
  #behind: boolean;
  #done = false;
  #wake: (() => void) | undefined;
  readonly #wants: (event: StoredEvent) => boolean;

  constructor(
    stream: Stream,
    after: number | undefined,
    private readonly source: Source,
  ) {
    this.#wants = belongs(stream);
    this.#position = after ?? source.position();
    this.#tail = this.#position;
    this.#behind = after !== undefined;
  }

  /** Accepts an event of the account; called in order. */
  push(event: StoredEvent): void {
    if (this.#behind || this.#done || event.position <= this.#tail || !this.#wants(event)) return;
    if (this.#queue.length < capacity) {
      this.#tail = event.position;
      this.#queue.push(event);
    } else {
      this.#queue = [];
      this.#behind = true;
    }
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<StoredEvent, undefined>> {
    while (!this.#done) {
      const event = this.#queue.shift();
      if (event) {
        this.#position = event.position;
        return { value: event, done: false };
      }
      if (this.#behind) await this.#catchUp();
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#wake = undefined;
      }
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<StoredEvent, undefined>> {
    this.#done = true;
    this.#queue = [];
    this.source.left();
    this.#wake?.();
    return { value: undefined, done: true };
  }

  async throw(): Promise<IteratorResult<StoredEvent, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /**
   * Reads the next page of the table. Events from the hub are queued while the query runs. The hub pushes only events that are
   * already in the table, so after a page that is not full, page and queue together are complete. An event in both is taken once.
   */
  async #catchUp(): Promise<void> {
    this.#behind = false;
    this.#tail = Math.max(this.#position, this.source.position());
    let events: StoredEvent[];
    try {
      events = await this.source.read(this.#position, page);
    } catch (error) {
      this.#behind = true;
      throw error;
    }
    if (events.length === page || this.#behind) {
      this.#queue = events;
      this.#behind = true;
      return;
    }
    const read = events.at(-1)?.position ?? 0;
    this.#queue = [...events, ...this.#queue.filter(({ position }) => position > read)];
    this.#tail = Math.max(this.#tail, read);
    if (events.length === 0 && this.#queue.length === 0) this.#position = this.#tail;
  }
}
