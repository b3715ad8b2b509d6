/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

/** Waits, because a script may adapt the page to its width. */
const fitsItsWidth = (page: Page) =>
  page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** The rules of axe that the page breaks in light, each once. */
async function brokenRules(page: Page): Promise<string[]> {
  return [...new Set((await axeFindings(page, ['light'])).map((finding) => finding.split(': ')[1]!))].sort();
}

describe('the pages for developers, in a browser', () => {
  it.each(['/docs', '/docs/notices', '/docs/errors', '/docs/errors/not_found'])(
    'have no axe findings and need no scrolling to the side: %s',
    async (path) => {
      const page = await browser.openPage(site, { width: 320 });
      await page.goto(path);
      await fitsItsWidth(page);
      expect(await page.locator('h1').count()).toBe(1);
      await expectNoAxeFindings(page);
      await pictures(page, path.slice(1).replaceAll('/', '-'));
    },
  );

  it('show the REST reference within its policy, without axe findings', async () => {
    const page = await browser.openPage(site);
    await page.goto('/docs/rest');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.scalar-code-copy').first().waitFor({ state: 'attached' });
    expect(await brokenRules(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await fitsItsWidth(page);
    // The page is thirty screens long, and axe computes the contrast of every word.
  });
});
