import { belongs, type StoredEvent, type Stream } from '../domain/event/stream.js';

/** Events that wait for a follower in memory. Beyond that it reads them from the table when it gets there. */
const capacity = 256;

/** Events that a follower reads from the table at once. */
const page = 200;

/** What a follower needs of its hub. */
interface Source {
  position(): number;
  /** The stream in the table, after a position. */
  read(after: number, limit: number): Promise<StoredEvent[]>;
  left(): void;
}

/**
 * One reader of a stream, at its own pace: reads the table while it is behind, and takes what the hub hands it once it has
 * caught up. One that falls behind again goes back to the table, so that a slow reader costs no memory.
 */
export class Follower implements AsyncIterableIterator<StoredEvent, undefined> {
  /** The last event given out. */
  #position: number;
  /** The last one that is given out or waits to be: the hub may be behind what was read in the table. */
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

  /** An event of the account, in order. */
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
   * Reads on in the table. From before the statement on, what the hub hands over is kept, and it hands over nothing that is not
   * in the table: after a page that is not full, the two together lack nothing, and what is in both is taken once.
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
