import type * as axe from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { packaged } from '../built.js';
import { inEachScheme, type Scheme, schemes } from './schemes.js';

const { AxeBuilder } = await packaged<typeof axe>('@axe-core/playwright');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page satisfies WCAG 2.2 AA as far as a program can check, in light and in dark. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Each finding as `light: rule: element: what to fix`. */
export async function axeFindings(page: Page, among = schemes): Promise<string[]> {
  const findings: string[] = [];
  const inspect = async (scheme: Scheme) => {
    await animationsEnd(page);
    // The other mode opens a second page for its results, for frames of other origins, which no page has.
    const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        findings.push(`${scheme}: ${id}: ${target.join(' ')}: ${failureSummary ?? help}`);
      }
    }
  };
  await inEachScheme(page, inspect, among);
  return findings;
}

/** A colour that is fading has a contrast of its own. Animations that never end, such as those of placeholders, do not count. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
