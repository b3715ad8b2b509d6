/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { recordEvents } from '../../events/record-events.js';
import { faultsOf, ledgerOf } from '../../support/records/credits.js';
import { makeRequest } from '../../support/records/fulfillment.js';
import { mailedTo, openFakePartner, openTicket, ticketOf } from '../../support/records/partner.js';
import { doTasks } from '../../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();
const full = { fulfillment_scope: 'full_service' };
const hour = 3_600_000;

describe('a request that is submitted to the partner', () => {
  const world = openWorld(settings);
  const show = async (caller: Caller, id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data;
  const cancel = (caller: Caller, id: string) => world.rest(caller, 'POST', `/fulfillment-requests/${id}/cancel`, {});
  const retry = (caller: Caller, id: string) => world.rest(caller, 'POST', `/fulfillment-requests/${id}/retry`);
  const ticketsOf = (id: string) => [...partner.tickets.values()].filter(({ request_id }) => request_id === id);
  const tasksOf = (id: string) => world.sql('select kind from tasks where subject_id = $1', [id]);
  const later = (ms: number) => new Date(Date.now() + ms);

  it('is sent in the partner’s format, with its own idempotency key', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const request = await makeRequest(world, caller, full);
    expect(request).toMatchObject({ status: 'queued', partner_resource_id: null });
    const { types } = await recordEvents(world, caller, () => doTasks(world));
    expect(types).toEqual(['fulfillment_request.submitted']);
    const [call] = partner.of('POST /tickets').filter(({ body }) => body.request_id === request.id);
    expect(call).toEqual({
      call: 'POST /tickets',
      idempotencyKey: `${request.id}:0`,
      body: {
        request_id: request.id,
        livemode: true,
        scope: 'full_service',
        authorized_recipients: 3,
        payload: request.payload,
      },
    });
    expect(await tasksOf(request.id)).toEqual([]);
  });

  it('has no authorized recipients when nothing is mailed', async () => {
    const { ticketId } = await openTicket(world, partner, { payload: { fulfillment_scope: 'research' } });
    expect(partner.tickets.get(ticketId)).toMatchObject({ scope: 'research', authorized_recipients: null });
  });

  it.each([
    ['an answer is lost', () => Object.assign(partner, { losesAnswers: 1 })],
    ['the partner is down', () => partner.refusals.push({ status: 503 })],
    ['the partner sends an invalid answer', () => partner.refusals.push({ status: 200, body: {} })],
  ])('is retried when %s, and creates one ticket', async (_, trouble) => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    trouble();
    const [failed] = await doTasks(world);
    expect(failed).toMatchObject({
      task: { kind: 'partner.submit', attempt: 1 },
      error: { name: 'PartnerUnreachable' },
    });
    expect(await show(caller, id)).toMatchObject({ status: 'queued', last_error: null });
    expect(await doTasks(world, later(11_000))).toEqual([]);
    expect(ticketsOf(id)).toHaveLength(1);
    expect(await show(caller, id)).toMatchObject({ status: 'submitted', partner_resource_id: partner.ticketOf(id) });
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(3);
  });

  it('fails after five attempts, with its postage released, and can be submitted again', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      partner.refusals.push({ status: 500, body: { message: 'Down.' } });
    const failures = [0, 0.1, 0.5, 1.5].map((hours) => () => doTasks(world, later(hours * hour)));
    for (const [index, attempt] of failures.entries()) {
      expect(await attempt()).toMatchObject([{ task: { attempt: index + 1 } }]);
      expect((await show(caller, id)).status).toBe('queued');
    }
    const { types } = await recordEvents(world, caller, () => doTasks(world, later(3 * hour)));
    expect(types).toContain('fulfillment_request.failed');
    expect(await show(caller, id)).toMatchObject({
      status: 'failed',
      last_error: 'Down.',
      failed_at: expect.any(String),
      postage: { hold: { amount: 36, status: 'released' } },
    });
    expect((await retry(caller, id)).body.data.status).toBe('queued');
    expect(await doTasks(world)).toEqual([]);
    expect(await show(caller, id)).toMatchObject({ status: 'submitted', retry_count: 1 });
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'release 36.00 → 165.00',
      'hold 36.00 → 129.00',
    ]);
    expect(await faultsOf(world)).toEqual([]);
  });

  /** A request that failed after five attempts. The partner created a ticket at the last, but its answer was lost. */
  async function requestWithLostTicket() {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    partner.refusals.push(...Array.from({ length: 4 }, () => ({ status: 500 })));
    partner.losesAnswers = 1;
    for (const hours of [0, 0.1, 0.5, 1.5, 3]) await doTasks(world, later(hours * hour));
    expect((await show(caller, id)).status).toBe('failed');
    expect(ticketsOf(id)).toMatchObject([{ status: 'open' }]);
    return { caller, id, ticket: ticketOf(world, partner, caller, id) };
  }

  it('gets the ticket of its lost answer when it is retried', async () => {
    const { caller, id, ticket } = await requestWithLostTicket();
    await retry(caller, id);
    expect(await doTasks(world)).toEqual([]);
    expect(await show(caller, id)).toMatchObject({ status: 'submitted', partner_resource_id: ticket.ticketId });
    expect((await ticket.sendReport('accepted')).body).toEqual({ received: true });
    expect(await doTasks(world, later(5 * hour))).toEqual([]);
    expect(ticketsOf(id)).toMatchObject([{ status: 'open' }]);
    expect((await show(caller, id)).status).toBe('in_progress');
    expect(await tasksOf(id)).toEqual([]);
  });

  it('is withdrawn when it failed although the partner has its ticket, until the partner answers', async () => {
    const { caller, id, ticket } = await requestWithLostTicket();
    expect((await ticket.sendReport('accepted')).status).toBe(404);
    partner.refusals.push({ status: 503 });
    expect(await doTasks(world, later(4.5 * hour))).toHaveLength(1);
    expect(await doTasks(world, later(6 * hour))).toEqual([]);
    expect(ticketsOf(id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await show(caller, id)).toMatchObject({
      status: 'failed',
      partner_resource_id: ticket.ticketId,
      postage: { hold: { status: 'released' } },
    });
    expect((await ticket.sendReport('mailed', mailedTo(3))).body).toMatchObject({
      disregarded: 'The request is failed: the report is too late and changes nothing.',
    });
    expect((await show(caller, id)).status).toBe('failed');
    expect(await tasksOf(id)).toEqual([]);
    await retry(caller, id);
    expect(await doTasks(world, later(6 * hour))).toEqual([]);
    expect(ticketsOf(id)).toMatchObject([{ status: 'cancelled' }, { status: 'open' }]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('needs no withdrawal when it failed and the partner refuses the ticket', async () => {
    const { id } = await requestWithLostTicket();
    partner.refusals.push({ status: 422 });
    expect(await doTasks(world, later(4.5 * hour))).toEqual([]);
    expect(await tasksOf(id)).toEqual([]);
  });

  it('is withdrawn when it is cancelled after a retry of a lost ticket', async () => {
    const { caller, id } = await requestWithLostTicket();
    await retry(caller, id);
    await cancel(caller, id);
    expect(await doTasks(world, later(4.5 * hour))).toEqual([]);
    expect(ticketsOf(id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await tasksOf(id)).toEqual([]);
  });

  it('is rejected when the partner refuses it, with its postage released', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    partner.refusals.push({ status: 422, body: { message: 'We do not work in San Francisco.' } });
    const { types } = await recordEvents(world, caller, () => doTasks(world));
    expect(types).toContain('fulfillment_request.rejected');
    expect(await show(caller, id)).toMatchObject({
      status: 'rejected',
      status_reason: 'We do not work in San Francisco.',
      postage: { hold: { status: 'released' } },
    });
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(4);
  });

  it('is not submitted when it is cancelled first', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    expect((await cancel(caller, id)).body.data.status).toBe('cancelled');
    expect(await doTasks(world)).toEqual([]);
    expect(ticketsOf(id)).toEqual([]);
    expect(await tasksOf(id)).toEqual([]);
  });

  it('is withdrawn when it is cancelled while the partner creates the ticket', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    partner.beforeAnswer = async ({ call }) => {
      if (call === 'POST /tickets') expect((await cancel(caller, id)).status).toBe(200);
    };
    expect(await doTasks(world)).toEqual([]);
    expect(ticketsOf(id)).toMatchObject([{ status: 'cancelled', reason: 'Cancelled by the organization.' }]);
    expect(await show(caller, id)).toMatchObject({ status: 'cancelled' });
    expect(await tasksOf(id)).toEqual([]);
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(4);
  });

  it('is withdrawn when it is cancelled after an answer was lost', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    partner.losesAnswers = 1;
    expect(await doTasks(world)).toHaveLength(1);
    await cancel(caller, id);
    expect(await doTasks(world, later(11_000))).toEqual([]);
    expect(ticketsOf(id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await tasksOf(id)).toEqual([]);
  });

  it('is withdrawn from a partner that has its ticket, with retries until the partner answers', async () => {
    const { caller, id, ticketId } = await openTicket(world, partner);
    const reason = { status_reason: 'Paid in full.' };
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/cancel`, reason);
    partner.refusals.push({ status: 503 });
    expect(await doTasks(world)).toHaveLength(1);
    expect(await doTasks(world, later(11_000))).toEqual([]);
    expect(partner.tickets.get(ticketId)).toMatchObject({ status: 'cancelled', reason: 'Paid in full.' });
  });

  it('needs no withdrawal from a partner that has already ended it', async () => {
    const { caller, id } = await openTicket(world, partner);
    await cancel(caller, id);
    partner.refusals.push({ status: 410 });
    expect(await doTasks(world)).toEqual([]);
    expect(await tasksOf(id)).toEqual([]);
  });

  it('is not linked to another request’s ticket that the partner returns', async () => {
    const other = await openTicket(world, partner);
    const mixUp = () => partner.refusals.push({ status: 201, body: { id: other.ticketId } });
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    for (const hours of [0, 0.1, 0.5, 1.5, 3]) {
      mixUp();
      await doTasks(world, later(hours * hour));
    }
    expect(await show(caller, id)).toMatchObject({
      status: 'failed',
      last_error: 'The partner answered with the ticket of another request.',
      postage: { hold: { amount: 36, status: 'released' } },
    });
    const { id: cancelled } = await makeRequest(world, caller, full);
    partner.losesAnswers = 1;
    await doTasks(world);
    await cancel(caller, cancelled);
    mixUp();
    await doTasks(world, later(11_000));
    expect(partner.tickets.get(other.ticketId)).toMatchObject({ status: 'open' });
    expect((await other.show()).status).toBe('submitted');
    expect(await doTasks(world, later(hour))).toEqual([]);
    expect(ticketsOf(cancelled)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('accepts reports only once its ticket is known', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    const early: number[] = [];
    partner.beforeAnswer = async () => {
      early.push((await ticketOf(world, partner, caller, id).sendReport('accepted')).status);
    };
    await doTasks(world);
    const ticket = ticketOf(world, partner, caller, id);
    expect([early, (await ticket.sendReport('accepted')).body]).toEqual([[404], { received: true }]);
  });
});

describe('a request without a configured partner', () => {
  const world = openWorld();

  it('waits in the queue as its own ticket', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    expect(await doTasks(world)).toEqual([]);
    const { body } = await world.rest(caller, 'GET', `/fulfillment-requests/${id}`);
    expect(body.data).toMatchObject({ status: 'submitted', partner_resource_type: 'queue', partner_resource_id: id });
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/cancel`, {});
    expect(await doTasks(world)).toEqual([]);
  });
});
