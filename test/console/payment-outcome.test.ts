/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { asksFor, openBrowser } from '../support/browser/browser.js';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { cards, serveStripe } from '../support/fakes/stripe-page.js';
import { ledgerOf } from '../support/records/credits.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();
const site = openSite(stripeSettings(url));
const browser = openBrowser();

describe('a payment that does not end at once, in a browser', () => {
  let owner: Caller;
  let page: Page;

  beforeEach(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc', credits: '0' });
    page = await browser.openPage(site, { signedInAs: owner });
    await serveStripe(page, stripe);
    page.on('dialog', (dialog) => void dialog.accept());
  });

  const charges = () => stripe.times('POST /v1/payment_intents');
  const ledger = () => ledgerOf(site.world, owner.organizationId);
  const number = () => page.frameLocator('iframe[title="Secure form for the card"]').getByLabel('Card number');
  /** At the button itself: a point on the screen misses it if the page around the bank's frame moves before the click. */
  const bank = (name: string) =>
    page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name }).dispatchEvent('click');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const charged = () =>
    stripe.received.filter(({ path }) => path === '/v1/payment_intents').map(({ params }) => params.payment_method);

  async function orderCredits(): Promise<void> {
    await page.goto(`/console/${owner.organizationId}/live/account/plan`);
    await page.getByLabel('Credits (required)').fill('100');
    await press('Buy credits');
    await page.waitForURL(/\/account\/plan\/pay\?/);
  }

  async function orderPlan(card: keyof typeof cards): Promise<void> {
    await page.goto(`/console/${owner.organizationId}/live/account/plan`);
    await press('Subscribe Growth');
    await press('Continue to the payment');
    await number().fill(cards[card][0]);
    await press('Subscribe and pay $199.50');
  }

  /** Answers the page's questions of this name, the first being 1. */
  async function onAsk(name: string, answer: (route: Route, count: number) => Promise<unknown>): Promise<void> {
    let count = 0;
    await page.route('**/graphql', (route) => (asksFor(route, name) ? answer(route, (count += 1)) : route.fallback()));
  }

  it('charges the card that was entered last, and cancels the one before', async () => {
    const before = stripe.account.taken;
    await orderCredits();
    await number().fill(cards.asksTheBank[0]);
    await press('Pay $100.00');
    await page.getByTitle('Your bank').waitFor();
    const [first] = [...stripe.account.intents.values()].slice(-1);
    // The cardholder leaves the bank without an answer.
    await page.route('https://api.stripe.com/v1/payment_intents/confirm', (route) =>
      route.fulfill({ json: { error: { message: 'You left the bank.' } } }),
    );
    await bank('Fail');
    await page.getByRole('alert').getByText('You left the bank.').waitFor();
    await page.getByLabel('Another card').check();
    await number().waitFor();
    await press('Pay $100.00');
    await page.getByText('Your card number is incomplete.').waitFor();
    await number().fill(cards.pays[0]);
    await press('Pay $100.00');
    await page.getByText('100 credits bought.').waitFor();
    expect(charged()).toEqual(['pm_card_authenticationRequired', 'pm_card_visa']);
    expect([first!.status, stripe.account.taken - before]).toEqual(['canceled', 100]);
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00']);
    browser.takeProblems(page);
  });

  it('is not sent again without a click after its outcome was unknown', async () => {
    await onAsk('PayForCredits', (route, count) => (count === 1 ? route.abort() : route.fallback()));
    await orderCredits();
    await number().fill(cards.pays[0]);
    await press('Pay $100.00');
    await page.getByText('We do not know whether this was paid.').waitFor();
    expect(await page.getByLabel('Another card').count()).toBe(0);
    const unknown = page.url();
    await page.reload();
    await page.getByText('We do not know whether this was paid.').waitFor();
    await orderCredits();
    await number().fill(cards.pays[0]);
    await press('Pay $100.00');
    await page.getByText('100 credits bought.').waitFor();
    expect(charges()).toBe(1);
    await page.goto(unknown);
    await page.getByText('We do not know whether this was paid.').waitFor();
    expect(charges()).toBe(1);
    await press('Check again');
    await page.getByText('100 credits bought.').waitFor();
    expect(charges()).toBe(2);
    browser.takeProblems(page);
  });

  it('is not sent by the way back to a page that was left in the middle', async () => {
    const { promise: isSent, resolve } = Promise.withResolvers<void>();
    await onAsk('PayForCredits', (route, count) => {
      resolve();
      return count === 1 ? new Promise(() => undefined) : route.fallback();
    });
    await orderCredits();
    await number().fill(cards.pays[0]);
    await press('Pay $100.00');
    await page.getByText('The payment is under way.').waitFor();
    // Before that, the card is checked, and a page that is left pays nothing.
    await isSent;
    await page.getByRole('link', { name: 'Back to the plan' }).click();
    await page.waitForURL(/\/account\/plan$/);
    await page.goBack();
    await page.getByText('We do not know whether this was paid.').waitFor();
    expect(charges()).toBe(0);
    browser.takeProblems(page);
  });

  it('can be made with another card if the bank refuses that of a plan', async () => {
    await orderPlan('asksTheBank');
    await bank('Fail');
    await page.getByRole('alert').getByText('We are unable to authenticate your payment method.').waitFor();
    await page.getByLabel('Another card').check();
    await number().fill(cards.pays[0]);
    await press('Subscribe and pay $199.50');
    await page.getByText('The plan Growth is active.').waitFor();
    expect(await ledger()).toEqual(['grant 250.00 → 250.00']);
    browser.takeProblems(page);
  });

  it('is found when Stripe reports that of a plan a moment after the bank', async () => {
    await onAsk('PayForPlan', async (route, count) => {
      const intent = [...stripe.account.intents.values()].at(-1);
      const subscription = [...stripe.account.subscriptions.values()].at(-1);
      if (count === 2) Object.assign(intent!, { status: 'processing' });
      if (count === 2) subscription!.status = 'incomplete';
      if (count === 3) Object.assign(intent!, { status: 'succeeded' });
      if (count === 3) subscription!.status = 'active';
      await route.fallback();
    });
    await orderPlan('asksTheBank');
    await bank('Complete');
    await page.getByText('The plan Growth is active.').waitFor();
    expect(await ledger()).toEqual(['grant 250.00 → 250.00']);
    browser.takeProblems(page);
  });

  it('is checked again and found if it is for a plan and its answer is lost after the bank', async () => {
    await onAsk('PayForPlan', (route, count) => (count === 2 ? route.abort() : route.fallback()));
    await orderPlan('asksTheBank');
    await bank('Complete');
    await press('Check again');
    await page.getByText('The plan Growth is active.').waitFor();
    expect(stripe.times('POST /v1/subscriptions')).toBe(1);
    browser.takeProblems(page);
  });

  it('can be made later from the page of its plan', async () => {
    await orderPlan('asksTheBank');
    await page.getByTitle('Your bank').waitFor();
    await page.goto(`/console/${owner.organizationId}/live/account/plan`);
    await press('Pay Growth');
    await press('Continue to the payment');
    await press('Subscribe and pay $199.50');
    await bank('Complete');
    await page.getByText('The plan Growth is active.').waitFor();
    expect(stripe.times('POST /v1/subscriptions')).toBe(1);
    browser.takeProblems(page);
  });

  it('is taken on its own page when a cancelled plan is resumed with another period', async () => {
    await orderPlan('pays');
    await page.getByText('The plan Growth is active.').waitFor();
    await page.getByRole('link', { name: 'See the plan' }).click();
    await press('Cancel plan');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
    await press('Resume Growth');
    await page.getByRole('definition').filter({ hasText: 'Nothing' }).waitFor();
    await page.getByLabel('$1,995.00 each year').check();
    await press('Continue to the payment');
    await page.waitForURL(/interval=ANNUAL/);
    expect([...stripe.account.subscriptions.values()].at(-1)!.cancelAtPeriodEnd).toBe(true);
    browser.takeProblems(page);
  });
});
