import { beforeAll, describe, expect, it } from '@jest/globals';
import { moveRequest } from '../../../src/services/fulfillment-request/move.js';
import { recordEvents } from '../../events/record-events.js';
import { balances, faultsOf, ledgerOf } from '../../support/records/credits.js';
import {
  asPartner,
  makeDivision,
  makeRequest,
  payloadOf,
  requestOfPayload,
  waiting,
} from '../../support/records/fulfillment.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('concurrent operations on fulfillment requests', () => {
  const world = openWorld();
  const full = { fulfillment_scope: 'full_service' };
  const act = (caller: Caller, id: string, verb: string, headers = {}) =>
    world.rest(caller, 'POST', `/fulfillment-requests/${id}/${verb}`, undefined, headers);
  const statuses = (answers: Array<{ status: number }>) => answers.map(({ status }) => status).sort();

  beforeAll(() => world.sql(`update prices set credits = 0 where event_type = 'api_call'`));

  it('create one request and one charge for creations under one key', async () => {
    const caller = await world.caller({ credits: '300.00' });
    const body = requestOfPayload(payloadOf(await makeDivision(world, caller), full));
    const create = () => world.rest(caller, 'POST', '/fulfillment-requests', body);
    const answers = await Promise.all([create(), create(), create(), create()]);
    expect(statuses(answers)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 300.00 → 300.00',
      'charge 35.00 → 265.00',
      'hold 36.00 → 229.00',
    ]);
  });

  it('report the whole shortfall to the later of two creations when there are credits for one', async () => {
    const caller = await world.caller({ credits: '100.00' });
    const divisionId = await makeDivision(world, caller);
    const create = () =>
      world.rest(caller, 'POST', '/fulfillment-requests', requestOfPayload(payloadOf(divisionId, full)));
    const answers = await Promise.all([create(), create()]);
    expect(statuses(answers)).toEqual([201, 402]);
    expect(answers.find(({ status }) => status === 402)!.body).toMatchObject({
      balance: 29,
      required: 71,
      shortfall: 42,
      quote: { fee: 35, postage: { recipients: 3, rate: 12, amount: 36 }, total: 71 },
    });
    expect(await balances(world, caller.organizationId)).toMatchObject({ partner: '29.00', held: '36.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('check several creations in one document together', async () => {
    const caller = await world.caller({ credits: '100.00' });
    const divisionId = await makeDivision(world, caller);
    const input = () => ({
      type: 'NOTICE_RESEARCH',
      idempotencyKey: crypto.randomUUID(),
      payload: payloadOf(divisionId, full),
    });
    const { body } = await world.graphql(
      caller,
      `mutation ($a: CreateFulfillmentRequestInput!, $b: CreateFulfillmentRequestInput!) {
         a: createFulfillmentRequest(input: $a) { fulfillmentRequest { id } } b: createFulfillmentRequest(input: $b) { fulfillmentRequest { id } } }`,
      { a: input(), b: input() },
    );
    expect(body.errors[0].extensions).toMatchObject({ code: 'INSUFFICIENT_CREDITS', required: 142, shortfall: 42 });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 100.00 → 100.00']);
  });

  it('hold once for several approvals, and emit one event', async () => {
    const { caller, id } = await waiting(world, '200.00');
    const { done, types } = await recordEvents(world, caller, () =>
      Promise.all([1, 2, 3].map(() => act(caller, id, 'approve-charges'))),
    );
    // An approval that arrives after the first one is complete may be refused.
    expect(statuses(done as Json).filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect(statuses(done as Json)[0]).toBe(200);
    expect(types.filter((type) => type === 'fulfillment_request.charges_approved')).toHaveLength(1);
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual(['hold 24.00 → 105.00']);
    expect((await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data).toMatchObject({
      status: 'in_progress',
      postage: { authorized_recipients: 5, hold: { amount: 60 } },
    });
  });

  it('repeat the answer to an approval under its Idempotency-Key', async () => {
    const { caller, id } = await waiting(world, '200.00');
    const key = { 'idempotency-key': 'approve' };
    const first = await act(caller, id, 'approve-charges', key);
    const again = await act(caller, id, 'approve-charges', key);
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('cancel once', async () => {
    const { caller, id } = await waiting(world, '200.00');
    const answers = await Promise.all([act(caller, id, 'cancel'), act(caller, id, 'cancel')]);
    expect(statuses(answers)).toEqual([200, 422]);
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual(['release 36.00 → 165.00']);
    const tasks = await world.sql(`select 1 from tasks where subject_id = $1 and kind = 'partner.cancel'`, [id]);
    expect(tasks).toHaveLength(1);
  });

  it('leave nothing held when a cancellation and an approval coincide', async () => {
    const { caller, id } = await waiting(world, '200.00');
    const [approved, cancelled] = await Promise.all([act(caller, id, 'approve-charges'), act(caller, id, 'cancel')]);
    expect([200, 422]).toContain(approved!.status);
    expect(cancelled!.status).toBe(200);
    expect((await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data.status).toBe('cancelled');
    expect(await balances(world, caller.organizationId)).toMatchObject({ partner: '165.00', held: '0.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('retry once', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    await asPartner(world, caller, id, (ctx, request) => moveRequest(ctx, request, 'failed'));
    const answers = await Promise.all([act(caller, id, 'retry'), act(caller, id, 'retry')]);
    expect(statuses(answers)).toEqual([200, 422]);
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual(['hold 36.00 → 93.00']);
  });
});
