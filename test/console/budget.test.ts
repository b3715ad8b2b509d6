/** @sampled tests */
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Response } from 'playwright-core';
import { asksFor, openBrowser } from '../support/browser/browser.js';
import { open } from '../support/browser/linked-pages.js';
import { openDemoSite } from '../support/worlds/demo-site.js';
import type { Json } from '../support/worlds/world.js';

const site = openDemoSite();
const browser = openBrowser();

describe('the first page of the console', () => {
  /** What it loads into an empty browser. */
  const responses: Response[] = [];
  beforeAll(async () => {
    const page = await browser.openPage(site, { signedInAs: site.owner });
    page.on('response', (response) => responses.push(response));
    await open(page, '/console');
  });

  it('loads at most 116 kB of script, compressed by gzip', async () => {
    const scripts = responses.filter((response) => /\/console\/assets\/[^?]+\.js$/.test(response.url()));
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(116_000);
  });

  it('is built for production, also where tests build it', async () => {
    const scripts = responses.filter((response) => response.url().endsWith('.js'));
    const texts = await Promise.all(scripts.map((script) => script.text()));
    // What a development build has of the router, and of each element in the pages.
    expect(texts.some((text) => text.includes('Warning: useRouter must be used'))).toBe(false);
    expect(texts.some((text) => text.includes('/console/src/'))).toBe(false);
  });

  it('sends at most 20 requests, of which at most 6 read data, and each file once', () => {
    const urls = responses.map((response) => response.url());
    expect(urls.length).toBeLessThanOrEqual(20);
    expect(urls.filter((url) => url.endsWith('/graphql')).length).toBeLessThanOrEqual(6);
    const files = urls.filter((url) => url.includes('/assets/'));
    expect(files).toEqual([...new Set(files)]);
  });

  it('has files that are compressed, and kept by the browser forever', () => {
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

describe('all scripts of the console', () => {
  const sizeOf = (pattern: string, exclude: string[] = []) => {
    const scripts = globSync(`dist/current/console/assets/${pattern}`, { exclude });
    const sizes = scripts.map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
    return { count: scripts.length, size: sizes.reduce((sum, size) => sum + size, 0) };
  };

  it('take at most 377 kB, compressed by gzip, without the PDF viewer and the GraphQL editor', () => {
    const { count, size } = sizeOf('*.js', ['**/pdf-pages-*', '**/operation-editor-*']);
    expect(count).toBeGreaterThan(5);
    expect(size).toBeLessThanOrEqual(377_000);
  });

  it('have the GraphQL editor in a file of its own, of at most 182 kB', () => {
    const { count, size } = sizeOf('operation-editor-*.js');
    expect(count).toBe(1);
    expect(size).toBeLessThanOrEqual(182_000);
  });
});

describe('the sources of the console', () => {
  it('are small files: nine of ten have fewer than 150 lines', () => {
    const lengths = globSync('console/src/**/*.{ts,tsx}', { exclude: ['**/*.documents.ts'] })
      .map((path) => readFileSync(path, 'utf8').trimEnd().split('\n').length)
      .sort((one, other) => one - other);
    expect(lengths.length).toBeGreaterThan(200);
    expect(lengths[Math.ceil(lengths.length * 0.9) - 1]).toBeLessThan(150);
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

  it('keeps its columns while it scrolls, and fits the page again when that gets narrow', async () => {
    const page = await openLongList();
    const widths = () =>
      page.locator('thead th').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
    const layout = () => page.locator('table').evaluate((table) => getComputedStyle(table).tableLayout);
    await page.waitForFunction(() => getComputedStyle(document.querySelector('table')!).tableLayout === 'fixed');
    const before = await widths();
    await page.evaluate(() => scrollTo(0, 200_000));
    await page
      .getByRole('cell', { name: /^Project 4\d{3}$/ })
      .first()
      .waitFor();
    expect(await widths()).toEqual(before);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.waitForFunction(() => document.querySelector('table')!.getBoundingClientRect().width < 390);
    expect(await layout()).toBe('fixed');
  });
});
