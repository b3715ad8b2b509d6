import type { Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Runs the work with the page in light and in dark; the page keeps the scheme that it had. */
export async function inEachScheme(
  page: Page,
  work: (scheme: Scheme) => Promise<void>,
  among = schemes,
): Promise<void> {
  const before = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of among) {
    await page.emulateMedia({ colorScheme });
    await work(colorScheme);
  }
  await page.emulateMedia({ colorScheme: before ? 'dark' : 'light' });
}
