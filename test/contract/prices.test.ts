import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { planRoute } from '../../src/api/rest/plan.js';
import { routes } from '../../src/rest/index.js';
import { balances, ledgerOf } from '../support/records/credits.js';
import { makeDivision, parties, payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import { schema } from '../support/records/schema.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture, pathFor } from './records.js';
import { expectNothingWritten } from './snapshot.js';

const prices = ['amount_cents', 'price', 'price_cents', 'unit_price', 'fee', 'credits', 'total_cents', 'postage'];

/** Every route that charges credits or money, and the price fields that its contract accepts. */
const paid: Record<string, string[]> = {
  'POST /document-orders': [],
  'PUT /document-orders/{uuid}': [],
  'PATCH /document-orders/{uuid}': [],
  'POST /document-orders/{uuid}/pay': ['amount_cents'],
  'POST /notices/{uuid}/order': ['amount_cents'],
  'POST /escalations/{uuid}/order': ['amount_cents'],
  'POST /waivers/{uuid}/order': ['amount_cents'],
  'POST /documents/generate': [],
  'POST /fulfillment-requests': [],
  'POST /fulfillment-requests/{uuid}/approve-charges': [],
  'POST /fulfillment-requests/{uuid}/retry': [],
  'POST /billing/subscribe': [],
  'POST /credits/purchase': ['credits'],
};

describe('a price that a client sends', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
  });

  for (const [name, advisory] of Object.entries(paid)) {
    it(`is refused by ${name}, and nothing is charged`, async () => {
      const [method, path] = name.split(' ') as [string, string];
      const route = routes.find((one) => one.path === path && (one.method === method || method === 'PATCH'))!;
      const before = [await balances(world, caller.organizationId), await ledgerOf(world, caller.organizationId)];
      await expectNothingWritten(world, async () => {
        const body = Object.fromEntries([...prices, 'billing'].map((key) => [key, key === 'billing' ? { fee: 1 } : 1]));
        const answer = await world.rest(caller, method, pathFor(route, fixture), body);
        expect(answer.status).toBe(422);
        const prohibited = Object.entries(answer.body.errors as Record<string, string[]>).filter(([, sentences]) =>
          sentences.some((sentence) => sentence.includes('prohibited')),
        );
        const refused = [...prices.filter((key) => !advisory.includes(key)), 'billing.fee'];
        expect(Object.fromEntries(prohibited)).toEqual(
          Object.fromEntries(
            refused.map((key) => [
              key,
              [`The ${key.replaceAll('_', ' ')} field is prohibited: prices are computed by the server.`],
            ]),
          ),
        );
      });
      const after = [await balances(world, caller.organizationId), await ledgerOf(world, caller.organizationId)];
      expect(after).toEqual(before);
    });
  }

  it('is treated as any unknown key where nothing is priced', async () => {
    const contact = { organization_id: caller.organizationId, first_name: 'Ana', last_name: 'Diaz', price: 1, fee: 1 };
    expect((await world.rest(caller, 'POST', '/contacts', contact)).status).toBe(201);
  });

  it('inside the payload of a fulfillment request is the caller’s own fact: stored, and without effect on any price', async () => {
    const own = await world.caller({ credits: '200.00' });
    const wrong = Object.fromEntries(prices.map((key) => [key, 1]));
    const payload = payloadOf(
      await makeDivision(world, own),
      { ...wrong, fulfillment_scope: 'full_service', billing: { fee: 1 }, quote: { fee: 1, total: 1 } },
      { ...wrong },
    );
    const before = await balances(world, own.organizationId);
    const { status, body } = await world.rest(own, 'POST', '/fulfillment-requests', requestOfPayload(payload));
    expect([status, body.data.payload]).toEqual([201, payload]);
    expect(body.data.postage).toMatchObject({ authorized_recipients: 3, hold: { amount: 36 } });
    const after = await balances(world, own.organizationId);
    // The fee of 35, the postage of 36 and the call.
    expect([Number(before!.partner) - Number(after!.partner), after!.held]).toEqual([71.1, '36.00']);
    // Nor on the sum of a request that the balance does not cover.
    const larger = requestOfPayload({ ...payload, parties: parties(20) });
    const refused = await world.rest(own, 'POST', '/fulfillment-requests', larger);
    expect([refused.status, refused.body.quote]).toEqual([
      402,
      { fee: 35, postage: { recipients: 20, rate: 12, amount: 240 }, total: 275 },
    ]);
  });

  it('is tested on every route that refuses prices', () => {
    const marked = routes.filter((route) => {
      const { extensions } = inputOf(route) ?? {};
      return route.refusesPrices || extensions?.refusesPrices;
    });
    const names = marked.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !(name in paid))).toEqual([]);
    expect(Object.keys(paid).filter((name) => !names.includes(name.replace('PATCH', 'PUT')))).toEqual([]);
  });

  function inputOf(route: (typeof routes)[number]) {
    const { input } = planRoute(schema, route).variables;
    return input && (graphql.getNamedType(input) as { extensions: { refusesPrices?: boolean } });
  }
});
