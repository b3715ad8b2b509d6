/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { billing } from '../support/records/billing.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the actions of a page', () => {
  let caller: Caller;
  let address: string;
  beforeAll(async () => {
    caller = await site.world.caller();
    const job = await billing(site.world, caller, ['10000', '60000']);
    const { id } = await job.made(
      job.create({ application_number: 1, period_to: '2026-03-31', retainage_percent: 10 }),
    );
    address = `/console/${caller.organizationId}/live/billing/pay-applications/${id}`;
  });

  const open = async (width = 1280) => {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(address);
    await menuButton(page).waitFor();
    return page;
  };
  const menuButton = (page: Page) => page.getByRole('button', { name: 'More actions' });
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  const hasFocus = (button: Locator) => button.evaluate((element) => element === document.activeElement);
  /** The list has the focus, and names the item that Enter takes. */
  const waitForItem = async (page: Page, text: string) => {
    const active = page.locator('[role="menu"]:focus [data-highlighted]').filter({ hasText: new RegExp(`^${text}`) });
    await active.waitFor();
    expect(await page.locator(':focus').getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  };

  it('are one that comes next, one more, and a menu of the rest', async () => {
    const page = await open();
    const names = await page
      .locator('main header button:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));
    expect(names).toEqual(['Preview', 'Submit', 'More actions']);
    await menuButton(page).click();
    await item(page, 'Delete').waitFor();
    expect(
      await page
        .getByRole('menuitem')
        .evaluateAll((items) => items.map((one) => one.querySelector('span span')?.textContent)),
    ).toEqual(['Ask for waivers', 'Period and rates', 'Opening balances', 'Delete']);
    await expectNoAxeFindings(page);
    await pictures(page, 'actions');
    // A click beside it closes it, and does nothing else.
    await page.mouse.click(10, 400);
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    // The browser says it a moment later.
    await menuButton(page).and(page.locator('[aria-expanded="false"]')).waitFor();
  });

  it('are reached by keys: the arrows, Home, End and letters move, Escape and Tab close', async () => {
    const page = await open();
    await menuButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await waitForItem(page, 'Ask for waivers');
    expect(await menuButton(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await waitForItem(page, 'Period and rates');
    await page.keyboard.press('ArrowDown');
    await waitForItem(page, 'Opening balances');
    await page.keyboard.press('End');
    await waitForItem(page, 'Delete');
    await page.keyboard.press('ArrowDown');
    await waitForItem(page, 'Ask for waivers');
    await page.keyboard.press('ArrowUp');
    await waitForItem(page, 'Delete');
    await page.keyboard.press('Home');
    await waitForItem(page, 'Ask for waivers');
    await page.keyboard.type('opening b');
    await waitForItem(page, 'Opening balances');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(await hasFocus(menuButton(page))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await waitForItem(page, 'Delete');
    await page.keyboard.press('Tab');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(await hasFocus(menuButton(page))).toBe(false);
    // What an item opens gives the focus back to the button of its menu.
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await waitForItem(page, 'Ask for waivers');
    // After a while, a letter begins another word, and a space chooses.
    await page.waitForTimeout(500);
    await page.keyboard.type('p');
    await waitForItem(page, 'Period and rates');
    await page.waitForTimeout(500);
    await page.keyboard.press('Space');
    await page.getByRole('dialog').getByLabel('Period from').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await hasFocus(menuButton(page))).toBe(true);
  });

  it('have the one that comes next at the bottom of a phone, and cover nothing at the end of the page', async () => {
    const page = await open(390);
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    const box = (await submit.boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(740);
    expect(box.y + box.height).toBeLessThanOrEqual(800);
    expect(box.width).toBeGreaterThan(340);
    // The columns to fill in begin beside the one that stays, and none is below it.
    const columns = page.getByRole('grid').getByRole('columnheader');
    const name = (await columns.filter({ hasText: 'Description' }).boundingBox())!;
    const toDate = (await columns.filter({ hasText: 'To date' }).boundingBox())!;
    expect(toDate.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(toDate.x + toDate.width).toBeLessThanOrEqual(390);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.locator('main section').last();
    const end = (await last.boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual(box.y);
    // The menu stays within a narrow screen.
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize({ width: 320, height: 500 });
    await menuButton(page).click();
    await item(page, 'Delete').waitFor();
    const menu = (await page.getByRole('menu').boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(320);
    expect(menu.y + menu.height).toBeLessThanOrEqual(500);
  });
});
