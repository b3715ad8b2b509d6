import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { Fleet } from '../support/fleet.js';
import { bodies } from '../support/golden-path.js';
import { connect, type Heard, listen } from '../support/live.js';
import { type Caller, openWorld } from '../support/world.js';
import { subscribe } from '../webhooks/deliveries.js';
import { openReceivers } from '../webhooks/receiver.js';

/** Changes come at one process, subscribers are at another, and jobs run on the third. */
const roles = { changes: 'web', live: 'web', worker: 'worker' } as const;
type Name = keyof typeof roles;

const changesAtLeast = 1_000;
const killsOfEach = 2;
const writers = 6;

describe('processes that are killed while changes commit', () => {
  const world = openWorld();
  const fleet = new Fleet<Name>(() => world.config, roles);
  /** Tokens of one user: one alone may not call that often. */
  const callers: Caller[] = [];
  const startReceiver = openReceivers();
  const contacts: string[] = [];
  const clients: Client[] = [];

  beforeAll(async () => {
    const email = 'fleet@example.com';
    callers.push(await world.caller({ email }));
    const { organizationId } = callers[0]!;
    for (let made = 0; made < 9; made += 1) callers.push(await world.caller({ email, organizationId }));
    for (let made = 0; made < writers; made += 1) {
      const body = { ...bodies.contact, organization_id: organizationId, email: `${made}@example.com` };
      contacts.push((await world.rest(callers[0]!, 'POST', '/contacts', body)).body.data.id);
    }
    await Promise.all((Object.keys(roles) as Name[]).map((name) => fleet.start(name)));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await fleet.stop();
  }, 60_000);

  /** A client as the documentation has it: comes back for ever, and goes on after the last event that it heard. */
  async function subscriber(types?: string[]): Promise<Heard> {
    const variables: { types?: string[]; after?: string } = { types };
    const client = connect(fleet.url('live'), callers[0]!, {
      url: () => `${fleet.url('live').replace('http', 'ws')}/graphql`,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => sleep(20 + Math.random() * 100),
      on: {
        connected: (_socket, payload) => {
          variables.after ??= (payload as { cursor: string }).cursor;
        },
      },
    });
    clients.push(client);
    const query = `subscription ($types: [EventType!], $after: String) {
      events(types: $types, after: $after) { cursor id subjectType } }`;
    const connected = new Promise((resolve) => client.on('connected', resolve));
    const heard = listen(client, query, variables, (told) => {
      variables.after = told.cursor;
    });
    await connected;
    return heard;
  }

  it('lose no event: subscribers hear each once and in order, webhooks send each at least once', async () => {
    const receiver = await startReceiver();
    await subscribe(world, callers[0]!, receiver.url, ['contact.updated']);
    const types = [undefined, undefined, ['CONTACT_UPDATED', 'CONTACT_DELETED']];
    const heard = await Promise.all(types.map(subscriber));
    const silent = await subscriber(['NOTICE_CREATED']);
    let stop = false;
    const written = contacts.map(() => 0);
    const total = () => written.reduce((sum, one) => sum + one);
    /** Each change is asked for until it is answered; the key makes a repetition of one that was done harmless. */
    const writing = contacts.map(async (id, writer) => {
      for (let call = writer; !stop; call += 1) {
        const title = `${writer}/${written[writer]! + 1}`;
        const key = randomUUID();
        for (let done = false; !done; ) {
          const status = await change(callers[call % callers.length]!, id, title, key).catch(() => 0);
          done = status === 200;
          if (status === 429) call += 1;
          if (!done) await sleep(20);
        }
        written[writer]! += 1;
        if (total() >= changesAtLeast) await sleep(50);
      }
    });
    // Each at moments of its own, so that some or all of them are down at a time.
    await Promise.all(
      (Object.keys(roles) as Name[]).map(async (name) => {
        for (let killed = 0; killed < killsOfEach; killed += 1) {
          await sleep(Math.random() * 500);
          await fleet.kill(name);
          // What it was sending is sent again when its lease ends, half a minute later; nobody waits for that here.
          if (name === 'worker')
            await world.sql('update webhook_deliveries set leased_until = now() where leased_until is not null');
          await fleet.start(name);
        }
      }),
    );
    while (total() < changesAtLeast) await sleep(50);
    stop = true;
    await Promise.all(writing);

    const expected = contacts.flatMap((_, writer) =>
      Array.from({ length: written[writer]! }, (_, n) => `${writer}/${n + 1}`),
    );
    /** Whoever asked for everything also hears that the calls are paid for. */
    const contactsOf = ({ told }: Heard) => told.filter(({ subjectType }) => subjectType === 'contact');
    for (const one of heard) await one.until(() => contactsOf(one).length >= expected.length);
    const events = await world.sql<{ id: string; title: string }>(
      `select id, payload #>> '{data,object,title}' as title from events where type = 'contact.updated' order by position`,
    );
    expect(events.map(({ title }) => title).sort()).toEqual(expected.sort());
    for (const one of heard) expect(contactsOf(one).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(silent.told).toEqual([]);
    const arrived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    while (arrived().size < events.length) await sleep(50);
    expect([...arrived()].sort()).toEqual(events.map(({ id }) => id).sort());
  }, 240_000);

  async function change(by: Caller, id: string, title: string, key: string): Promise<number> {
    const answer = await fetch(`${fleet.url('changes')}/api/v1/contacts/${id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${by.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ title }),
      signal: AbortSignal.timeout(5_000),
    });
    await answer.text();
    return answer.status;
  }
});
