/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readPdf } from '../pdf/pdf-text.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { goldenPath } from '../support/records/golden-path.js';
import { articleNumber, copied, waiting } from '../support/records/mailroom.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

describe('a batch in the mailroom', () => {
  let account: Caller;
  let clerk: Caller;
  let orders: string[];

  beforeAll(async () => {
    account = await site.world.caller({ name: 'Bay Pumping' });
    await site.world.makeRoom(account);
    const { orderId } = await waiting(site.world, account, await goldenPath(site.world, account));
    orders = [orderId, ...(await copied(site.world, orderId, 3))];
    clerk = await site.world.caller({ name: 'Mailroom', credits: '0' });
    await site.world.sql(`update memberships set operator_role = 'staff' where user_id = $1`, [clerk.userId]);
  });

  const stateOf = async (id: string) => (await site.world.rest(account, 'GET', `/document-orders/${id}`)).body.data;
  const codeOf = (id: string) => `P${id.replaceAll('-', '').slice(-12).toUpperCase()}`;
  const scan = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Scan' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const textsOf = async (page: Page, name: string | RegExp) => {
    const file = await page.request.get((await page.getByRole('link', { name }).getAttribute('href'))!);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    return (await readPdf(await file.body())).texts;
  };

  it('is printed with one link, scanned in one field and handed over at one time, by keyboard alone', async () => {
    const page = await browser.openPage(site, { signedInAs: clerk });
    await page.goto(`/console/${clerk.organizationId}/live/mailroom`);
    await page.getByRole('button', { name: 'Take 20 and print' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Batch: 0 of 4 scanned' }).waitFor();
    const printed = await textsOf(page, /^Print 4 pieces \(\d+ pages\)$/);
    expect(printed.join(' ').match(/P( [0-9A-F]{4}){3}/g)).toHaveLength(4);

    // What fits no piece, or comes too early, changes nothing.
    await scan(page, articleNumber());
    await page.getByText('Scan the code of an address page first, and then its label.').waitFor();
    await scan(page, 'P000000000000');
    await page.getByText('No piece of this batch has the code P000000000000: nothing was changed.').waitFor();
    await expectNoAxeFindings(page);
    const numbers = orders.map(() => articleNumber());
    for (const [index, id] of orders.slice(0, 3).entries()) {
      await scan(page, codeOf(id).toLowerCase());
      await page.getByText(/^Now the label for /).waitFor();
      if (index === 0) {
        await scan(page, '9407 1118 9956 2700 0000 19');
        await page.getByText(/valid check digit: check it against the label/).waitFor();
        // The label of a foreign page is for no piece that was chosen before it.
        await scan(page, 'P000000000000');
        await scan(page, numbers[index]!);
        await page.getByText('Scan the code of an address page first, and then its label.').waitFor();
        expect((await stateOf(id)).tracking_number).toBeNull();
        await scan(page, codeOf(id));
      }
      await scan(page, numbers[index]!);
      await page.getByRole('heading', { name: `Batch: ${index + 1} of 4 scanned` }).waitFor();
      expect(await stateOf(id)).toMatchObject({ status: 'processing', tracking_number: numbers[index] });
    }
    // A number that is on a piece already.
    await scan(page, codeOf(orders[3]!));
    await scan(page, numbers[0]!);
    await page.getByText(/^Not stored for .*already has the number/).waitFor();
    expect((await stateOf(orders[3]!)).tracking_number).toBeNull();

    await page.reload();
    await page.getByRole('heading', { name: 'Batch: 3 of 4 scanned' }).waitFor();
    expect((await site.world.rest(account, 'POST', `/document-orders/${orders[1]}/cancel`)).status).toBe(200);
    await page.getByText(/^Take out of the mail, and strike from a book that is printed: /).waitFor();
    await page.getByRole('heading', { name: 'Batch: 2 of 3 scanned' }).waitFor();
    await scan(page, codeOf(orders[1]!));
    await page.getByText(/is no longer to be mailed: take the piece out\.$/).waitFor();
    const book = (await textsOf(page, 'Print the mailing book')).join(' ').replace(/ (?=\d{2,4}\b)/g, '');
    expect([0, 1, 2].map((index) => book.includes(numbers[index]!))).toEqual([true, false, true]);
    await pictures(page, 'mailroom-batch');
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByText('1 piece without a number will stay.').waitFor();
    await page.getByRole('textbox', { name: 'Scan' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const handOver = page.getByRole('button', { name: 'Hand over 2 pieces' });
    await handOver.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Batch: 0 of 1 scanned' }).waitFor();
    for (const index of [0, 2]) {
      expect(await stateOf(orders[index]!)).toMatchObject({ status: 'dispatched', tracking_number: numbers[index] });
    }
    const pages = { name: 'book.txt', mimeType: 'text/plain', buffer: Buffer.from('Postmarked') };
    await page.getByLabel('Postmarked pages of Bay Pumping').setInputFiles(pages);
    await page.getByRole('button', { name: 'Attach to 2 orders' }).click();
    await page.getByLabel('Postmarked pages of Bay Pumping').waitFor({ state: 'detached' });
    expect((await stateOf(orders[2]!)).files).toHaveLength(1);
    await page.getByRole('button', { name: 'Leave the batch' }).click();
    await page.getByRole('heading', { name: /^Next: Certified/ }).waitFor();
    expect((await textsOf(page, 'Print both'))[0]).toMatch(/P( [0-9A-F]{4}){3}/);
    browser.takeProblems(page);
  });
});
