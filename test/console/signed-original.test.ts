/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { blankScan, scanned } from '../support/records/scans.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

await roomInTheHour(120);

const site = shareSite();
const browser = openBrowser();

describe('the signed original of a lien', () => {
  let caller: Caller;
  let made: GoldenPath;
  let noticeId: string;
  let document: Json;
  let pdf: Buffer;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
    const rest = (method: 'POST' | 'PUT', url: string, body: object) => site.world.rest(caller, method, url, body);
    const furnished = { last_furnishing_date: '2026-01-30' };
    await rest('PUT', `/projects/${made.projectId}`, furnished);
    const of = { project_id: made.projectId, organization_id: made.organizationId };
    const metadata = { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
    const lien = { ...bodies.notice, ...furnished, ...of, type: 'lien', metadata };
    noticeId = (await rest('POST', '/notices', lien)).body.data.id;
    const input = { documentable_type: 'notice', documentable_id: noticeId, type: 'mechanics_lien' };
    document = (await rest('POST', '/documents/generate', { ...input, organization_id: made.organizationId })).body
      .data;
    pdf = await site.world.download(caller, document.id);
  });

  async function open({ width = 1280 } = {}): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live/notices/${noticeId}`);
    await section(page).waitFor();
    return page;
  }
  const section = (page: Page) => page.getByRole('region', { name: 'Signed original', exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const shown = (page: Page, text: string | RegExp) => section(page).getByText(text).waitFor();

  async function upload(page: Page, opener: string, buffer: Buffer, signer: string) {
    await button(page, opener).click();
    await dialog(page)
      .getByLabel('Scan (required)')
      .setInputFiles({ name: 'lien-signed.pdf', mimeType: 'application/pdf', buffer });
    await dialog(page).getByLabel('Who signed (required)').fill(signer);
    await dialog(page).getByRole('button', { name: 'Upload it' }).click();
  }

  it('is uploaded, is checked by a person if it has flags, and is then the document that is shown', async () => {
    const page = await open();
    await shown(page, /upload its scan: it is then mailed, recorded and verified in place of the document/);
    await button(page, 'Upload the signed original').click();
    await dialog(page).getByRole('button', { name: 'Upload it' }).click();
    await dialog(page).getByText('Choose a file.').waitFor();
    await page.keyboard.press('Escape');
    await upload(page, 'Upload the signed original', Buffer.from('a letter'), 'Dana Whitfield');
    await dialog(page)
      .getByText(/A signed original is a PDF, JPEG or PNG file/)
      .waitFor();
    browser.takeProblems(page);
    await page.keyboard.press('Escape');
    await button(page, 'Discard it').click();

    await upload(page, 'Upload the signed original', await blankScan(document.page_count), 'Sam Ortiz');
    await shown(page, 'Sam Ortiz signed it, and the document names Dana Whitfield.');
    await shown(page, /The code of the document was read on 0 of/);
    await shown(page, 'Until a person accepts it, the document can be neither mailed nor recorded.');
    await button(page, 'Have it recorded').click();
    await dialog(page)
      .getByText(/accept or replace it under Signed original/)
      .waitFor();
    await page.keyboard.press('Escape');
    await expectNoAxeFindings(page);
    await pictures(page, 'signed-original-flagged');
    await button(page, 'Accept it as it is').click();
    await dialog(page).getByLabel('Code in the footer of the scan (required)').fill('ABCD-EFGH-JKMN-PQRS');
    await dialog(page).getByRole('button', { name: 'Accept it' }).click();
    await dialog(page)
      .getByText(/is not the code of the document/)
      .waitFor();
    browser.takeProblems(page);
    await dialog(page).getByLabel('Code in the footer of the scan (required)').fill(document.verification_code);
    await dialog(page).getByRole('button', { name: 'Accept it' }).click();
    await shown(page, 'It is mailed, recorded and verified in place of the document.');
    await shown(page, /^Accepted /);

    await upload(page, 'Replace the scan', await scanned(pdf, { turned: 2, grain: 0.2 }), 'Dana Whitfield');
    await section(page).getByText('Sam Ortiz').first().waitFor({ state: 'detached' });
    await shown(page, 'in use');
    await shown(page, /signed by Dana Whitfield/);
    // The browser is in New York.
    expect(await page.locator('time').first().getAttribute('title')).toMatch(/^Eastern (Standard|Daylight) Time$/);
    await page.getByRole('region', { name: 'The document', exact: true }).getByRole('link', { name: /pdf/ }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'signed-original');

    await button(page, 'Have it recorded').click();
    await dialog(page).getByLabel('Office (required)').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Remove the scan').click();
    await dialog(page).getByRole('button', { name: 'Remove it' }).click();
    await shown(page, /upload its scan/);
    await button(page, 'Have it recorded').click();
    await dialog(page)
      .getByText(/and upload its scan under Signed original/)
      .waitFor();
  });

  it('is replaced, accepted and removed only as it was seen', async () => {
    const page = await open();
    await upload(page, 'Upload the signed original', await blankScan(document.page_count), 'Sam Ortiz');
    const replace = async (signerName: string) => {
      const body = { signer_name: signerName, file_name: 'other.pdf' };
      const scan = (await blankScan(document.page_count)).toString('base64');
      const url = `/documents/${document.id}/signed-original`;
      expect((await site.world.rest(caller, 'POST', url, { ...body, content_base64: scan })).status).toBe(200);
    };
    const original = async () =>
      (await site.world.rest(caller, 'GET', `/documents/${document.id}`)).body.data.signed_original;
    for (const [opener, submit] of [
      ['Accept it as it is', 'Accept it'],
      ['Remove the scan', 'Remove it'],
    ] as const) {
      await button(page, opener).click();
      if (submit === 'Accept it')
        await dialog(page).getByLabel('Code in the footer of the scan (required)').fill(document.verification_code);
      await replace(submit);
      await dialog(page)
        .getByText(/^Someone changed this while the dialog was open/)
        .waitFor();
      await dialog(page).getByRole('button', { name: 'Continue with the change' }).waitFor();
      expect(await original()).toMatchObject({ signer_name: submit, accepted_at: null });
      await page.keyboard.press('Escape');
      if (submit === 'Accept it') await button(page, 'Discard it').click();
      await shown(page, new RegExp(`signed by ${submit}`));
    }
    // The other scan comes before the form has read the document, and after.
    const own = { name: 'own.pdf', mimeType: 'application/pdf', buffer: await blankScan(document.page_count) };
    await button(page, 'Replace the scan').click();
    await dialog(page).getByLabel('Scan (required)').setInputFiles(own);
    await dialog(page).getByLabel('Who signed (required)').fill('Lee Wong');
    for (const path of [`**/documents/${document.id}`, '**/signed-original']) {
      await page.route(path, async (route) => {
        await replace(path);
        await route.continue();
      });
      // The words of the first answer are still there when the second one is on its way.
      const answered = page.waitForResponse((response) => response.url().endsWith('/signed-original'));
      await dialog(page).getByRole('button', { name: 'Upload it' }).click();
      expect((await answered).status()).toBe(412);
      await dialog(page)
        .getByText(/does not meet the precondition|changed/)
        .first()
        .waitFor();
      await page.unroute(path);
      expect(await original()).toMatchObject({ signer_name: path });
      await section(page).getByText(`signed by ${path}`).waitFor();
    }
    await dialog(page).getByRole('button', { name: 'Upload it' }).click();
    await shown(page, /signed by Lee Wong/);
    await button(page, 'Accept it as it is').click();
    await dialog(page).getByLabel('Code in the footer of the scan (required)').fill(document.verification_code);
    await dialog(page).getByRole('button', { name: 'Accept it' }).click();
    await shown(page, /^Accepted /);
    await button(page, 'Remove the scan').click();
    await dialog(page).getByRole('button', { name: 'Remove it' }).click();
    await shown(page, /upload its scan/);
    browser.takeProblems(page);
  });

  it('is accepted without a code if the document has none', async () => {
    await site.world.sql('update documents set verification_code = null where id = $1', [document.id]);
    const page = await open();
    await upload(page, 'Upload the signed original', await blankScan(document.page_count), 'Dana Whitfield');
    await button(page, 'Accept it as it is').click();
    await dialog(page).getByRole('button', { name: 'Accept it' }).waitFor();
    expect(await dialog(page).getByLabel(/^Code/).count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Accept it' }).click();
    await shown(page, /^Accepted /);
    // The page has read the scan before that is removed.
    await page.locator('section[aria-label="Pages"][aria-busy="false"] figure').first().waitFor();
    await button(page, 'Remove the scan').click();
    await dialog(page).getByRole('button', { name: 'Remove it' }).click();
    await shown(page, /upload its scan/);
    const code = document.verification_code;
    await site.world.sql('update documents set verification_code = $2 where id = $1', [document.id, code]);
  });

  it('marks a waiver as signed by hand, in place of the electronic signature', async () => {
    const id = await addGeneratedWaiver(site.world, caller, made);
    const rest = (method: 'GET' | 'POST', url: string, body?: object) => site.world.rest(caller, method, url, body);
    const [generated] = (await rest('GET', `/documents?documentable_type=waiver&documentable_id=${id}`)).body.data;
    const scan = {
      file_name: 'waiver.pdf',
      content_base64: (await blankScan(generated.page_count)).toString('base64'),
    };
    await rest('POST', `/documents/${generated.id}/signed-original`, { signer_name: 'Ana Diaz', ...scan });
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/waivers/${id}`);
    await button(page, 'Sign').waitFor();
    const code = { verification_code: generated.verification_code };
    expect((await rest('POST', `/documents/${generated.id}/accept-signed-original`, code)).status).toBe(200);
    await page.reload();
    await button(page, 'Mark as signed').click();
    expect(await button(page, 'Sign').count()).toBe(0);
    await expectNoAxeFindings(page);
    const today = dayInState(generated.state, new Date());
    await dialog(page)
      .getByLabel(/^Day of the signature/)
      .fill(today);
    await dialog(page).getByRole('button', { name: 'Mark as signed' }).click();
    await page
      .getByText(/, by hand by Ana Diaz/)
      .first()
      .waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await button(page, 'Mark as signed').count()).toBe(0);
    expect((await rest('GET', `/waivers/${id}`)).body.data).toMatchObject({
      status: 'signed',
      signature: null,
      signed_on: today,
    });
  });

  it('fits a phone, and a member who only reads has no buttons', async () => {
    const page = await open({ width: 390 });
    await upload(page, 'Upload the signed original', await scanned(pdf, { pages: [1] }), 'Dana Whitfield');
    await shown(page, 'It lacks a page of the document.');
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeFindings(page);
    await pictures(page, 'signed-original-narrow');
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [caller.userId]);
    await page.reload();
    await shown(page, 'It lacks a page of the document.');
    expect(await section(page).getByRole('button').count()).toBe(0);
  });
});
