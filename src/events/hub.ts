import type { LiveEvents } from '../context/infrastructure.js';
import type { ChannelListener } from '../db/channel-listener.js';
import { Slots } from '../db/slots.js';
import type { Stream } from '../domain/event/stream.js';
import type { Db } from '../entities/generated/database.js';
import { Loop } from '../runtime/loops/loop.js';
import { Follower } from './follower.js';
import { readEvents, readPositions, readTail, rejectPosition } from './read.js';

/** How many events are read at once. */
const batch = 1_000;

/** How many followers get an event before the event loop turns, so that sockets can send and requests get their time. */
const turn = 2_000;

/** How many followers read missed events at the same time. The pool's other connections are for requests. */
const readers = 4;

/**
 * The live end of the event stream in one process. It reads each event once, and pushes it to the followers of its account and
 * mode. The sequencer's notification wakes it; it also polls each second in case a notification was lost.
 */
export class EventHub implements LiveEvents {
  readonly #streams = new Map<string, Set<Follower>>();
  readonly #slots = new Slots(readers);
  #position = 0;
  /** A failed pass is retried within a second. */
  readonly loop: Loop;

  constructor(
    private readonly db: Db,
    private readonly listener: ChannelListener,
    onError: (error: unknown) => void,
  ) {
    this.loop = new Loop({ name: 'live_events', pass: () => this.#advance(), onError });
  }

  /** Every event up to here has been pushed. */
  get position(): number {
    return this.#position;
  }

  async start(): Promise<void> {
    this.#position = (await readPositions(this.db)).last;
    this.listener.onNotification((position) => this.#announced(position));
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
  }

  /**
   * The events of a stream, each once and in order: those after a position and then new ones, or only new ones without a
   * position.
   * @throws AppError if the position is not in this stream, or events after it may have been removed
   */
  async follow(stream: Stream, after: number | undefined): Promise<Follower> {
    if (after !== undefined) await rejectPosition(this.db, after);
    const key = toKey(stream);
    const follower = new Follower(stream, after, {
      position: () => this.#position,
      read: (from, limit) => this.#read(stream, from, limit),
      left: () => this.#leave(key, follower),
    });
    let followers = this.#streams.get(key);
    if (!followers) this.#streams.set(key, (followers = new Set()));
    followers.add(follower);
    return follower;
  }

  /** @param position of the newest event, which the sequencer has announced */
  #announced(position: string | undefined): void {
    // Without followers there is nothing to read.
    if (Number.isSafeInteger(Number(position)) && this.#streams.size === 0) {
      this.#position = Math.max(this.#position, Number(position));
    } else this.loop.wake();
  }

  /** @returns whether there may be more to read */
  async #advance(): Promise<boolean> {
    if (this.#streams.size === 0) {
      const positionBefore = this.#position;
      const { last } = await readPositions(this.db);
      // A follower that joined during the query starts at the hub's old position.
      if (this.#streams.size === 0) {
        // Also back, after the database was replaced by an older copy; but not behind what was announced during the query.
        if (this.#position === positionBefore) this.#position = last;
        return false;
      }
    }
    const events = await readTail(this.db, this.#position, batch);
    let handed = 0;
    for (const event of events) {
      this.#position = event.position;
      const followers = this.#streams.get(toKey(event));
      if (!followers) continue;
      for (const follower of followers) follower.push(event);
      handed += followers.size;
      if (handed < turn) continue;
      handed = 0;
      await new Promise(setImmediate);
    }
    return events.length === batch;
  }

  async #read(stream: Stream, after: number, limit: number) {
    const leave = await this.#slots.take();
    try {
      return await readEvents(this.db, { ...stream, after, limit });
    } finally {
      leave();
    }
  }

  #leave(key: string, follower: Follower): void {
    const followers = this.#streams.get(key);
    followers?.delete(follower);
    if (followers?.size === 0) this.#streams.delete(key);
  }
}

function toKey({ accountId, livemode }: { accountId: string; livemode: boolean }): string {
  return `${accountId}:${livemode}`;
}
