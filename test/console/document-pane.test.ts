/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the pages of a document', () => {
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });
  const open = async (width = 1280) => {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live/notices/${made.noticeId}`);
    await page.getByRole('toolbar', { name: 'Document' }).waitFor();
    await page.locator('section[aria-label="Pages"][aria-busy="false"]').waitFor();
    return page;
  };
  const pages = (page: Page) => page.getByRole('region', { name: 'Pages' });
  const sizes = (page: Page) =>
    page
      .locator('figure canvas')
      .first()
      .evaluate((canvas) => {
        const { width, clientWidth } = canvas as HTMLCanvasElement;
        return { drawn: width, shown: clientWidth };
      });
  /** Waits until the page is drawn for the width that it has. */
  const waitUntilDrawn = (page: Page) =>
    page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('figure canvas')!;
      return canvas.width > 300 && Math.abs(canvas.width - 2 * canvas.clientWidth) < 4;
    });

  it('are drawn with two dots for each pixel, and zoom by buttons and keys', async () => {
    const page = await open();
    await waitUntilDrawn(page);
    const before = await sizes(page);
    await expectNoAxeFindings(page);
    await pictures(page, 'document-pane');
    const toolbar = page.getByRole('toolbar', { name: 'Document' });
    await toolbar.getByText(/^Page 1 of \d$/).waitFor();
    await toolbar.getByRole('button', { name: 'Zoom in' }).click();
    await toolbar.getByRole('button', { name: 'Fit to the width, now 125 percent' }).waitFor();
    await waitUntilDrawn(page);
    expect((await sizes(page)).shown).toBeGreaterThan(before.shown * 1.2);
    // What is wider than the frame scrolls in it, and the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await pages(page).focus();
    await page.keyboard.press('0');
    await toolbar.getByRole('button', { name: 'Fit to the width, now 100 percent' }).waitFor();
    await page.keyboard.press('-');
    await toolbar.getByRole('button', { name: 'Fit to the width, now 75 percent' }).waitFor();
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('+');
    await toolbar.getByRole('button', { name: 'Fit to the width, now 300 percent' }).waitFor();
    expect(await toolbar.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
    // Only the page in sight and the next one are drawn, and none takes more memory than 12 million dots.
    await page.waitForFunction(() => {
      const canvases = [...document.querySelectorAll<HTMLCanvasElement>('figure canvas')];
      const [first = 0, second = 0, ...others] = canvases.map(({ width, height }) => width * height);
      const isLarge = canvases[0]!.clientWidth > 900;
      return (
        isLarge && first > 4_000_000 && Math.max(first, second) <= 12_000_000 && others.every((dots) => dots === 0)
      );
    });
  });

  it('are downloaded, and printed from a tab of their own', async () => {
    const page = await open();
    await page.evaluate(() => {
      const printed = { address: '', begin: '' };
      Object.assign(window, { printed });
      const createUrl = URL.createObjectURL;
      URL.createObjectURL = (file) => {
        void (file as Blob).text().then((text) => Object.assign(printed, { begin: text.slice(0, 5) }));
        return createUrl(file);
      };
      window.open = (address) => {
        printed.address = String(address);
        return null;
      };
    });
    const download = page.waitForEvent('download');
    await page.getByRole('toolbar').getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Print/ })
      .click();
    await page.waitForFunction(() => {
      const { printed } = window as unknown as { printed: { address: string; begin: string } };
      return printed.begin === '%PDF-' && printed.address.startsWith('blob:');
    });
  });

  it('stay in sight while the facts beside them scroll, and fill the screen and leave it', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = (await page.getByRole('toolbar', { name: 'Document' }).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(56);
    expect(box.y).toBeLessThan(400);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    const frame = await page.evaluate(() => document.fullscreenElement!.getBoundingClientRect().height === innerHeight);
    expect(frame).toBe(true);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
  });
});
