/** @sampled tests */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chargeAt } from '../support/records/spending.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** The day and hour some days ago, such as `2026-03-04T10:00`. */
const daysAgo = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T00:00`;

describe('the credits and the plan of an account', () => {
  let owner: Caller;
  let reader: Caller;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc', credits: '500.00' });
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    await chargeAt(site.world, owner, daysAgo(9), { credits: '12.00' });
    await chargeAt(site.world, owner, daysAgo(3), { credits: '5.00' });
    await chargeAt(site.world, owner, daysAgo(3), {
      eventType: 'mail_sending',
      credits: '9.50',
      description: 'Certified mail',
    });
  });

  const open = async (path: string, person: Caller = owner, mode = 'live'): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/${mode}/account${path}`);
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  it('shows the balance, the spending as a plot and as numbers, and the ledger with filters', async () => {
    const page = await open('/credits');
    await page.getByRole('definition').filter({ hasText: '473.5 credits' }).first().waitFor();
    const bars = page.getByRole('img', { name: /Credits spent by day and kind/ }).locator('rect');
    await bars.nth(2).waitFor();
    expect(await bars.count()).toBe(3);
    await page.getByText('26.5 credits').first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-credits');
    await page.getByText('Show the numbers').click();
    const numbers = page.getByRole('table', { name: 'Spending by day and kind' });
    expect(await numbers.getByRole('cell', { name: 'Letters' }).count()).toBe(1);
    expect(await numbers.getByRole('cell', { name: '12 credits', exact: true }).count()).toBe(1);
    await page.getByLabel('Reason').selectOption({ label: 'Letters' });
    await page.getByText('1 posting', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('reason')).toBe('mail_sending');
    const ledger = page.getByRole('table', { name: 'Postings of the credits' });
    await ledger.getByRole('cell', { name: '−9.50' }).waitFor();
    await page.getByLabel('To', { exact: true }).fill(daysAgo(20).slice(0, 10));
    await page.getByText('No posting matches these filters.').waitFor();
  });

  it('downloads a statement, and refuses days in the wrong order with what was typed', async () => {
    const page = await open('/credits', reader);
    await page.getByRole('button', { name: 'Download statement' }).click();
    await dialog(page).getByLabel('First day').fill('2026-03-01');
    await dialog(page).getByLabel('Last day').fill('2026-02-01');
    await press(page, 'Download');
    await dialog(page).getByRole('alert').waitFor();
    expect(await dialog(page).getByLabel('First day').inputValue()).toBe('2026-03-01');
    await expectNoAxeFindings(page);
    browser.takeProblems(page);
    // Without a first day it would begin with the month, which may be today.
    await dialog(page).getByLabel('First day').fill(daysAgo(20).slice(0, 10));
    await dialog(page).getByLabel('Last day').fill('');
    await dialog(page).getByLabel('File').selectOption('CSV');
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile((await file.path())!, 'utf8')).toContain('Certified mail');
    expect(await page.getByRole('link', { name: 'Buy credits' }).count()).toBe(0);
  });

  it('shows the price before credits are bought, and the balance after it', async () => {
    const page = await open('/credits');
    await page.getByRole('link', { name: 'Buy credits' }).click();
    const credits = page.getByLabel('Credits (required)');
    await credits.fill('1.5');
    await page.getByRole('button', { name: 'Buy credits' }).click();
    await page.getByText('Enter a whole number of credits').waitFor();
    await credits.fill('250');
    await page.getByText('Price: $250.00. Available now: 473.5 credits.').waitFor();
    await page.getByRole('button', { name: 'Buy credits' }).click();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-buy');
    await press(page, 'Pay $250.00');
    await page.getByText('250 credits bought.').waitFor();
    await page.getByText('Available now: 723.5 credits.').waitFor();
  });

  it('subscribes to a plan, changes it and cancels it', async () => {
    const page = await open('/plan');
    await page.getByText('No plan').waitFor();
    await page.getByRole('button', { name: 'Subscribe Starter' }).click();
    await dialog(page)
      .getByRole('definition')
      .filter({ hasText: /^\$25\.00$/ })
      .waitFor();
    await press(page, 'Subscribe');
    await closed(page);
    await page.getByRole('button', { name: 'Change Growth' }).click();
    await press(page, 'Change plan');
    await closed(page);
    await page.getByRole('definition').filter({ hasText: 'Growth' }).waitFor();
    await page.getByRole('definition').filter({ hasText: '$250.00 each month' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-plan');
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await press(page, 'Cancel plan');
    await closed(page);
    await page.getByRole('definition').filter({ hasText: 'Cancelled' }).waitFor();
    await page.getByText('Ends', { exact: true }).waitFor();
  });

  it('shows the plan to owners and admins only', async () => {
    const page = await open('/plan', reader);
    await page.getByText('Only owners and admins see the plan').waitFor();
    expect(await page.getByRole('button', { name: /Buy|Subscribe|Cancel/ }).count()).toBe(0);
    await expectNoAxeFindings(page);
  });
});
