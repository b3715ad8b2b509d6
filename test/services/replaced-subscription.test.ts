/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

describe('a subscription that waits for its first payment', () => {
  const world = openWorld(stripeSettings(url));
  const latest = () => [...stripe.account.subscriptions.values()].at(-1)!;
  const subscribe = (caller: Caller, plan: string, payment_method = 'pm_card_visa', key?: string) =>
    world.rest(
      caller,
      'POST',
      '/billing/subscribe',
      { plan, payment_method },
      key ? { 'idempotency-key': key } : undefined,
    );
  const begin = async () => {
    const caller = await world.caller({ credits: '0' });
    await subscribe(caller, 'growth', 'pm_card_authenticationRequired');
    return { caller, first: latest() };
  };
  const calls = () =>
    stripe.received
      .filter(({ path, method }) => path.endsWith('/void') || method === 'DELETE')
      .map(({ method, path }) => `${method} ${path}`);

  it.each([
    ['and leaves it to the service to cancel the subscription', false],
    ['and ends the subscription itself', true],
  ])('has its invoice voided when it is replaced, where Stripe takes it %s', async (_title, endsWithInvoice) => {
    stripe.account.endsWithInvoice = endsWithInvoice;
    const { caller, first } = await begin();
    expect((await subscribe(caller, 'scale')).body).toMatchObject({ plan: 'scale', status: 'active' });
    expect(first.isVoid).toBe(true);
    expect(first.status).toBe(endsWithInvoice ? 'incomplete_expired' : 'canceled');
    // The invoice comes first: the subscription can never be paid after it was cancelled.
    expect(calls()).toEqual([`POST /v1/invoices/${first.invoice}/void`, `DELETE /v1/subscriptions/${first.id}`]);
    expect(() => stripe.account.confirm(first.intent.id)).toThrow('This payment was cancelled.');
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 1500.00 → 1500.00']);
    stripe.account.endsWithInvoice = false;
  });

  it('has its invoice voided when it is cancelled', async () => {
    const { caller, first } = await begin();
    expect((await world.rest(caller, 'POST', '/billing/cancel')).body.cancelled).toBe(true);
    expect([first.isVoid, first.status]).toEqual([true, 'canceled']);
  });

  it('has its invoice voided when the card is declined', async () => {
    const caller = await world.caller({ credits: '0' });
    expect((await subscribe(caller, 'growth', 'pm_card_chargeCustomerFail')).status).toBe(402);
    expect([latest().isVoid, latest().status]).toEqual([true, 'canceled']);
  });

  it('is voided once when the answer is lost and the request is repeated', async () => {
    const { caller, first } = await begin();
    stripe.losesAnswersTo = `POST /v1/invoices/${first.invoice}/void`;
    const lost = await subscribe(caller, 'scale', 'pm_card_visa', 'replace');
    // Stripe's library repeats the call, finds the invoice void, and the service goes on.
    expect([201, 503]).toContain(lost.status);
    stripe.losesAnswersTo = undefined;
    expect((await subscribe(caller, 'scale', 'pm_card_visa', 'replace')).body).toMatchObject({ status: 'active' });
    expect([first.isVoid, first.status]).toEqual([true, 'canceled']);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 1500.00 → 1500.00']);
  });

  it('goes on when it is paid at the very moment in which it is replaced', async () => {
    const { caller, first } = await begin();
    const pay = () => {
      stripe.account.confirm(first.intent.id);
      first.status = 'active';
    };
    stripe.beforeCall = { call: `POST /v1/invoices/${first.invoice}/void`, run: pay };
    const late = await subscribe(caller, 'scale');
    expect([late.status, late.body.code]).toEqual([409, 'in_progress']);
    expect([first.isVoid, first.status]).toEqual([undefined, 'active']);
    // The next request finds the plan that was paid, and changes it.
    expect((await subscribe(caller, 'scale')).body).toMatchObject({ plan: 'scale', status: 'active' });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00', 'grant 1500.00 → 1750.00']);
  });
});
