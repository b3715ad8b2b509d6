import { expect } from '@jest/globals';
import type * as axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { packaged } from '../built.js';
import { inEachScheme, type Scheme, schemes } from './schemes.js';

const { default: axe } = await packaged<{ default: typeof axeCore }>('axe-core');

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
    findings.push(...(await violations(page)).map((violation) => `${scheme}: ${violation}`));
  };
  await inEachScheme(page, inspect, among);
  return findings;
}

/** Loads axe into a page once, and takes only the violations out of it: what passes is a hundred times as much. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axeCore }).axe;
    // No page has frames.
    const found = await run(document, { runOnly: tags, resultTypes: ['violations'], iframes: false });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? help}`),
    );
  }, rules);
}

/** A colour that is fading has a contrast of its own. Animations that never end, such as those of placeholders, do not count. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
