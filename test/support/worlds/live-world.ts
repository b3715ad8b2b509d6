import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Client, ClientOptions } from 'graphql-ws';
import { readPositions } from '../../../src/events/read.js';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import type { App } from '../../../src/process/app.js';
import { connect, listen, type SubscriptionResults } from './live.js';
import { type Caller, openWorld, type World } from './world.js';

/** A world with two processes: changes are made in the first one, `world.app`, and subscribers connect to the other one. */
export class LiveWorld {
  app!: App;
  url!: string;
  readonly #clients: Client[] = [];

  constructor(readonly world: World) {}

  /** A client that is closed after the test. */
  client(by: Pick<Caller, 'token'>, options: Partial<ClientOptions> = {}, url = this.url): Client {
    const client = connect(url, by, options);
    this.#clients.push(client);
    return client;
  }

  /**
   * Subscribes, and waits until the subscription is active: a socket starts its subscriptions in order, and a later one has been
   * refused.
   */
  async subscribed(
    by: Caller,
    query: string,
    variables: object = {},
    client = this.client(by),
  ): Promise<SubscriptionResults> {
    const stream = listen(client, query, variables);
    await Promise.race([listen(client, 'subscription { events(after: "none") { cursor } }').ended(), stream.ended()]);
    return stream;
  }

  /** The errors of a refused subscription, as the client receives them. */
  async refused(by: Caller, query: string, variables: Record<string, unknown> = {}) {
    const { failed } = await listen(this.client(by), query, variables).ended();
    return failed as Array<{ message: string; extensions: { code: string; errors?: Record<string, string[]> } }>;
  }

  /** Everything so far has been sequenced, so later subscribers receive nothing older. */
  async settled(): Promise<void> {
    const { db, hub } = this.app.infrastructure;
    await sequenceEvents(db);
    const { last } = await readPositions(db);
    while (hub!.position < last) await sleep(10);
  }

  async open(): Promise<void> {
    this.app = await this.world.anotherApp();
    ({ url: this.url } = await this.app.start());
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.splice(0).map((client) => client.dispose()));
  }
}

export function openLiveWorld(): LiveWorld {
  const live = new LiveWorld(openWorld());
  beforeAll(() => live.open());
  afterEach(() => live.leave());
  afterAll(() => live.leave());
  return live;
}
