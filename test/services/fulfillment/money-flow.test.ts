import { beforeAll, describe, expect, it } from '@jest/globals';
import { captureMailed, releaseHolds } from '../../../src/services/fulfillment-request/holds.js';
import { moveRequest } from '../../../src/services/fulfillment-request/move.js';
import { requirePayment } from '../../../src/services/fulfillment-request/require-payment.js';
import { recordEvents } from '../../events/record-events.js';
import { balances, faultsOf, ledgerOf } from '../../support/records/credits.js';
import { asPartner, find, makeRequest, parties, takeUp, waiting } from '../../support/records/fulfillment.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('a full service request', () => {
  const world = openWorld();
  const full = { fulfillment_scope: 'full_service' };

  // Calls are free here, so that the ledger shows only the payments of the request.
  beforeAll(() => world.sql(`update prices set credits = 0 where event_type = 'api_call'`));

  const show = async (caller: Caller, id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data;
  const approve = (caller: Caller, id: string) =>
    world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
  const heldFor = async (caller: Caller) =>
    (await world.rest(caller, 'GET', '/credits/balance')).body.holds.map(({ amount, event_type, for: of }: Json) => ({
      amount,
      event_type,
      for: of,
    }));

  it('1: charges the fee and holds the postage of at least three recipients', async () => {
    const caller = await world.caller({ credits: '100.00' });
    const request = await makeRequest(world, caller, { ...full, parties: parties(2) });
    expect(request).toMatchObject({
      status: 'queued',
      postage: { authorized_recipients: 3, hold: { amount: 36, status: 'held' } },
      payment_due: null,
      refund: null,
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 100.00 → 100.00',
      'charge 35.00 → 65.00',
      'hold 36.00 → 29.00',
    ]);
    expect(await heldFor(caller)).toEqual([
      { amount: 36, event_type: 'mail_sending', for: { type: 'fulfillment_request', id: request.id } },
    ]);
    expect(await balances(world, caller.organizationId)).toMatchObject({ held: '36.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('1: holds postage for each known party, and less where first-class mail is sufficient', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const many = await makeRequest(world, caller, { ...full, parties: parties(5) });
    expect(many.postage).toEqual({ authorized_recipients: 5, hold: { amount: 60, status: 'held' } });
    const jobsite = { line_1: '1 Mesa Rd', city: 'Tucson', state: 'AZ', zip: '85701' };
    const { body } = await world.rest(caller, 'POST', '/fulfillment-requests', {
      type: 'notice_research',
      idempotency_key: 'arizona',
      payload: { ...many.payload, parties: null, project: { ...many.payload.project, jobsite } },
    });
    expect(body.data.postage).toEqual({ authorized_recipients: 3, hold: { amount: 7.5, status: 'held' } });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 200.00 → 200.00',
      'charge 35.00 → 165.00',
      'hold 60.00 → 105.00',
      'charge 35.00 → 70.00',
      'hold 7.50 → 62.50',
    ]);
  });

  it('1: charges only the fee for the other scopes', async () => {
    const caller = await world.caller({ credits: '60.00' });
    const research = await makeRequest(world, caller);
    expect(research.postage).toBeNull();
    await makeRequest(world, caller, { fulfillment_scope: 'research_and_document' });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 60.00 → 60.00',
      'charge 20.00 → 40.00',
      'charge 30.00 → 10.00',
    ]);
  });

  it('1b: reports the shortfall for fee and postage together, and charges nothing', async () => {
    const caller = await world.caller({ credits: '70.90' });
    await world.fund(caller.organizationId, '1000.00', 'free');
    const refused = makeRequest(world, caller, full);
    await expect(refused).rejects.toThrow(/partner-eligible/);
    const body = JSON.parse((await refused.catch((error: Error) => error.message)) as string);
    expect(body).toEqual({
      message:
        'This request needs 71 credits, 71 of them partner-eligible, and the account has 1070.90, 70.90 of them partner-eligible: ' +
        'buy at least 1 and try again.',
      balance: 1070.9,
      required: 71,
      shortfall: 0.1,
      partner_billable: true,
      quote: { fee: 35, postage: { recipients: 3, rate: 12, amount: 36 }, total: 71 },
      purchase: { credits: 1 },
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 70.90 → 70.90', 'grant 1000.00 → 1070.90']);
    expect(
      await world.sql('select 1 from fulfillment_requests where account_id = $1', [caller.organizationId]),
    ).toEqual([]);
    expect(await world.sql('select 1 from tasks where account_id = $1', [caller.organizationId])).toEqual([]);
  });

  it('1b: reports only the fee for research', async () => {
    const caller = await world.caller({ credits: '19.99' });
    const refused = await makeRequest(world, caller).catch((error: Error) => JSON.parse(error.message));
    expect(refused).toMatchObject({ balance: 19.99, required: 20, shortfall: 0.01, purchase: { credits: 1 } });
    expect(refused).not.toHaveProperty('quote');
  });

  it('2: waits for an approval when more recipients are found, and notifies owners and admins', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    await takeUp(world, caller, id);
    const { types, events } = await recordEvents(world, caller, () => find(world, caller, id, 5));
    const due = {
      required_recipients: 5,
      authorized_recipients: 3,
      rate: 12,
      held: 36,
      required_hold: 60,
      additional_credits: 24,
    };
    expect(await show(caller, id)).toMatchObject({
      status: 'payment_required',
      status_label: 'Payment required',
      payment_due: due,
      postage: { authorized_recipients: 3, hold: { amount: 36, status: 'held' } },
    });
    expect(types).toEqual(['fulfillment_request.payment_required']);
    expect(events[0]!.payload.data).toMatchObject({
      object: { id, payment_due: due },
      approve_url: expect.stringMatching(new RegExp(`^http.*/api/v1/fulfillment-requests/${id}/approve-charges$`)),
    });
    const mail = () =>
      world.sql<Json>('select template, user_id, data from emails where account_id = $1 order by created_at', [
        caller.organizationId,
      ]);
    const figures = { required: 5, authorized: 3, additional: '24.00' };
    const data = { requestId: id, projectId: null, job: 'Sunset Tower', ...figures };
    expect(await mail()).toEqual([{ template: 'payment_required', user_id: caller.userId, data }]);

    const more = await recordEvents(world, caller, () => find(world, caller, id, 7));
    expect(more.types).toEqual(['fulfillment_request.updated', 'fulfillment_request.payment_required']);
    expect((await show(caller, id)).payment_due).toMatchObject({ required_recipients: 7, additional_credits: 48 });
    expect(await mail()).toHaveLength(2);
  });

  it('4: charges the recipients that were mailed to, and releases the rest', async () => {
    const { caller, id } = await waiting(world, '200.00');
    await approve(caller, id);
    await asPartner(world, caller, id, async (ctx, request) => {
      await captureMailed(ctx, request, 4);
      await moveRequest(ctx, request, 'fulfilled', { result: { notice: 'mailed' } });
    });
    expect(await show(caller, id)).toMatchObject({
      status: 'fulfilled',
      result: { notice: 'mailed' },
      fulfilled_at: expect.stringMatching(/\+00:00$/),
      postage: { authorized_recipients: 5, hold: { amount: 48, status: 'captured' } },
    });
    expect((await ledgerOf(world, caller.organizationId)).slice(4)).toEqual([
      'capture 36.00 → 105.00',
      'capture 12.00 → 105.00',
      'release 12.00 → 117.00',
    ]);
    expect(await balances(world, caller.organizationId)).toMatchObject({ held: '0.00' });
    expect(await heldFor(caller)).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('4: charges no more recipients than authorized, and only once', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    await takeUp(world, caller, id);
    const mail = (recipients: number) =>
      asPartner(world, caller, id, (ctx, request) => captureMailed(ctx, request, recipients));
    await expect(mail(4)).rejects.toMatchObject({ status: 422, errors: { recipients: [expect.any(String)] } });
    await mail(1);
    await expect(mail(1)).rejects.toMatchObject({ status: 422, errors: { recipients: [expect.any(String)] } });
    const research = await makeRequest(world, caller);
    const unposted = asPartner(world, caller, research.id, (ctx, request) => captureMailed(ctx, request, 1));
    await expect(unposted).rejects.toMatchObject({ status: 422, errors: { recipients: [expect.any(String)] } });
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual([
      'capture 12.00 → 129.00',
      'release 24.00 → 153.00',
      'charge 20.00 → 133.00',
    ]);
  });

  it('5: releases the whole hold when the request is cancelled or rejected', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const cancelled = await makeRequest(world, caller, full);
    const reason = { status_reason: 'The owner has paid.' };
    const { body } = await world.rest(caller, 'POST', `/fulfillment-requests/${cancelled.id}/cancel`, reason);
    expect(body.data).toMatchObject({
      status: 'cancelled',
      ...reason,
      refund: null,
      postage: { authorized_recipients: 3, hold: { amount: 36, status: 'released' } },
    });
    const rejected = await makeRequest(world, caller, full);
    await asPartner(world, caller, rejected.id, async (ctx, request) => {
      const submitted = await moveRequest(ctx, request, 'submitted');
      await releaseHolds(ctx, await moveRequest(ctx, submitted, 'rejected', { statusReason: 'No such address.' }));
    });
    expect((await show(caller, rejected.id)).postage.hold).toEqual({ amount: 36, status: 'released' });
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'release 36.00 → 165.00',
      'charge 35.00 → 130.00',
      'hold 36.00 → 94.00',
      'release 36.00 → 130.00',
    ]);
    expect(await balances(world, caller.organizationId)).toMatchObject({ held: '0.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('moves no live credits in the sandbox, with the same responses', async () => {
    const live = await world.caller({ credits: '0' });
    const caller = await world.sandboxOf(live);
    const sandbox = { livemode: false };
    const request = await makeRequest(world, caller, full);
    expect(request.postage).toEqual({ authorized_recipients: 3, hold: { amount: 36, status: 'held' } });
    await asPartner(
      world,
      caller,
      request.id,
      async (ctx, one) => {
        const taken = await moveRequest(ctx, await moveRequest(ctx, one, 'submitted'), 'in_progress');
        await requirePayment(ctx, taken, 4);
      },
      sandbox,
    );
    expect((await approve(caller, request.id)).body.data).toMatchObject({
      status: 'in_progress',
      postage: { authorized_recipients: 4, hold: { amount: 48, status: 'held' } },
    });
    await asPartner(world, caller, request.id, (ctx, one) => captureMailed(ctx, one, 4), sandbox);
    expect((await show(caller, request.id)).postage.hold).toEqual({ amount: 48, status: 'captured' });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
    expect((await world.rest(live, 'GET', '/credits/balance')).body.holds).toEqual([]);
  });
});
