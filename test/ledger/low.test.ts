import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import * as ledger from '../../src/ledger/index.js';
import { recordEvents } from '../events/record-events.js';
import { faultsOf, inRequest, requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('credits that run low', () => {
  const world = openWorld();
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller({ credits: '500.00' });
  });

  const charge = (credits: string) =>
    inRequest(requestOf(world, caller), (ctx) =>
      ledger.charge(ctx, { eventType: 'document_generation', credits, description: 'Work', reference: randomUUID() }),
    );
  /** The `credits.low` events alone: every posting also emits `credits.updated`. */
  const lowOf = async (work: () => Promise<unknown>) =>
    (await recordEvents(world, caller, work)).events.filter(({ type }) => type === 'credits.low');
  const isLow = async () =>
    (await world.graphql(caller, '{ creditBalance { low } }')).body.data.creditBalance.low as boolean;
  const lowTypes = async (work: () => Promise<unknown>) => (await lowOf(work)).map(({ type }) => type);
  const lowSince = async () =>
    (await world.sql('select low_since from credit_accounts where account_id = $1', [caller.organizationId]))[0]!
      .low_since;
  const buy = (credits: string) =>
    ledger.purchase(world.app.infrastructure.db, new Date(), {
      accountId: caller.organizationId,
      credits,
      description: 'Purchase',
      reference: randomUUID(),
    });

  it('are reported with the balance when it falls below a tenth of the last grant, and not when it equals it', async () => {
    expect(await lowTypes(() => charge('450.00'))).toEqual([]);
    const events = await lowOf(() => charge('0.01'));
    expect(
      events.map(({ type, livemode, subjectId, payload }) => ({ type, livemode, subjectId, data: payload.data })),
    ).toEqual([
      {
        type: 'credits.low',
        livemode: true,
        subjectId: caller.organizationId,
        data: {
          object: {
            organization_uuid: caller.organizationId,
            balance: { total: 49.99, free: 0, partner_eligible: 49.99 },
            held: 0,
            low_below: 50,
          },
        },
      },
    ]);
  });

  it('are reported once for each fall, and again after the balance has risen', async () => {
    expect(await lowTypes(() => charge('460.00'))).toEqual(['credits.low']);
    expect(await isLow()).toBe(true);
    expect(await lowTypes(() => charge('20.00'))).toEqual([]);
    expect(await lowTypes(() => buy('200'))).toEqual([]);
    expect([await lowSince(), await isLow()]).toEqual([null, false]);
    // 220 credits; the limit is a tenth of 200.
    expect(await lowTypes(() => charge('200.00'))).toEqual([]);
    expect(await lowTypes(() => charge('0.10'))).toEqual(['credits.low']);
  });

  it('are low below 10 at least, and a grant that leaves them low is not reported', async () => {
    caller = await world.caller({ credits: '0' });
    expect(await lowTypes(() => world.fund(caller.organizationId, '5.00'))).toEqual([]);
    expect(await lowTypes(() => charge('1.00'))).toEqual([]);
    expect(await lowTypes(() => world.fund(caller.organizationId, '20.00'))).toEqual([]);
    expect(await lowTypes(() => charge('14.00'))).toEqual([]);
    expect(await lowTypes(() => charge('0.50'))).toEqual(['credits.low']);
  });

  it('are reported when a hold takes them, and may fall again once it is released', async () => {
    const hold = () =>
      inRequest(requestOf(world, caller), (ctx) => {
        const subject = { type: 'Order', id: randomUUID() };
        return ledger.hold(ctx, { eventType: 'mail_sending', credits: '480.00', description: 'Postage', for: subject });
      });
    let held: string | null = null;
    const events = await lowOf(async () => {
      held = await hold();
    });
    expect(events.map(({ payload }) => payload.data.object)).toMatchObject([{ balance: { total: 20 }, held: 480 }]);
    expect(await lowTypes(() => inRequest(requestOf(world, caller), (ctx) => ledger.release(ctx, held)))).toEqual([]);
    expect(await lowTypes(hold)).toEqual(['credits.low']);
  });

  it('are reported when the minute in which API calls used them is settled', async () => {
    await charge('450.00');
    const minute = new Date(Date.now() - 120_000);
    await inRequest(requestOf(world, caller, { now: minute }), (ctx) =>
      ledger.chargeApiCall(ctx, { kind: 'query', free: false }),
    );
    const settle = () => ledger.settleApiCalls(world.app.infrastructure.db, new Date());
    expect(await lowTypes(settle)).toEqual(['credits.low']);
    expect(await lowTypes(settle)).toEqual([]);
  });

  it('are reported when they expire', async () => {
    const { db } = world.app.infrastructure;
    caller = await world.caller({ credits: '9.00' });
    const ends = new Date(Date.now() + 60_000);
    await ledger.grant(db, new Date(), {
      accountId: caller.organizationId,
      bucket: 'free',
      kind: 'grant',
      credits: '40.00',
      expiresAt: ends,
      description: 'Ends soon',
      reference: randomUUID(),
    });
    expect(await lowTypes(() => ledger.endLots(db, ends))).toEqual(['credits.low']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are reported once for any number of concurrent charges', async () => {
    const types = await lowTypes(() => Promise.all(Array.from({ length: 20 }, () => charge('23.00'))));
    expect(types).toEqual(['credits.low']);
  });

  it('are not reported when the charge is rolled back', async () => {
    const ctx = requestOf(world, caller);
    const undone = async () => {
      await ledger.charge(ctx, { eventType: 'api_call', credits: '480.00', description: 'x', reference: randomUUID() });
      ctx.withCommit(() => sql`select 1 / 0`, 'credits');
      await inRequest(ctx, async () => undefined);
    };
    expect(await lowTypes(() => undone().catch(() => undefined))).toEqual([]);
    expect(await lowSince()).toBeNull();
  });
});
