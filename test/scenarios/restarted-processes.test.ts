/** @sampled files */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { findLedgerFaults } from '../../src/ledger/index.js';
import { subscribe } from '../background/webhooks/deliveries.js';
import { openReceivers, type Receiver } from '../background/webhooks/receiver.js';
import { ReverseProxy } from '../support/fakes/reverse-proxy.js';
import { bodies } from '../support/records/golden-path.js';
import { Fleet } from '../support/worlds/fleet.js';
import { connect, listen, type SubscriptionResults } from '../support/worlds/live.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const roles = { one: 'web', other: 'web', worker: 'worker' } as const;
type Name = keyof typeof roles;
/** Each start takes three seconds of a core, so the other web process runs only in the test in which it leaves. */
const remaining = ['one', 'worker'] as const;

const createContact = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }';

describe('several processes behind a proxy, while records change', () => {
  const world = openWorld();
  const fleet = new Fleet<Name>(() => world.config, roles);
  const proxy = new ReverseProxy([() => fleet.url('one'), () => fleet.url('other')]);
  /** Several tokens of one user. Each test has a new account. */
  let callers: Caller[] = [];
  const clients: Client[] = [];
  const startReceiver = openReceivers();

  beforeAll(async () => {
    await Promise.all(remaining.map((name) => fleet.start(name)));
    await proxy.start();
    await proxy.until(1);
  }, 240_000);
  beforeEach(async () => {
    callers = [await world.caller()];
    await world.makeRoom(callers[0]!);
    while (callers.length < 4) callers.push(await world.anotherToken(callers[0]!));
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
  afterAll(async () => {
    await proxy.stop();
    await fleet.close();
  });

  /** A client as documented: it always reconnects, and resumes after the last event that it received. */
  async function subscriber(types: string[]): Promise<SubscriptionResults> {
    const variables: { types: string[]; after?: string } = { types };
    const client = connect(proxy.url, callers[0]!, {
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => sleep(50 + Math.random() * 200),
      on: {
        connected: (_socket, payload) => {
          variables.after ??= (payload as { cursor: string }).cursor;
        },
      },
    });
    clients.push(client);
    const query = `subscription ($types: [EventType!], $after: String) { events(types: $types, after: $after) { cursor id } }`;
    const connected = new Promise((resolve) => client.on('connected', resolve));
    const results = listen(client, query, variables, (event) => {
      variables.after = event.cursor;
    });
    await connected;
    return results;
  }

  interface Call {
    by: Caller;
    method: string;
    path: string;
    body?: object;
    key?: string;
  }

  async function call({ by, method, path, body, key }: Call): Promise<{ status: number; body: Json }> {
    const answer = await fetch(`${proxy.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${by.token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    };
  }

  const contact = (lastName: string) => ({
    ...bodies.contact,
    organization_id: callers[0]!.organizationId,
    last_name: lastName,
  });
  const graphqlContact = (lastName: string) => ({
    query: createContact,
    variables: { input: { organizationId: callers[0]!.organizationId, firstName: 'Ana', lastName } },
  });

  /** All events of a type, in order: every receiver must get them. */
  async function events(type: string): Promise<Array<{ id: string; name: string }>> {
    return world.sql(
      `select id, payload #>> '{data,object,last_name}' as name from events
       where account_id = $1 and type = $2 order by position`,
      [callers[0]!.organizationId, type],
    );
  }

  const idsOf = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id']);

  it('can be restarted in turn, and one can leave, without a failed request, a lost event or an unfinished job', async () => {
    await fleet.start('other');
    await proxy.until(2);
    const receiver = await startReceiver();
    const webhook = await subscribe(world, callers[0]!, receiver.url, ['contact.created']);
    const results = await subscriber(['CONTACT_CREATED']);
    const failed: unknown[] = [];
    const acknowledged: string[] = [];
    let stop = false;
    /** Repeats one kind of call, and collects the calls that did not succeed. */
    const load = async (by: Caller, next: (name: string) => Omit<Call, 'by'>, written = true) => {
      for (let count = 0; !stop; count += 1) {
        const name = `${next.name}-${count}`;
        const asked = next(name);
        const answer = await call({ by, ...asked }).catch((error) => ({
          status: String(error.cause ?? error),
          body: {},
        }));
        const well = [200, 201].includes(answer.status as number) && !(answer.body as Json).errors;
        if (!well) failed.push({ asked, answer });
        else if (written) acknowledged.push(name);
        await sleep(200);
      }
    };
    const rest = (name: string) => ({ method: 'POST', path: '/api/v1/contacts', body: contact(name) });
    const graphql = (name: string) => ({ method: 'POST', path: '/graphql', body: graphqlContact(name) });
    const kept = (name: string) => ({ ...rest(name), key: randomUUID() });
    const list = () => ({ method: 'GET', path: '/api/v1/contacts?per_page=1' });
    const loads = [rest, graphql, kept].map((next, n) => load(callers[n]!, next));
    loads.push(load(callers[3]!, list, false));
    const jobs = (async () => {
      while (!stop) {
        await world.sql(`update tasks set due_at = now() where kind = 'date_tokens' and leased_until is null`);
        await sleep(200);
      }
    })();

    for (const name of remaining) {
      expect(await fleet.stop(name)).toBe(0);
      await fleet.start(name);
      await proxy.until(2);
    }
    expect(await fleet.stop('other')).toBe(0);
    await proxy.until(1);
    stop = true;
    await Promise.all([...loads, jobs]);

    expect(failed).toEqual([]);
    const happened = await events('contact.created');
    expect(happened.map(({ name }) => name).sort()).toEqual(acknowledged.sort());
    await results.until(({ values }) => values.length >= happened.length);
    expect(results.values.map(({ id }) => id)).toEqual(happened.map(({ id }) => id));
    while (receiver.received.length < happened.length) await sleep(50);
    expect(idsOf(receiver).sort()).toEqual(happened.map(({ id }) => id).sort());
    const left = 'select attempt, last_error from tasks where due_at <= now()';
    while ((await world.sql(left)).length > 0) await sleep(50);
    expect(await findLedgerFaults(world.app.infrastructure.db)).toEqual([]);
    await world.rest(callers[0]!, 'DELETE', `/webhooks/${webhook.id}`);
  }, 240_000);

  it('can be killed without losing an event: subscribers get each once and in order, webhooks send each at least once', async () => {
    const receiver = await startReceiver();
    const made = ['a', 'b', 'c', 'd'].map((name) => world.rest(callers[0]!, 'POST', '/contacts', contact(name)));
    const contacts = (await Promise.all(made)).map(({ body }) => body.data.id as string);
    await subscribe(world, callers[0]!, receiver.url, ['contact.updated']);
    const results = await Promise.all([['CONTACT_UPDATED'], ['CONTACT_UPDATED', 'CONTACT_DELETED']].map(subscriber));
    const silent = await subscriber(['NOTICE_CREATED']);
    let stop = false;
    const written = contacts.map(() => 0);
    /** Each change is retried until it succeeds; its idempotency key makes a repetition harmless. */
    const writing = contacts.map(async (id, writer) => {
      while (!stop) {
        const body = { last_name: `${writer}/${written[writer]! + 1}` };
        const asked = { method: 'PUT', path: `/api/v1/contacts/${id}`, body, key: randomUUID() };
        const ask = () =>
          call({ by: callers[writer]!, ...asked }).then(
            ({ status }) => status,
            () => 0,
          );
        while ((await ask()) !== 200) await sleep(100);
        written[writer]! += 1;
        await sleep(200);
      }
    });
    // At random times, so that one or both of them are down.
    await Promise.all(
      remaining.map(async (name) => {
        await sleep(Math.random() * 500);
        await fleet.kill(name);
        // Its deliveries are sent again when their lease ends after half a minute, and its tasks when theirs ends after a minute. This test
        // does not wait for that.
        if (name === 'worker') {
          await world.sql('update webhook_leases set leased_until = now()');
          await world.sql('update tasks set leased_until = now() where leased_until > now()');
        }
        await fleet.start(name);
      }),
    );
    stop = true;
    await Promise.all(writing);

    const expected = written.flatMap((count, writer) => Array.from({ length: count }, (_, n) => `${writer}/${n + 1}`));
    const happened = await events('contact.updated');
    expect(happened.map(({ name }) => name).sort()).toEqual(expected.sort());
    for (const one of results) {
      await one.until(({ values }) => values.length >= happened.length);
      expect(one.values.map(({ id }) => id)).toEqual(happened.map(({ id }) => id));
    }
    expect(silent.values).toEqual([]);
    while (new Set(idsOf(receiver)).size < happened.length) await sleep(50);
    expect([...new Set(idsOf(receiver))].sort()).toEqual(happened.map(({ id }) => id).sort());
  }, 240_000);
});
