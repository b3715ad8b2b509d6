import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { openDemoSite } from '../support/demo-site.js';
import { open } from './crawl.js';

const site = openDemoSite();
const browser = openBrowser();

const focused = (page: Page) => page.locator(':focus');

describe('the frame of the console with the keyboard alone', () => {
  let page: Page;
  const openAt = async (width: number) => {
    page = await browser.openPage(site, { signedInAs: site.owner, width });
    await open(page, `/console/${site.owner.organizationId}/live/projects`);
  };
  beforeEach(() => openAt(1280));

  it('skips from the top to the page', async () => {
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to the page' }).and(focused(page)).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
  });

  it('opens a record from the search, and Escape closes the search and returns to where it was opened', async () => {
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Search records and pages' });
    await search.and(focused(page)).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'console-search');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await button.and(focused(page)).waitFor();

    await page.keyboard.press('Control+k');
    await search.and(focused(page)).waitFor();
    await page.keyboard.type('events');
    await page.getByRole('option', { name: 'Events' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/developers\/events$/);
  });

  it('opens and closes the account menu, and the arrows move in it', async () => {
    const button = page.getByRole('button', { name: 'Your account' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page).getAttribute('role')).toMatch(/^menuitem/);
    await expectNoAxeFindings(page);
    await pictures(page, 'console-account-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await button.and(focused(page)).waitFor();
  });

  it('reaches the navigation on a narrow screen, and Escape closes it', async () => {
    await openAt(390);
    const button = page.getByRole('button', { name: 'Open the navigation' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await dialog.waitFor();
    await expectNoAxeFindings(page);
    // The focus stays in the dialog, however often Tab is pressed.
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button.and(focused(page)).waitFor();
  });

  it('changes to the sandbox, which shows that it is one', async () => {
    await page.getByRole('combobox', { name: 'Mode' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/\/sandbox\/projects$/);
    await page.getByText('Sandbox: nothing is mailed and nothing is paid.').waitFor();
    await page.getByText(/^Its clock shows /).waitFor();
    await expectNoAxeFindings(page);
    // The console opens where this browser was last.
    await page.goto('/console');
    await page.waitForURL(/\/sandbox\/today$/);
  });
});
