import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser.js';
import { axeFindings, pictures } from '../support/browser/browser.js';
import { kindOf, linksOf, open } from '../support/browser/linked-pages.js';
import { unreachable } from './tab-order.js';

/** What is wrong with a page, as sentences; none if it is as it should be. */
export interface Visit {
  /** The address with `:id` in the place of ids. */
  page: string;
  /** The console has no page at this address. */
  isMissing: boolean;
  findings: string[];
}

/**
 * Starts at /console and at the same page of the sandbox, follows the links to other pages of the console, and inspects one page
 * of each kind. The tabs share the pages that are equally many links away, because each waits for the network and for axe.
 *
 * @param choose of the kinds that are equally many links away, those to inspect
 */
export async function crawl(
  browser: TestBrowser,
  tabs: readonly Page[],
  choose: (addresses: string[]) => string[],
): Promise<Visit[]> {
  const visits: Visit[] = [];
  await open(tabs[0]!, '/console');
  const first = tabs[0]!.url();
  const known = new Set([kindOf(new URL(first))]);
  for (let addresses = [first, first.replace('/live/', '/sandbox/')]; addresses.length > 0; ) {
    const found = await shared(addresses, tabs, (address, tab) => inspect(browser, tab, address));
    visits.push(...found.map(({ visit }) => visit));
    const next: string[] = [];
    for (const link of found.flatMap(({ links }) => links)) {
      const kind = kindOf(new URL(link));
      if (known.has(kind)) continue;
      known.add(kind);
      next.push(link);
    }
    addresses = choose(next);
  }
  return visits;
}

/** Each tab takes the next address as soon as it is done with one. The results are in the order of the addresses. */
async function shared<Result>(
  addresses: readonly string[],
  tabs: readonly Page[],
  work: (address: string, tab: Page) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const take = async (tab: Page) => {
    for (let at = next++; at < addresses.length; at = next++) results[at] = await work(addresses[at]!, tab);
  };
  await Promise.all(tabs.map(take));
  return results;
}

async function inspect(
  browser: TestBrowser,
  page: Page,
  address: string,
): Promise<{ visit: Visit; links: readonly string[] }> {
  const kind = kindOf(new URL(address));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address);
  const links = await linksOf(page);
  const name = address.includes('/sandbox/') ? `${kind} in the sandbox` : kind;
  const isMissing = (await page.getByRole('heading', { level: 1, name: 'No such page' }).count()) > 0;
  const findings = await findingsOn(page, name, () => browser.takeProblems(page));
  return { visit: { page: name, isMissing, findings }, links };
}

async function findingsOn(page: Page, kind: string, problems: () => string[]): Promise<string[]> {
  const findings: string[] = [];
  const headings = await page.locator('h1').count();
  if (headings !== 1) findings.push(`The page has ${headings} headings of the first level.`);
  const title = await page.title();
  if (!/\S · Console$/.test(title)) findings.push(`The title is "${title}".`);
  for (const alert of await page.getByRole('alert').allTextContents()) {
    if (alert.trim()) findings.push(`The page shows an error: ${alert}`);
  }
  findings.push(...(await unreachable(page)));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // Elsewhere, the header covers a part of what scrolls below it, which axe calls too small.
    await page.evaluate(() => scrollTo(0, 0));
    findings.push(...(await axeFindings(page)).map((finding) => `${width}: ${finding}`));
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const { scrollWidth, widest } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    widest: [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120)),
  }));
  if (scrollWidth > 320) findings.push(`At 320 pixels, the page is ${scrollWidth} wide: ${widest.join(' ')}`);
  findings.push(...problems());
  await pictures(page, `console${kind.replace('/console/:id', '').replaceAll(/[^a-z]+/gi, '-')}`);
  return findings;
}
