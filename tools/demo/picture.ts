/** `npm run picture`: the picture of the console in the README, from the demo records, in docs/console.webp. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { startService } from './service.js';

// The browser is that of the tests, which load packages in a way of their own. Here it is Node's.
Object.assign(globalThis, { importPackage: (name: string) => import(name) });
const { launchBrowser } = await import('../../test/support/browser/launch.js');

const file = join(import.meta.dirname, '../..', 'docs/console.webp');
const service = await startService();
try {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 760 },
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    await page.goto(service.signIn);
    await page.getByRole('button').first().click();
    await page.getByRole('link', { name: 'Notices', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Fruitvale Transit Village' });
    await row.getByRole('link').first().click();
    await page.getByRole('figure').getByText('Fruitvale Transit Partners').waitFor();
    await page.getByText('Everything that the form asks for is on record.').waitFor();
    // The first page is drawn a moment after its words are read.
    await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 400);
    const picture = await loadImage(await page.screenshot());
    const canvas = createCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    // At this quality nothing is lost, so text stays sharp.
    await writeFile(file, await canvas.encode('webp', 100));
  } finally {
    await browser.close();
  }
} finally {
  await service.stop();
}
console.log(file);
