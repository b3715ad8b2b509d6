import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Page, Response } from 'playwright-core';
import { asksFor, openBrowser } from '../support/browser.js';
import { openDemoSite } from '../support/demo-site.js';
import type { Json } from '../support/world.js';
import { open } from './crawl.js';

const site = openDemoSite();
const browser = openBrowser();

/** What the first page of the console loads into an empty browser. */
async function firstLoad(): Promise<{ page: Page; responses: Response[] }> {
  const page = await browser.openPage(site, { signedInAs: site.owner });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open(page, '/console');
  return { page, responses };
}

describe('the first page of the console', () => {
  it('loads at most 180 kB of script, compressed by gzip', async () => {
    const { responses } = await firstLoad();
    const scripts = responses.filter((response) => /\/console\/assets\/[^?]+\.js$/.test(response.url()));
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(180_000);
  });

  it('sends at most 20 requests, of which at most 6 read data, and each file once', async () => {
    const { responses } = await firstLoad();
    const urls = responses.map((response) => response.url());
    expect(urls.length).toBeLessThanOrEqual(20);
    expect(urls.filter((url) => url.endsWith('/graphql')).length).toBeLessThanOrEqual(6);
    const files = urls.filter((url) => url.includes('/assets/'));
    expect(files).toEqual([...new Set(files)]);
  });

  it('has files that are compressed, and kept by the browser forever', async () => {
    const { responses } = await firstLoad();
    const files = responses.filter((response) => /\/assets\/[^?]+\.(js|css)$/.test(response.url()));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(file.headers()).toMatchObject({
        'content-encoding': 'br',
        'content-length': expect.stringMatching(/^\d+$/),
        'cache-control': expect.stringContaining('immutable'),
      });
    }
  });
});

describe('a list of ten thousand rows', () => {
  const rows = 10_000;

  /** The answer of the service with its first project ten thousand times, each time with another id and number. */
  async function openLongList(): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: site.owner });
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'Projects')) return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as Json;
      const [first] = answer.data.projects.nodes;
      answer.data.projects.nodes = Array.from({ length: rows }, (_, index) => ({
        ...first,
        id: `row-${index}`,
        name: `Project ${index}`,
      }));
      answer.data.projects.totalCount = rows;
      answer.data.projects.pageInfo = { hasNextPage: false, endCursor: null };
      return route.fulfill({ response, json: answer });
    });
    await open(page, `/console/${site.owner.organizationId}/live/projects`);
    return page;
  }

  it('is in the page only as far as it is visible, at every place', async () => {
    const page = await openLongList();
    const inPage = () => page.locator('tbody tr:not([aria-hidden])').count();
    await page.getByRole('cell', { name: 'Project 0', exact: true }).waitFor();
    expect(await inPage()).toBeLessThan(100);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(rows * 30);
    for (const [share, row] of [
      [0.5, /^Project (4|5)\d{3}$/],
      [1, /^Project 9999$/],
      [0, /^Project 0$/],
    ] as const) {
      await page.evaluate((to) => scrollTo(0, to), height * share);
      await page.getByRole('cell', { name: row }).first().waitFor();
      expect(await inPage()).toBeLessThan(100);
    }
    expect(await page.locator('table').getAttribute('aria-rowcount')).toBe(String(rows + 1));
  });
});
