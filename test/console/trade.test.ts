import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
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
  });

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
});
