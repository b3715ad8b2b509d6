/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const to = { name: 'Owner', addressLine1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };
const order = { mailClass: 'CERTIFIED', recipients: [to] };

/** What is done to a record that a person has read: the mutation, the record, and the rest of the input. */
const acts: readonly [mutation: string, collection: string, record: keyof GoldenPath, input: object][] = [
  ['orderNotice', 'notices', 'noticeId', order],
  ['orderEscalation', 'escalations', 'escalationId', order],
  ['transitionEscalation', 'escalations', 'escalationId', { status: 'SENT' }],
  ['transitionNotice', 'notices', 'noticeId', { status: 'VOID' }],
  ['signWaiver', 'waivers', 'waiverId', { method: 'TYPED', consent: true, signatoryName: 'Ana Diaz' }],
  ['transitionWaiver', 'waivers', 'waiverId', { status: 'SENT' }],
  ['transitionPayApplication', 'pay-applications', 'payApplicationId', { status: 'SUBMITTED' }],
];

/** What has a document before it. */
const documentTypes: Partial<Record<string, string>> = {
  orderNotice: 'notice',
  orderEscalation: 'escalation',
  signWaiver: 'waiver',
  transitionWaiver: 'waiver',
};

describe('expectedUpdatedAt of what is done to a record', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
  });

  for (const [mutation, collection, record, input] of acts) {
    it(`lets ${mutation} do nothing to a record that changed since it was read`, async () => {
      const made = await goldenPath(world, caller);
      const documentType = documentTypes[mutation];
      if (documentType) {
        const body = { documentable_type: documentType, documentable_id: made[record], type: documentType };
        const whose = { organization_id: caller.organizationId };
        expect((await world.rest(caller, 'POST', '/documents/generate', { ...body, ...whose })).status).toBe(201);
      }
      const id = made[record];
      const type = mutation.startsWith('order')
        ? 'OrderRecordInput'
        : `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
      const act = (expectedUpdatedAt: string) =>
        world.graphql(caller, `mutation($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, {
          input: { id, ...input, expectedUpdatedAt },
        });
      const read = async () => (await world.rest(caller, 'GET', `/${collection}/${id}`)).body.data.updated_at as string;
      const before = await read();
      const table = collection.replace('-', '_');
      await world.sql(`update ${table} set updated_at = updated_at + interval '1 second' where id = $1`, [id]);
      await expectNothingWritten(world, async () => {
        const { body } = await act(before);
        expect(body.errors).toMatchObject([
          { path: [mutation], extensions: { code: 'PRECONDITION_FAILED', status: 412 } },
        ]);
      });
      expect((await act(await read())).body.errors).toBeUndefined();
    });
  }

  it('generates and charges nothing of a record that changed since it was read', async () => {
    const caller = await world.caller();
    const { noticeId: id } = await goldenPath(world, caller);
    const read = async () => (await world.rest(caller, 'GET', `/notices/${id}`)).body.data.updated_at as string;
    const before = await read();
    const of = { documentableType: 'NOTICE', documentableId: id, type: 'NOTICE' };
    const make = (more: object) =>
      world.graphql(
        caller,
        'mutation($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { id } } }',
        {
          input: { ...of, organizationId: caller.organizationId, ...more },
        },
      );
    expect((await world.rest(caller, 'PUT', `/notices/${id}`, { claim_amount: '99000.00' })).status).toBe(200);
    for (const preview of [true, false]) {
      await expectNothingWritten(world, async () => {
        const { body } = await make({ preview, expectedUpdatedAt: before });
        expect(body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
      });
    }
    expect((await make({ expectedUpdatedAt: await read() })).body.errors).toBeUndefined();
  });

  it('refuses an order of a notice whose document was generated again since it was read', async () => {
    const { noticeId: id } = await goldenPath(world, caller);
    const document = await generate(world, caller, id);
    const read = async () => (await world.rest(caller, 'GET', `/notices/${id}`)).body.data.updated_at as string;
    const expectedUpdatedAt = await read();
    expect((await world.rest(caller, 'POST', `/documents/${document.id}/revert`, {})).status).toBe(200);
    await generate(world, caller, id);
    const { body } = await world.graphql(
      caller,
      'mutation($input: OrderRecordInput!) { orderNotice(input: $input) { orders { id } } }',
      { input: { id, ...order, expectedUpdatedAt } },
    );
    expect(body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    expect(await world.sql('select 1 from document_orders where documentable_id = $1', [id])).toEqual([]);
  });

  for (const [mutation, record] of [
    ['orderEscalation', 'escalationId'],
    ['orderNotice', 'noticeId'],
  ] as const) {
    it(`mails and charges one of two orders of ${mutation} that were made after the same read, and of two later ones`, async () => {
      const made = await goldenPath(world, caller);
      const id = made[record];
      const kind = record.slice(0, -'Id'.length);
      const wanted = {
        documentable_type: kind,
        documentable_id: id,
        type: kind,
        organization_id: caller.organizationId,
      };
      expect((await world.rest(caller, 'POST', '/documents/generate', wanted)).status).toBe(201);
      const read = async () => (await world.rest(caller, 'GET', `/${kind}s/${id}`)).body.data.updated_at as string;
      const codesOf = async () => {
        const input = { id, ...order, expectedUpdatedAt: await read() };
        const text = `mutation($input: OrderRecordInput!) { ${mutation}(input: $input) { orders { id } } }`;
        const both = await Promise.all([1, 2].map(() => world.graphql(caller, text, { input })));
        return both.map(({ body }) => body.errors?.[0].extensions.code ?? 'placed').sort();
      };
      for (const orders of [1, 2]) {
        expect(await codesOf()).toEqual(['PRECONDITION_FAILED', 'placed']);
        const placed = await world.sql(
          `select 1 from document_orders o join ledger_transactions l on l.subject_id = o.id
           where o.documentable_id = $1 and l.kind = 'charge'`,
          [id],
        );
        expect(placed).toHaveLength(orders);
      }
    });
  }
});
