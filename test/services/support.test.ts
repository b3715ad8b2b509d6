import { beforeAll, describe, expect, it } from '@jest/globals';
import { callAt, chargeAt, spendThroughMarch } from '../support/records/spending.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the support summaries', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '0' });
    await spendThroughMarch(world, caller);
  });

  const get = async (path: string, by = caller): Promise<Json> => (await world.rest(by, 'GET', path)).body;

  it('report that the service is healthy', async () => {
    expect(await get('/support/health')).toEqual({
      status: 'ok',
      checks: { database: true, migrations: true, queue: expect.any(Boolean), files: true },
      checked_at: expect.stringMatching(/\+00:00$/),
    });
  });

  it('report the usage by day and event type', async () => {
    const charged = (event_type: string, count: number, credits: number, refunded = 0) => ({
      event_type,
      count,
      credits,
      refunded,
    });
    expect(await get('/support/usage?from=2026-02-28&to=2026-03-31')).toEqual({
      organization_uuid: caller.organizationId,
      from: '2026-02-28',
      to: '2026-03-31',
      totals: [
        charged('api_call', 6, 0.6),
        charged('document_generation', 2, 2, 0.4),
        charged('fulfillment_notice_research', 1, 59),
      ],
      days: [
        { date: '2026-02-28', events: [charged('document_generation', 1, 1)] },
        { date: '2026-03-01', events: [charged('document_generation', 1, 1)] },
        { date: '2026-03-02', events: [charged('api_call', 6, 0.6)] },
        { date: '2026-03-12', events: [charged('fulfillment_notice_research', 1, 59)] },
        { date: '2026-03-20', events: [charged('document_generation', 0, 0, 0.4)] },
      ],
    });
  });

  it('report the last thirty days by default', async () => {
    const { from, to, days, totals } = await get('/support/usage?to=2026-03-31');
    expect({ from, to }).toEqual({ from: '2026-03-02', to: '2026-03-31' });
    expect(days).toHaveLength(3);
    expect(totals).toHaveLength(3);
    await roomInTheHour(10);
    const recent = await get('/support/usage');
    expect(recent.to).toBe(new Date().toISOString().slice(0, 10));
  });

  it.each([
    ['from=2026-04-01&to=2026-03-31', 'The from field must not be a date after 2026-03-31.'],
    ['from=2026-01-01&to=2026-04-03', 'The from field must be a date within the 92 days that end on 2026-04-03.'],
    ['from=12/31/2025', 'The from field must be a valid date in the format YYYY-MM-DD.'],
  ])('refuse the period %s', async (query, sentence) => {
    const answer = await world.rest(caller, 'GET', `/support/usage?${query}`);
    expect([answer.status, answer.body.errors]).toEqual([422, { from: [sentence] }]);
    expect((await world.rest(caller, 'GET', '/support/usage?from=2026-01-01&to=2026-04-02')).status).toBe(200);
  });

  it('report the balance, the held credits and the spending of this month, including the current minute of API calls', async () => {
    const other = await world.caller({ credits: '50.00' });
    await roomInTheHour(20);
    const now = new Date().toISOString().slice(0, 16);
    await chargeAt(world, other, now, { credits: '38.00' });
    await callAt(world, other, now, 4);
    const today = now.slice(0, 10);
    expect(await get('/support/credits', other)).toEqual({
      organization_uuid: other.organizationId,
      balance: { total: 11.6, free: 0, partner_eligible: 11.6 },
      held: 0,
      low: false,
      low_below: 10,
      month: {
        from: `${today.slice(0, 8)}01`,
        to: today,
        spent: 38.4,
        events: [
          { event_type: 'api_call', count: 4, credits: 0.4, refunded: 0 },
          { event_type: 'document_generation', count: 1, credits: 38, refunded: 0 },
        ],
      },
    });
    await chargeAt(world, other, now, { credits: '1.61' });
    expect(await get('/support/credits', other)).toMatchObject({ balance: { total: 9.99 }, low: true });
  });

  it('include held credits separately from the balance', async () => {
    expect(await get('/support/credits')).toMatchObject({
      balance: { total: 323.8, free: 2.8, partner_eligible: 321 },
      held: 20,
      low: false,
      low_below: 20,
    });
  });

  it('are the organization’s own, and empty in its sandbox', async () => {
    const sandbox = await world.sandboxOf(caller);
    expect(await get('/support/credits', sandbox)).toMatchObject({
      balance: { total: 2000, free: 1000, partner_eligible: 1000 },
      held: 0,
      low: false,
      month: { spent: 0, events: [] },
    });
    expect(await get('/support/usage?from=2026-02-28&to=2026-03-31', sandbox)).toMatchObject({ totals: [], days: [] });
    const never = await world.caller({ credits: '0' });
    expect(await get('/support/credits', never)).toMatchObject({
      balance: { total: 0, free: 0, partner_eligible: 0 },
      held: 0,
      low: false,
      low_below: 0,
      month: { spent: 0, events: [] },
    });
    expect(await get('/support/usage?from=2026-02-28&to=2026-03-31', never)).toMatchObject({ totals: [], days: [] });
  });

  it('are available through GraphQL as well', async () => {
    const query = `{
      supportHealth { status }
      supportCredits { low month { spent } }
      supportUsage(from: "2026-03-01", to: "2026-03-31") { totals { eventType count } }
    }`;
    const { body } = await world.graphql(caller, query);
    expect(body.data.supportUsage.totals).toEqual([
      { eventType: 'API_CALL', count: 6 },
      { eventType: 'DOCUMENT_GENERATION', count: 1 },
      { eventType: 'FULFILLMENT_NOTICE_RESEARCH', count: 1 },
    ]);
    const refused = await world.graphql(caller, '{ supportUsage(from: "2025-01-01") { from } }');
    expect(refused.body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', status: 422 });
  });

  it('require a token', async () => {
    for (const path of ['health', 'credits', 'usage']) {
      expect((await world.rest(null, 'GET', `/support/${path}`)).status).toBe(401);
    }
  });
});
