import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, ClientOptions } from 'graphql-ws';
import type { App } from '../../src/app.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/golden-path.js';
import { connect, type Heard, listen } from '../support/live.js';
import { type Caller, openWorld } from '../support/world.js';

const all =
  'subscription ($types: [EventType!], $after: String) { events(types: $types, after: $after) { cursor type } }';

describe('subscriptions', () => {
  const world = openWorld();
  /** Changes happen in one process, subscribers are at the other. */
  let changes: App;
  let url: string;
  let caller: Caller;
  let path: GoldenPath;
  const clients: Client[] = [];

  beforeAll(async () => {
    [changes] = [world.app, await world.anotherApp()];
    const live = await world.anotherApp();
    ({ url } = await live.start());
    caller = await world.caller();
    path = await goldenPath(world, caller);
  }, 60_000);
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });

  function open(by: Caller = caller, options: Partial<ClientOptions> = {}): Client {
    const client = connect(url, by, options);
    clients.push(client);
    return client;
  }

  /** Subscribed, and surely so: the answer to a subscription that is refused comes after it. */
  async function subscribed(
    query: string,
    variables: Record<string, unknown> = {},
    by: Caller = caller,
  ): Promise<Heard> {
    const client = open(by);
    const heard = listen(client, query, variables);
    await listen(client, 'subscription { events(after: "none") { cursor } }').ended();
    return heard;
  }

  const rename = (title: string, by = caller, id = path.contactId) =>
    world.rest(by, 'PUT', `/contacts/${id}`, { title }, {}, changes);

  it('tell what another process changes, as webhooks would', async () => {
    const heard = await subscribed(
      'subscription { events { cursor id type timestamp subjectType subjectId object previous } }',
    );
    const { body } = await rename('Controller');
    await heard.count(1);
    expect(heard.told).toEqual([
      {
        cursor: expect.any(String),
        id: expect.any(String),
        type: 'CONTACT_UPDATED',
        timestamp: expect.stringMatching(/\+00:00$/),
        subjectType: 'contact',
        subjectId: path.contactId,
        object: body.data,
        previous: { title: null },
      },
    ]);
  });
});
