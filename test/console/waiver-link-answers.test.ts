/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { AskingPayer, type WaiverLink } from '../support/records/link-pages.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

describe('the page of a waiver request, on a phone', () => {
  let payer: AskingPayer;
  let mailboxes = 0;
  beforeAll(async () => {
    payer = await AskingPayer.open(site.world);
  });

  /** Each request goes to a mailbox of its own, so that its page has no other. */
  const ask = (body: object = {}, by = payer) => {
    mailboxes += 1;
    return by.askByLink({ email: `answers${mailboxes}@drywall.example`, ...body });
  };
  const open = async ({ path }: Pick<WaiverLink, 'path'>, options: { withoutScript?: boolean } = {}) => {
    const page = await browser.openPage(site, { width: 390, ...options });
    await page.goto(path);
    return page;
  };
  const ready = async (body: object = {}) => {
    const link = await ask(body);
    return { link, page: await open(link) };
  };
  const heldOne = async () => {
    const { link, page } = await ready({ type: 'unconditional_progress', payment_received_on: null });
    await sign(page);
    await page.getByText('The waiver is signed, and we hold it.').waitFor();
    expect(await status(link)).toBe('held');
    return { link, page };
  };
  const status = async ({ requestId }: Pick<WaiverLink, 'requestId'>) => (await payer.read(requestId)).status;

  it('declines with a reason, which stays on the page', async () => {
    const { link, page } = await ready();
    await page.getByText('I do not sign: decline').click();
    await page.getByLabel('Why').last().fill('We were not on this job.\nAsk Roof Works.');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('You have declined. Harbor Builders sees it.').waitFor();
    await page.getByText('Your reason: We were not on this job.').waitFor();
    expect(await payer.read(link.requestId)).toMatchObject({ status: 'declined' });
    expect(await page.getByRole('button', { name: 'Sign this waiver' }).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-declined');
  });

  it('proposes another amount, and says that the payer has to answer', async () => {
    const { link, page } = await ready();
    await page.getByText('The amount is wrong: propose another').click();
    await page.getByLabel('The right amount in dollars').fill('$11,250.50');
    await page.getByLabel('Why').first().fill('Invoice 7 is missing.');
    await page.getByRole('button', { name: 'Propose this amount' }).click();
    await page.getByText('You proposed $11,250.50. Harbor Builders has not answered yet.').waitFor();
    expect(await status(link)).toBe('countered');
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-countered');
  });

  it('shows what is wrong with a proposal in the form that was sent, opened', async () => {
    const { page } = await ready();
    await page.getByText('The amount is wrong: propose another').click();
    await page.getByLabel('The right amount in dollars').fill('about 11');
    await page.getByLabel('Why').first().fill('Invoice 7 is missing.');
    await page.getByRole('button', { name: 'Propose this amount' }).click();
    await page.getByRole('alert').getByRole('link').click();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 422')]);
    expect(await page.getByLabel('The right amount in dollars').inputValue()).toBe('about 11');
    expect(await page.getByLabel('Why').first().inputValue()).toBe('Invoice 7 is missing.');
    await expectNoAxeFindings(page);
  });

  it('passes the request on: the old link is dead, and the new one names who signs', async () => {
    const { link, page } = await ready();
    await page.getByText('Someone else signs here').click();
    await page.getByLabel('Their name').fill('Lee <b>Park</b>');
    await page.getByLabel('Their e-mail address').fill('lee@drywall.example');
    await page.getByRole('button', { name: 'Send them the link' }).click();
    await page.getByRole('heading', { name: 'You have passed it on' }).waitFor();
    await page.getByText('We sent a link to Lee <b>Park</b> at lee@drywall.example.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-passed-on');
    await page.goto(link.path);
    await page.getByRole('heading', { name: 'Someone else signs now' }).waitFor();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 410')]);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-dead');
  });

  it('holds an unconditional waiver until the payee says that it was paid', async () => {
    const { link, page } = await heldOne();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-held');
    // The page stays, also for another browser.
    const again = await open(link);
    await again.getByRole('heading', { name: 'Have you been paid?' }).waitFor();
    expect(await again.getByLabel('Your name').first().inputValue()).toBe('Ana Diaz');
    await again.getByRole('button', { name: 'I have been paid' }).click();
    await again.getByText('You confirmed the payment, and Harbor Builders has the waiver.').waitFor();
    expect(await payer.read(link.requestId)).toMatchObject({ status: 'released' });
    await pictures(again, 'waiver-link-paid');
  });

  it('releases early only with a tick that says so', async () => {
    const { link, page } = await heldOne();
    await page.getByText('Release it before you are paid').click();
    await page.evaluate(() =>
      document.querySelectorAll('form').forEach((form) => {
        form.noValidate = true;
      }),
    );
    await page.getByRole('button', { name: 'Release it now' }).click();
    await page.getByRole('link', { name: 'Tick the box if you want to release the waiver' }).click();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 422')]);
    expect(await status(link)).toBe('held');
    await page.getByLabel('I have not been paid yet').check();
    await page.getByRole('button', { name: 'Release it now' }).click();
    await page.getByText('You released the waiver, and Harbor Builders has it.').waitFor();
    expect(await status(link)).toBe('released');
  });

  it('takes a held waiver back', async () => {
    const { link, page } = await heldOne();
    await page.getByText('Take it back').click();
    await page.getByLabel('Why').fill('The check was returned.');
    await page.getByRole('button', { name: 'Take the waiver back' }).click();
    await page.getByText('You took the waiver back. Harbor Builders never gets it.').waitFor();
    expect(await status(link)).toBe('declined');
    expect(await page.getByRole('button', { name: 'I have been paid' }).count()).toBe(0);
    await pictures(page, 'waiver-link-taken-back');
  });

  it('sends a copy by e-mail, and holds, declines and releases without a script', async () => {
    const link = await ask({ type: 'unconditional_progress', payment_received_on: null });
    const page = await open(link, { withoutScript: true });
    await sign(page);
    await page.getByText('Get a copy by e-mail').click();
    await page.getByRole('button', { name: 'E-mail me a copy' }).click();
    await page.getByText(/We sent an e-mail to answers\d+@drywall\.example/).waitFor();
    await page.getByRole('button', { name: 'I have been paid' }).click();
    await page.getByText('You confirmed the payment').waitFor();
    expect(await status(link)).toBe('released');
  });

  it('shows steps for a form that is signed before a witness, and takes the scan', async () => {
    const georgian = await AskingPayer.open(site.world, { state: 'GA', name: 'Peach Hall' });
    const link = await ask({ state: 'GA', work_description: 'Drywall' }, georgian);
    const page = await open(link);
    await page.getByRole('heading', { name: 'Sign by hand and send the scan' }).waitFor();
    await page.getByText('Sign it by hand, in front of a witness.').waitFor();
    expect(await page.getByRole('button', { name: 'Sign this waiver' }).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-by-hand');
    const file = page.getByLabel('The signed document');
    await page.getByLabel('Your name').fill('Ana Diaz');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no scan') });
    await page.getByRole('button', { name: 'Send the signed document' }).click();
    await page.getByRole('alert').waitFor();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 422')]);
    // Eleven megabytes take a test seconds to send to the browser.
    await file.evaluate((input: HTMLInputElement) => {
      input.dataset.maxBytes = '10';
    });
    await file.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11) });
    expect(await file.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
      'The file is larger than 10 MB. Choose a smaller one.',
    );
  });

  it('has each request of the mailbox signed by itself', async () => {
    const first = await ask({ invoice_number: 'A-1' });
    const second = await payer.ask({ email: `answers${mailboxes}@drywall.example`, type: 'unconditional_progress' });
    const page = await open(first);
    const section = (id: string) => page.locator(`#request-${id}`);
    await sign(page, section(second));
    await section(second).getByText('we hold it').waitFor();
    expect(await status({ requestId: second })).toBe('held');
    expect(['requested', 'viewed']).toContain(await status(first));
    await sign(page, section(first.requestId));
    await section(first.requestId).getByText('Thank you.').waitFor();
    expect(await status(first)).toBe('released');
  });
});

async function sign(page: Page, among: Pick<Page, 'getByLabel' | 'getByRole'> = page): Promise<void> {
  await among.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
  await among.getByLabel('I agree to sign this document electronically').check();
  await among.getByRole('button', { name: 'Sign this waiver' }).click();
}
