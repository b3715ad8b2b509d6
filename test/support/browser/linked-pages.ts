import type { Page } from 'playwright-core';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The position of an event in the stream, as addresses have it. */
const cursor = /(?<=\/events\/)[\w-]+/g;

/** Pages of different records, modes, or figures and dates in the query are one kind of page. */
export function kindOf(url: URL): string {
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

/** Opens a page, and waits until it has read what it shows. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
}

/** The addresses of the pages of the console that the page links to. */
export const linksOf = (page: Page) =>
  page
    .locator('a[href^="/console/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!));
