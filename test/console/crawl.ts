import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser.js';
import { axeFindings, pictures } from '../support/browser.js';
import { unreachable } from './tab-order.js';

/** What is wrong with a page, as sentences; none if it is as it should be. */
export interface Visit {
  /** The address with `:id` in the place of ids. */
  page: string;
  /** The console has no page at this address. */
  isMissing: boolean;
  findings: string[];
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The position of an event in the stream, as addresses have it. */
const cursor = /(?<=\/events\/)[\w-]+/g;

/** Pages of different records, modes, or figures and dates in the query are one kind of page. */
function kindOf(url: URL): string {
  // What a form is opened with only fills it in.
  const isForm = url.pathname.endsWith('/new');
  const query = [...url.searchParams]
    .map(([name, value]) => `${name}=${isForm || /\d/.test(value) ? ':value' : value}`)
    .sort();
  return `${url.pathname
    .replaceAll(uuid, ':id')
    .replaceAll(cursor, ':cursor')
    .replace(/\/(live|sandbox)\b/, '')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/**
 * Starts at /console and at the same page of the sandbox, follows the links to other pages of the console, and inspects one page
 * of each kind.
 */
export async function crawl(browser: TestBrowser, page: Page): Promise<Visit[]> {
  const visits: Visit[] = [];
  await open(page, '/console');
  const first = page.url();
  const waiting = [first, first.replace('/live/', '/sandbox/')];
  const known = new Set([kindOf(new URL(first))]);
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const kind = kindOf(new URL(address));
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    const links = await linksOf(page);
    const name = address.includes('/sandbox/') ? `${kind} in the sandbox` : kind;
    const isMissing = (await page.getByRole('heading', { level: 1, name: 'No such page' }).count()) > 0;
    visits.push({ page: name, isMissing, findings: await findingsOn(page, name, () => browser.takeProblems(page)) });
    for (const link of links) {
      const found = kindOf(new URL(link));
      if (known.has(found)) continue;
      known.add(found);
      waiting.push(link);
    }
  }
  return visits;
}

/** Opens a page, and waits until it has read what it shows. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
}

const linksOf = (page: Page) =>
  page
    .locator('a[href^="/console/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!));

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
