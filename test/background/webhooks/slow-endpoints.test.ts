/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Claim, claimDue, type DeliveryLane, firstCursor } from '../../../src/background/webhooks/claim.js';
import { Deliverer } from '../../../src/background/webhooks/deliverer.js';
import { noteSilentEndpoint, recordOutcomes } from '../../../src/background/webhooks/record.js';
import { type Attempt, Sender } from '../../../src/background/webhooks/send.js';
import type { Db } from '../../../src/entities/generated/database.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';
import { addContact, eventually, subscribe } from './deliveries.js';
import { ok, openReceivers } from './receiver.js';

/** As many as a process has slots for endpoints that answer in time, and for slow ones. */
const slots = 256;
const slowSlots = 64;

const attempt = (durationMs: number, responseCode: number | null): Attempt => ({
  startedAt: '2026-01-05T00:00:00.000+00:00',
  durationMs,
  requestHeaders: {},
  responseCode,
  responseHeaders: null,
  responseBody: null,
  error: responseCode === null ? 'The endpoint did not answer within 15 seconds.' : null,
});
const timedOut = attempt(15_000, null);
const prompt = attempt(20, 204);

describe('endpoints that do not answer in time', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  let caller: Caller;
  let db: Db;

  beforeEach(async () => {
    caller = await world.caller();
    db = world.app.infrastructure.db;
  });
  afterEach(async () => {
    await world.sql('update webhooks set is_active = false');
    await world.sql('with leases as (delete from webhook_leases) delete from webhook_deliveries');
  });

  /** An endpoint, and copies of it, more than an account may add. */
  async function endpoints(count: number): Promise<string[]> {
    const { id } = await subscribe(world, caller, 'http://localhost:9/', ['contact.created', 'contact.updated']);
    const copies = Array.from({ length: count - 1 }, () => randomUUID());
    await world.sql(
      `insert into webhooks (id, account_id, livemode, organization_id, url, events, sealed_secret, created_at, updated_at)
        select copy, account_id, livemode, organization_id, url, events, sealed_secret, created_at, updated_at
        from webhooks, unnest($2::uuid[]) copy where id = $1`,
      [id, copies],
    );
    return [id, ...copies];
  }

  async function emit(contacts: number, of: readonly string[]): Promise<void> {
    const waiting = async () => {
      const [{ made }] = (await world.sql('select count(*)::int as made from webhook_deliveries')) as [
        { made: number },
      ];
      return made;
    };
    const before = await waiting();
    for (let n = 0; n < contacts; n += 1) await addContact(world, caller, `N${n}`);
    await eventually(async () => (await waiting()) === before + contacts * of.length);
  }

  /** One pass over all endpoints of a lane, as the deliverer makes it. */
  async function pass(lane: DeliveryLane, most: number): Promise<Claim[]> {
    const claimed: Claim[] = [];
    let cursor = firstCursor;
    do {
      const next = await claimDue(db, cursor, most - claimed.length, lane);
      claimed.push(...next.claims);
      cursor = next.cursor;
    } while (cursor !== firstCursor && claimed.length < most);
    return claimed;
  }

  const record = (claims: readonly Claim[], made: Attempt) =>
    recordOutcomes(
      db,
      claims.map((claim) => ({ claim, attempt: made })),
    );
  const paceOf = async (id: string) => (await world.sql('select pace from webhooks where id = $1', [id]))[0]!.pace;
  const pass1 = (lane: DeliveryLane) => pass(lane, 100);
  const due = (id: string) =>
    world.sql(`update webhook_deliveries set next_attempt_at = now() where webhook_id = $1 and status = 'pending'`, [
      id,
    ]);

  it('leave the slots of a process to others, even if there are more of them than slots', async () => {
    const all = await endpoints(slots + 44);
    const [good, ...hanging] = all as [string, ...string[]];
    await emit(1, all);
    const first = await pass('prompt', slots + 44);
    expect(first).toHaveLength(slots + 44);
    await record(
      first.filter(({ webhookId }) => webhookId !== good),
      timedOut,
    );
    await record(
      first.filter(({ webhookId }) => webhookId === good),
      prompt,
    );
    await emit(3, all);
    const next = await pass('prompt', slots);
    expect(next.map(({ webhookId }) => webhookId)).toEqual([good, good, good]);
    const slow = await pass('slow', slowSlots);
    expect(slow).toHaveLength(slowSlots);
    expect(new Set(slow.map(({ webhookId }) => webhookId)).size).toBe(slowSlots);
    expect(slow.every(({ webhookId }) => hanging.includes(webhookId))).toBe(true);
  });

  it('are found while their first attempts have no answer yet, and give up the slots of others', async () => {
    const errors: unknown[] = [];
    const { webhooks } = world.app.infrastructure;
    const deliverer = new Deliverer({
      db,
      keyring: webhooks!.keyring,
      sender: new Sender(webhooks!.guard),
      disable: async () => undefined,
      onError: (error) => void errors.push(error),
      drainMs: 10,
      slots: 4,
      slowMs: 1,
    });
    const hangs = await startReceiver(() => undefined);
    const answers = await startReceiver(ok);
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push((await subscribe(world, caller, `${hangs.url}/${n}`)).id);
    await emit(2, ids);
    deliverer.start();
    await eventually(() => hangs.received.length >= 5);
    const good = await subscribe(world, caller, answers.url);
    for (let n = 0; n < 3; n += 1) await addContact(world, caller, `N${n}`);
    await eventually(() => answers.received.length === 3);
    await eventually(async () => (await paceOf(ids[0]!)) === 'silent');
    expect(await paceOf(good.id)).toBeNull();
    expect(deliverer.running().get('slow')).toBeGreaterThan(0);
    await deliverer.stop();
    expect(errors).toEqual([]);
  });

  it('are sent one message at a time while they are silent, and five while they only take long', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(1, [id]);
    await record(await pass1('prompt'), timedOut);
    expect(await paceOf(id)).toBe('silent');
    await emit(7, [id]);
    expect(await pass1('prompt')).toEqual([]);
    const one = await pass1('slow');
    expect(one).toHaveLength(1);
    expect(await pass1('slow')).toEqual([]);
    await record(one, attempt(14_000, 204));
    expect(await paceOf(id)).toBe('slow');
    expect(await pass1('prompt')).toEqual([]);
    expect(await pass1('slow')).toHaveLength(5);
  });

  it.each([
    ['with success', 204],
    ['with a refusal', 500],
  ])('are back among the others with one answer in time, %s', async (_, status) => {
    const [id] = (await endpoints(1)) as [string];
    await emit(1, [id]);
    await record(await pass1('prompt'), timedOut);
    await emit(3, [id]);
    await record(await pass1('slow'), attempt(20, status));
    expect(await paceOf(id)).toBeNull();
    expect((await pass1('prompt')).length).toBeGreaterThan(1);
  });

  it('stay apart while nothing shows that they answer again', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(5, [id]);
    const [hangs, ...others] = await pass1('prompt');
    await noteSilentEndpoint(db, [hangs!]);
    // Attempts that were under way with the one that hangs.
    await record(others, prompt);
    expect(await paceOf(id)).toBe('silent');
    await emit(2, [id]);
    // A refused connection.
    const refused = await pass1('slow');
    expect(refused).toEqual([]);
    await record([hangs!], timedOut);
    await record(await pass1('slow'), attempt(1, null));
    expect(await paceOf(id)).toBe('silent');
    await record(await pass1('slow'), attempt(3_000, 204));
    expect(await paceOf(id)).toBe('slow');
  });

  it('are slow if one batch of outcomes shows them to be both slow and prompt', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(1, [id]);
    await record(await pass1('prompt'), attempt(4_000, 204));
    await emit(2, [id]);
    const [one, other] = await pass1('slow');
    await recordOutcomes(db, [
      { claim: one!, attempt: prompt },
      { claim: other!, attempt: timedOut },
    ]);
    expect(await paceOf(id)).toBe('silent');
  });

  it('begin again at a new address, for which attempts at the old one do not count', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(2, [id]);
    const [one, other] = await pass1('prompt');
    await record([one!], timedOut);
    expect((await world.rest(caller, 'PUT', `/webhooks/${id}`, { url: 'http://localhost:9/new' })).status).toBe(200);
    expect(await paceOf(id)).toBeNull();
    await noteSilentEndpoint(db, [other!]);
    await record([other!], timedOut);
    expect(await paceOf(id)).toBeNull();
  });

  it('take turns, however old the work of one of them is', async () => {
    const [busy, quiet] = (await endpoints(2)) as [string, string];
    await emit(1, [busy, quiet]);
    await record(await pass1('prompt'), timedOut);
    await emit(3, [busy, quiet]);
    await world.sql(
      `update webhook_deliveries set next_attempt_at = now() - interval '1 day' where webhook_id = $1 and status = 'pending'`,
      [busy],
    );
    const order: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const claims = await pass('slow', 1);
      order.push(...claims.map(({ webhookId }) => webhookId));
      await record(claims, timedOut);
    }
    expect(order.slice(0, 2).sort()).toEqual([busy, quiet].sort());
    expect(order.slice(2)).toEqual(order.slice(0, 2));
  });

  it('still get the events of a record in order', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(1, [id]);
    await record(await pass1('prompt'), attempt(5_000, 204));
    const contact = await addContact(world, caller, 'Ordered');
    await world.rest(caller, 'PUT', `/contacts/${contact}`, { title: 'CFO' });
    await eventually(
      async () => (await world.sql(`select from webhook_deliveries where status = 'pending'`)).length === 2,
    );
    const created = await pass1('slow');
    expect(created.map(({ body }) => JSON.parse(body!).type)).toEqual(['contact.created']);
    await record(created, prompt);
    expect((await pass1('prompt')).map(({ body }) => JSON.parse(body!).type)).toEqual(['contact.updated']);
  });

  it('have less time after a minute of silence, but not for the last attempts at a delivery', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(1, [id]);
    const isBrief = async () => {
      await due(id);
      const claims = await pass1('slow');
      await record(claims, timedOut);
      return claims.map((claim) => [claim.attempt, claim.isBrief]);
    };
    await record(await pass1('prompt'), timedOut);
    expect(await isBrief()).toEqual([[2, false]]);
    await world.sql(`update webhooks set failing_since = now() - interval '61 seconds' where id = $1`, [id]);
    expect(await isBrief()).toEqual([[3, true]]);
    expect(await isBrief()).toEqual([[4, false]]);
    await world.sql(`update webhooks set pace = 'slow' where id = $1`, [id]);
    await emit(1, [id]);
    expect(await isBrief()).toEqual([[1, false]]);
  });

  it('are ended after the shorter time', async () => {
    const hangs = await startReceiver(() => undefined);
    const sender = new Sender(world.app.infrastructure.webhooks!.guard);
    const message = { url: hangs.url, id: 'msg_1', body: '{}', secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] };
    const { error } = await sender.send(message, new AbortController().signal, 50);
    await sender.close();
    expect(error).toBe('The endpoint did not answer within 0.05 seconds.');
  });

  it('are not noted in the audit log', async () => {
    const [id] = (await endpoints(1)) as [string];
    await emit(1, [id]);
    await record(await pass1('prompt'), timedOut);
    expect(await world.sql('select action from audit_entries where auditable_id = $1', [id])).toEqual([
      { action: 'created' },
    ]);
  });
});
