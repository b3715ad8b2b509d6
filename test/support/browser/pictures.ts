import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inEachScheme } from './schemes.js';

/**
 * With PICTURES=1, writes the page as `pictures/<name>-<scheme>-<width>.png`, in light and dark, 1280 and 390 pixels wide, for
 * people to look at. Without it, does nothing.
 */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const before = page.viewportSize()!;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: before.height });
    await inEachScheme(page, async (scheme) => {
      await page.screenshot({ path: join('pictures', `${name}-${scheme}-${width}.png`), fullPage: true });
    });
  }
  await page.setViewportSize(before);
}
