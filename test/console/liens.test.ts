/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readPdf } from '../pdf/pdf-text.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { done, staffOf } from '../support/records/mailroom.js';
import { signLien } from '../support/records/signed-lien.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

describe('the page of a notice that is recorded', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });

  async function newNotice(type: string): Promise<string> {
    const body = {
      ...bodies.notice,
      type,
      last_furnishing_date: '2026-01-25',
      project_id: made.projectId,
      organization_id: caller.organizationId,
      metadata: { signatory_name: 'Ana Diaz', signatory_title: 'President' },
    };
    const answer = await site.world.rest(caller, 'POST', '/notices', body);
    expect(answer.status).toBe(201);
    return answer.body.data.id;
  }
  async function open(id: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/notices/${id}`);
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const status = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

  it('leads a lien to the recorder, shows its recording, and makes its release beside it', async () => {
    const id = await newNotice('lien');
    const page = await open(id);
    const generate = button(page, /^Generate for/);
    await generate.hover();
    await page.getByRole('tooltip').filter({ hasText: 'Makes the final document, without mailing it.' }).waitFor();
    await generate.click();
    await button(page, 'Have it recorded').click();
    await dialog(page)
      .getByText(/An office refuses an unsigned document/)
      .waitFor();
    expect(await dialog(page).getByRole('button').count()).toBe(1);
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await signLien(site.world, caller, id);
    await page.getByText('in use', { exact: true }).waitFor();
    await button(page, 'Have it recorded').click();
    await dialog(page).getByLabel('Office (required)').fill('San Francisco Recorder');
    await dialog(page)
      .getByRole('button', { name: /^Have it recorded for 5/ })
      .click();
    await dialog(page).getByRole('alert').first().waitFor();
    expect(await dialog(page).getByLabel('Office (required)').inputValue()).toBe('San Francisco Recorder');
    browser.takeProblems(page);
    await dialog(page).getByLabel('Street address (required)').fill('1 Dr Carlton B Goodlett Pl');
    await dialog(page).getByLabel('City (required)').fill('San Francisco');
    await dialog(page).getByLabel('ZIP code (required)').fill('94102');
    await expectNoAxeFindings(page);
    await pictures(page, 'lien-recording');
    await dialog(page)
      .getByRole('button', { name: /^Have it recorded for 5/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /San Francisco Recorder/ }).waitFor();
    expect(await button(page, 'Have it recorded').count()).toBe(0);

    const staff = await staffOf(site.world);
    const [order] = await site.world.sql<{ id: string }>('select id from document_orders where documentable_id = $1', [
      id,
    ]);
    await done(site.world, staff, 'TakeOrder', { id: order!.id });
    await done(site.world, staff, 'CompleteOrder', {
      id: order!.id,
      results: { recordedOn: '2026-03-04', recordingNumber: '2026-000118', county: 'San Francisco' },
      files: [{ fileName: 'recorded.pdf', mimeType: 'application/pdf', contentBase64: btoa('%PDF-1.7 recorded') }],
    });
    await page.getByRole('link', { name: /San Francisco Recorder/ }).click();
    await page.getByText('2026-000118').waitFor();
    await page.getByText('03/04/2026').waitFor();
    // What the order sent, and not what the document has become since.
    const sent = await page.getByRole('link', { name: /^mechanics-lien.*\.pdf$/ }).getAttribute('href');
    expect(sent).toContain(`/document-orders/${order!.id}/document`);
    for (const file of [sent, await page.getByRole('link', { name: 'recorded.pdf' }).getAttribute('href')]) {
      expect((await page.request.get(file!)).status()).toBe(200);
    }
    await pictures(page, 'order-recorded');
    await page.getByRole('link', { name: /^N-/ }).click();

    await site.world.sql("update notices set status = 'served', served_at = now() where id = $1", [id]);
    await page.reload();
    await button(page, 'Mark as recorded').click();
    await dialog(page).getByLabel('Recorded on (required)').fill('');
    await dialog(page).getByRole('button', { name: 'Mark as recorded' }).click();
    await dialog(page).getByText('Enter the day on which the office recorded it.').waitFor();
    await dialog(page).getByLabel('Recorded on (required)').fill('2026-03-04');
    await dialog(page).getByLabel('Filed on').fill('2026-03-02');
    await dialog(page).getByLabel('Recording number').fill('2026-000118');
    await dialog(page).getByRole('button', { name: 'Mark as recorded' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await status(page, 'Recorded');
    const [days] = await site.world.sql('select filed_on::text, recorded_on::text from notices where id = $1', [id]);
    expect(days).toEqual({ filed_on: '2026-03-02', recorded_on: '2026-03-04' });
    const lien = await page
      .getByRole('region', { name: 'The document' })
      .getByRole('link', { name: /pdf/ })
      .textContent();
    await button(page, /^Generate the release for/).click();
    await page.getByRole('region', { name: 'Release' }).getByText('Lien release').waitFor();
    expect(await page.getByText('The record of the lien is required').count()).toBe(0);
    expect(
      await page.getByRole('region', { name: 'The document' }).getByRole('link', { name: /pdf/ }).textContent(),
    ).toBe(lien);
    await expectNoAxeFindings(page);
    await pictures(page, 'lien-released');
    await button(page, 'Mark as released').click();
    await dialog(page).getByLabel('Released on (required)').fill('2026-03-20');
    await dialog(page).getByRole('button', { name: 'Mark as released' }).click();
    await status(page, 'Released');
  });

  it('shows the pages of a bond claim as they are mailed', async () => {
    const id = await newNotice('bond_claim');
    const page = await open(id);
    const words = page.getByRole('figure').first().locator('p').filter({ hasText: /\S/ });
    const shown = await words.textContent();
    const order = await site.world.rest(caller, 'POST', `/notices/${id}/order`, {
      recipients: [{ name: 'Pacific Surety', address_line_1: '1 Bond St', city: 'Oakland', state: 'CA', zip: '94607' }],
    });
    expect(order.status).toBe(201);
    const [document] = await site.world.sql<{ id: string }>(
      'select id from documents where documentable_id = $1 and not is_preview',
      [id],
    );
    const pdf = await page.request.get(`/files/${caller.organizationId}/live/documents/${document!.id}/download`);
    const { texts } = await readPdf(await pdf.body());
    expect(texts[0]).toContain('NOTICE OF CLAIM ON PAYMENT BOND');
    expect(shown).toContain('NOTICE OF CLAIM ON PAYMENT BOND');
  });
});
