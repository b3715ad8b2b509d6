import { describe, expect, it } from '@jest/globals';
import { find, makeRequest, takeUp, waiting } from '../../support/records/fulfillment.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';

describe('the subscription to fulfillment requests', () => {
  const live = openLiveWorld();
  const { world } = live;
  const query = `subscription ($ids: [ID!], $after: String) { fulfillmentRequestUpdated(ids: $ids, after: $after) {
    cursor event { type data } fulfillmentRequest { id status paymentDue { additionalCredits } } } }`;

  it('reports the changes of a request, with the payment due and the approval URL', async () => {
    const caller = await world.caller();
    const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
    const other = await makeRequest(world, caller);
    await live.settled();
    const received = await live.subscribed(caller, query, { ids: [id] });
    await takeUp(world, caller, other.id);
    await takeUp(world, caller, id);
    await find(world, caller, id, 4);
    // Both changes are in one transaction: submitted, then in progress.
    await received.count(2);
    await received.until(({ values }) => values.at(-1)?.event.type === 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED');
    expect(received.values.at(-1)).toMatchObject({
      event: {
        data: {
          object: { id, payment_due: { additional_credits: 12 } },
          approve_url: expect.stringContaining(`/fulfillment-requests/${id}/approve-charges`),
        },
      },
      fulfillmentRequest: { id, status: 'PAYMENT_REQUIRED', paymentDue: { additionalCredits: 12 } },
    });
    expect(new Set(received.values.map(({ fulfillmentRequest }) => fulfillmentRequest.id))).toEqual(new Set([id]));
  });

  it('continues after a cursor', async () => {
    const { caller, id } = await waiting(world, '200.00');
    await live.settled();
    const first = await live.subscribed(caller, query, { ids: [id] });
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
    await first.until(({ values }) =>
      values.some(({ event }) => event.type === 'FULFILLMENT_REQUEST_CHARGES_APPROVED'),
    );
    const { cursor } = first.values.at(-1);
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/cancel`);
    const later = await live.subscribed(caller, query, { ids: [id], after: cursor });
    await later.until(({ values }) => values.length > 0);
    expect(later.values.map(({ event }) => event.type)).toContain('FULFILLMENT_REQUEST_CANCELLED');
    expect(later.values.map(({ event }) => event.type)).not.toContain('FULFILLMENT_REQUEST_CHARGES_APPROVED');
  });

  it('sends nothing to another account', async () => {
    const stranger = await world.caller();
    const received = await live.subscribed(stranger, query);
    await waiting(world, '200.00');
    await live.settled();
    const own = await makeRequest(world, stranger);
    await received.count(1);
    expect(received.values.map(({ fulfillmentRequest }) => fulfillmentRequest.id)).toEqual([own.id]);
  });
});
