/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { billing } from '../support/records/billing.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the continuation sheet of 40 lines', () => {
  let caller: Caller;
  let path: string;
  beforeAll(async () => {
    caller = await site.world.caller();
    const job = await billing(
      site.world,
      caller,
      Array.from({ length: 40 }, () => '2345678.90'),
    );
    const { id } = await job.made(job.create({ period_to: '2026-03-31' }));
    path = `/console/${caller.organizationId}/live/billing/pay-applications/${id}`;
  });

  async function open(width: number): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(path);
    await page.getByRole('grid').waitFor();
    return page;
  }

  it.each([1024, 1280, 1440])('fits a page of %d pixels, with every figure and control in reach', async (width) => {
    const page = await open(width);
    await expectNoAxeFindings(page);
    if (width === 1024) await pictures(page, 'sheet-of-40');
    const measured = await page.evaluate(() => {
      const frame = document.querySelector<HTMLElement>('[data-sheet]')!;
      const cells = [...frame.querySelectorAll<HTMLElement>('th, td')];
      return {
        page: document.documentElement.scrollWidth,
        // A long description ends in dots, and is whole under the pointer.
        cut: cells
          .filter(
            (cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).textOverflow !== 'ellipsis',
          )
          .map((cell) => cell.textContent),
        outside: [...document.querySelectorAll<HTMLElement>('button, a')]
          .filter((control) => !frame.contains(control) && control.checkVisibility())
          .filter((control) => control.getBoundingClientRect().right > innerWidth + 1)
          .map((control) => control.textContent),
        hidden: frame.scrollWidth - frame.clientWidth,
      };
    });
    expect(measured).toMatchObject({ page: width, cut: [], outside: [] });
    // Where the columns do not all fit, those that are filled in are there, and the rest scroll below the name of the line.
    const box = async (column: string) => (await page.getByRole('columnheader', { name: column }).boundingBox())!;
    const frame = (await page.locator('[data-sheet]').boundingBox())!;
    const period = await box('This period');
    expect(period.x + period.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    const cell = page.locator('[id="cell-3-5"]');
    await cell.click();
    for (let column = 5; column < 11; column += 1) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('[id="cell-3-11"][aria-selected="true"]'));
    const last = (await page.locator('[id="cell-3-11"]').boundingBox())!;
    const name = (await page.locator('[id="cell-3-1"]').boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    expect(last.x).toBeGreaterThanOrEqual(name.x + name.width - 1);
    expect(name.x).toBeGreaterThanOrEqual(frame.x - 1);
  });
});
