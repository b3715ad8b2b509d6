import { expect } from '@jest/globals';
import type * as axeCore from 'axe-core';
// Every page receives the text of axe: the short one has half the characters.
import axe from 'axe-core/axe.min.js';
import type { Page } from 'playwright-core';
import { inEachScheme, type Scheme, schemes } from './schemes.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose findings depend on colours. Those of the others follow from the elements, their places and their visibility. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The page satisfies WCAG 2.2 AA as far as a program can check, in light and in dark. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Each finding as `light: rule: element: what to fix`. */
export async function axeFindings(page: Page, among = schemes): Promise<string[]> {
  const findings: string[] = [];
  let last: Inspection | undefined;
  // What is scrolled half under the bar at the top is no target there.
  await page.evaluate(() => window.scrollTo(0, 0));
  const inspect = async (scheme: Scheme) => {
    last = await inspection(page, last);
    findings.push(...[...last.structure, ...last.colours].map((violation) => `${scheme}: ${violation}`));
  };
  await inEachScheme(page, inspect, among);
  return findings;
}

/** The violations of a page. */
interface Inspection {
  /** The elements, their places and their visibility when the inspection began. */
  layout: string;
  structure: string[];
  colours: string[];
}

/** How often a page is inspected that changes each time while axe reads it. */
const INSPECTIONS = 5;

/**
 * Inspects a page that stays the same meanwhile. axe reads the state of a control and its colours at different moments: a button that
 * is enabled between the two has the colours of a disabled one.
 */
async function inspection(page: Page, last: Inspection | undefined): Promise<Inspection> {
  for (let left = INSPECTIONS; ; left -= 1) {
    const found = await inspectionOf(page, last);
    if (left === 1 || (await layoutOf(page)) === found.layout) return found;
  }
}

/**
 * Loads axe into a page once, and takes only the violations out of it: what passes is a hundred times as much. If the layout is the
 * same as in the last scheme, only the rules of colours run again, which take a third of the time of all.
 */
async function inspectionOf(page: Page, last: Inspection | undefined): Promise<Inspection> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const layout = await layoutOf(page);
  const isSame = last?.layout === layout;
  const rules: axeCore.RunOnly = isSame ? { type: 'rule', values: ofColours } : { type: 'tag', values: tags };
  const found = await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axeCore }).axe;
    // No page has frames.
    const { violations } = await run(document, { runOnly, resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        id,
        text: `${id}: ${target.join(' ')}: ${failureSummary ?? help}`,
      })),
    );
  }, rules);
  const texts = (isOfColours: boolean) =>
    found.filter(({ id }) => ofColours.includes(id) === isOfColours).map(({ text }) => text);
  return { layout, structure: isSame ? last!.structure : texts(false), colours: texts(true) };
}

/** A digest of the page's HTML, and of the place and visibility of each element. */
function layoutOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    // The console's root element names the scheme.
    const html = document.documentElement.outerHTML.replace(/ data-scheme="\w+"/, '');
    const places = [...document.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return `${x} ${y} ${width} ${height} ${isSeen}`;
    });
    let digest = 0;
    const text = `${html}\n${places.join('\n')}`;
    for (let at = 0; at < text.length; at += 1) digest = (Math.imul(digest, 31) + text.charCodeAt(at)) | 0;
    return `${text.length} ${digest}`;
  });
}
