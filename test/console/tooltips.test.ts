/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the tooltip of a button that is an icon', () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await site.world.caller();
  });

  const open = async (width = 1280) => {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live/calendar`);
    await next(page).waitFor();
    return page;
  };
  const next = (page: Page) => page.getByRole('button', { name: 'Next month' });
  const tooltip = (page: Page) => page.getByRole('tooltip');

  it('is shown while the focus of the keys is on it, and ended by Escape, which leaves the focus', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Previous month' }).focus();
    await page.keyboard.press('Tab');
    await tooltip(page).filter({ hasText: 'Next month' }).waitFor();
    expect(await next(page).getAttribute('aria-describedby')).toBeNull();
    await expectNoAxeFindings(page);
    await pictures(page, 'tooltip');
    await page.keyboard.press('Escape');
    await tooltip(page).waitFor({ state: 'detached' });
    await next(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Shift+Tab');
    await tooltip(page).filter({ hasText: 'Previous month' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await tooltip(page).waitFor({ state: 'detached' });
  });

  it('is shown while the pointer is on it or on what it says, within a narrow screen, and ended by a click', async () => {
    const page = await open(320);
    await next(page).hover();
    const box = (await tooltip(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await tooltip(page).hover();
    await page.waitForTimeout(500);
    expect(await tooltip(page).count()).toBe(1);
    await next(page).click();
    await tooltip(page).waitFor({ state: 'detached' });
  });
});
