/** @sampled tests */
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { ClientOptions } from 'graphql-ws';
import { WebSocket } from 'ws';
import { socketLimits } from '../../../src/api/graphql/sockets.js';
import { EventHub } from '../../../src/events/hub.js';
import { addMember } from '../../../src/services/operator/index.js';
import { bodies } from '../../support/records/golden-path.js';
import { closing, listen } from '../../support/worlds/live.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller } from '../../support/worlds/world.js';

const all = `subscription ($after: String) {
  events(types: [ORGANIZATION_CREATED], after: $after) { cursor type data } }`;

describe('a socket', () => {
  const live = openLiveWorld();
  const { world } = live;

  const organization = (by: Caller, name: string) =>
    world.rest(by, 'POST', '/organizations', { ...bodies.organization, name });

  /** The code and reason with which a socket is closed for these connection parameters. */
  async function refused(
    connectionParams: ClientOptions['connectionParams'],
  ): Promise<{ code: number; reason: string }> {
    const client = live.client({ token: '' }, { connectionParams });
    const closed = closing(client);
    listen(client, all);
    const { code, reason } = await closed;
    return { code, reason };
  }

  it('accepts the token and the organization under several names', async () => {
    const caller = await world.caller();
    const second = await world.caller();
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [caller.userId]);
    const member = { email: user!.email, organizationId: second.organizationId, role: 'member' } as const;
    await addMember(world.app.infrastructure.orm.em.fork(), member);
    const { token } = caller;
    for (const params of [
      { token, organization: second.organizationId },
      { Authorization: `Bearer ${token}`, 'X-Organization-UUID': second.organizationId },
      { authorization: `bearer ${token}`, organization: second.organizationId },
    ]) {
      const client = live.client(caller, { connectionParams: params });
      const stream = await live.subscribed(caller, all, {}, client);
      await organization(caller, 'In the first');
      await organization(second, 'In the second');
      await stream.until(({ values }) => values.at(-1)?.data.object.name === 'In the second');
      expect(stream.values.map(({ data }) => data.object.name)).not.toContain('In the first');
      await client.dispose();
    }
  });

  it('is closed for callers who are not allowed to use it', async () => {
    const [caller, stranger] = [await world.caller(), await world.caller()];
    const { token } = caller;
    const unauthenticated = { code: 4401, reason: 'Unauthenticated.' };
    expect(await refused(undefined)).toEqual(unauthenticated);
    expect(await refused({ authorization: token })).toEqual(unauthenticated);
    const other = token.endsWith('_') ? 'a' : '_';
    expect(await refused({ token: `${token.slice(0, -1)}${other}` })).toEqual(unauthenticated);
    expect(await refused({ token: [token] })).toEqual(unauthenticated);
    expect(await refused({ token, organization: stranger.organizationId })).toMatchObject({ code: 4403 });
    expect(await refused({ token, organization: 'mine' })).toMatchObject({ code: 4400 });
  });

  it('is not opened with a token that has used up its requests of the minute', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    // Fill the next minute too, in case this one ends now.
    await world.sql(
      `insert into call_windows (caller_id, livemode, window_start, taken, granted)
       select $1, true, date_trunc('minute', now()) + n * interval '1 minute', 60, 0 from generate_series(0, 1) n`,
      [caller.organizationId],
    );
    expect(await refused({ token: caller.token })).toEqual({
      code: 1013,
      reason: 'Too many requests: the limit is 60 a minute.',
    });
  });

  /** Another token of the same user and organization. */
  async function ownerOf({ userId, organizationId }: Caller): Promise<Caller> {
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [userId]);
    return world.caller({ email: user!.email, organizationId });
  }

  it('closes when its token is revoked, in any process, while other sockets stay open', async () => {
    const caller = await world.caller();
    const other = await ownerOf(caller);
    const [client, kept] = [live.client(caller), live.client(other)];
    await live.subscribed(caller, all, {}, client);
    const stream = await live.subscribed(other, all, {}, kept);
    const closed = closing(client);
    const { body } = await world.graphql(
      caller,
      'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { id } }',
      { input: { id: caller.tokenId } },
    );
    expect(body.errors).toBeUndefined();
    expect(await closed).toMatchObject({ code: 4401 });
    await organization(other, 'Still stream');
    await stream.count(1);
  });

  it('closes when its user leaves the organization', async () => {
    const caller = await world.caller();
    const client = live.client(caller);
    await live.subscribed(caller, all, {}, client);
    const closed = closing(client);
    await world.sql('delete from memberships where user_id = $1', [caller.userId]);
    await world.sql(`select pg_notify('cps_auth', $1)`, [`user:${caller.userId}`]);
    expect(await closed).toMatchObject({ code: 4403 });
  });

  it('closes when its token expires', async () => {
    const caller = await world.caller();
    await world.sql(`update access_tokens set expires_at = now() + interval '0.5 seconds' where id = $1`, [
      caller.tokenId,
    ]);
    const client = live.client(caller);
    const closed = closing(client);
    listen(client, all);
    expect(await closed).toMatchObject({ code: 4401 });
  });

  it('has a bounded number of subscriptions, and a token a bounded number of sockets', async () => {
    const caller = await world.caller();
    const client = live.client(caller);
    const many = Array.from({ length: socketLimits.subscriptionsPerSocket }, () => listen(client, all));
    const [error] = (await listen(client, all).ended()).failed as Array<{ extensions: object }>;
    expect(error!.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    many[0]!.stop();
    const next = await live.subscribed(
      caller,
      'subscription { events(types: [ORGANIZATION_CREATED]) { type } }',
      {},
      client,
    );
    await organization(caller, 'Heard');
    await Promise.all([...many.slice(1), next].map((stream) => stream.count(1)));
    const opened = Array.from({ length: socketLimits.socketsPerToken - 1 }, () => live.client(caller));
    await Promise.all(opened.map((one) => live.subscribed(caller, all, {}, one)));
    expect(await refused({ token: caller.token })).toMatchObject({ code: 1013 });
    await opened[0]!.dispose();
  });

  it('closes when further subscriptions exceed the rate limit', async () => {
    const ask = async (query: (n: number) => string, times: number) => {
      const caller = await world.caller({ abilities: ['tier:starter'] });
      const client = live.client(caller);
      const closed = closing(client);
      await live.subscribed(caller, all, {}, client);
      // Fill the next minute too, in case this one ends now.
      await world.sql(
        `insert into call_windows (caller_id, livemode, window_start, taken, granted)
         select $1, true, date_trunc('minute', now()) + n * interval '1 minute', 60, 0 from generate_series(0, 1) n
         on conflict (caller_id, livemode, window_start) do update set taken = 60`,
        [caller.organizationId],
      );
      for (let n = 0; n < times; n += 1) listen(client, query(n));
      return closed;
    };
    const reason = { code: 1013, reason: 'Too many requests: the limit is 60 a minute.' };
    expect(await ask((n) => all.replace('type data', `type at${n}: data`), 16)).toMatchObject(reason);
    expect(await ask(() => all, socketLimits.subscriptionsPerSocket + 16)).toMatchObject(reason);
  });

  it('ends all its subscriptions when it closes, even when an id was used twice', async () => {
    const caller = await world.caller();
    const hub = live.app.infrastructure.hub!;
    const left: boolean[] = [];
    const spy = jest.spyOn(hub, 'follow').mockImplementation(async (...wanted) => {
      const follower = await EventHub.prototype.follow.apply(hub, wanted);
      const number = left.push(false) - 1;
      const leave = follower.return.bind(follower);
      follower.return = () => {
        left[number] = true;
        return leave();
      };
      return follower;
    });
    const socket = new WebSocket(`${live.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message: object) => socket.send(JSON.stringify(message));
    await once(socket, 'open');
    send({ type: 'connection_init', payload: { token: caller.token } });
    await once(socket, 'message');
    for (let n = 0; n < 3; n += 1) {
      send({ type: 'subscribe', id: 'same', payload: { query: all } });
      send({ type: 'complete', id: 'same' });
    }
    send({ type: 'subscribe', id: 'same', payload: { query: all } });
    while (left.length < 4) await sleep(10);
    socket.close();
    await once(socket, 'close');
    while (left.includes(false)) await sleep(10);
    spy.mockRestore();
  });

  it('closes on a message or protocol that is not part of the specification', async () => {
    const url = `${live.url.replace('http', 'ws')}/graphql`;
    const codeOf = async (protocol: string, message?: string | Buffer) => {
      const socket = new WebSocket(url, protocol);
      if (message) socket.once('open', () => socket.send(message));
      return (await once(socket, 'close'))[0];
    };
    const current = 'graphql-transport-ws';
    expect(await codeOf(current, 'hello')).toBe(4400);
    expect(await codeOf(current, '{"type":"subscribe","id":"1","payload":{"query":"{ a }"}}')).toBe(4401);
    expect(await codeOf(current, Buffer.alloc(socketLimits.messageBytes + 1, 'a'))).toBe(1009);
  });

  it('is opened at /graphql only, and an offer of another protocol is ignored', async () => {
    const statusOf = async (path: string, upgrade: string) => {
      const call = request(`${live.url}${path}`, { headers: { connection: 'upgrade', upgrade } });
      call.end();
      const [response] = await once(call, 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf('/nowhere', 'websocket')).toBe(404);
    expect(await statusOf('/healthz', 'h2c')).toBe(200);
  });

  it('closes at shutdown with a code on which clients reconnect, and they resume where they were', async () => {
    const caller = await world.caller();
    const going = await world.anotherApp();
    const { url } = await going.start();
    let target = url;
    const client = live.client(caller, {
      url: () => `${target.replace('http', 'ws')}/graphql`,
      retryAttempts: 5,
      retryWait: async () => undefined,
    });
    const closed = closing(client);
    const variables: { after?: string } = {};
    const stream = listen(client, all, variables);
    await live.subscribed(caller, all, {}, client);
    await organization(caller, 'Before');
    await stream.count(1);
    variables.after = stream.values[0].cursor;
    target = live.url;
    await going.stop();
    expect(await closed).toMatchObject({ code: 1012 });
    await organization(caller, 'Between');
    await organization(caller, 'After');
    await stream.count(3);
    expect(stream.values.map(({ data }) => data.object.name)).toEqual(['Before', 'Between', 'After']);
  });
});
