import { beforeAll, describe, expect, it } from '@jest/globals';
import { at, chargeAt, spendThroughMarch } from '../support/records/spending.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the credit ledger as returned to callers', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '0' });
    await spendThroughMarch(world, caller);
  });

  const ledger = async (query = '', by = caller): Promise<Json> =>
    (await world.rest(by, 'GET', `/credits/ledger?per_page=100&${query}`)).body;
  const kinds = async (query: string) => (await ledger(query)).data.map(({ kind }: Json) => kind);

  it('lists the postings, newest first, with both sides of each', async () => {
    const { data, meta } = await ledger();
    expect(data.map(({ kind, amount, balance_after }: Json) => [kind, amount, balance_after])).toEqual([
      ['purchase', 200, 323.8],
      ['hold', 20, 123.8],
      ['refund', 0.4, 143.8],
      ['release', 12, 143.4],
      ['capture', 59, 131.4],
      ['hold', 71, 131.4],
      ['charge', 0.1, 202.4],
      ['charge', 0.2, 202.5],
      ['charge', 0.3, 202.7],
      ['charge', 1, 203],
      ['charge', 1, 204],
      ['purchase', 200, 205],
      ['grant', 5, 5],
    ]);
    expect(meta.total).toBe(13);
    expect(data[4]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'capture',
      event_type: 'fulfillment_notice_research',
      amount: 59,
      partner_billable: true,
      description: '=Research, "full" service',
      subject_type: 'FulfillmentRequest',
      subject_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^capture:/),
      refund_of_id: null,
      balance_after: 131.4,
      entries: [
        { ledger_account: 'partner_held', amount: -59 },
        { ledger_account: 'spent', amount: 59 },
      ],
      created_at: '2026-03-12T12:00:00.000+00:00',
    });
    expect(data[2].refund_of_id).toBe(data[9].id);
    for (const { entries } of data) {
      expect(entries.reduce((sum: number, { amount }: Json) => sum + Math.round(amount * 100), 0)).toBe(0);
    }
  });

  it('can be filtered by kind, event type and an inclusive range of days', async () => {
    expect(await kinds('kind=purchase')).toEqual(['purchase', 'purchase']);
    expect(await kinds('event_type=api_call')).toEqual(['charge', 'charge', 'charge']);
    expect(await kinds('kind=refund&event_type=document_generation')).toEqual(['refund']);
    expect(await kinds('kind=hold&event_type=document_generation')).toEqual([]);
    expect(await kinds('from=2026-03-31&to=2026-03-31')).toEqual(['hold']);
    expect(await kinds('from=2026-04-01')).toEqual(['purchase']);
    expect(await kinds('to=2026-02-28')).toEqual(['charge', 'purchase', 'grant']);
    expect(await kinds(`updated_since=${at('2026-03-31T23:59').toISOString()}`)).toEqual(['purchase', 'hold']);
  });

  it.each([
    ['kind=theft', 'kind'],
    ['event_type=coffee', 'event_type'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
  ])('refuses %s by field', async (query, field) => {
    const answer = await world.rest(caller, 'GET', `/credits/ledger?${query}`);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('is the organization’s own, and empty in its sandbox', async () => {
    const stranger = await world.caller({ credits: '7.00' });
    expect((await ledger('', stranger)).data.map(({ amount }: Json) => amount)).toEqual([7]);
    expect((await ledger('', await world.sandboxOf(caller))).meta.total).toBe(0);
  });

  it('is a connection with cursors, and loads the entries of a page in one statement', async () => {
    const query = `query($after: String) {
      creditLedger(first: 5, after: $after, filter: { to: "2026-03-31" }, orderBy: { field: CREATED_AT, direction: ASC }) {
        totalCount pageInfo { hasNextPage endCursor } nodes { kind eventType amount entries { ledgerAccount amount } }
      }
    }`;
    const seen: Json[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { body } = await world.graphql(caller, query, { after });
      const { nodes, pageInfo, totalCount } = body.data.creditLedger;
      expect(totalCount).toBe(12);
      seen.push(...nodes);
      ({ endCursor: after, hasNextPage: more } = pageInfo);
    }
    expect(seen).toHaveLength(12);
    expect(seen[0]).toEqual({
      kind: 'GRANT',
      eventType: null,
      amount: 5,
      entries: [
        { ledgerAccount: 'FREE_AVAILABLE', amount: 5 },
        { ledgerAccount: 'GRANTED', amount: -5 },
      ],
    });
    const of = 'query ($filter: LedgerTransactionFilter) { creditLedger(filter: $filter) { totalCount } }';
    const refused = await world.graphql(caller, of, { filter: { eventType: 'coffee' } });
    expect(refused.body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', status: 422 });
  });

  it('requires a token', async () => {
    expect((await world.rest(null, 'GET', '/credits/ledger')).status).toBe(401);
  });

  it('keeps a stable order between pages', async () => {
    const other = await world.caller({ credits: '50.00' });
    for (const day of ['01', '02', '03']) await chargeAt(world, other, `2026-05-${day}T08:00`);
    const page = async (number: number) =>
      (await world.rest(other, 'GET', `/credits/ledger?per_page=2&page=${number}`)).body.data.map(({ id }: Json) => id);
    const [first, second] = [await page(1), await page(2)];
    expect(new Set([...first, ...second]).size).toBe(4);
  });
});
