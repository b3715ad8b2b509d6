/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { cards, serveStripe } from '../support/fakes/stripe-page.js';
import { ledgerOf } from '../support/records/credits.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';
import { unreachable } from './tab-order.js';

const { stripe, url } = await openFakeStripe();
const site = openSite(stripeSettings(url));
const browser = openBrowser();

describe('a payment with Stripe, in a browser', () => {
  let owner: Caller;
  let page: Page;
  let asked: string[];

  beforeEach(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc', credits: '0' });
    page = await browser.openPage(site, { signedInAs: owner });
    asked = await serveStripe(page, stripe);
    // Leaving the page during a payment is asked about, and meant here.
    page.on('dialog', (dialog) => void dialog.accept());
  });

  const open = (path: string) => page.goto(`/console/${owner.organizationId}/live/account${path}`);
  const charges = () => stripe.times('POST /v1/payment_intents');
  const ledger = () => ledgerOf(site.world, owner.organizationId);
  const number = () => page.frameLocator('iframe[title="Secure form for the card"]').getByLabel('Card number');
  /** At the button itself: a point on the screen misses it if the page around the bank's frame moves before the click. */
  const bank = (press: string) =>
    page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: press }).dispatchEvent('click');
  const pay = (name = 'Pay $100.00') => page.getByRole('button', { name, exact: true }).click();

  /** Everything that the page did wrong, except that it spoke with Stripe. */
  const problems = () =>
    browser
      .takeProblems(page)
      .filter((problem) => !/^Request to another host: https:\/\/(js|api|hooks)\.stripe\.com\//.test(problem));

  async function buy(card?: keyof typeof cards): Promise<void> {
    await open('/plan');
    await page.getByLabel('Credits (required)').fill('100');
    await page.getByRole('button', { name: 'Buy credits' }).click();
    await page.waitForURL(/\/account\/plan\/pay\?/);
    if (card) await number().fill(cards[card][0]);
  }

  it('takes a card in the frame of Stripe, charges it and shows the credits', async () => {
    await buy();
    await page.getByRole('heading', { name: 'Order' }).waitFor();
    await number().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-pay');
    expect(await unreachable(page)).toEqual([]);
    await pay();
    await page.getByText('Your card number is incomplete.').waitFor();
    expect(charges()).toBe(0);
    await number().fill(cards.pays[0]);
    await pay();
    await page.getByText('100 credits bought.').waitFor();
    await page.getByText('Available after the purchase: 100 credits.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('100 credits bought.');
    await expectNoAxeFindings(page);
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00']);
    expect(stripe.received.find(({ path }) => path === '/v1/payment_intents')!.params).toMatchObject({
      payment_method: 'pm_card_visa',
      amount: '10000',
    });
    expect(problems()).toEqual([]);

    await buy();
    await page.getByLabel('The saved card').waitFor();
    await pay();
    await page.getByText('100 credits bought.').waitFor();
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00', 'purchase 100.00 → 200.00']);
    expect(problems()).toEqual([]);
  });

  it('says why a card is declined, when it is saved and when it is charged, and takes another one', async () => {
    await buy('isRefused');
    await pay();
    await page.getByText('Your card was declined.').waitFor();
    await number().fill(cards.failsLater[0]);
    await pay();
    await page.getByLabel('The card that you entered').waitFor();
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    expect(await ledger()).toEqual([]);
    await page.getByLabel('Another card').check();
    await number().fill(cards.pays[0]);
    await pay();
    await page.getByText('100 credits bought.').waitFor();
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00']);
    expect(problems()).toEqual([]);
  });

  it('is confirmed at the bank, also when it is checked again after a reload in the middle, and charged once', async () => {
    const before = stripe.account.taken;
    await buy('asksTheBank');
    await pay();
    await page.getByTitle('Your bank').waitFor();
    await page.reload();
    await pay('Check again');
    await bank('Complete');
    await page.getByText('100 credits bought.').waitFor();
    expect([charges(), stripe.account.taken - before]).toEqual([1, 100]);
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00']);
    expect(problems()).toEqual([]);
  });

  it('costs nothing if the bank refuses it, and another card pays', async () => {
    await buy('asksTheBank');
    await pay();
    await bank('Fail');
    await page.getByRole('alert').getByText('We are unable to authenticate your payment method.').waitFor();
    expect(await ledger()).toEqual([]);
    await page.getByLabel('Another card').check();
    await number().fill(cards.pays[0]);
    await pay();
    await page.getByText('100 credits bought.').waitFor();
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00']);
    expect(problems()).toEqual([]);
  });

  it('is checked again after a reload if its answer is lost, and charged once', async () => {
    const before = stripe.account.taken;
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !asksFor(route, 'PayForCredits')) return route.fallback();
      isLost = true;
      await route.fetch();
      await page.reload();
    });
    await buy('pays');
    await pay();
    await pay('Check again');
    await page.getByText('100 credits bought.').waitFor();
    expect([isLost, charges(), stripe.account.taken - before]).toEqual([true, 1, 100]);
    expect(await ledger()).toEqual(['purchase 100.00 → 100.00']);
    // The order is done: a reload shows the receipt, and pays nothing.
    await page.reload();
    await page.getByText('100 credits bought.').waitFor();
    expect(charges()).toBe(1);
    await page.getByRole('link', { name: 'Buy more credits' }).click();
    await page.waitForURL(/\/account\/plan$/);
    browser.takeProblems(page);
  });

  it('begins a subscription after its price and the total were shown, and the bank confirms it', async () => {
    await open('/plan');
    const growth = page.getByRole('row').filter({ hasText: 'Growth' });
    await growth.getByRole('cell', { name: '$199.50' }).waitFor();
    await growth.getByRole('cell', { name: '$1,995.00' }).waitFor();
    await page.getByRole('button', { name: 'Subscribe Growth' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('definition')
      .filter({ hasText: /^\$199\.50$/ })
      .waitFor();
    await dialog.getByLabel('$1,995.00 each year').check();
    await dialog
      .getByRole('definition')
      .filter({ hasText: /^\$1,995\.00$/ })
      .waitFor();
    await dialog.getByText('$1,995.00 at the start of each year, until you cancel').waitFor();
    await dialog.getByLabel('$199.50 each month').check();
    await dialog.getByRole('button', { name: 'Continue to the payment' }).click();
    await page.getByText('$199.50 each month, until you cancel').waitFor();
    await page
      .getByRole('definition')
      .filter({ hasText: /^\$199\.50$/ })
      .waitFor();
    await number().fill(cards.asksTheBank[0]);
    await pay('Subscribe and pay $199.50');
    await bank('Complete');
    await page.getByText('The plan Growth is active.').waitFor();
    expect(await ledger()).toEqual(['grant 250.00 → 250.00']);
    await page.getByRole('link', { name: 'See the plan' }).click();
    await page.getByRole('definition').filter({ hasText: 'Active' }).waitFor();
    expect(problems()).toEqual([]);
  });

  it('waits until Stripe says what the plan costs', async () => {
    let isSilent = true;
    await page.route('**/graphql', async (route) => {
      if (!isSilent || !(asksFor(route, 'PlanOverview') || asksFor(route, 'PaymentOverview'))) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('"199.50"', 'null') });
    });
    await open('/plan');
    await page.getByRole('row').filter({ hasText: 'Growth' }).getByText('Not known at present').waitFor();
    await page.getByRole('button', { name: 'Subscribe Growth' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').getByText('The price is not known at present.').waitFor();
    await expectNoAxeFindings(page);
    expect(await dialog.getByRole('button', { name: 'Continue to the payment' }).count()).toBe(0);
    await open('/plan/pay?plan=GROWTH&interval=MONTHLY&order=one');
    await page.getByRole('alert').getByText('The price is not known at present.').waitFor();
    expect(await page.getByRole('button', { name: /^Subscribe/ }).count()).toBe(0);
    isSilent = false;
    // What was read before the socket was open is read again by itself, maybe only now.
    const paying = page.getByRole('button', { name: 'Subscribe and pay $199.50' });
    const again = page.getByRole('button', { name: 'Try again' });
    await Promise.race([again.click().catch(() => undefined), paying.waitFor()]);
    await paying.waitFor();
    expect(problems()).toEqual([]);
  });

  it('is the only page that speaks with Stripe: the pages before and after it may not', async () => {
    await buy();
    await number().waitFor();
    const scripts = () => asked.filter((address) => address.endsWith('stripe.js')).length;
    expect(scripts()).toBe(1);
    await page.getByRole('link', { name: 'Back to the plan' }).click();
    await page.waitForURL(/\/account\/plan$/);
    await page.getByRole('button', { name: 'Buy credits' }).waitFor();
    expect(problems()).toEqual([]);
    const loads = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            script.src = 'https://js.stripe.com/v3/stripe.js';
            script.onload = () => resolve('loaded');
            script.onerror = () => resolve('refused');
            document.head.append(script);
          }),
      );
    expect(await loads()).toBe('refused');
    expect(problems()).toContainEqual(expect.stringContaining('Content security policy: script-src'));
    // Back in the history is the document of the payment, which may.
    await page.goBack();
    await number().waitFor();
    expect(await loads()).toBe('loaded');
    expect(problems()).toEqual([]);
  });

  it('asks owners and admins only, and says so when Stripe cannot be reached', async () => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await buy();
    await page.getByRole('alert').getByText('The form for cards cannot be loaded from Stripe.').waitFor();
    browser.takeProblems(page);
    const member = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'member' where user_id = $1", [member.userId]);
    const other = await browser.openPage(site, { signedInAs: member });
    await other.goto(`/console/${owner.organizationId}/live/account/plan/pay?credits=5&order=one`);
    await other.getByText('Only owners and admins pay').waitFor();
  });
});
