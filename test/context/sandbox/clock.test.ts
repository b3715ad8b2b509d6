import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const day = 86_400_000;
const near = (text: string, time: number) => Math.abs(new Date(text).getTime() - time) < 60_000;

describe('the clock of a sandbox', () => {
  const world = shareWorld();
  let live: Caller;
  let sandbox: Caller;
  beforeAll(async () => {
    live = await world.caller();
    sandbox = await world.sandboxOf(live);
  });

  const fresh = async () => {
    const owner = await world.caller();
    return { live: owner, sandbox: await world.sandboxOf(owner) };
  };
  const move = (by: Caller, body: object) => world.rest(by, 'POST', '/sandbox/clock', body);
  const show = async (by: Caller) => (await world.rest(by, 'GET', '/sandbox')).body;

  it('is hidden from a live token, which gets its mode and the real time', async () => {
    const shown = await show(live);
    expect(shown).toEqual({
      mode: 'live',
      livemode: true,
      organization_id: live.organizationId,
      now: expect.any(String),
    });
    expect(near(shown.now, Date.now())).toBe(true);
  });

  it('shows the real time until it is moved', async () => {
    const shown = await show(sandbox);
    expect(shown).toEqual({
      mode: 'sandbox',
      livemode: false,
      organization_id: live.organizationId,
      now: expect.any(String),
      clock_offset_seconds: 0,
      counts: expect.any(Object),
    });
    expect(near(shown.now, Date.now())).toBe(true);
    await world.rest(sandbox, 'POST', '/organizations', bodies.organization);
    expect((await show(sandbox)).counts).toMatchObject({ organizations: 1, audit_entries: 1 });
  });

  it('can be advanced by a duration or to a time, cumulatively', async () => {
    const { sandbox: by } = await fresh();
    const first = await move(by, { advance: 'P90D' });
    expect([first.status, first.body.clock_offset_seconds]).toEqual([200, 90 * 86_400]);
    expect(near(first.body.now, Date.now() + 90 * day)).toBe(true);
    const to = new Date(Date.now() + 100 * day);
    to.setUTCMilliseconds(0);
    const second = await move(by, { now: to.toISOString() });
    expect(second.body.now).toBe(to.toISOString().replace('Z', '+00:00'));
    const third = await move(by, { advance: 'PT1H' });
    expect(near(third.body.now, to.getTime() + 3_600_000)).toBe(true);
    const shown = await show(by);
    expect(near(shown.now, to.getTime() + 3_600_000)).toBe(true);
    expect(shown.now >= third.body.now).toBe(true);
  });

  it('belongs to one account: every other sandbox and all live records keep the real time', async () => {
    const [one, other] = [await fresh(), await fresh()];
    await move(one.sandbox, { advance: 'P30D' });
    const created = async (by: Caller) =>
      (await world.rest(by, 'POST', '/organizations', bodies.organization)).body.data.created_at as string;
    expect(near(await created(one.sandbox), Date.now() + 30 * day)).toBe(true);
    expect(near(await created(one.live), Date.now())).toBe(true);
    expect(near(await created(other.sandbox), Date.now())).toBe(true);
    const another = await world.sandboxOf(one.live);
    expect((await show(another)).clock_offset_seconds).toBe(30 * 86_400);
  });

  it('sets the time of records, events and audit entries of the sandbox', async () => {
    const { sandbox: by } = await fresh();
    await move(by, { advance: 'P1Y' });
    const then = new Date(Date.now());
    then.setUTCFullYear(then.getUTCFullYear() + 1);
    const { id } = (await world.rest(by, 'POST', '/organizations', bodies.organization)).body.data;
    const { body } = await world.graphql(by, '{ auditEntries { nodes { createdAt } } }');
    expect(body.data.auditEntries.nodes).toHaveLength(1);
    expect(near(body.data.auditEntries.nodes[0].createdAt, then.getTime())).toBe(true);
    const [outbox] = await world.sql<{ at: Date }>(
      `select occurred_at as at from event_outbox where subject_id = $1 union all
       select occurred_at from events where subject_id = $1`,
      [id],
    );
    expect(near(outbox!.at.toISOString(), then.getTime())).toBe(true);
  });

  it('does not affect what is shared with live mode: tokens expire and are logged in real time', async () => {
    const { live: owner, sandbox: by } = await fresh();
    await move(by, { advance: 'P30D' });
    const mint =
      'mutation($at: DateTime) { createAccessToken(input: { abilities: ["mode:sandbox"], expiresAt: $at }) { accessToken { createdAt } } }';
    const tomorrow = new Date(Date.now() + day).toISOString();
    const { body } = await world.graphql(by, mint, { at: tomorrow });
    expect(near(body.data.createAccessToken.accessToken.createdAt, Date.now())).toBe(true);
    const logged = await world.rest(owner, 'GET', '/audit-logs?filter[auditable_type]=AccessToken');
    expect(near(logged.body.data[0].created_at, Date.now())).toBe(true);
  });

  it.each([
    [{}, 'advance', /is required unless now is sent/],
    [{ advance: 'P1D', now: '2030-01-01T00:00:00Z' }, 'now', /must not be sent together with advance/],
    [{ advance: 'ninety days' }, 'advance', /must be an ISO 8601 duration of whole numbers, such as P90D/],
    [{ advance: 'P0D' }, 'advance', /must move the clock forward from/],
    [{ advance: '-P1D' }, 'advance', /must be an ISO 8601 duration/],
    [{ now: '2020-01-01T00:00:00Z' }, 'now', /must move the clock forward from .*, its current time/],
    [{ advance: 'P5Y1D' }, 'advance', /must not move the clock beyond .*, 5 years from today/],
    [{ advance: 'P999999Y' }, 'advance', /must not move the clock beyond/],
    [{ now: '2999-01-01T00:00:00Z' }, 'now', /must not move the clock beyond/],
    [{ now: 'later' }, 'now', /must be a valid timestamp/],
    [{ advance: 90 }, 'advance', /must be a string/],
  ])('rejects %j with the field’s name, and does not move', async (body, field, sentence) => {
    const { sandbox: by } = await fresh();
    const answer = await move(by, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(answer.body.errors[field].join(' ')).toMatch(sentence);
    expect(await world.sql('select 1 from sandbox_clocks where account_id = $1', [by.organizationId])).toEqual([]);
  });

  it('is at most five years ahead in total, however often it is moved', async () => {
    const { sandbox: by } = await fresh();
    await world.sql('insert into sandbox_clocks (account_id, offset_ms) values ($1, $2)', [
      by.organizationId,
      1_800 * day,
    ]);
    expect((await move(by, { advance: 'P20D' })).status).toBe(200);
    expect((await move(by, { advance: 'P20D' })).status).toBe(422);
    expect((await show(by)).clock_offset_seconds).toBe(1_820 * 86_400);
  });

  it('cannot be moved with a live token', async () => {
    const answer = await move(live, { advance: 'P1D' });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      403,
      'forbidden',
      'This operation requires a sandbox token: it is not available for live records.',
    ]);
    const mutation = 'mutation { moveSandboxClock(input: { advance: "P1D" }) { now } }';
    expect((await world.graphql(live, mutation)).body.errors[0].extensions.status).toBe(403);
  });

  it('can also be moved through GraphQL', async () => {
    const { sandbox: by } = await fresh();
    const mutation = 'mutation { moveSandboxClock(input: { advance: "P1D" }) { mode clockOffsetSeconds counts } }';
    const { body } = await world.graphql(by, mutation);
    expect(body.data.moveSandboxClock).toEqual({ mode: 'SANDBOX', clockOffsetSeconds: 86_400, counts: {} });
    const { data } = (await world.graphql(by, '{ sandbox { clockOffsetSeconds } }')).body;
    expect(data.sandbox.clockOffsetSeconds).toBe(86_400);
  });

  it('moves once when one request is sent twice with its Idempotency-Key', async () => {
    const { sandbox: by } = await fresh();
    const send = () => world.rest(by, 'POST', '/sandbox/clock', { advance: 'P1D' }, { 'idempotency-key': 'day' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect((await show(by)).clock_offset_seconds).toBe(86_400);
  });

  it('returns to real time after a reset', async () => {
    const { sandbox: by } = await fresh();
    await move(by, { advance: 'P90D' });
    expect((await world.rest(by, 'POST', '/sandbox/reset')).status).toBe(200);
    const shown = await show(by);
    expect([shown.clock_offset_seconds, near(shown.now, Date.now())]).toEqual([0, true]);
  });
});
