import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { claimDue, firstCursor } from '../../../src/background/webhooks/claim.js';
import { Deliverer } from '../../../src/background/webhooks/deliverer.js';
import { Sender } from '../../../src/background/webhooks/send.js';
import { holdTable } from '../../support/databases/hold-table.js';
import { packetsOf } from '../../support/databases/packets.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';
import { addContact, eventually, subscribe } from './deliveries.js';
import { ok, openReceivers, type Receiver } from './receiver.js';

/** These deliverers are not started, so they do not poll: a wake that is lost leaves deliveries waiting. */
describe('the slots of a process that delivers', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  const clients: pg.Client[] = [];
  const deliverers: Deliverer[] = [];
  const errors: unknown[] = [];
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });
  beforeEach(() => {
    errors.length = 0;
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await Promise.all(deliverers.splice(0).map((deliverer) => deliverer.stop()));
    await world.sql('update webhooks set is_active = false');
    await world.sql('delete from webhook_deliveries');
    expect(errors).toEqual([]);
  });

  function delivererOf(slots: number): Deliverer {
    const { db, webhooks } = world.app.infrastructure;
    const deliverer = new Deliverer({
      db,
      keyring: webhooks!.keyring,
      sender: new Sender(webhooks!.guard),
      disable: async () => undefined,
      onError: (error) => void errors.push(error),
      drainMs: 10,
      slots,
    });
    deliverers.push(deliverer);
    return deliverer;
  }

  /** An endpoint that answers when `answer` is called, or at once. */
  async function endpoint(atOnce = false): Promise<{ id: string; receiver: Receiver; answer: () => void }> {
    const waiting: ServerResponse[] = [];
    const receiver = await startReceiver(atOnce ? ok : (response) => void waiting.push(response));
    const { id } = await subscribe(world, caller, receiver.url);
    return { id, receiver, answer: () => waiting.shift()!.writeHead(204).end() };
  }

  const count = async (condition: string): Promise<number> => {
    const rows = await world.sql<{ n: number }>(`select count(*)::int as n from webhook_deliveries where ${condition}`);
    return rows[0]!.n;
  };
  /** Creates contacts and waits until their events have deliveries. */
  async function emit(contacts: number, endpoints: number): Promise<void> {
    for (let n = 0; n < contacts; n += 1) await addContact(world, caller, `N${n}`);
    await eventually(async () => (await count("status = 'pending'")) === contacts * endpoints);
  }
  const arrived = ({ receiver }: { receiver: Receiver }) => eventually(() => receiver.received.length === 1);

  /** Locks the deliveries of endpoints, so that their outcomes cannot be recorded. */
  async function lockDeliveries(ids: string[]): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    clients.push(client);
    await client.connect();
    await client.query('begin');
    await client.query('select from webhook_deliveries where webhook_id = any($1) for update', [ids]);
    return client;
  }

  it('are filled again and again after one wake, until nothing is due', async () => {
    const endpoints = [await endpoint(true), await endpoint(true), await endpoint(true)];
    await emit(7, endpoints.length);
    delivererOf(2).wake();
    await eventually(async () => (await count("status = 'delivered'")) === 21);
    expect(endpoints.map(({ receiver }) => receiver.received.length)).toEqual([7, 7, 7]);
  });

  it('are used while the outcome of the last attempt waits to be recorded', async () => {
    const endpoints = [await endpoint(), await endpoint(), await endpoint()];
    await emit(1, endpoints.length);
    delivererOf(2).wake();
    await eventually(() => endpoints.filter(({ receiver }) => receiver.received.length === 1).length === 2);
    const [first, second] = endpoints.filter(({ receiver }) => receiver.received.length === 1);
    const third = endpoints.find(({ receiver }) => receiver.received.length === 0)!;
    await lockDeliveries([first!.id]);
    first!.answer();
    await arrived(third);
    expect(await count("status = 'delivered'")).toBe(0);
    second!.answer();
    third.answer();
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await eventually(async () => (await count("status = 'delivered'")) === 3);
  });

  it('are filled by the next claim if they become free during one', async () => {
    const [a, b, c, d] = [await endpoint(), await endpoint(), await endpoint(), await endpoint()];
    await emit(1, 4);
    await world.sql(
      `update webhook_deliveries set next_attempt_at = now() + interval '1 hour' where webhook_id = any($1)`,
      [[c.id, d.id]],
    );
    delivererOf(2).wake();
    await Promise.all([a, b].map(arrived));
    await world.sql('update webhook_deliveries set next_attempt_at = now() where webhook_id = any($1)', [[c.id, d.id]]);
    await lockDeliveries([a.id, b.id]);
    const held = await holdTable(world, 'webhooks');
    b.answer();
    // The outcome of b and the claim for its slot.
    await held.wanted(2);
    a.answer();
    await eventually(() => a.receiver.open === 0);
    await held.letGo();
    await Promise.all([c, d].map(arrived));
    expect(await count("status = 'delivered'")).toBe(0);
    c.answer();
    d.answer();
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await eventually(async () => (await count("status = 'delivered'")) === 4);
  });

  it('take nothing more after a stop, and what was not begun stays for another process', async () => {
    const endpoints = [await endpoint(), await endpoint()];
    await emit(1, endpoints.length);
    const deliverer = delivererOf(1);
    deliverer.wake();
    const begun = await eventually(() => endpoints.find(({ receiver }) => receiver.received.length === 1));
    await deliverer.stop();
    const other = endpoints.find((one) => one !== begun)!;
    expect(other.receiver.received).toEqual([]);
    expect(
      await count(
        "status = 'pending' and next_attempt_at <= now() and id not in (select delivery_id from webhook_leases)",
      ),
    ).toBe(2);
    expect(await world.sql('select attempt from webhook_deliveries where webhook_id = $1', [other.id])).toEqual([
      { attempt: 0 },
    ]);
    begun.answer();
  });

  it('are filled by claims of one packet, which skip an endpoint that another process claims for', async () => {
    const [one, other] = [await endpoint(), await endpoint()];
    await emit(1, 2);
    const claim = () => claimDue(world.app.infrastructure.db, firstCursor, 10);
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    clients.push(client);
    await client.connect();
    await client.query('begin');
    await client.query('select from webhooks where id = $1 for no key update', [one.id]);
    const packets = await packetsOf(async () => {
      expect((await claim()).claims.map(({ webhookId }) => webhookId)).toEqual([other.id]);
    });
    expect(packets.filter((texts) => texts.some((text) => text.includes('webhook_deliveries')))).toHaveLength(1);
    await client.query('rollback');
    expect((await claim()).claims.map(({ webhookId }) => webhookId)).toEqual([one.id]);
    expect((await claim()).claims).toEqual([]);
  });
});
