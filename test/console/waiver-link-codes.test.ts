/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openMailServer } from '../support/fakes/mail-server.js';
import { AskingPayer } from '../support/records/link-pages.js';
import { openSite } from '../support/worlds/site.js';

const { mail, url: smtpUrl } = await openMailServer();
const site = openSite({ role: 'all', smtpUrl, mailFrom: 'Compliance <no-reply@service.example>' });
const browser = openBrowser();

describe('what the page of a link proves, on a phone', () => {
  let payer: AskingPayer;
  beforeAll(async () => {
    payer = await AskingPayer.open(site.world);
  });

  const open = async (path: string, options: { withoutScript?: boolean } = {}) => {
    const page = await browser.openPage(site, { width: 390, ...options });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    return page;
  };
  const sign = async (page: Page, code?: string) => {
    await page.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
    if (code !== undefined) await page.getByLabel('The code from the e-mail').fill(code);
    await page.getByLabel('I agree to sign this document electronically').check();
    await page.getByRole('button', { name: 'Sign this waiver' }).click();
  };

  it.each([false, true])(
    'a code is e-mailed and entered before the signature (without a script: %s)',
    async (withoutScript) => {
      const email = `code-${withoutScript}@drywall.example`;
      const { path, requestId } = await payer.askByLink({ email, require_code: true });
      const page = await open(path, { withoutScript });
      const title = page.getByLabel('Your title (optional)');
      await title.fill('Owner');
      if (!withoutScript) {
        await page.getByLabel('Draw it with a finger, a pen or the mouse').check();
        const { x, y } = (await page.locator('canvas').boundingBox())!;
        await page.mouse.move(x + 20, y + 20);
        await page.mouse.down();
        await page.mouse.move(x + 120, y + 60, { steps: 5 });
        await page.mouse.up();
      }
      await page.getByRole('button', { name: 'E-mail me a code' }).click();
      await page.getByText(`We sent a code to ${email}.`).waitFor();
      expect(await title.inputValue()).toBe('Owner');
      if (!withoutScript) {
        await page.getByLabel('Field to draw your signature in. It has your drawing.').waitFor();
        await page.getByLabel('Type it: your name as written above').check();
      }
      const [message] = await mail.messages(1, ({ to, text }) => to.includes(email) && /^Code: /m.test(text));
      const digits = /^Code: (\d{6})/m.exec(message!.text)![1]!;
      await sign(page, '1');
      await page.getByText('The code is wrong, too old, or was used').first().waitFor();
      browser.takeProblems(page);
      if (!withoutScript) await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await pictures(page, 'waiver-link-sign-code');
      expect(await page.getByLabel('Your name', { exact: true }).inputValue()).toBe('Ana Diaz');
      await page.getByLabel('The code from the e-mail').fill(digits);
      // It signs, and sends no other code.
      await page.getByLabel('The code from the e-mail').press('Enter');
      await page.getByText('Thank you. The waiver is signed, and Harbor Builders has it.').waitFor();
      expect(await payer.read(requestId)).toMatchObject({ status: 'released' });
    },
  );

  it('a statement is downloaded while the waiver is held, and the page stays as it is', async () => {
    const { path } = await payer.askByLink({ email: 'held@drywall.example', type: 'unconditional_progress' });
    const page = await open(path);
    await sign(page);
    await page.getByText('The waiver is signed, and we hold it.').waitFor();
    await page.getByText('Get a statement for your lawyer').click();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-statement');
    const button = page.getByRole('button', { name: 'Download the statement' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/-statement\.pdf$/);
    expect(await button.isEnabled()).toBe(true);
  });

  it('is asked for in the console, and is on the page of the request', async () => {
    const { caller, job } = payer;
    const page = await browser.openPage(site, { signedInAs: caller, width: 1280 });
    await page.goto(
      `/console/${caller.organizationId}/live/waivers/requests/new?project=${job.projectId}&party=${job.subPartyId}`,
    );
    await page.getByLabel('Not yet: conditional').check();
    await page.getByLabel('A progress payment').check();
    await page.getByLabel('Through date (required)').fill('2026-01-31');
    await page.getByLabel('Amount').fill('4000');
    await page.getByLabel('Ask for a one-time code with the signature').check();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText('A one-time code from the mailbox').waitFor();
    expect(await payer.read(page.url().split('/').at(-1)!)).toMatchObject({ require_code: true });
  });
});
