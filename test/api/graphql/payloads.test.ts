/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { getNamedType } from 'graphql';
import { makeRequest, payloadOf, waiting } from '../../support/records/fulfillment.js';
import { generate, goldenPath } from '../../support/records/golden-path.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

const nothing = { charged: 0, held: 0, released: 0, refunded: 0 };
const said = 'replayed charge { charged held released refunded }';
const to = { name: 'Owner', addressLine1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };

describe('the payload of a mutation', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
  });

  const run = async (mutation: string, input: object, selection: string, headers = {}, by = caller): Promise<Json> => {
    const type = String(schema.getMutationType()!.getFields()[mutation]!.args[0]!.type);
    const query = `mutation($input: ${type}) { ${mutation}(input: $input) { ${selection} ${said} } }`;
    const { body } = await world.graphql(by, query, { input }, headers);
    expect(body.errors).toBeUndefined();
    return body.data[mutation];
  };
  const newNotice = async (by = caller) => {
    const { noticeId, organizationId } = await goldenPath(world, by);
    const generating = { documentableType: 'NOTICE', documentableId: noticeId, type: 'NOTICE', organizationId };
    return { noticeId, generating };
  };
  const spent = async (by = caller): Promise<number> => {
    const { body } = await world.graphql(by, '{ creditBalance { balance { total } held } }');
    return body.data.creditBalance.balance.total;
  };

  it('is the answer of those that say more than their record', () => {
    const answers = Object.values(schema.getMutationType()!.getFields()).map(
      (field) => [field.name, getNamedType(field.type) as GraphQLObjectType] as const,
    );
    const payloads = answers.filter(([, { name }]) => name.endsWith('Payload'));
    expect(payloads.map(([mutation]) => mutation).sort()).toEqual([
      ...['approveFulfillmentCharges', 'cancelDocumentOrder', 'cancelFulfillmentRequest', 'createDocumentOrder'],
      ...['createFulfillmentRequest', 'generateDocument', 'orderEscalation', 'orderNotice', 'orderWaiver'],
      ...['payDocumentOrder', 'retryFulfillmentRequest', 'signWaiver', 'updateDocumentOrder'],
      ...[
        'upsertJobsite',
        'upsertNotice',
        'upsertOrganization',
        'upsertParty',
        'upsertPayApplication',
        'upsertProject',
        'upsertWaiver',
      ],
    ]);
    for (const [mutation, type] of payloads) {
      expect(type.name).toBe(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Payload`);
      expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(['charge', 'replayed']));
    }
  });

  it('says what generating a document cost, and what is missing from it', async () => {
    const { generating } = await newNotice();
    const selection = 'document { id warnings { field message citation } } warnings { field message citation }';
    const preview = await run('generateDocument', { ...generating, preview: true }, selection);
    expect(preview).toMatchObject({ charge: nothing, replayed: false });
    const made = await run('generateDocument', generating, selection);
    expect(made).toMatchObject({ charge: { ...nothing, charged: 1 }, replayed: false });
    expect(made.warnings).toEqual(made.document.warnings);
  });

  it('says what orders of several recipients cost, with the document that is generated first', async () => {
    const { noticeId } = await newNotice();
    const input = { id: noticeId, mailClass: 'CERTIFIED', recipients: [to, { ...to, name: 'Lender' }] };
    const selection =
      'orders { id recipient { name } warnings { field message citation } } warnings { field message citation }';
    const before = await spent();
    const ordered = await run('orderNotice', input, selection);
    expect(ordered.orders.map((order: Json) => order.recipient.name)).toEqual(['Owner', 'Lender']);
    expect(ordered.charge).toEqual({ ...nothing, charged: 35 });
    // With the price of the call.
    expect(before - (await spent())).toBeCloseTo(35.1);
    const all = ordered.orders.flatMap(({ warnings }: Json) => warnings.map((one: Json) => JSON.stringify(one)));
    expect(ordered.warnings.map((one: Json) => JSON.stringify(one))).toEqual([...new Set(all)]);
  });

  it('says what is held, released, charged and refunded for an order', async () => {
    const { noticeId, generating } = await newNotice();
    const { id: documentId } = await generate(world, caller, noticeId);
    expect(generating.documentableId).toBe(noticeId);
    const order = {
      documentId,
      mailClass: 'CERTIFIED',
      recipientName: 'Owner',
      recipientAddressLine1: '1 Market St',
      recipientCity: 'San Francisco',
      recipientState: 'CA',
      recipientZip: '94105',
    };
    const selection = 'documentOrder { id status }';
    const held = await run('createDocumentOrder', { ...order, billingMethod: 'CREDIT_BALANCE' }, selection);
    expect(held.charge).toEqual({ ...nothing, held: 17 });
    const { id } = held.documentOrder;
    expect((await run('updateDocumentOrder', { id, mailClass: 'PRIORITY' }, selection)).charge).toEqual({
      ...nothing,
      held: 14,
      released: 17,
    });
    expect((await run('updateDocumentOrder', { id, metadata: { a: 1 } }, selection)).charge).toEqual(nothing);
    expect((await run('payDocumentOrder', { id, type: 'CREDIT_APPLIED', amountCents: 400 }, selection)).charge).toEqual(
      {
        ...nothing,
        charged: 4,
      },
    );
    const cancelled = await run('cancelDocumentOrder', { id }, selection);
    expect(cancelled).toMatchObject({
      documentOrder: { id, status: 'CANCELLED' },
      charge: { ...nothing, released: 14, refunded: 4 },
    });
  });

  it('says what research costs, what its postage holds, and that an earlier request has the same key', async () => {
    const { divisionId } = await goldenPath(world, caller);
    const input = {
      type: 'NOTICE_RESEARCH',
      idempotencyKey: randomUUID(),
      payload: payloadOf(divisionId, { fulfillment_scope: 'full_service' }),
    };
    const first = await run(
      'createFulfillmentRequest',
      input,
      'fulfillmentRequest { id fee: postage { hold { amount } } }',
    );
    const postage = first.fulfillmentRequest.fee.hold.amount;
    expect(first).toMatchObject({ replayed: false, charge: { ...nothing, charged: 35, held: postage } });
    const again = await run('createFulfillmentRequest', input, 'fulfillmentRequest { id }');
    const { id } = first.fulfillmentRequest;
    expect(again).toEqual({ fulfillmentRequest: { id }, replayed: true, charge: nothing });
    const cancelled = await run('cancelFulfillmentRequest', { id }, 'fulfillmentRequest { status }');
    expect(cancelled).toEqual({
      fulfillmentRequest: { status: 'CANCELLED' },
      replayed: false,
      charge: { ...nothing, released: postage },
    });
  });

  it('says what an approval holds, in a step of its own', async () => {
    const { caller: own, id } = await waiting(world, '200.00');
    const { payment_due: due } = (await world.rest(own, 'GET', `/fulfillment-requests/${id}`)).body.data;
    expect(due.additional_credits).toBeGreaterThan(0);
    const approved = await run('approveFulfillmentCharges', { id }, 'fulfillmentRequest { status }', {}, own);
    expect(approved).toMatchObject({
      fulfillmentRequest: { status: 'IN_PROGRESS' },
      charge: { ...nothing, held: due.additional_credits },
    });
  });

  it('has the signed copy of a waiver, and what is to be completed on it', async () => {
    const { waiverId, organizationId } = await goldenPath(world, caller);
    await run(
      'generateDocument',
      { documentableType: 'WAIVER', documentableId: waiverId, type: 'WAIVER', organizationId },
      'document { id }',
    );
    const input = { id: waiverId, method: 'TYPED', consent: true, signatoryName: 'Ana Diaz' };
    const selection =
      'waiver { id status } document { id documentableId fileName warnings { message } } warnings { message }';
    const signed = await run('signWaiver', input, selection);
    expect(signed).toMatchObject({
      waiver: { id: waiverId, status: 'SIGNED' },
      document: { documentableId: waiverId, fileName: expect.stringContaining('signed') },
      charge: nothing,
    });
    expect(signed.warnings).toEqual(signed.document.warnings);
  });

  it('says for each field of a document what that field did', async () => {
    const [one, two] = [await newNotice(), await newNotice()];
    const { body } = await world.graphql(
      caller,
      `mutation($a: GenerateDocumentInput!, $b: OrderRecordInput!) {
         a: generateDocument(input: $a) { ${said} } b: orderNotice(input: $b) { ${said} } }`,
      { a: one.generating, b: { id: two.noticeId, mailClass: 'CERTIFIED', recipients: [to] } },
    );
    expect(body.data).toEqual({
      a: { replayed: false, charge: { ...nothing, charged: 1 } },
      b: { replayed: false, charge: { ...nothing, charged: 18 } },
    });
  });

  it('says that it is replayed, wherever the document selects that, and keeps what it said', async () => {
    const { generating } = await newNotice();
    const query = `mutation($input: GenerateDocumentInput!, $without: Boolean!) {
        made: generateDocument(input: $input) { ...Said again: replayed ... on GenerateDocumentPayload { third: replayed }
          left: replayed @skip(if: $without) document { replayed: fileName } } }
      fragment Said on GenerateDocumentPayload { replayed charge { charged } }`;
    const send = () =>
      world.graphql(
        caller,
        query,
        { input: generating, without: true },
        { 'idempotency-key': `made-${generating.documentableId}` },
      );
    const first = (await send()).body.data.made;
    expect(first).toMatchObject({ replayed: false, again: false, third: false, charge: { charged: 1 } });
    const answer = await send();
    expect(answer.headers['idempotent-replayed']).toBe('true');
    expect(answer.body.data.made).toEqual({ ...first, replayed: true, again: true, third: true });
  });

  it('says nothing of a request that failed', async () => {
    const { generating } = await newNotice();
    const before = await spent();
    const query = `mutation($input: GenerateDocumentInput!) {
      a: generateDocument(input: $input) { ${said} } b: generateDocument(input: $input) { ${said} } }`;
    const { body } = await world.graphql(caller, query, { input: generating });
    expect(body).toMatchObject({ data: null, errors: [{ path: ['b'] }] });
    expect(await spent()).toBeCloseTo(before);
    expect((await run('generateDocument', generating, '')).charge).toEqual({ ...nothing, charged: 1 });
  });

  it('charges nothing in the sandbox, whose holds move its own credits', async () => {
    const sandbox = await world.sandboxOf(caller);
    const { noticeId, generating } = await newNotice(sandbox);
    expect((await run('generateDocument', generating, '', {}, sandbox)).charge).toEqual(nothing);
    const input = { id: noticeId, mailClass: 'CERTIFIED', recipients: [to], billingMethod: 'CREDIT_BALANCE' };
    expect((await run('orderNotice', input, '', {}, sandbox)).charge).toEqual({ ...nothing, held: 17 });
  });

  it('leaves the answers of REST as they are', async () => {
    const { noticeId, organizationId } = await goldenPath(world, caller);
    const body = {
      documentable_type: 'notice',
      documentable_id: noticeId,
      type: 'notice',
      organization_id: organizationId,
    };
    const made = await world.rest(caller, 'POST', '/documents/generate', body);
    expect(made.status).toBe(201);
    expect(Object.keys(made.body)).toEqual(['data']);
    expect(made.body.data).toMatchObject({ id: expect.any(String), documentable_id: noticeId });
    const shown = await world.rest(caller, 'GET', `/documents/${made.body.data.id}`);
    expect(shown.body).toEqual(made.body);
    expect(shown.headers.etag).toBe(made.headers.etag);
    const own = await world.caller();
    const request = await makeRequest(world, own);
    expect(request).toEqual((await world.rest(own, 'GET', `/fulfillment-requests/${request.id}`)).body.data);
  });
});
