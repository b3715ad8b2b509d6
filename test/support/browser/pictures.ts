import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inEachScheme } from './schemes.js';

/** What a change is looked at in, and with PICTURES=all what the whole console is looked at in. */
const widths = process.env.PICTURES === 'all' ? [1440, 1024, 768, 320] : [1280, 390];

/**
 * With PICTURES=1, writes the page as `pictures/<name>-<scheme>-<width>.png`, in light and dark, 1280 and 390 pixels wide, for
 * people to look at; with PICTURES=all in four widths. Without it, does nothing.
 */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const before = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    await inEachScheme(page, async (scheme) => {
      await page.screenshot({ path: join('pictures', `${name}-${scheme}-${width}.png`), fullPage: true });
    });
  }
  await page.setViewportSize(before);
}
