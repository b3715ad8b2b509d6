import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as ledger from '../../src/ledger/index.js';
import { inRequest, requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the credit balance', () => {
  const world = openWorld();

  it('has the specified format, with the holds and their purpose', async () => {
    const caller = await world.caller({ credits: '50.00' });
    await world.fund(caller.organizationId, '2.50', 'free');
    const orderId = randomUUID();
    const ctx = requestOf(world, caller);
    const id = await inRequest(ctx, async () => {
      const held = await ledger.hold(ctx, {
        eventType: 'mail_sending',
        credits: '36.00',
        description: 'Postage for 3 recipients',
        for: { type: 'fulfillment_request', id: orderId },
      });
      await ledger.capture(ctx, held, '12.00');
      return held;
    });
    const { status, body } = await world.rest(caller, 'GET', '/credits/balance');
    expect([status, body]).toEqual([
      200,
      {
        organization_uuid: caller.organizationId,
        balance: { total: 16.5, free: 2.5, partner_eligible: 14 },
        held: 24,
        holds: [
          {
            id,
            amount: 24,
            description: 'Postage for 3 recipients',
            event_type: 'mail_sending',
            for: { type: 'fulfillment_request', id: orderId },
            created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
          },
        ],
      },
    ]);
    const query =
      '{ creditBalance { organizationId balance { total partnerEligible } held holds { id for { type } } } }';
    expect((await world.graphql(caller, query)).body.data.creditBalance).toEqual({
      organizationId: caller.organizationId,
      balance: { total: 16.5, partnerEligible: 14 },
      held: 24,
      holds: [{ id, for: { type: 'FULFILLMENT_REQUEST' } }],
    });
  });

  it('is zero for an account that never had credits, and the sandbox has its own', async () => {
    const caller = await world.caller({ credits: '0' });
    const nothing = { balance: { total: 0, free: 0, partner_eligible: 0 }, held: 0, holds: [] };
    expect((await world.rest(caller, 'GET', '/credits/balance')).body).toMatchObject(nothing);
    const sandbox = await world.sandboxOf(caller);
    expect((await world.rest(sandbox, 'GET', '/credits/balance')).body.balance.total).toBe(2000);
    expect((await world.rest(null, 'GET', '/credits/balance')).status).toBe(401);
  });
});

describe('a price', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '0' });
  });
  const price = (body: object, by = caller) => world.rest(by, 'POST', '/credits/price', body);

  it.each([
    [{ event_type: 'document_generation' }, 1, false],
    [{ event_type: 'document_generation', document_type: 'mechanics_lien' }, 1, false],
    [{ event_type: 'api_call' }, 0.1, false],
    [{ event_type: 'mail_sending' }, 12, true],
    [{ event_type: 'mail_sending', state: 'CA', recipients: 3 }, 36, true],
    [{ event_type: 'mail_sending', state: 'AZ', recipients: 3 }, 7.5, true],
    [{ event_type: 'mail_sending', state: 'CA', document_type: 'waiver' }, 2.5, true],
    [{ event_type: 'mail_sending', state: 'CA', mail_class: 'first_class', document_type: 'escalation' }, 2.5, true],
    [{ event_type: 'mail_sending', state: 'KY', mail_class: 'first_class' }, 2.5, true],
    [{ event_type: 'mail_sending', mail_class: 'first_class' }, 2.5, true],
    [{ event_type: 'mail_sending', mail_class: 'priority', recipients: 10_000 }, 90_000, true],
    [{ event_type: 'document_order' }, 7.5, true],
    [{ event_type: 'document_order', mail_class: 'certified', recipients: 2 }, 34, true],
    [{ event_type: 'document_order', state: 'TX' }, 17, true],
    [{ event_type: 'document_order', state: 'az', mail_class: 'first_class' }, 7.5, true],
    [{ event_type: 'document_order', order_type: 'recording', mail_class: 'priority', recipients: 4 }, 20, true],
    [{ event_type: 'notice_research' }, 20, true],
    [{ event_type: 'notice_research', fulfillment_scope: 'research_and_document', recipients: 3 }, 30, true],
    [{ event_type: 'fulfillment_notice_research', fulfillment_scope: 'full_service' }, 35, true],
    [{ event_type: 'fulfillment_notice_research', fulfillment_scope: 'full_service', recipients: 3 }, 71, true],
    [{ event_type: 'notice_research', fulfillment_scope: 'full_service', state: 'AZ', recipients: 3 }, 42.5, true],
    [
      {
        event_type: 'notice_research',
        fulfillment_scope: 'full_service',
        state: 'AZ',
        recipients: 3,
        mail_class: 'priority',
      },
      42.5,
      true,
    ],
    [{ event_type: 'mail_sending', state: null, recipients: null, mail_class: null, order_type: null }, 12, true],
  ])('is for %j %d', async (body, credits, partnerBillable) => {
    const answer = await price(body);
    expect([answer.status, answer.body]).toEqual([
      200,
      { event_type: body.event_type, credits, partner_billable: partnerBillable },
    ]);
  });

  it.each([
    [{}, 'event_type', 'The event type field is required.'],
    [
      { event_type: 'postage' },
      'event_type',
      'The selected event type is invalid: it must be one of document_generation, api_call, mail_sending, notice_research, document_order, fulfillment_notice_research.',
    ],
    [{ event_type: 'mail_sending', recipients: 0 }, 'recipients', 'The recipients field must be at least 1.'],
    [
      { event_type: 'mail_sending', recipients: 10_001 },
      'recipients',
      'The recipients field must not be greater than 10000.',
    ],
    [
      { event_type: 'mail_sending', mail_class: 'pigeon' },
      'mail_class',
      'The selected mail class is invalid: it must be one of first_class, certified, priority.',
    ],
    [{ event_type: 'mail_sending', state: 'ZZ' }, 'state', 'The state field must be a two-letter US state code.'],
    [
      { event_type: 'notice_research', fulfillment_scope: 'all' },
      'fulfillment_scope',
      'The selected fulfillment scope is invalid: it must be one of research, research_and_document, full_service.',
    ],
    [
      { event_type: 'document_order', order_type: 'fax' },
      'order_type',
      'The selected order type is invalid: it must be one of mail, filing, research, recording.',
    ],
    [
      { event_type: 'document_generation', document_type: 'x'.repeat(101) },
      'document_type',
      'The document type field must not be greater than 100 characters.',
    ],
  ])('is refused for %j', async (body, field, sentence) => {
    const answer = await price(body);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [sentence] }]);
  });

  it('is the account’s own if it has one, in both APIs', async () => {
    const dealer = await world.caller({ credits: '0' });
    const own = { accountId: dealer.organizationId, credits: '0.75' };
    const db = world.app.infrastructure.db;
    await ledger.setPrice(db, { ...own, eventType: 'document_generation', variant: '' }, new Date());
    await ledger.setPrice(
      db,
      { ...own, eventType: 'document_generation', variant: 'g702', credits: '4.00' },
      new Date(),
    );
    await ledger.setPrice(
      db,
      { ...own, eventType: 'mail_sending', variant: 'certified', credits: '10.00' },
      new Date(),
    );
    const ask = 'query($input: CreditPriceInput!) { creditPrice(input: $input) { credits partnerBillable } }';
    const graphql = async (input: object) => (await world.graphql(dealer, ask, { input })).body.data.creditPrice;
    expect(await graphql({ eventType: 'DOCUMENT_GENERATION' })).toEqual({ credits: 0.75, partnerBillable: false });
    expect(await graphql({ eventType: 'DOCUMENT_GENERATION', documentType: 'g702' })).toMatchObject({ credits: 4 });
    const mailing = { event_type: 'mail_sending', state: 'CA', recipients: 2 };
    expect((await price(mailing, dealer)).body.credits).toBe(20);
    expect((await price({ event_type: 'document_generation' })).body.credits).toBe(1);
  });
});
