/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a dialog', () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await site.world.caller();
  });
  const open = async (path: string, button: string, width = 1280) => {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const box = async (element: Locator) => (await element.boundingBox())!;

  it('is 640 pixels wide with two columns of fields, and 480 with one', async () => {
    const wide = await open('/account/divisions', 'New division');
    expect((await box(dialog(wide))).width).toBe(640);
    await pictures(wide, 'dialog');
    const narrow = await open('/account/contacts', 'New contact');
    expect((await box(dialog(narrow))).width).toBe(480);
    // The one that does it is on the right, and comes last for the keys, too.
    const buttons = await dialog(narrow).locator('form button').allTextContents();
    expect(buttons.slice(-2)).toEqual(['Cancel', expect.stringMatching(/contact|Save/i)]);
  });

  it('keeps its title and its buttons in sight on a screen of 320 by 500, also with errors', async () => {
    const page = await open('/account/divisions', 'New division', 320);
    await page.setViewportSize({ width: 320, height: 500 });
    const submit = dialog(page).locator('button[type=submit]');
    await submit.click();
    const note = dialog(page).locator('[data-field-errors]').first();
    await note.waitFor();
    const title = dialog(page).getByRole('heading').first();
    for (const element of [title, submit, dialog(page).getByRole('button', { name: 'Cancel' })]) {
      const { x, y, width, height } = await box(element);
      expect([x >= 0, x + width <= 320, y >= 0, y + height <= 500]).toEqual([true, true, true, true]);
    }
    // The first wrong field has the focus, between the two.
    const field = await box(dialog(page).locator(':focus'));
    expect(field.y).toBeGreaterThanOrEqual((await box(title)).y + (await box(title)).height);
    expect(field.y + field.height).toBeLessThanOrEqual((await box(submit)).y);
    const sizes = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(sizes.scrollWidth).toBe(sizes.clientWidth);
    await expectNoAxeFindings(page);
    browser.takeProblems(page);
  });
});
