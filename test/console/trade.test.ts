import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser, pictures } from '../support/browser.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { openSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = openSite({ role: 'all' });
const browser = openBrowser();

describe('the work of a credit manager', () => {
  let sandbox: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    sandbox = await site.world.sandboxOf(caller);
    made = await goldenPath(site.world, sandbox);
  }, 60_000);

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/sandbox${path}`);
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('previews a notice, generates it, mails it at the price that is shown, and follows its way', async () => {
    const page = await open('/notices');
    await page.getByRole('link', { name: /^N-/ }).click();
    await button(page, 'Preview').click();
    const preview = await page
      .getByText('The preview is ready:')
      .locator('xpath=..')
      .getByRole('link')
      .getAttribute('href');
    const file = await page.request.get(preview!);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await button(page, 'Generate').click();
    await button(page, 'Mail it').click();
    await page.getByRole('button', { name: /^Mail it in the sandbox for [\d.]+ credits$/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await pictures(page, 'notice');
    const orders = await site.world.sql<{ n: number }>('select count(*)::int as n from document_orders');
    expect(orders[0]!.n).toBe(2);
    await page
      .getByRole('link', { name: /Sunset Tower Holdings LLC/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Order to Sunset Tower Holdings LLC' }).waitFor();
    await page.getByRole('link', { name: 'Move the clock' }).click();
    await button(page, '30 days').click();
    await page.goBack();
    await page.getByText('Delivered', { exact: true }).first().waitFor();
    await pictures(page, 'order');
  });

  it('refuses a claim amount that is no amount at its field, and keeps the rest', async () => {
    const page = await open(`/notices/new?project=${made.projectId}`);
    await page.getByLabel('Amount').fill('a lot');
    await page.getByLabel('What you furnish').fill('Concrete pumping');
    await button(page, 'Create the notice').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('What you furnish').inputValue()).toBe('Concrete pumping');
    browser.takeProblems(page);
  });

  it('signs a waiver with a typed name', async () => {
    const page = await open('/waivers');
    await page.getByRole('link', { name: /Conditional/ }).click();
    await button(page, 'Generate').click();
    await button(page, 'Sign').click();
    await page.getByLabel('Your full name (required)').fill('Ana Diaz');
    await page.getByLabel(/I agree to sign/).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
    await page.getByText(/by Ana Diaz/).waitFor();
    await pictures(page, 'waiver');
  });
});
