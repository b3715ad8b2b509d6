import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type * as ledgerModule from '../../src/ledger/index.js';
import { heard } from '../events/heard.js';
import { built } from '../support/built.js';
import { faultsOf, inRequest, requestOf } from '../support/credits.js';
import { type Caller, openWorld } from '../support/world.js';

const ledger = await built<typeof ledgerModule>('ledger/index.js');

describe('credits that become few', () => {
  const world = openWorld();
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller({ credits: '500.00' });
  });

  const charge = (credits: string) =>
    inRequest(requestOf(world, caller), (ctx) =>
      ledger.charge(ctx, { eventType: 'document_generation', credits, description: 'Work', reference: randomUUID() }),
    );
  /** Beside `credits.updated`, which tells of every posting. */
  const lowOf = async (work: () => Promise<unknown>) =>
    (await heard(world, caller, work)).events.filter(({ type }) => type === 'credits.low');
  const told = async (work: () => Promise<unknown>) => (await lowOf(work)).map(({ type }) => type);
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

  it('are told with the balance when they fall below a tenth of the last grant, and not at it', async () => {
    expect(await told(() => charge('450.00'))).toEqual([]);
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

  it('are told once for each fall, and again after they have risen', async () => {
    expect(await told(() => charge('460.00'))).toEqual(['credits.low']);
    expect(await told(() => charge('20.00'))).toEqual([]);
    expect(await told(() => buy('200'))).toEqual([]);
    expect(await lowSince()).toBeNull();
    // 220 credits, a tenth of 200 counts as few.
    expect(await told(() => charge('200.00'))).toEqual([]);
    expect(await told(() => charge('0.10'))).toEqual(['credits.low']);
  });

  it('are few below 10 at the least, and not told of a grant that leaves them so', async () => {
    caller = await world.caller({ credits: '0' });
    expect(await told(() => world.fund(caller.organizationId, '5.00'))).toEqual([]);
    expect(await told(() => charge('1.00'))).toEqual([]);
    expect(await told(() => world.fund(caller.organizationId, '20.00'))).toEqual([]);
    expect(await told(() => charge('14.00'))).toEqual([]);
    expect(await told(() => charge('0.50'))).toEqual(['credits.low']);
  });

  it('are told when a hold takes them, and may fall again once it is released', async () => {
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
    expect(await told(() => inRequest(requestOf(world, caller), (ctx) => ledger.release(ctx, held)))).toEqual([]);
    expect(await told(hold)).toEqual(['credits.low']);
  });

  it('are told when the minute is settled in which API calls took them', async () => {
    await charge('450.00');
    const minute = new Date(Date.now() - 120_000);
    await inRequest(requestOf(world, caller, { now: minute }), (ctx) =>
      ledger.chargeApiCall(ctx, { kind: 'query', free: false }),
    );
    const settle = () => ledger.settleApiCalls(world.app.infrastructure.db, new Date());
    expect(await told(settle)).toEqual(['credits.low']);
    expect(await told(settle)).toEqual([]);
  });

  it('are told when they expire', async () => {
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
    expect(await told(() => ledger.endLots(db, ends))).toEqual(['credits.low']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are told once, whatever is charged at the same time', async () => {
    const types = await told(() => Promise.all(Array.from({ length: 20 }, () => charge('23.00'))));
    expect(types).toEqual(['credits.low']);
  });

  it('are not told when the charge is undone', async () => {
    const ctx = requestOf(world, caller);
    const undone = async () => {
      await ledger.charge(ctx, { eventType: 'api_call', credits: '480.00', description: 'x', reference: randomUUID() });
      ctx.beforeCommit(async () => {
        throw new Error('undone');
      });
      await inRequest(ctx, async () => undefined);
    };
    expect(await told(() => undone().catch(() => undefined))).toEqual([]);
    expect(await lowSince()).toBeNull();
  });
});
