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

  it('bills a month in the cells of the continuation sheet, by keyboard', async () => {
    const page = await open('/billing/pay-applications');
    await page.getByRole('link', { name: 'No. 1' }).click();
    await page.getByLabel('This period: Footings').fill('20000');
    await page.keyboard.press('Enter');
    expect(
      await page.getByLabel('This period: Walls and slabs').evaluate((cell) => cell === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('10000');
    await button(page, 'Save the lines').click();
    await page.getByText('$27,000.00').first().waitFor();
    await button(page, 'Submit').click();
    await page.getByText('Submitted', { exact: true }).waitFor();
    expect(await page.getByLabel('This period: Footings').count()).toBe(0);
    await pictures(page, 'pay-application');
  });
});
