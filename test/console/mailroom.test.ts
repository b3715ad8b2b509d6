import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { articleNumber, waiting } from '../support/mailroom.js';
import { openSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = openSite();
const browser = openBrowser();

describe('a morning in the mailroom', () => {
  let account: Caller;
  let path: GoldenPath;
  let clerk: Caller;

  beforeAll(async () => {
    account = await site.world.caller({ name: 'Bay Pumping' });
    await site.world.makeRoom(account);
    path = await goldenPath(site.world, account);
    clerk = await site.world.caller({ name: 'Mailroom', credits: '0' });
    await site.world.sql(`update memberships set operator_role = 'staff' where user_id = $1`, [clerk.userId]);
  });

  async function open(whose: Caller, page = '/mailroom'): Promise<Page> {
    const opened = await browser.openPage(site, { signedInAs: whose });
    await opened.goto(`/console/${whose.organizationId}/live${page}`);
    return opened;
  }
  const stateOf = async (id: string) => (await site.world.rest(account, 'GET', `/document-orders/${id}`)).body.data;

  it('is worked through by keyboard: take, print, scan, hand over, attach the receipt, next', async () => {
    const { orderId } = await waiting(site.world, account, path);
    const page = await open(clerk, '/today');
    await page.getByRole('link', { name: 'Mailroom' }).click();
    await page.getByRole('heading', { name: /^Next: Certified/ }).waitFor();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Take it and print' }).waitFor();
    await page.keyboard.press('Enter');
    const number = page.getByLabel('Article number (required)');
    await number.waitFor();
    for (const name of ['Address page', /\.pdf \(\d+ pages?\)$/]) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const file = await page.request.get(href!);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
    // The field has the focus, so a scanner types into it and ends with Enter.
    await page.keyboard.type('9407 1118 9956 2700 0000 15');
    await page.keyboard.press('Enter');
    await page.getByText(/valid check digit: check it against the label/).waitFor();
    expect((await stateOf(orderId)).status).toBe('processing');
    await number.fill(articleNumber());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Handed over:/ }).waitFor();
    expect((await stateOf(orderId)).status).toBe('dispatched');
    await page.getByLabel('Receipt').setInputFiles({
      name: 'receipt.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Accepted at the counter'),
    });
    await pictures(page, 'mailroom');
    await page.getByRole('button', { name: 'Attach the receipt and go on' }).press('Enter');
    await page.getByText('Nothing to do').waitFor();
    const { files, tracking_number } = await stateOf(orderId);
    expect([files.length, tracking_number]).toEqual([1, expect.stringMatching(/^\d{20,22}$/)]);
    await page.getByRole('button', { name: /^Returned of the order/ }).click();
    await page.getByLabel('Reason (required)').fill('Unclaimed');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await stateOf(orderId)).status).toBe('returned');
  });

  it('fails an order that cannot be done, with a reason that the account reads', async () => {
    const { orderId } = await waiting(site.world, account, path);
    const page = await open(clerk);
    await page.getByRole('button', { name: 'It cannot be done' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('dialog')
      .getByText(/required/)
      .last()
      .waitFor();
    await page.getByLabel('Reason (required)').fill('No such address');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Nothing to do').waitFor();
    expect((await stateOf(orderId)).status).toBe('failed');
    browser.takeProblems(page);
  });

  it('is not there for others, and reads nothing for them', async () => {
    const page = await open(account, '/today');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await page.getByRole('link', { name: 'Mailroom' }).count()).toBe(0);
    await page.goto(`/console/${account.organizationId}/live/mailroom`);
    await page.getByRole('alert').waitFor();
    browser.takeProblems(page);
  });
});
