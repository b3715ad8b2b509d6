import { beforeEach, describe, expect, it } from '@jest/globals';
import * as ledger from '../../src/ledger/index.js';
import { settleCredits } from '../../src/process/jobs/settle-credits.js';
import { recording } from '../db/statements.js';
import { balances, faultsOf, ledgerOf } from '../support/records/credits.js';
import { goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('a request that costs credits', () => {
  const world = openWorld();
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller({ credits: '0' });
    await world.fund(caller.organizationId, '10.00');
  });
  const now = () => balances(world, caller.organizationId);
  const tenth = { partner: '9.90', unsettled: '0.10' };
  const untouched = { partner: '10.00', unsettled: '0.00' };

  it.each([
    ['GET', '/divisions', undefined, 200],
    ['POST', '/organizations', { name: 'Owner LLC' }, 201],
  ])('is charged 0.10 for a successful %s %s', async (method, path, body, status) => {
    expect((await world.rest(caller, method, path, body)).status).toBe(status);
    expect(await now()).toMatchObject(tenth);
  });

  it.each([
    ['when it fails', 'POST', '/organizations', {}, 422],
    ['for an unknown record', 'GET', '/divisions/01977777-0000-7000-8000-000000000000', undefined, 404],
    ['for documents', 'GET', '/documents', undefined, 200],
    ['for the balance', 'GET', '/credits/balance', undefined, 200],
    ['for a price quote', 'POST', '/credits/price', { event_type: 'api_call' }, 200],
    ['for HEAD', 'HEAD', '/divisions', undefined, 200],
    ['for OPTIONS', 'OPTIONS', '/divisions', undefined, 204],
  ])('is not charged %s', async (_title, method, path, body, status) => {
    expect((await world.rest(caller, method, path, body)).status).toBe(status);
    expect(await now()).toMatchObject(untouched);
  });

  it('is charged the same through GraphQL', async () => {
    const graphql = (query: string) => world.graphql(caller, query);
    await graphql('{ __schema { queryType { name } } creditBalance { held } }');
    await graphql('query { ...free } fragment free on Query { documents { totalCount } ... on Query { __typename } }');
    await graphql('mutation { createOrganization(input: { name: "" }) { id } }');
    await graphql('{ division(id: "01977777-0000-7000-8000-000000000000") { id } }');
    expect(await now()).toMatchObject(untouched);
    await graphql('{ divisions { totalCount } creditBalance { held } }');
    expect(await now()).toMatchObject(tenth);
    const made = await graphql('mutation { createOrganization(input: { name: "Owner LLC" }) { id } }');
    expect(made.body.errors).toBeUndefined();
    expect(await now()).toMatchObject({ partner: '9.80', unsettled: '0.20' });
  });

  it('is charged for the records that it reads through a free field', async () => {
    const read = async (query: string) => expect((await world.graphql(caller, query)).body.errors).toBeUndefined();
    await read('{ documents(first: 1) { nodes { id isPreview organizationId } edges { cursor } } }');
    await read('{ creditLedger(first: 1) { nodes { id entries { amount } } pageInfo { hasNextPage } } }');
    expect(await now()).toMatchObject(untouched);
    await read('{ documents(first: 1) { nodes { organization { projects { totalCount } } } } }');
    expect(await now()).toMatchObject(tenth);
    await read(`{ documents(first: 1) { ...linked } }
      fragment linked on DocumentConnection { nodes { ... on Document { project { id } } } }`);
    expect(await now()).toMatchObject({ partner: '9.80', unsettled: '0.20' });
  });

  it('is charged once per Idempotency-Key, however often it is sent', async () => {
    const key = { 'idempotency-key': 'one' };
    for (const _ of [1, 2, 3]) await world.rest(caller, 'POST', '/organizations', { name: 'Owner LLC' }, key);
    const mutation = 'mutation { createOrganization(input: { name: "Lender" }) { id } }';
    for (const _ of [1, 2]) await world.graphql(caller, mutation, {}, key);
    expect(await now()).toMatchObject({ partner: '9.80', unsettled: '0.20' });
  });

  it('is not charged with a sandbox token, or when the price is zero', async () => {
    const sandbox = await world.sandboxOf(caller);
    await world.rest(sandbox, 'POST', '/organizations', { name: 'Owner LLC' });
    const own = { eventType: 'api_call', variant: '', accountId: caller.organizationId, credits: '0' } as const;
    await ledger.setPrice(world.app.infrastructure.db, own, new Date());
    await world.rest(caller, 'POST', '/organizations', { name: 'Owner LLC' });
    await world.rest(caller, 'GET', '/organizations');
    expect(await now()).toMatchObject(untouched);
  });

  it('is refused without credits, with the specified body, and writes nothing', async () => {
    const poor = await world.caller({ credits: '0.10' });
    await world.rest(poor, 'GET', '/divisions');
    const shortage = { balance: 0, required: 0.1, shortfall: 0.1, purchase: { credits: 1 } };
    const refused = await world.rest(poor, 'POST', '/organizations', { name: 'Owner LLC' });
    expect([refused.status, refused.body]).toEqual([
      402,
      {
        message: 'This request needs 0.10 credits and the account has 0: buy at least 1 and try again.',
        ...shortage,
        partner_billable: false,
      },
    ]);
    expect(refused.headers['x-request-id']).toBeDefined();
    expect((await world.rest(poor, 'GET', '/divisions')).status).toBe(402);
    expect((await world.rest(poor, 'GET', '/documents')).status).toBe(200);
    const mutation = 'mutation { createOrganization(input: { name: "Owner LLC" }) { id } }';
    for (const query of [mutation, '{ divisions { totalCount } }']) {
      const { status, body } = await world.graphql(poor, query);
      expect([status, body.errors[0].extensions]).toEqual([
        402,
        { code: 'INSUFFICIENT_CREDITS', status: 402, ...shortage, partnerBillable: false },
      ]);
      expect(body.data ?? null).toBeNull();
    }
    const [made] = await world.sql(
      `select count(*)::int as n from organizations where name = 'Owner LLC' and account_id = $1`,
      [poor.organizationId],
    );
    expect(made).toEqual({ n: 0 });
    const none = await world.caller({ credits: '0' });
    expect((await world.rest(none, 'GET', '/divisions')).status).toBe(402);
  });

  it('is charged together with concurrent requests of its account, as many as the balance allows', async () => {
    const poor = await world.caller({ credits: '0.70' });
    const { result, statements } = await recording(() =>
      Promise.all(Array.from({ length: 20 }, () => world.rest(poor, 'GET', '/divisions'))),
    );
    expect(result.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(result.filter(({ status }) => status === 402)).toHaveLength(13);
    expect(result.find(({ status }) => status === 402)!.body).toMatchObject({ balance: 0, required: 0.1 });
    expect(await balances(world, poor.organizationId)).toMatchObject({ partner: '0.00', unsettled: '0.70' });
    const calls = await world.sql('select sum(calls)::int as n from api_call_minutes where account_id = $1', [
      poor.organizationId,
    ]);
    expect(calls).toEqual([{ n: 7 }]);
    expect(statements.filter(({ text }) => text.includes('charge_api_calls')).length).toBeLessThan(20);
    expect((await world.rest(poor, 'GET', '/divisions')).status).toBe(402);
    await world.fund(poor.organizationId, '0.10');
    expect((await world.rest(poor, 'GET', '/divisions')).status).toBe(200);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is posted to the ledger by the minute, when the minute is over', async () => {
    await world.fund(caller.organizationId, '0.20', 'free');
    for (const _ of [1, 2, 3]) await world.rest(caller, 'GET', '/divisions');
    await world.sql("update api_call_minutes set minute = minute + interval '10 minutes'");
    await settleCredits(world.app.infrastructure);
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(2);
    await world.sql("update api_call_minutes set minute = minute - interval '20 minutes'");
    for (const _ of [1, 2]) await settleCredits(world.app.infrastructure);
    // More than one line only if the test ran across the end of a minute.
    const [sums] = await world.sql(
      `select sum(e.amount) filter (where e.ledger_account = 'free_available') as free,
         sum(e.amount) filter (where e.ledger_account = 'partner_available') as partner,
         sum(e.amount) filter (where e.ledger_account = 'spent') as spent,
         bool_and(t.event_type = 'api_call' and t.description ~ '^API calls: [1-3]$') as described
       from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.account_id = $1 and t.kind = 'charge'`,
      [caller.organizationId],
    );
    expect(sums).toEqual({ free: '-0.20', partner: '-0.10', spent: '0.30', described: true });
    expect(await now()).toMatchObject({ free: '0.00', partner: '9.90', unsettled: '0.00' });
    await world.rest(caller, 'GET', '/divisions');
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is charged one credit for a document, and nothing for a preview', async () => {
    await world.fund(caller.organizationId, '100.00');
    const { noticeId, organizationId } = await goldenPath(world, caller);
    const own = { eventType: 'api_call', variant: '', accountId: caller.organizationId, credits: '0' } as const;
    await ledger.setPrice(world.app.infrastructure.db, own, new Date());
    const before = await now();
    const body = {
      documentable_type: 'notice',
      documentable_id: noticeId,
      type: 'notice',
      organization_id: organizationId,
    };
    expect((await world.rest(caller, 'POST', '/documents/generate', { ...body, preview: true })).status).toBe(201);
    expect(await now()).toEqual(before);
    const made = await world.rest(caller, 'POST', '/documents/generate', body);
    expect(made.status).toBe(201);
    const [line] = await world.sql(
      `select kind, amount, description, subject_type, subject_id from ledger_transactions where reference = $1`,
      [`document:${made.body.data.id}`],
    );
    expect(line).toEqual({
      kind: 'charge',
      amount: '1.00',
      description: 'Document: Notice',
      subject_type: 'document',
      subject_id: made.body.data.id,
    });
  });

  it('is not charged for a preview, alone or with another one', async () => {
    await world.fund(caller.organizationId, '100.00');
    const { noticeId, organizationId } = await goldenPath(world, caller);
    const before = await now();
    const body = {
      documentable_type: 'notice',
      documentable_id: noticeId,
      type: 'notice',
      organization_id: organizationId,
      preview: true,
    };
    expect((await world.rest(caller, 'POST', '/documents/generate', body)).status).toBe(201);
    const input = (preview: boolean) =>
      `generateDocument(input: { documentableType: NOTICE, documentableId: "${noticeId}", type: NOTICE,
        organizationId: "${organizationId}", preview: ${preview} }) { document { isPreview } }`;
    const mutation = async (fields: string) => (await world.graphql(caller, `mutation { ${fields} }`)).body.errors;
    expect(await mutation(`a: ${input(true)} b: ${input(true)}`)).toBeUndefined();
    expect(await now()).toEqual(before);
    expect(await mutation(`${input(true)} createOrganization(input: { name: "Owner LLC" }) { id }`)).toBeUndefined();
    expect(Number((await now())!.unsettled)).toBeCloseTo(Number(before!.unsettled) + 0.1);
  });

  it('does not render a document that cannot be paid for', async () => {
    const poor = await world.caller({ credits: '0' });
    const db = world.app.infrastructure.db;
    await ledger.setPrice(
      db,
      { eventType: 'api_call', variant: '', accountId: poor.organizationId, credits: '0' },
      new Date(),
    );
    const { noticeId, organizationId } = await goldenPath(world, poor);
    await world.fund(poor.organizationId, '0.40', 'free');
    const body = {
      documentable_type: 'notice',
      documentable_id: noticeId,
      type: 'notice',
      organization_id: organizationId,
    };
    const refused = await world.rest(poor, 'POST', '/documents/generate', body);
    expect([refused.status, refused.body]).toMatchObject([
      402,
      { balance: 0.4, required: 1, shortfall: 0.6, partner_billable: false, purchase: { credits: 1 } },
    ]);
    expect(await world.sql('select id from documents where account_id = $1', [poor.organizationId])).toEqual([]);
    expect((await world.rest(poor, 'GET', `/notices/${noticeId}`)).body.data.status).toBe('draft');
  });
});
