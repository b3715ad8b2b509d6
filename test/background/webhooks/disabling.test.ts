/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { addContact, deliver, eventually, passTime, settled, subscribe } from './deliveries.js';
import { openReceivers } from './receiver.js';

describe('a webhook', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  deliver(world);
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  const show = async (id: string): Promise<Json> => (await world.rest(caller, 'GET', `/webhooks/${id}`)).body.data;
  const failing = (id: string, days: number) =>
    world.sql(`update webhooks set failing_since = now() - make_interval(days => $2) where id = $1`, [id, days]);

  it('is disabled by 410 Gone, which other webhooks report, and retried after its activation', async () => {
    const [gone, watching] = [await startReceiver(), await startReceiver()];
    gone.answer = (response) => {
      response.writeHead(410).end();
    };
    await subscribe(world, caller, watching.url, ['webhook.disabled']);
    const { id } = await subscribe(world, caller, gone.url);
    await addContact(world, caller);
    const delivery = await settled(world, caller, id, { status: 'failed', attempt: 1 });
    expect(delivery.response_code).toBe(410);
    const [report] = await eventually(() => watching.received.length > 0 && watching.received);
    const shown = await show(id);
    expect(shown).toMatchObject({ is_active: false, disabled_reason: 'gone', disabled_at: expect.any(String) });
    expect(report!.body).toMatchObject({
      type: 'webhook.disabled',
      data: { object: shown, previous: { is_active: true, disabled_at: null, disabled_reason: null } },
    });
    expect(report!.text).not.toContain('secret"');

    await addContact(world, caller);
    const refused = await world.rest(caller, 'POST', `/webhooks/${id}/deliveries/${delivery.id}/redeliver`);
    expect(refused.body.errors).toEqual({ is_active: ['The webhook is not active: activate it first.'] });
    gone.answer = (response) => {
      response.writeHead(200).end();
    };
    const activated = await world.rest(caller, 'PUT', `/webhooks/${id}`, { is_active: true });
    expect(activated.body.data).toMatchObject({ disabled_at: null, disabled_reason: null, failure_count: 0 });
    await world.rest(caller, 'POST', `/webhooks/${id}/deliveries/${delivery.id}/redeliver`);
    await settled(world, caller, id, { status: 'delivered', attempt: 2 });
    // Events from the time when it was inactive are never sent.
    expect(gone.received).toHaveLength(2);
  });

  it('is not sent an event that was made while it was inactive, even if the event gets its position later', async () => {
    const receiver = await startReceiver();
    const { id } = await subscribe(world, caller, receiver.url);
    await world.rest(caller, 'PUT', `/webhooks/${id}`, { is_active: false });
    const holder = new pg.Client({ connectionString: world.config.databaseUrl });
    await holder.connect();
    // As a sequencer that is slow (events/sequencer.ts).
    await holder.query('begin; select pg_advisory_xact_lock(4702334)');
    const contact = await addContact(world, caller);
    let isAnswered = false;
    const activated = world.rest(caller, 'PUT', `/webhooks/${id}`, { is_active: true }).finally(() => {
      isAnswered = true;
    });
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = 4702334 and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await eventually(async () => isAnswered || (await holder.query(waiting)).rows.length >= 2);
    await holder.query('commit');
    await holder.end();
    expect((await activated).body.data).toMatchObject({ is_active: true });
    await sequenceEvents(world.app.infrastructure.db);
    const made = 'select event from webhook_deliveries where webhook_id = $1 and resource_id = $2';
    expect(await world.sql(made, [id, contact])).toEqual([]);
    // Those from now on are sent.
    await addContact(world, caller);
    await settled(world, caller, id, { status: 'delivered', attempt: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('is disabled after five days of failures only, not earlier', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(500).end();
    });
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    await settled(world, caller, id, { attempt: 1 });
    await eventually(async () => (await show(id)).failure_count === 1);
    await failing(id, 4);
    await passTime(world, id);
    await eventually(async () => (await show(id)).failure_count === 2);
    expect((await show(id)).is_active).toBe(true);
    await failing(id, 5);
    await passTime(world, id);
    const disabled = await eventually(async () => {
      const shown = await show(id);
      return !shown.is_active && shown;
    });
    expect(disabled.disabled_reason).toBe('failing');
    // Its remaining delivery goes to the failure queue.
    const resting = await settled(world, caller, id, { status: 'failed', attempt: 3 });
    expect(resting.error).toBe('The webhook is not active.');
    const [entry] = (await world.rest(caller, 'GET', `/audit-logs?auditable_id=${id}`)).body.data;
    expect(entry).toMatchObject({ action: 'updated', user_id: null, new_values: { is_active: false } });
  });

  it('is not disabled after a success, which resets the count of failures', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(500).end();
    });
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    await eventually(async () => (await show(id)).failure_count === 1);
    expect((await show(id)).failing_since).not.toBeNull();
    await failing(id, 9);
    receiver.answer = (response) => {
      response.writeHead(200).end();
    };
    await passTime(world, id);
    await eventually(async () => (await show(id)).failure_count === 0);
    expect(await show(id)).toMatchObject({
      is_active: true,
      failing_since: null,
      last_delivery_at: expect.any(String),
    });
  });

  it('records a delivery at once unless it is healthy and had one within a second', async () => {
    const receiver = await startReceiver();
    const { id } = await subscribe(world, caller, receiver.url);
    const last = async () =>
      (await world.sql('select last_delivery_at, failure_count from webhooks where id = $1', [id]))[0]!;
    const moved = (by: string) =>
      world.sql(
        'update webhooks set last_delivery_at = now() + $2::interval where id = $1 returning last_delivery_at',
        [id, by],
      );
    const delivered = async () => {
      const contact = await addContact(world, caller);
      await eventually(async () => {
        const rows = await world.sql(
          'select 1 from webhook_deliveries where webhook_id = $1 and resource_id = $2 and attempt > 0',
          [id, contact],
        );
        return rows.length > 0;
      });
    };
    // In the future, so that the second is never over.
    const [ahead] = await moved('1 hour');
    await delivered();
    expect((await last()).last_delivery_at).toEqual(ahead!.last_delivery_at);
    const [past] = await moved('-1 minute');
    await delivered();
    expect((await last()).last_delivery_at).not.toEqual(past!.last_delivery_at);
    receiver.answer = (response) => {
      response.writeHead(500).end();
    };
    const [again] = await moved('1 hour');
    await delivered();
    expect(await last()).toMatchObject({ failure_count: 1 });
    expect((await last()).last_delivery_at).not.toEqual(again!.last_delivery_at);
    receiver.answer = (response) => {
      response.writeHead(200).end();
    };
    await moved('1 hour');
    await delivered();
    expect(await last()).toMatchObject({ failure_count: 0 });
  });

  it('is not disabled by a response from a URL that has been changed since', async () => {
    const [old, fresh] = [await startReceiver(), await startReceiver()];
    let { id } = { id: '' };
    old.answer = async (response) => {
      await world.rest(caller, 'PUT', `/webhooks/${id}`, { url: fresh.url });
      response.writeHead(410).end();
    };
    ({ id } = await subscribe(world, caller, old.url, ['contact.created']));
    await addContact(world, caller);
    await settled(world, caller, id, { status: 'failed', attempt: 1 });
    expect(await show(id)).toMatchObject({ is_active: true, disabled_at: null, failure_count: 0 });
    await addContact(world, caller);
    await eventually(() => fresh.received.length > 0);
  });
});
