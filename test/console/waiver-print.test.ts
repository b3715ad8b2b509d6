/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { printCode } from '../../src/domain/waiver-request/print-code.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openMailServer } from '../support/fakes/mail-server.js';
import { AskingPayer } from '../support/records/link-pages.js';
import { openSite } from '../support/worlds/site.js';
import type { Json } from '../support/worlds/world.js';

const { mail, url: smtpUrl } = await openMailServer();
const site = openSite({ role: 'all', smtpUrl, mailFrom: 'Compliance <no-reply@service.example>' });
const browser = openBrowser();

describe('a waiver request in print', () => {
  let payer: AskingPayer;
  beforeAll(async () => {
    payer = await AskingPayer.open(site.world);
  });

  const draft = (): Promise<Json> =>
    site.world.send(payer.caller, 'POST', '/waiver-requests', {
      project_id: payer.job.projectId,
      party_id: payer.job.silentPartyId,
      type: 'unconditional_progress',
      amount: '4000.00',
      through_date: '2026-01-31',
    });
  const openOnPhone = async (path: string, options: { withoutScript?: boolean } = {}) => {
    const page = await browser.openPage(site, { width: 390, ...options });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    return page;
  };
  const enterAddress = async (page: Page, email: string) => {
    await page.getByLabel('Your e-mail address').fill(email);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByLabel('The code from the e-mail').waitFor();
  };
  const isAsWideAsThePhone = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  it.each([false, true])(
    'is opened on a phone with the code from the mailbox (without a script: %s)',
    async (withoutScript) => {
      const email = `print-${withoutScript}@drywall.example`;
      const id = await payer.ask({ email });
      const page = await openOnPhone(`/w/${printCode(id)}`, { withoutScript });
      await page.getByText('Harbor Builders asks for a lien waiver.').waitFor();
      await isAsWideAsThePhone(page);
      if (!withoutScript) await expectNoAxeFindings(page);
      await pictures(page, 'waiver-print');
      await enterAddress(page, email);
      await isAsWideAsThePhone(page);
      if (!withoutScript) await expectNoAxeFindings(page);
      await pictures(page, 'waiver-print-code');
      const [message] = await mail.messages(1, ({ to, text }) => to.includes(email) && /^Code: /m.test(text));
      const digits = /^Code: (\d{6})/m.exec(message!.text)![1]!;
      await page.getByLabel('The code from the e-mail').fill('12 34');
      await page.getByRole('button', { name: 'Open the request' }).click();
      await page.getByText('This code is wrong, too old, or was used.').waitFor();
      browser.takeProblems(page);
      await page.getByLabel('The code from the e-mail').fill(digits);
      await page.getByRole('button', { name: 'Open the request' }).click();
      await page.getByRole('heading', { name: 'Harbor Builders asks you for a lien waiver', level: 1 }).waitFor();
    },
  );

  it('brings the address of a payee to the payer, who sends the request there with one click', async () => {
    const email = 'roof@works.example';
    const { id } = await draft();
    const phone = await openOnPhone(`/w/${printCode(id)}`);
    await enterAddress(phone, email);
    const { caller } = payer;
    const page = await browser.openPage(site, { signedInAs: caller, width: 1280 });
    await page.goto(`/console/${caller.organizationId}/live/waivers/requests/${id}`);
    await page.getByText('a reader of the printed page left the address').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-request-address-left');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'The page to print, with a code' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-request\.pdf$/);
    await page.getByRole('button', { name: `Send it to ${email}` }).click();
    await page.getByText('The request is sent.').waitFor();
    expect(await payer.read(id)).toMatchObject({ status: 'requested', email, offered_email: null });
    const [message] = await mail.messages(1, ({ to }) => to.includes(email));
    expect(message!.text).toContain('/w?token=');
  });

  it('shows the address to a reader of the account without the button', async () => {
    const { id } = await draft();
    await enterAddress(await openOnPhone(`/w/${printCode(id)}`), 'books@works.example');
    const reader = await site.world.caller({ organizationId: payer.caller.organizationId });
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    const page = await browser.openPage(site, { signedInAs: reader, width: 1280 });
    await page.goto(`/console/${payer.caller.organizationId}/live/waivers/requests/${id}`);
    await page.getByText('books@works.example').waitFor();
    expect(await page.getByRole('button', { name: /^Send it/ }).count()).toBe(0);
  });
});
