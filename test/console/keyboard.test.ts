/** @sampled files */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { open } from '../support/browser/linked-pages.js';
import { openDemoSite } from '../support/worlds/demo-site.js';

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

    // A browser would only empty the field.
    await page.keyboard.press('Enter');
    await search.and(focused(page)).waitFor();
    await page.keyboard.type('events');
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

  it('finds actions by their words, and the other mode', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search records and pages' });
    await search.and(focused(page)).waitFor();
    await page.getByRole('option', { name: 'New project Action' }).waitFor();
    await page.keyboard.type('notice new');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/live\/notices\/new$/);
    await page.keyboard.press('Control+k');
    await search.and(focused(page)).waitFor();
    await page.keyboard.type('switch to');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sandbox\/notices$/);
  });

  it('shows its keys after ?, which is a sign where a person types and can be switched off', async () => {
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('');
    await page.keyboard.press('?');
    expect(await page.getByRole('searchbox', { name: 'Search projects' }).inputValue()).toBe('?');
    await page.getByRole('heading', { name: 'Projects' }).focus();
    await page.keyboard.press('?');
    await sheet.waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'console-keys');
    await sheet.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search records and pages' }).and(focused(page)).waitFor();
    expect(await sheet.count()).toBe(0);
    await page.keyboard.type('keys');
    await page.keyboard.press('Enter');
    await sheet.waitFor();
  });

  it('opens the record that was typed when Enter follows before it is found', async () => {
    const [project] = await site.world.sql<{ id: string; name: string }>(
      'select id, name from projects where livemode limit 1',
    );
    await page.route('**/graphql', async (route) => {
      // The answer arrives after Enter.
      if (asksFor(route, 'SearchRecords')) await isPressed;
      return route.fallback();
    });
    let press = () => {};
    const isPressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search records and pages' }).and(focused(page)).waitFor();
    await page.keyboard.type(project!.name);
    await page.keyboard.press('Enter');
    press();
    await page.waitForURL(new RegExp(`/projects/${project!.id}$`));
  });

  it('gives the focus to the heading of each page that is opened, and shows the chosen hit of a long search', async () => {
    await page.getByRole('link', { name: 'Waivers', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Waivers', level: 1 }).and(focused(page)).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search records and pages' });
    await search.and(focused(page)).waitFor();
    await page.setViewportSize({ width: 1280, height: 400 });
    for (let presses = 0; presses < 11; presses += 1) await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true });
    // It is scrolled to in the next frame.
    await chosen.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const [item, list] = await Promise.all([
      chosen.boundingBox(),
      page.getByRole('listbox', { name: 'Results' }).boundingBox(),
    ]);
    expect(item!.y + item!.height).toBeLessThanOrEqual(list!.y + list!.height + 1);
    await page.keyboard.press('Enter');
    await search.waitFor({ state: 'detached' });
    await page.locator('h1').and(focused(page)).waitFor();
  });

  it('leads from a division and a contact that the search finds to their entries', async () => {
    const name = (await site.world.sql<{ name: string }>('select name from divisions where livemode limit 1'))[0]!.name;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search records and pages' }).fill(name);
    await page.getByRole('option').filter({ hasText: 'Divisions' }).first().click();
    await page.waitForURL(/\/account\/divisions\?search=/);
    await page.getByRole('cell', { name }).first().waitFor();
    const [contact] = await site.world.sql<{ name: string }>(
      `select first_name || ' ' || last_name as name from contacts where livemode limit 1`,
    );
    await page.keyboard.press('Control+k');
    // The pages of staff and the partner are only for members with that role.
    await page.getByRole('option', { name: 'Claims' }).waitFor();
    expect(await page.getByRole('option', { name: /Mailroom|Partner/ }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Search records and pages' }).fill(contact!.name);
    await page.getByRole('option').filter({ hasText: 'Contacts' }).first().click();
    await page.waitForURL(/\/account\/contacts\?search=/);
    await page.getByRole('cell', { name: contact!.name }).first().waitFor();
  });

  it('opens the account menu, which has the focus until Escape closes it', async () => {
    const button = page.getByRole('button', { name: 'Your account' });
    const menu = page.getByRole('dialog', { name: 'Your account' });
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('radio', { name: 'As the system' }).and(focused(page)).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'console-account-menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await button.and(focused(page)).waitFor();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Name, passkeys and sessions' }).click();
    await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

  it('reaches the navigation on a narrow screen, and Escape closes it', async () => {
    await openAt(390);
    const button = page.getByRole('button', { name: 'Open the navigation' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await dialog.waitFor();
    await expectNoAxeFindings(page);
    // However often Tab is pressed, the focus is in the dialog or in the bars of the browser, and never on the page below it.
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await dialog.evaluate((element) => {
        return document.activeElement !== document.body && !element.contains(document.activeElement);
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button.and(focused(page)).waitFor();
  });

  it('changes to the sandbox, which shows that it is one', async () => {
    await page.getByRole('group', { name: 'Mode' }).getByRole('link', { name: 'Sandbox' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sandbox\/projects$/);
    await page.getByText('Sandbox: nothing is mailed and nothing is paid.').waitFor();
    await page.getByText(/^Its clock shows /).waitFor();
    await expectNoAxeFindings(page);
    // The console opens where this browser was last.
    await page.goto('/console');
    await page.waitForURL(/\/sandbox\/today$/);
  });
});
