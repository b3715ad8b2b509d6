/** @sampled tests */
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import type { Page } from 'playwright-core';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { readPdf } from '../pdf/pdf-text.js';
import { png } from '../pdf/png.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** A row of pixels that do not compress, without a filter. */
const pixelRow = () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * 1200)]);

async function locked(): Promise<Buffer> {
  const document = PDF.create();
  document.addPage();
  document.setProtection({ userPassword: 'secret' });
  return Buffer.from(await document.save());
}

describe('the exhibits of a record', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });

  const pdf = (name: string, buffer: Buffer = inheritingPdf(['Article one', 'Article two'])) => ({
    name,
    mimeType: 'application/pdf',
    buffer,
  });
  /** Its size is that of a photo of a phone, which is more than GraphQL takes. */
  const photo = {
    name: 'stairs.png',
    mimeType: 'image/png',
    buffer: png(1200, 900, 2, { pixels: Buffer.concat(Array.from({ length: 900 }, pixelRow)) }),
  };

  async function newLetter(): Promise<string> {
    const body = { ...bodies.escalation, project_id: made.projectId, organization_id: caller.organizationId };
    return (await site.world.rest(caller, 'POST', '/escalations', body)).body.data.id;
  }

  async function open(path: string, { width = 1280 } = {}): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    await section(page).waitFor();
    return page;
  }
  const section = (page: Page) => page.getByRole('region', { name: 'Exhibits', exact: true }).first();
  const dialog = (page: Page) => page.getByRole('dialog');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const row = (page: Page, title: string, letter?: string) => {
    const named = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    return letter ? named.filter({ has: page.getByRole('cell', { name: letter, exact: true }) }) : named;
  };
  const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add the exhibit' }).click();

  async function add(
    page: Page,
    file: { name: string; mimeType: string; buffer: Buffer },
    title: string,
    kind: string,
  ) {
    await button(page, 'Add an exhibit').click();
    await dialog(page).getByLabel('File (required)').setInputFiles(file);
    await dialog(page).getByLabel('Title (required)').fill(title);
    await dialog(page).getByLabel('Kind').selectOption({ label: kind });
    await submit(page);
    await dialog(page).waitFor({ state: 'detached' });
    await row(page, title).waitFor();
  }
  const exhibitsOf = async (type: string, id: string): Promise<Json[]> =>
    (await site.world.rest(caller, 'GET', `/exhibits?documentable_type=${type}&documentable_id=${id}`)).body.data;
  const textOf = async (page: Page, link: string | RegExp) => {
    const address = await page.getByRole('link', { name: link }).first().getAttribute('href');
    const { texts } = await readPdf(await (await page.request.get(address!)).body());
    return texts.join(' ').replace(/\s+/g, ' ');
  };

  it('are added to a claim with their letters, appended to its document, and removed after a question', async () => {
    const page = await open(`/claims/${made.escalationId}`);
    await section(page)
      .getByText(/A PDF, JPEG or PNG of at most 10 MB\. There can be 20, with at most 25 MB and 300 pages together\./)
      .waitFor();
    await add(page, pdf('contract.pdf'), 'Subcontract', 'Contract');
    await add(page, photo, 'Stairs', 'Photo');
    await row(page, 'Subcontract', 'A').waitFor();
    await row(page, 'Stairs', 'B').waitFor();
    const file = await page.request.get((await page.getByRole('link', { name: 'Stairs' }).getAttribute('href'))!);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png']);
    expect((await file.body()).equals(photo.buffer)).toBe(true);
    // Its button is in sight beside the pages, too.
    const { scrollWidth, clientWidth } = await section(page)
      .locator('section')
      .evaluate((table) => ({ scrollWidth: table.scrollWidth, clientWidth: table.clientWidth }));
    expect(scrollWidth).toBe(clientWidth);
    await expectNoAxeFindings(page);
    await pictures(page, 'exhibits');

    await button(page, /^Generate for [\d.]+ credits?$/).click();
    await page.getByRole('heading', { name: 'The document', exact: true }).waitFor();
    const text = await textOf(page, /\.pdf$/);
    expect(text).toMatch(/EXHIBIT A Subcontract to .*2 pages follow\..*Article one.*Article two.*EXHIBIT B Stairs to /);

    await button(page, 'Remove Subcontract').click();
    await dialog(page)
      .getByText(/A document that was made with it keeps it\./)
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await exhibitsOf('escalation', made.escalationId)).toHaveLength(2);
    await button(page, 'Remove Subcontract').click();
    await dialog(page).getByRole('button', { name: 'Remove it' }).click();
    await row(page, 'Subcontract').waitFor({ state: 'detached' });
    await section(page)
      .getByText(/was made with other exhibits, so it is out of date and can no longer be mailed\. Choose Edit/)
      .waitFor();
    expect(await exhibitsOf('escalation', made.escalationId)).toMatchObject([{ title: 'Stairs', kind: 'photo' }]);
    await button(page, 'Edit').click();
    await dialog(page).getByRole('button', { name: 'Edit it' }).click();
    await section(page).getByText('out of date').waitFor({ state: 'detached' });
    await row(page, 'Stairs', 'A').waitFor();
  });

  it('are refused at the field if they cannot be appended, and what was typed stays', async () => {
    const id = await newLetter();
    const page = await open(`/claims/${id}`);
    await button(page, 'Add an exhibit').click();
    const field = dialog(page).getByLabel('File (required)');
    await submit(page);
    await dialog(page).getByText('Choose a file.').waitFor();
    const refused = async (file: { name: string; mimeType: string; buffer: Buffer }, sentence: string | RegExp) => {
      await field.setInputFiles(file);
      await submit(page);
      const message = dialog(page).getByText(sentence);
      await message.waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.getAttribute('aria-describedby')).toContain((await message.getAttribute('id'))!);
    };
    await refused(pdf('invoices.pdf', inheritingPdf(['x']).subarray(0, 300)), /damaged or not a complete file/);
    await expectNoAxeFindings(page);
    await refused(pdf('locked.pdf', await locked()), /protected by a password: save a copy/);
    await refused(pdf('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-')), 'An exhibit has at most 10 MB.');
    await refused(pdf('letter.docx'), /must end in \.pdf/);
    expect(await dialog(page).getByLabel('Title (required)').inputValue()).toBe('invoices');
    expect(await exhibitsOf('escalation', id)).toEqual([]);
    await field.setInputFiles(pdf('invoices.pdf'));
    await submit(page);
    await row(page, 'invoices', 'A').waitFor();
    browser.takeProblems(page);
  });

  it('can be a document of the project, and belong to a pay application on a phone, too', async () => {
    const document = await generate(site.world, caller, made.noticeId);
    const page = await open(`/billing/pay-applications/${made.payApplicationId}`, { width: 390 });
    await button(page, 'Add an exhibit').click();
    const source = dialog(page).getByLabel('Or a document of the project');
    await source.selectOption(document.id);
    await dialog(page).getByLabel('Title (required)').fill('The notice that was served on the owner in January');
    await submit(page);
    await row(page, 'The notice that was served on the owner in January', 'A').waitFor();
    expect(await exhibitsOf('pay_application', made.payApplicationId)).toMatchObject([{ sha256: document.sha256 }]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeFindings(page);
    await pictures(page, 'exhibits-of-a-pay-application');
  });

  it('do not change once the record was sent, and a member who only reads has no buttons', async () => {
    const id = await newLetter();
    await site.world.rest(caller, 'POST', '/exhibits', {
      documentable_type: 'escalation',
      documentable_id: id,
      title: 'Statement',
      file_name: 'statement.pdf',
      content_base64: inheritingPdf(['Owed']).toString('base64'),
    });
    const page = await open(`/claims/${id}`);
    await button(page, 'Remove Statement').waitFor();
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [caller.userId]);
    const buttons = () => button(page, /^(Add an exhibit|Remove .*)$/).count();
    await page.reload();
    await row(page, 'Statement').waitFor();
    expect(await buttons()).toBe(0);
    await site.world.sql(`update memberships set role = 'owner' where user_id = $1`, [caller.userId]);
    await site.world.sql(`update escalations set status = 'sent' where id = $1`, [id]);
    await page.reload();
    await row(page, 'Statement').waitFor();
    expect(await buttons()).toBe(0);
  });
});
