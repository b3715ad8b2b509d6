/** @sampled tests */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, ClientOptions } from 'graphql-ws';
import type { App } from '../../../src/process/app.js';
import { DatabaseProxy } from '../../support/databases/database-proxy.js';
import { holdTable } from '../../support/databases/hold-table.js';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { connect, listen } from '../../support/worlds/live.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

/** Like the client in docs/subscriptions.md, with shorter delays. */
const documented: Partial<ClientOptions> = {
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
};

describe('a socket while the database does not answer', () => {
  const world = openWorld();
  const clients: Client[] = [];
  let proxy: DatabaseProxy;
  let app: App;
  let url: string;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    proxy = await DatabaseProxy.to(world.config.databaseUrl);
    app = await world.anotherApp({ databaseUrl: proxy.url });
    ({ url } = await app.start());
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });
  afterEach(async () => {
    proxy.up();
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });
  afterAll(() => proxy.close());

  const rename = (title: string) => world.rest(caller, 'PUT', `/contacts/${path.contactId}`, { title });

  /** A client as documented: it stores the last cursor and reconnects with it. Its close codes are recorded. */
  function follower(by: Caller, query: string) {
    const codes: number[] = [];
    const variables: { after?: string } = {};
    const client = connect(url, by, {
      ...documented,
      on: {
        connected: (_socket, payload) => {
          variables.after ??= (payload as { cursor: string }).cursor;
          stream?.happened();
        },
        closed: (event) => {
          codes.push((event as { code: number }).code);
          stream?.happened();
        },
      },
    });
    clients.push(client);
    const stream = listen(client, query, variables, (value: Json) => {
      variables.after = value.cursor;
    });
    /** From here on the client misses nothing, because it has a cursor. */
    const connected = () => stream.until(() => variables.after !== undefined);
    return { stream, codes, connected };
  }

  const contacts = 'subscription ($after: String) { events(after: $after, types: [CONTACT_UPDATED]) { cursor data } }';
  const titles = (values: Json[]) => values.map(({ data }) => data.object.title);

  it('resumes a running subscription, and one that was requested during the fault, without loss or repetition', async () => {
    const ran = follower(caller, contacts);
    await ran.connected();
    await rename('before');
    await ran.stream.count(1);
    proxy.down();
    const asked = follower(caller, contacts);
    await asked.stream.until(() => asked.codes.length >= 2);
    for (const title of ['one', 'two', 'three']) await rename(title);
    proxy.up();
    await ran.stream.count(4);
    await rename('after');
    await ran.stream.count(5);
    expect(titles(ran.stream.values)).toEqual(['before', 'one', 'two', 'three', 'after']);
    await asked.stream.until(({ values }) => titles(values).includes('after'));
    expect(new Set(asked.codes)).toEqual(new Set([1013]));
    expect(asked.stream.failed).toBeUndefined();
    expect(titles(asked.stream.values)).toEqual([...new Set(titles(asked.stream.values))]);
  });

  it('admits a client that connected during the fault', async () => {
    const stranger = await world.anotherToken(caller);
    proxy.down();
    const late = follower(stranger, contacts);
    await late.stream.until(() => late.codes.length >= 1);
    expect(late.codes[0]).toBe(1013);
    proxy.up();
    // The client is subscribed once its socket is no longer closed; then an event reaches it.
    const renamed = setInterval(() => void rename(`late ${Date.now()}`), 200);
    await late.stream.count(1);
    clearInterval(renamed);
    expect(late.stream.failed).toBeUndefined();
  });

  it('repeats an event whose record could not be read', async () => {
    const query = 'subscription ($after: String) { noticeUpdated(after: $after) { cursor notice { id } } }';
    const notices = follower(caller, query);
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    const made: string[] = [];
    const add = async () => made.push((await world.rest(caller, 'POST', '/notices', body)).body.data.id);
    await notices.connected();
    await add();
    await notices.stream.count(1);
    // The event is recorded before its record becomes unreadable.
    const events = await holdTable(world, 'events');
    await add();
    const held = await holdTable(world, 'notices');
    await events.letGo();
    await held.wanted(1);
    proxy.cut();
    await notices.stream.until(() => notices.codes.length >= 1);
    await held.letGo();
    await notices.stream.count(2);
    await add();
    await notices.stream.count(3);
    expect(notices.codes[0]).toBe(1013);
    expect(notices.stream.values.map(({ notice }) => notice.id)).toEqual(made);
  });
});
