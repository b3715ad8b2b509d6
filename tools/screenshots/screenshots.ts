/**
 * `npm run screenshots`: every page of the console with the demo records, at four widths in light and dark, as PNG files in
 * build/screenshots/, with an index page that shows those of a page beside each other.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { demoEmail } from '../../src/process/seed/demo-user.js';
import { kindOf, linksOf, open } from '../../test/support/browser/linked-pages.js';
import { inEachScheme } from '../../test/support/browser/schemes.js';
import { startService } from '../demo/service.js';
import { fileOf, indexPage, type Pictured, widths } from './index-page.js';

// The browser is that of the tests, which load packages in a way of their own. Here it is Node's.
Object.assign(globalThis, { importPackage: (name: string) => import(name) });
const { launchBrowser } = await import('../../test/support/browser/launch.js');

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const service = await startService();
const browser = await launchBrowser();
const pictured: Pictured[] = [];
/** The heights of a picture: a screen, and as much as the index page has use for of a long page. */
const [least, most] = [844, 3_000];
try {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' });
  await record(page, service.signIn);
  await page.getByRole('button').first().click();
  await page.waitForURL('**/console/**');
  const first = page.url().split('?')[0]!;
  await follow(page, [first]);
  // Both pages are for those to whom the operator gave a role, and a member has one of the two.
  for (const [role, name] of [
    ['staff', 'mailroom'],
    ['partner', 'partner'],
  ] as const) {
    await giveRole(new URL(first).pathname.split('/')[2]!, role);
    await record(page, first.replace(/[^/]+$/, name));
  }
} finally {
  await browser.close();
  await service.stop();
}
await writeFile(join(folder, 'index.html'), indexPage(pictured));
console.log(`${pictured.length} pages: ${join(folder, 'index.html')}`);

/** Records one page of each kind that a link leads to, whatever its filters are. */
async function follow(page: Page, addresses: string[]): Promise<void> {
  const nameOf = (address: string) => kindOf(new URL(address)).split('?')[0]!;
  const seen = new Set(addresses.map(nameOf));
  for (const address of addresses) {
    const links = await record(page, address);
    for (const link of links) {
      if (seen.has(nameOf(link))) continue;
      seen.add(nameOf(link));
      addresses.push(link);
    }
  }
}

async function record(page: Page, address: string): Promise<string[]> {
  const path = kindOf(new URL(address)).split('?')[0]!;
  const name = path
    .replace('/console/:id/', '')
    .replaceAll(/[^a-z-]+/gi, '-')
    .replaceAll(/^-|-$/g, '');
  await page.setViewportSize({ width: widths[0], height: least });
  await open(page, address);
  for (const width of widths) {
    await inEachScheme(page, async (scheme) => {
      await page.setViewportSize({ width, height: least });
      await drawn(page);
      // What stays at the edge of the screen would otherwise lie on what is in the middle of the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, most) });
      await drawn(page);
      await page.screenshot({ path: join(folder, fileOf(name, width, scheme)) });
    });
  }
  pictured.push({ name, path, title: (await page.title()).replace(' · Console', '') });
  return linksOf(page);
}

/** Waits until a document has its first page, which is drawn again for another width. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('figure canvas');
    return document.querySelector('[aria-busy="true"]:not(button)') === null && (!canvas || canvas.width > 0);
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function giveRole(organization: string, role: 'staff' | 'partner'): Promise<void> {
  const member = ['--email', demoEmail, '--organization', organization, '--role', 'owner', '--operator-role', role];
  await promisify(execFile)(process.execPath, ['dist/cli.js', 'member', 'add', ...member], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: service.dataDir },
  });
}
