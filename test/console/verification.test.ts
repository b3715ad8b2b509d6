import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { generate, goldenPath } from '../support/golden-path.js';
import { openSite } from '../support/site.js';
import type { Json } from '../support/world.js';

const site = openSite();
const browser = openBrowser();

describe('the page that verifies a document, in a browser', () => {
  let document: Json;
  let file: Buffer;
  beforeAll(async () => {
    const { world } = site;
    const caller = await world.caller();
    document = await generate(world, caller, (await goldenPath(world, caller)).noticeId);
    const url = `/api/v1/documents/${document.id}/download`;
    const headers = { authorization: `Bearer ${caller.token}` };
    file = (await world.app.server.inject({ url, headers })).rawPayload;
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
