import { beforeAll, describe, expect, it } from '@jest/globals';
import { PartnerUnreachable, RefusedTicket } from '../../../src/providers/partner/fulfillment-partner.js';
import { recordEvents } from '../../events/record-events.js';
import { faultsOf, ledgerOf } from '../../support/records/credits.js';
import { waiting } from '../../support/records/fulfillment.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('the approval of more recipients', () => {
  const world = openWorld();
  const show = async (caller: Caller, id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data;
  const approve = (caller: Caller, id: string) =>
    world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);

  // Calls are free here, so that the ledger shows only the payments of the request.
  beforeAll(() => world.sql(`update prices set credits = 0 where event_type = 'api_call'`));

  /** The live partner, with the given answer, and the releases that it received. */
  function partner(answer: () => Promise<void> = async () => {}) {
    const released: Json[] = [];
    const { infrastructure } = world.app;
    const live = {
      name: 'fake',
      createTicket: async () => ({ resourceType: 'ticket', resourceId: 'T-1' }),
      releaseTicket: async (ticket: object) => {
        released.push(ticket);
        await answer();
      },
      cancelTicket: async () => {},
    };
    infrastructure.partner = { ...infrastructure.partner!, live };
    return released;
  }

  it('3: holds the rest and lets the partner continue', async () => {
    const released = partner();
    const { caller, id } = await waiting(world, '200.00', 'ticket');
    const { done, types } = await recordEvents(world, caller, () => approve(caller, id));
    expect(done.status).toBe(200);
    expect(done.body.data).toMatchObject({
      status: 'in_progress',
      payment_due: null,
      postage: { authorized_recipients: 5, hold: { amount: 60, status: 'held' } },
    });
    expect(released).toEqual([{ resourceId: `T-${id}`, requestId: id, authorizedRecipients: 5 }]);
    expect(types.filter((type: string) => type === 'fulfillment_request.charges_approved')).toHaveLength(1);
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 200.00 → 200.00',
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'hold 24.00 → 105.00',
    ]);
    const { holds } = (await world.rest(caller, 'GET', '/credits/balance')).body;
    expect(holds.map(({ amount }: Json) => amount)).toEqual([24, 36]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('3a: approves nothing of a request that changed since its price was read', async () => {
    const released = partner();
    const { caller, id } = await waiting(world, '200.00', 'ticket');
    const approveAs = (expectedUpdatedAt: string) =>
      world.graphql(
        caller,
        'mutation($input: ApproveFulfillmentChargesInput!) { approveFulfillmentCharges(input: $input) { fulfillmentRequest { status } } }',
        { input: { id, expectedUpdatedAt } },
      );
    const { updated_at: before } = await show(caller, id);
    await world.sql(
      `update fulfillment_requests set required_recipients = 9, updated_at = updated_at + interval '1 second' where id = $1`,
      [id],
    );
    const ledger = await ledgerOf(world, caller.organizationId);
    expect((await approveAs(before)).body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    expect([released, await ledgerOf(world, caller.organizationId)]).toEqual([[], ledger]);
    const { updated_at: now } = await show(caller, id);
    expect((await approveAs(now)).body.data).toEqual({
      approveFulfillmentCharges: { fulfillmentRequest: { status: 'IN_PROGRESS' } },
    });
    expect(released).toMatchObject([{ authorizedRecipients: 9 }]);
  });

  it('3b: reports the shortfall when credits are short, and holds once they are bought', async () => {
    const released = partner();
    const { caller, id } = await waiting(world, '90.00', 'ticket');
    const refused = await approve(caller, id);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ balance: 19, required: 24, shortfall: 5, purchase: { credits: 5 } });
    expect(released).toEqual([]);
    expect(await show(caller, id)).toMatchObject({
      status: 'payment_required',
      payment_due: { additional_credits: 24 },
      postage: { authorized_recipients: 3, hold: { amount: 36 } },
    });
    await world.fund(caller.organizationId, '5.00');
    expect((await approve(caller, id)).body.data.status).toBe('in_progress');
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual([
      'grant 5.00 → 24.00',
      'hold 24.00 → 0.00',
    ]);
  });

  it('3c: keeps the credits held when the partner cannot be reached, and holds nothing twice', async () => {
    let reachable = false;
    const released = partner(async () => {
      if (!reachable) throw new PartnerUnreachable('No answer within 15 s.');
    });
    const { caller, id } = await waiting(world, '200.00', 'ticket');
    for (const _ of [1, 2]) {
      const refused = await approve(caller, id);
      expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
        503,
        'partner_unreachable',
        '10',
      ]);
      expect(await show(caller, id)).toMatchObject({
        status: 'payment_required',
        payment_due: { authorized_recipients: 5, held: 60, required_hold: 60, additional_credits: 0 },
        postage: { authorized_recipients: 5, hold: { amount: 60, status: 'held' } },
      });
    }
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'hold 24.00 → 105.00',
    ]);
    reachable = true;
    expect((await approve(caller, id)).body.data).toMatchObject({ status: 'in_progress', payment_due: null });
    expect(released).toHaveLength(3);
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(4);
  });

  it('3c: returns the held credits when the request is cancelled instead', async () => {
    partner(async () => {
      throw new PartnerUnreachable('No answer.');
    });
    const { caller, id } = await waiting(world, '200.00', 'ticket');
    expect((await approve(caller, id)).status).toBe(503);
    const { body } = await world.rest(caller, 'POST', `/fulfillment-requests/${id}/cancel`, {});
    expect(body.data.postage).toEqual({ authorized_recipients: 5, hold: { amount: 60, status: 'released' } });
    expect((await ledgerOf(world, caller.organizationId)).slice(4)).toEqual([
      'release 36.00 → 141.00',
      'release 24.00 → 165.00',
    ]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('3: is a conflict when the partner does not continue with the ticket', async () => {
    partner(async () => {
      throw new RefusedTicket('The ticket is closed.');
    });
    const { caller, id } = await waiting(world, '200.00', 'ticket');
    const refused = await approve(caller, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toContain('The ticket is closed.');
  });
});
