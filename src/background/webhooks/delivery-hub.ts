import type { LiveDeliveries } from '../../context/infrastructure.js';
import type { ChannelListener } from '../../db/channel-listener.js';
import { Slots } from '../../db/slots.js';
import type { DeliveryMark, DeliveryStream } from '../../domain/event/delivery-change.js';
import type { Db } from '../../entities/generated/database.js';
import { readChanged, readMark } from './changed-deliveries.js';
import { DeliveryFollower } from './delivery-follower.js';

/** The notifications of the table's triggers (db/migrations/0016-webhooks). */
export const deliveriesChannel = 'cps_deliveries';

/** How many followers read missed changes at the same time. The pool's other connections are for requests. */
const readers = 4;

type Notification = [
  at: number,
  horizon: number,
  transaction: number,
  deliveries: Array<[accountId: string, livemode: boolean, webhookId: string, id: string]>,
];

/**
 * The live changes of webhook deliveries in one process. A notification names the deliveries, so nothing is read for it, and it arrives
 * after its transaction is committed. Followers read the table only to resume, and after the connection of the listener was lost.
 */
export class DeliveryHub implements LiveDeliveries {
  readonly #streams = new Map<string, Set<DeliveryFollower>>();
  readonly #slots = new Slots(readers);
  #mark: DeliveryMark = { at: 0 };

  constructor(
    private readonly db: Db,
    private readonly listener: ChannelListener,
  ) {}

  get mark(): DeliveryMark {
    return this.#mark;
  }

  async start(): Promise<void> {
    this.#mark = await readMark(this.db);
    this.listener.onNotification((payload) => this.#notified(payload), deliveriesChannel);
  }

  follow(stream: DeliveryStream, after: DeliveryMark | undefined): DeliveryFollower {
    const key = toKey(stream.accountId, stream.livemode);
    const follower = new DeliveryFollower(stream, after, {
      mark: () => this.#mark,
      read: (from, limit) => this.#read(stream, from, limit),
      left: () => this.#leave(key, follower),
    });
    let followers = this.#streams.get(key);
    if (!followers) this.#streams.set(key, (followers = new Set()));
    followers.add(follower);
    return follower;
  }

  /** @param payload undefined if notifications may have been lost */
  #notified(payload: string | undefined): void {
    if (payload === undefined) {
      for (const followers of this.#streams.values()) for (const follower of followers) follower.missed();
      return;
    }
    const [at, horizon, transaction, deliveries] = JSON.parse(payload) as Notification;
    for (const [accountId, livemode, webhookId, id] of deliveries) {
      const change = { id, webhookId, mark: { at, horizon, transaction, id } };
      for (const follower of this.#streams.get(toKey(accountId, livemode)) ?? []) follower.push(change);
      this.#mark = change.mark;
    }
  }

  async #read(...args: [DeliveryStream, Parameters<typeof readChanged>[2], number]) {
    const leave = await this.#slots.take();
    try {
      return await readChanged(this.db, ...args);
    } finally {
      leave();
    }
  }

  #leave(key: string, follower: DeliveryFollower): void {
    const followers = this.#streams.get(key);
    followers?.delete(follower);
    if (followers?.size === 0) this.#streams.delete(key);
  }
}

function toKey(accountId: string, livemode: boolean): string {
  return `${accountId}:${livemode}`;
}
