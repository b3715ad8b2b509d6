/** @sampled tests */
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { WebSocket } from 'ws';
import { buildGraphqlSchema } from '../../../src/api/graphql/build-schema.js';
import { OperationCache } from '../../../src/api/graphql/compile.js';
import { Sockets } from '../../../src/api/graphql/sockets.js';
import { Subscriptions } from '../../../src/api/graphql/subscribe.js';
import { SessionDirectory } from '../../../src/context/auth/session-directory.js';
import { TokenDirectory } from '../../../src/context/auth/token-directory.js';
import { RateLimiter } from '../../../src/context/rate-limiter.js';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { closing, type connect } from '../../support/worlds/live.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller } from '../../support/worlds/world.js';
import { statementsOf } from '../http/statements.js';

const all = 'subscription { events(types: [CONTACT_UPDATED]) { cursor data } }';

describe('a client that does not read', () => {
  const world = openLiveWorld();
  const { world: base } = world;
  let caller: Caller;
  beforeAll(async () => {
    caller = await base.caller();
  });

  /** Numbered events of 19 kB each. */
  async function happen(first: number, count: number): Promise<void> {
    await base.sql(
      `insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
       select uuidv7(), $1, true, 'contact.updated', 'contact', $1, json_build_object('timestamp', now(), 'data',
         json_build_object('object', json_build_object('number', n, 'text', repeat('x', 19000)))), now()
       from generate_series($2::int, $2::int + $3::int - 1) n order by n`,
      [caller.organizationId, first, count],
    );
    await sequenceEvents(base.app.infrastructure.db);
  }

  /** The network socket of a client. */
  async function lineOf(client: ReturnType<typeof connect>): Promise<{ pause(): void; resume(): void }> {
    const [socket] = await new Promise<[WebSocket]>((resolve) =>
      client.on('connected', (one) => resolve([one as WebSocket])),
    );
    return (socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
  }

  it('uses no memory, and receives everything from the table when it reads again', async () => {
    const client = world.client(caller);
    const line = lineOf(client);
    const stream = await world.subscribed(caller, all, {}, client);
    const other = await world.subscribed(caller, all);
    await happen(0, 1);
    await stream.count(1);
    (await line).pause();
    const count = 1_200;
    await happen(1, count - 1);
    await other.count(count);
    const statements = await statementsOf(async () => {
      (await line).resume();
      await stream.count(count);
    });
    expect(statements.filter((text) => /from events\s+where account_id/.test(text)).length).toBeGreaterThan(2);
    for (const { values } of [stream, other]) {
      expect(values.map(({ data }) => data.object.number)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  });

  it('is disconnected at the second ping that it does not answer', async () => {
    const { infrastructure } = world.app;
    const tokens = new TokenDirectory(infrastructure.db, { isFresh: false });
    const schema = buildGraphqlSchema();
    const server = Fastify();
    const access = {
      infrastructure,
      tokens,
      sessions: new SessionDirectory(infrastructure.db),
      limiter: new RateLimiter(infrastructure.db),
      trusts: () => false,
    };
    const sockets = new Sockets(server, access, new Subscriptions(schema, new OperationCache(schema)));
    sockets.mount();
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    try {
      const [silent, alive] = [world.client(caller, {}, url), world.client(caller, {}, url)];
      const pinged = new Promise<void>((resolve) => {
        alive.on('connected', (socket) => void once(socket as WebSocket, 'ping').then(() => resolve()));
      });
      const line = lineOf(silent);
      await world.subscribed(caller, all, {}, silent);
      const stream = await world.subscribed(caller, all, {}, alive);
      (await line).pause();
      const closed = closing(silent);
      sockets.beat();
      await pinged;
      // The answer to the ping has arrived before this subscription.
      await world.subscribed(caller, all, {}, alive);
      sockets.beat();
      (await line).resume();
      expect(await closed).toMatchObject({ code: 1006 });
      await happen(10_000, 1);
      await stream.count(1);
    } finally {
      await world.leave();
      await server.close();
      await tokens.stop();
    }
  });
});
