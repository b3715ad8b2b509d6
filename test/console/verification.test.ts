/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { generate, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the page that verifies a document, in a browser', () => {
  let document: Json;
  let file: Buffer;
  beforeAll(async () => {
    const { world } = site;
    const caller = await world.caller();
    document = await generate(world, caller, (await goldenPath(world, caller)).noticeId);
    file = await world.download(caller, document.id);
  });

  it('matches the file of the document, and no other', async () => {
    const page = await browser.openPage(site);
    await page.goto(`/v/${document.verification_code}`);
    const result = page.getByRole('status');
    const choose = (buffer: Buffer) =>
      page.getByLabel('PDF file').setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer });
    await choose(file);
    await result.getByText('Match: the file is exactly the document of this page.').waitFor();
    const changed = Buffer.from(file);
    changed[200] = changed[200]! ^ 1;
    await choose(changed);
    await result.getByText('No match').waitFor();
    await pictures(page, 'verification');
  });

  it('takes a file that is dropped into its frame', async () => {
    const page = await browser.openPage(site);
    await page.goto(`/v/${document.verification_code}`);
    const drop = async (bytes: Buffer) => {
      const dropped = await page.evaluateHandle((base64) => {
        const transfer = new DataTransfer();
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([content], 'copy.pdf', { type: 'application/pdf' }));
        return transfer;
      }, bytes.toString('base64'));
      await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
    };
    const result = page.getByRole('status');
    await drop(file);
    await result.getByText('Match: the file is exactly the document of this page.').waitFor();
    const changed = Buffer.from(file);
    changed[file.length - 40] = changed[file.length - 40]! ^ 1;
    await drop(changed);
    await result.getByText('No match').waitFor();
    const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    await drop(Buffer.alloc(0));
    await result
      .getByText(`No match: the file is another document, or it was changed. Its hash is ${hashOfNothing}.`)
      .waitFor();
    await page.evaluate(() => {
      File.prototype.arrayBuffer = () => Promise.reject(new DOMException('A folder', 'NotFoundError'));
    });
    await drop(file);
    await result.getByText('The file cannot be read: choose a PDF file.').waitFor();
  });

  it('is accessible', async () => {
    const page = await browser.openPage(site);
    await page.goto(`/v/${document.verification_code}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoAxeFindings(page);
  });

  it('is narrow enough for a telephone', async () => {
    const page = await browser.openPage(site);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/v/${document.verification_code}`);
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
