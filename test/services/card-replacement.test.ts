/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

describe('a purchase with another card under the key of an earlier one', () => {
  const world = openWorld(stripeSettings(url));
  const payer = () => world.caller({ credits: '0' });
  const charge = (caller: Caller, payment_method: string, key: string) =>
    world.rest(caller, 'POST', '/credits/purchase', { credits: 30, payment_method }, { 'idempotency-key': key });
  const charges = () => stripe.times('POST /v1/payment_intents');
  const statusesOf = async ({ organizationId }: Caller) => {
    const rows = await world.sql<{ status: string }>(
      'select status from credit_purchases where account_id = $1 order by serial',
      [organizationId],
    );
    return rows.map(({ status }) => status);
  };

  it('cancels the payment that waits for the cardholder, and charges only the other card', async () => {
    const caller = await payer();
    const before = stripe.account.taken;
    const asked = await charge(caller, 'pm_card_authenticationRequired', 'replaced');
    const intent = asked.body.client_secret.replace(/_secret.*/, '');
    expect((await charge(caller, 'pm_card_mastercard', 'replaced')).body).toEqual({ purchased: 30, balance: 30 });
    expect(stripe.account.intents.get(intent)!.status).toBe('canceled');
    expect(() => stripe.account.confirm(intent)).toThrow('This payment was cancelled.');
    expect(stripe.account.taken - before).toBe(30);
    expect(await statusesOf(caller)).toEqual(['failed', 'succeeded']);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 30.00 → 30.00']);
  });

  it('refuses when the first card was confirmed in the meantime, and posts what was paid', async () => {
    const caller = await payer();
    const before = stripe.account.taken;
    const asked = await charge(caller, 'pm_card_authenticationRequired', 'confirmed');
    stripe.account.confirm(asked.body.client_secret.replace(/_secret.*/, ''));
    for (let times = 0; times < 2; times += 1) {
      const other = await charge(caller, 'pm_card_mastercard', 'confirmed');
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    }
    expect([charges(), stripe.account.taken - before]).toEqual([1, 30]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 30.00 → 30.00']);
    const first = await charge(caller, 'pm_card_authenticationRequired', 'confirmed');
    expect(first.body).toEqual({ purchased: 30, balance: 30 });
  });

  it('refuses while the outcome of the first card is unknown, and charges neither', async () => {
    const caller = await payer();
    const before = stripe.account.taken;
    stripe.unreachableFor = 'POST /v1/payment_intents';
    expect((await charge(caller, 'pm_card_visa', 'unknown')).status).toBe(503);
    stripe.unreachableFor = undefined;
    const other = await charge(caller, 'pm_card_mastercard', 'unknown');
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect([charges(), stripe.account.taken - before]).toEqual([0, 0]);
    expect((await charge(caller, 'pm_card_visa', 'unknown')).status).toBe(201);
  });

  it('cancels nothing while the processor does not answer', async () => {
    const caller = await payer();
    const asked = await charge(caller, 'pm_card_authenticationRequired', 'silent');
    const intent = asked.body.client_secret.replace(/_secret.*/, '');
    stripe.unreachableFor = `POST /v1/payment_intents/${intent}/cancel`;
    expect((await charge(caller, 'pm_card_mastercard', 'silent')).status).toBe(503);
    expect([await statusesOf(caller), charges()]).toEqual([['requires_action'], 1]);
    stripe.unreachableFor = undefined;
    expect((await charge(caller, 'pm_card_mastercard', 'silent')).status).toBe(201);
  });
});
