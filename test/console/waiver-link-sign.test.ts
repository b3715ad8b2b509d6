/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openMailServer } from '../support/fakes/mail-server.js';
import { AskingPayer, type WaiverLink } from '../support/records/link-pages.js';
import { openSite } from '../support/worlds/site.js';

const { mail, url: smtpUrl } = await openMailServer();
const site = openSite({ role: 'all', smtpUrl, mailFrom: 'Compliance <no-reply@service.example>' });
const browser = openBrowser();

const portrait = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };

describe('signing a waiver by the link of an e-mail, on a phone', () => {
  let payer: AskingPayer;
  beforeAll(async () => {
    payer = await AskingPayer.open(site.world);
  });

  const open = async ({ path }: Pick<WaiverLink, 'path'>, options: { withoutScript?: boolean } = {}) => {
    const page = await browser.openPage(site, { width: 390, ...options });
    await page.setViewportSize(portrait);
    await page.goto(path);
    return page;
  };
  const consent = (page: Page) => page.getByLabel('I agree to sign this document electronically');
  const sign = (page: Page) => page.getByRole('button', { name: 'Sign this waiver' });
  const readSignature = async ({ requestId }: Pick<WaiverLink, 'requestId'>) =>
    (
      await site.world.sql(`select status, signature ->> 'method' as method from waiver_requests where id = $1`, [
        requestId,
      ])
    )[0];
  const status = (id: string) => payer.read(id).then(({ status: now }) => now);

  it('leads from the e-mail to the signed waiver', async () => {
    const email = `from-mail@drywall.example`;
    const id = await payer.ask({ email, message: 'For September.\nThank you!' });
    const [message] = await mail.messages(1, ({ to }) => to.includes(email));
    const url = /http:\/\/localhost:\d+\/w\?token=[\w-]{43}/.exec(message!.text)![0];
    const page = await open({ path: url });
    await page.getByRole('heading', { name: 'Harbor Builders asks you for a lien waiver', level: 1 }).waitFor();
    await page.getByText('Thank you!').waitFor();
    await page.locator('article').getByText('NOTICE: THIS DOCUMENT WAIVES').waitFor();
    await page.locator('article').scrollIntoViewIfNeeded();
    await pictures(page, 'waiver-link');
    await page.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
    await page.getByLabel('Your title').fill('Owner');
    await consent(page).check();
    await sign(page).click();
    await page.getByText('Thank you. The waiver is signed, and Harbor Builders has it.').waitFor();
    expect(await status(id)).toBe('released');
    expect(page.url()).toContain('#done');
    await page.locator('#done:focus').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your signed copy' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-released');
  });

  it('records the view when the text is on the screen, and not before', async () => {
    const link = await payer.askByLink({ email: 'view@drywall.example' });
    const page = await open(link);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await status(link.requestId)).toBe('requested');
    const [seen] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/w/view')),
      page.locator('article').scrollIntoViewIfNeeded(),
    ]);
    expect(seen.status()).toBe(204);
    expect(await status(link.requestId)).toBe('viewed');
  });

  it('keeps a drawing while the phone is turned, and after an error', async () => {
    const link = await payer.askByLink({ email: 'drawn@drywall.example' });
    const page = await open(link);
    await page.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
    await page.getByText('Draw it with a finger').click();
    const canvas = page.locator('canvas');
    const image = page.locator('[name=image]');
    await draw(page, 0);
    const first = await image.inputValue();
    expect(first).toMatch(/^data:image\/png;base64,/);
    await page.setViewportSize(landscape);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
    expect(await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL('image/png'))).toBe(first);
    await pictures(page, 'waiver-link-drawn');
    await page.setViewportSize(landscape);
    await draw(page, 1);
    const both = await image.inputValue();
    expect(both).not.toBe(first);
    await page.setViewportSize(portrait);
    // The box is not ticked: a form without a script would be sent like this.
    await page.evaluate(() =>
      document.querySelectorAll('form').forEach((form) => {
        form.noValidate = true;
      }),
    );
    await sign(page).click();
    await page.getByRole('alert').waitFor();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 422')]);
    await page.locator('#errors:focus').waitFor();
    await page.getByRole('link', { name: 'Tick the box if you agree' }).click();
    await page.locator('[name=consent]:focus').waitFor();
    expect(await image.inputValue()).toBe(both);
    await page.getByRole('img', { name: 'It has your drawing.' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-error');
    await consent(page).check();
    await sign(page).click();
    await page.getByText('Thank you.').waitFor();
    expect(await readSignature(link)).toEqual({ status: 'released', method: 'drawn' });
  });

  it('takes a cleared drawing for none', async () => {
    const link = await payer.askByLink({ email: 'cleared@drywall.example' });
    const page = await open(link);
    await page.getByText('Draw it with a finger').click();
    await draw(page, 0);
    await page.getByRole('button', { name: 'Clear the drawing' }).click();
    await page.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
    await consent(page).check();
    await sign(page).click();
    await page.getByRole('link', { name: 'Draw your signature in the field, or type it.' }).waitFor();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 422')]);
    expect(await status(link.requestId)).toBe('viewed');
  });

  it('is possible with the keyboard alone', async () => {
    const link = await payer.askByLink({ email: 'keys@drywall.example', signatory_name: 'Lee Park' });
    const page = await open(link);
    await tabTo(page, '[name=name]');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ana Diaz');
    await tabTo(page, '[name=consent]');
    await page.keyboard.press('Space');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.getByText('Thank you.').waitFor();
    expect(await readSignature(link)).toEqual({ status: 'released', method: 'typed' });
  });

  it('is possible without a script: the name is typed, and the first form is the view', async () => {
    const link = await payer.askByLink({ email: 'plain@drywall.example' });
    const page = await open(link, { withoutScript: true });
    await page.getByText('Your typed name is your signature.').waitFor();
    expect(await page.locator('fieldset[data-method]').isVisible()).toBe(false);
    expect(await status(link.requestId)).toBe('requested');
    await page.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
    await consent(page).check();
    await sign(page).click();
    await page.getByText('Thank you.').waitFor();
    expect(await readSignature(link)).toEqual({ status: 'released', method: 'typed' });
  });

  it('adds exceptions where the form has a place for them, and they are in the text afterwards', async () => {
    const link = await payer.askByLink({ email: 'except@drywall.example' });
    const page = await open(link);
    await page.getByText('Add exceptions: what you do not give up').click();
    const second = page.getByRole('group', { name: 'Exception 2' });
    await second.getByLabel('Kind').selectOption('Disputed claim');
    await second.getByLabel('What it is').fill('Extra framing');
    await second.getByLabel('Amount in dollars').fill('$1,250.00');
    await page.getByLabel('Your name', { exact: true }).fill('Ana Diaz');
    await consent(page).check();
    await sign(page).click();
    await page.getByText('Thank you.').waitFor();
    await page.getByText('Read the waiver').click();
    await page.locator('article').getByText('Disputed claim · $1,250.00 · Extra framing').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Claimant’s Signature: Ana Diaz' }).waitFor();
  });

  it.each([320, 390, 844, 1280])(
    'needs no scrolling to the side at %d pixels, and has no axe findings',
    async (width) => {
      const link = await payer.askByLink({
        email: `wide${width}@drywall.example`,
        message: `${'long'.repeat(60)} word`,
      });
      await payer.ask({ email: `wide${width}@drywall.example`, type: 'unconditional_final', through_date: null });
      const page = await open(link);
      await page.setViewportSize({ width, height: width === 844 ? 390 : 800 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.locator('h1').count()).toBe(1);
      await expectNoAxeFindings(page);
      if (width === 390) await pictures(page, 'waiver-link-several');
    },
  );
});

/** Draws a line of some strokes; a second one is lower. */
async function draw(page: Page, row: number): Promise<void> {
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await canvas.boundingBox())!;
  const top = y + height * (0.25 + row * 0.35);
  await page.mouse.move(x + width * 0.1, top);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + width * (0.1 + step * 0.065), top + (step % 2) * height * 0.2);
  }
  await page.mouse.up();
}

/** Presses Tab until an element that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus-visible`).count()) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
}
