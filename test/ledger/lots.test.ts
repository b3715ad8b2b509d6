import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type * as ledgerModule from '../../src/ledger/index.js';
import * as ledger from '../../src/ledger/index.js';
import { balances, faultsOf, inRequest, ledgerOf, requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('credits that expire', () => {
  const world = openWorld();
  const at = (date: string) => new Date(`${date}T12:00:00Z`);
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller({ credits: '0' });
  });
  afterEach(async () => {
    expect(await faultsOf(world)).toEqual([]);
  });

  const db = () => world.app.infrastructure.db;
  const grant = (credits: string, ends: string | null, more: Partial<ledgerModule.Grant> = {}) =>
    ledger.grant(db(), at('2026-01-01'), {
      accountId: caller.organizationId,
      bucket: 'partner_eligible',
      kind: 'plan',
      credits,
      expiresAt: ends ? at(ends) : null,
      description: 'Growth plan',
      reference: randomUUID(),
      ...more,
    });
  const on = (date: string) => requestOf(world, caller, { now: at(date) });
  const charge = (date: string, credits: string) =>
    inRequest(on(date), (ctx) =>
      ledger.charge(ctx, { eventType: 'mail_sending', credits, description: 'Mail', reference: randomUUID() }),
    );
  const lots = () =>
    world.sql(
      `select kind, remaining, expires_at::date::text as ends from credit_lots where account_id = $1 and not exhausted
       order by expires_at, id`,
      [caller.organizationId],
    );
  const partner = async () => (await balances(world, caller.organizationId))!.partner;

  it('are spent first, and credits without an expiry last', async () => {
    await grant('10.00', null, { kind: 'grant' });
    await grant('10.00', '2026-03-01');
    await grant('10.00', '2026-02-01', { kind: 'grant' });
    await charge('2026-01-02', '15.00');
    expect(await lots()).toEqual([
      { kind: 'plan', remaining: '5.00', ends: '2026-03-01' },
      { kind: 'grant', remaining: '10.00', ends: null },
    ]);
  });

  it('roll over once for one more month in a plan, and then expire', async () => {
    await grant('250.00', '2026-01-31');
    await charge('2026-01-20', '100.00');
    await ledger.endLots(db(), at('2026-01-30'));
    expect(await lots()).toEqual([{ kind: 'plan', remaining: '150.00', ends: '2026-01-31' }]);
    expect(await ledger.endLots(db(), at('2026-01-31'))).toBe(1);
    expect(await lots()).toEqual([{ kind: 'roll_over', remaining: '150.00', ends: '2026-02-28' }]);
    expect(await ledger.endLots(db(), at('2026-02-27'))).toBe(0);
    await ledger.endLots(db(), at('2026-03-01'));
    expect(await lots()).toEqual([]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 250.00 → 250.00',
      'charge 100.00 → 150.00',
      'roll_over 150.00 → 150.00',
      'expiry 150.00 → 0.00',
    ]);
  });

  it('cannot be spent after their expiry, even before the expiry job has run', async () => {
    await grant('5.00', '2026-02-01', { kind: 'grant' });
    await expect(charge('2026-02-01', '1.00')).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    await grant('5.00', '2026-02-01', { kind: 'grant' });
    await grant('3.00', null, { kind: 'grant' });
    await charge('2026-02-02', '3.00');
    expect(await partner()).toBe('0.00');
    expect((await ledgerOf(world, caller.organizationId)).at(-2)).toBe('expiry 5.00 → 3.00');
  });

  it('return from a hold to their lot, and expire at once if that lot has expired', async () => {
    await grant('10.00', '2026-02-01', { kind: 'grant' });
    await grant('10.00', '2026-06-01');
    await grant('10.00', null, { kind: 'grant' });
    const subject = { type: 'order', id: randomUUID() };
    const id = await inRequest(on('2026-01-02'), (ctx) =>
      ledger.hold(ctx, { eventType: 'mail_sending', credits: '24.00', description: 'Postage', for: subject }),
    );
    expect(await lots()).toEqual([{ kind: 'grant', remaining: '6.00', ends: null }]);
    await inRequest(on('2026-01-03'), (ctx) => ledger.capture(ctx, id, '4.00'));
    await ledger.endLots(db(), at('2026-06-15'));
    expect(await partner()).toBe('6.00');
    await inRequest(on('2026-06-15'), (ctx) => ledger.release(ctx, id));
    expect(await lots()).toEqual([
      { kind: 'roll_over', remaining: '10.00', ends: '2026-07-01' },
      { kind: 'grant', remaining: '10.00', ends: null },
    ]);
    expect((await ledgerOf(world, caller.organizationId)).slice(-3)).toEqual([
      'release 20.00 → 26.00',
      'expiry 6.00 → 20.00',
      'roll_over 10.00 → 20.00',
    ]);
  });

  it('pay for API calls that are not settled yet', async () => {
    await grant('1.00', '2026-02-01', { kind: 'grant', bucket: 'free' });
    const call = (date: string, kind: string) =>
      inRequest(on(date), (ctx) => ledger.chargeApiCall(ctx, { kind, free: false }));
    await call('2026-01-31', 'query');
    await call('2026-01-31', 'mutation');
    await ledger.endLots(db(), at('2026-02-01'));
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'charge 0.20 → 0.80',
      'expiry 0.80 → 0.00',
    ]);
    await expect(call('2026-02-01', 'query')).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  });

  it('settle a late call of a settled minute in the next minute', async () => {
    await grant('1.00', null);
    const call = () => inRequest(on('2026-01-31'), (ctx) => ledger.chargeApiCall(ctx, { kind: 'query', free: false }));
    for (const _ of [1, 2]) await call();
    expect(await ledger.settleApiCalls(db(), at('2026-01-31'))).toBe(0);
    const later = new Date(at('2026-01-31').getTime() + 60_000);
    expect(await ledger.settleApiCalls(db(), later)).toBe(1);
    await call();
    expect(await ledger.settleApiCalls(db(), new Date(later.getTime() + 60_000))).toBe(1);
    const rows = await world.sql(
      `select amount, reference from ledger_transactions where event_type = 'api_call' and account_id = $1 order by serial`,
      [caller.organizationId],
    );
    expect(rows).toEqual([
      { amount: '0.20', reference: 'api_calls:2026-01-31T12:00Z' },
      { amount: '0.10', reference: 'api_calls:2026-01-31T12:01Z' },
    ]);
  });
});
