import type { Kysely } from 'kysely';
import type { LiveEvents } from '../context/infrastructure.js';
import { Slots } from '../db/slots.js';
import type { Stream } from '../domain/event/stream.js';
import { AppError, invalid } from '../errors/app-error.js';
import { Loop } from '../loops/loop.js';
import { Follower } from './follower.js';
import { Listener } from './listener.js';
import { readEvents, readPositions, readTail } from './read.js';

/** Events that are read at once. */
const batch = 1_000;

/** Followers that may be handed an event before the loop turns: what they send goes out, and requests get their time. */
const turn = 2_000;

/** Followers that read what they missed at the same time; the rest of the pool's connections are for requests. */
const readers = 4;

const pollMs = 1_000;

/**
 * The live end of the stream of events in one process: reads each event once, woken by the sequencer's notification and each
 * second in case one was lost, and hands it to the followers of its account and mode.
 */
export class EventHub implements LiveEvents {
  readonly #streams = new Map<string, Set<Follower>>();
  readonly #slots = new Slots(readers);
  readonly #listener: Listener;
  #position = 0;
  #timer: NodeJS.Timeout | undefined;
  /** What fails in it is tried again within a second. */
  readonly loop: Loop;

  constructor(
    private readonly db: Kysely<unknown>,
    url: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.#listener = new Listener(url, 'cps_events', () => this.loop.wake());
    this.loop = new Loop({ name: 'live_events', pass: () => this.#advance(), onError });
  }

  /** Everything up to here has been handed on. */
  get position(): number {
    return this.#position;
  }

  async start(): Promise<void> {
    this.#position = (await readPositions(this.db)).last;
    // A busy server lets in late: until then the hub looks each second, and a start does not fail for it.
    await this.#listener.connect().catch(this.onError);
    this.#timer = setInterval(() => this.#listener.connect().catch(this.onError), pollMs);
    this.#timer.unref();
    this.loop.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#listener.close();
    await this.loop.stop();
  }

  /**
   * The events of a stream: those after a position and then those to come, each once and in order; without a position those to
   * come. @throws AppError when the position is none of this stream's, or events after it may be gone.
   */
  async follow(stream: Stream, after: number | undefined): Promise<Follower> {
    if (after !== undefined) {
      const { last, dropped } = await readPositions(this.db);
      if (after > last) throw invalid({ after: ['The after argument is not a cursor of this stream.'] });
      if (after < dropped) throw new AppError('CURSOR_EXPIRED');
    }
    const key = keyOf(stream);
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

  /** @returns whether there may be more to read */
  async #advance(): Promise<boolean> {
    if (this.#streams.size === 0) {
      const { last } = await readPositions(this.db);
      // Whoever came meanwhile follows from where the hub was.
      if (this.#streams.size === 0) {
        this.#position = last;
        return false;
      }
    }
    const events = await readTail(this.db, this.#position, batch);
    let handed = 0;
    for (const event of events) {
      this.#position = event.position;
      const followers = this.#streams.get(keyOf(event));
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

function keyOf({ accountId, livemode }: { accountId: string; livemode: boolean }): string {
  return `${accountId}:${livemode}`;
}
