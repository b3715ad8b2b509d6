import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type * as ledgerModule from '../../src/ledger/index.js';
import * as ledger from '../../src/ledger/index.js';
import { balances, faultsOf, inRequest, ledgerOf, requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the credit ledger', () => {
  const world = openWorld();
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller({ credits: '0' });
    await world.fund(caller.organizationId, '10.00', 'free');
    await world.fund(caller.organizationId, '100.00');
  });
  afterEach(async () => {
    expect(await faultsOf(world)).toEqual([]);
  });

  const request = (options: Parameters<typeof requestOf>[2] = {}) => requestOf(world, caller, options);
  const charge = (credits: string, more: Partial<ledgerModule.Charge> = {}) =>
    inRequest(request(), (ctx) =>
      ledger.charge(ctx, {
        eventType: 'document_generation',
        credits,
        description: 'A document',
        reference: randomUUID(),
        ...more,
      }),
    );
  const hold = async (credits: string, eventType: ledgerModule.Hold['eventType'] = 'document_generation') =>
    inRequest(request(), (ctx) =>
      ledger.hold(ctx, { eventType, credits, description: 'Postage', for: { type: 'Order', id: randomUUID() } }),
    );
  const now = () => balances(world, caller.organizationId);
  const lines = () => ledgerOf(world, caller.organizationId);

  it('spends free credits first, then partner-eligible ones', async () => {
    await charge('12.50');
    expect(await now()).toEqual({ free: '0.00', partner: '97.50', held: '0.00', unsettled: '0.00' });
    expect(await lines()).toEqual(['grant 10.00 → 10.00', 'grant 100.00 → 110.00', 'charge 12.50 → 97.50']);
  });

  it('uses the price book when no amount is given, and an account’s own price in preference', async () => {
    await charge('1.00', { credits: undefined });
    const own = { eventType: 'document_generation', variant: '', accountId: caller.organizationId } as const;
    await ledger.setPrice(world.app.infrastructure.db, { ...own, credits: '0.25' }, new Date());
    await charge('1.00', { credits: undefined });
    await ledger.setPrice(world.app.infrastructure.db, { ...own, credits: '0' }, new Date());
    await charge('1.00', { credits: undefined });
    expect((await lines()).slice(2)).toEqual(['charge 1.00 → 109.00', 'charge 0.25 → 108.75']);
  });

  it('pays partners with partner-eligible credits only, and reports what to buy', async () => {
    await expect(charge('100.01', { eventType: 'mail_sending' })).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      shortage: {
        balance: 110,
        required: 100.01,
        shortfall: 0.01,
        partnerBillable: true,
        purchase: { credits: 1 },
      },
    });
    await charge('100.00', { eventType: 'mail_sending' });
    expect(await now()).toMatchObject({ free: '10.00', partner: '0.00' });
  });

  it('refuses a charge that both buckets together cannot pay, and writes nothing', async () => {
    await expect(charge('112.30')).rejects.toMatchObject({
      shortage: { balance: 110, shortfall: 2.3, partnerBillable: false, purchase: { credits: 3 } },
    });
    expect(await lines()).toHaveLength(2);
  });

  it('rolls back the whole request when another one spends the credits first', async () => {
    const ctx = request();
    await ledger.charge(ctx, {
      eventType: 'api_call',
      credits: '60.00',
      description: 'First',
      reference: 'first',
    });
    await charge('60.00');
    await expect(ctx.commit()).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    await ctx.rollback();
    expect((await lines()).slice(2)).toEqual(['charge 60.00 → 50.00']);
  });

  it('posts nothing for a request that fails', async () => {
    const failing = inRequest(request(), async (ctx) => {
      await ledger.charge(ctx, { eventType: 'api_call', credits: '1.00', description: 'x', reference: 'x' });
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await lines()).toHaveLength(2);
  });

  it('posts a reference once, and refuses it for a different charge', async () => {
    await charge('5.00', { reference: 'same' });
    await charge('5.00', { reference: 'same' });
    expect((await lines()).slice(2)).toEqual(['charge 5.00 → 105.00']);
    await expect(charge('6.00', { reference: 'same' })).rejects.toThrow(
      'The reference same stands for a charge of 5.00',
    );
    const bought = { accountId: caller.organizationId, credits: '20.00', description: 'Bought', reference: 'pi_1' };
    const first = await ledger.purchase(world.app.infrastructure.db, new Date(), bought);
    expect(await ledger.purchase(world.app.infrastructure.db, new Date(), bought)).toEqual(first);
    expect(await now()).toMatchObject({ free: '5.00', partner: '120.00' });
  });

  it('holds, captures in parts and releases the rest to its original buckets', async () => {
    const id = await hold('30.00');
    expect(await now()).toEqual({ free: '0.00', partner: '80.00', held: '30.00', unsettled: '0.00' });
    await inRequest(request(), (ctx) => ledger.capture(ctx, id, '4.00'));
    await inRequest(request(), (ctx) => ledger.capture(ctx, id, '8.00'));
    expect(await now()).toMatchObject({ free: '0.00', partner: '80.00', held: '18.00' });
    await inRequest(request(), (ctx) => ledger.release(ctx, id));
    expect(await now()).toMatchObject({ free: '0.00', partner: '98.00', held: '0.00' });
    expect((await lines()).slice(2)).toEqual([
      'hold 30.00 → 80.00',
      'capture 4.00 → 80.00',
      'capture 8.00 → 80.00',
      'release 18.00 → 98.00',
    ]);
  });

  it('releases a hold once, and closes one that is captured in full', async () => {
    const released = await hold('3.00');
    await inRequest(request(), (ctx) => ledger.release(ctx, released));
    await inRequest(request(), (ctx) => ledger.release(ctx, released));
    expect(await now()).toMatchObject({ free: '10.00', held: '0.00' });
    const captured = await hold('36.00', 'mail_sending');
    await inRequest(request(), (ctx) => ledger.capture(ctx, captured, '36.00'));
    await inRequest(request(), (ctx) => ledger.release(ctx, captured));
    expect(await now()).toMatchObject({ free: '10.00', partner: '64.00', held: '0.00' });
    expect(await world.sql('select status from credit_holds where id = $1', [captured])).toEqual([
      { status: 'closed' },
    ]);
  });

  it('captures no more than is held, and nothing from a hold of another account', async () => {
    const id = await hold('5.00');
    const capture = (amount: string) => inRequest(request(), (ctx) => ledger.capture(ctx, id, amount));
    await expect(capture('5.01')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: { amount: [/ 5\.00,/] } });
    const stranger = requestOf(world, await world.caller());
    await expect(inRequest(stranger, (ctx) => ledger.capture(ctx, id, '1.00'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(inRequest(requestOf(world, caller), (ctx) => ledger.release(ctx, randomUUID()))).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
    await capture('5.00');
    await expect(capture('0.01')).rejects.toMatchObject({ errors: { amount: [/ 0\.00,/] } });
  });

  it('refunds a charge in parts, partner-eligible credits first, and never more than its amount', async () => {
    await charge('30.00', { reference: 'fee' });
    const refund = (credits: string) =>
      inRequest(request(), (ctx) =>
        ledger.refund(ctx, { charge: 'fee', credits, reason: 'Cancelled', reference: randomUUID() }),
      );
    await refund('15.00');
    expect(await now()).toMatchObject({ free: '0.00', partner: '95.00' });
    await refund('10.00');
    expect(await now()).toMatchObject({ free: '5.00', partner: '100.00' });
    await expect(refund('5.01')).rejects.toMatchObject({ errors: { amount: [/ 5\.00,/] } });
    await refund('5.00');
    await expect(refund('0.01')).rejects.toMatchObject({ errors: { amount: [/ 0\.00,/] } });
    expect(await now()).toMatchObject({ free: '10.00', partner: '100.00' });
  });

  it('does not move live credits in the sandbox', async () => {
    await inRequest(request({ livemode: false }), async (ctx) => {
      await ledger.charge(ctx, { eventType: 'mail_sending', credits: '999.00', description: 'x', reference: 'x' });
      const id = await ledger.hold(ctx, {
        eventType: 'mail_sending',
        credits: '999.00',
        description: 'x',
        for: { type: 'Order', id: randomUUID() },
      });
      await ledger.capture(ctx, id, '1.00');
      await ledger.release(ctx, id);
      await ledger.chargeApiCall(ctx, { kind: 'mutation', free: false });
    });
    expect(await lines()).toHaveLength(2);
    expect(await now()).toMatchObject({ free: '10.00', partner: '100.00' });
  });
});
