/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { articleNumber, waiting } from '../support/records/mailroom.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

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

  const focused = (page: Page) => page.locator(':focus');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const number = (page: Page) => page.getByLabel('Article number (required)');
  const receipt = { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('Accepted at the counter') };

  it('is worked through by keyboard alone: take, print, scan, attach the receipt, next', async () => {
    const orders: string[] = [];
    for (let made = 0; made < 3; made += 1) orders.push((await waiting(site.world, account, path)).orderId);
    const page = await open(clerk, '/today');
    await page.goto(`/console/${clerk.organizationId}/sandbox/mailroom`);
    await page.getByText('Only live orders').waitFor();
    await page.goto(`/console/${clerk.organizationId}/live/today`);
    await page.getByRole('link', { name: 'Mailroom' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Next: Certified/ }).waitFor();
    await expectNoAxeFindings(page);
    for (const [done, orderId] of orders.entries()) {
      await button(page, 'Take the order').and(focused(page)).waitFor();
      await page.keyboard.press('Enter');
      // The field has the focus, so a scanner types into it and ends with Enter.
      await number(page).and(focused(page)).waitFor();
      if (done === 0) {
        for (const name of [/\.pdf \(\d+ pages?\)$/, 'Address page']) {
          await page.keyboard.press('Shift+Tab');
          const link = page.getByRole('link', { name }).and(focused(page));
          const file = await page.request.get((await link.getAttribute('href'))!);
          expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
        }
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.type('9407 1118 9956 2700 0000 15');
        await page.keyboard.press('Enter');
        await page.getByText(/valid check digit: check it against the label/).waitFor();
        expect((await stateOf(orderId)).status).toBe('processing');
        await page.keyboard.press('Control+a');
      }
      await page.keyboard.type(articleNumber());
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Handed over:/ }).waitFor();
      await page.getByLabel('Receipt').and(focused(page)).waitFor();
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
      await chooser.setFiles(receipt);
      if (done === 0) {
        await pictures(page, 'mailroom');
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
      await page.keyboard.press('Tab');
      await button(page, 'Attach the receipt and go on').and(focused(page)).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /^Handed over:/ }).waitFor({ state: 'detached' });
      const { status, files, tracking_number } = await stateOf(orderId);
      expect([status, files.length, tracking_number]).toEqual(['dispatched', 1, expect.stringMatching(/^\d{20,22}$/)]);
    }
    await page.getByText('Nothing to do').waitFor();
  });

  it('finds a piece by its number when it comes back, with its receipt and the day of its return', async () => {
    const { orderId } = await waiting(site.world, account, path);
    await site.world.sql(`update document_orders set created_at = now() - interval '5 days' where id = $1`, [orderId]);
    const page = await open(clerk);
    await button(page, 'Take the order').click();
    const article = articleNumber();
    await number(page).fill(article);
    const now = Date.now();
    const dayAgo = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10);
    const at = page.getByLabel('Handed over at');
    await at.fill(`${dayAgo(-2)}T09:30`);
    await button(page, 'Handed over at the counter').click();
    await page.getByText(/must not be a time in the future/).waitFor();
    expect((await stateOf(orderId)).status).toBe('processing');
    await at.fill(`${dayAgo(3)}T09:30`);
    await button(page, 'Handed over at the counter').click();
    await button(page, 'Go on without a receipt').click();
    await page.getByText('Nothing to do').waitFor();
    const shipped = await page.evaluate((day) => new Date(`${day}T09:30`).toISOString(), dayAgo(3));
    expect((await stateOf(orderId)).accepted_at).toBe(shipped.replace('Z', '+00:00'));

    await page.getByRole('searchbox', { name: 'Article number' }).fill(article.replace(/\d{4}(?=\d)/g, '$& '));
    await page.getByRole('heading', { name: 'Handed over (1)' }).waitFor();
    await button(page, /^Attach a file of the order/).click();
    await page.getByRole('heading', { name: /^Handed over:/ }).waitFor();
    const large = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(21_000_000, '%PDF') };
    await page.getByLabel('Receipt').setInputFiles(large);
    await button(page, 'Attach the receipt and go on').click();
    await page.getByText('The file must not be larger than 20 MB.').waitFor();
    await page.getByLabel('Receipt').setInputFiles(receipt);
    await button(page, 'Attach the receipt and go on').click();
    await page.getByText('Nothing to do').waitFor();
    expect((await stateOf(orderId)).files).toHaveLength(1);
    await button(page, /^Returned of the order/).click();
    await page.getByLabel('Reason (required)').fill('Unclaimed');
    await page.getByLabel('Returned at').fill(`${dayAgo(4)}T12:00`);
    await button(page, 'Save').click();
    await page.getByText(/the order was handed over then/).waitFor();
    await page.getByLabel('Returned at').fill(`${dayAgo(1)}T12:00`);
    await expectNoAxeFindings(page);
    await button(page, 'Save').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await stateOf(orderId)).status).toBe('returned');
    const [event] = await site.world.sql<{ at: Date }>(
      `select occurred_at as at from document_order_events where document_order_id = $1 and status = 'returned'`,
      [orderId],
    );
    const returned = await page.evaluate((day) => new Date(`${day}T12:00`).toISOString(), dayAgo(1));
    expect(new Date(event!.at).toISOString()).toBe(returned);
    // The signed receipt can come later still.
    await page.getByRole('cell', { name: 'Returned', exact: true }).waitFor();
    expect(await button(page, /^(Delivered|Returned) of the order/).count()).toBe(0);
    await button(page, /^Attach a file of the order/).click();
    await page.getByLabel('Receipt').setInputFiles({ ...receipt, name: 'card.txt', buffer: Buffer.from('Signed') });
    await button(page, 'Attach the receipt and go on').click();
    await page.getByText('Nothing to do').waitFor();
    expect((await stateOf(orderId)).files).toHaveLength(2);
    await page.getByRole('searchbox', { name: 'Article number' }).fill(articleNumber());
    await page.getByText('No piece has this number.').waitFor();
    browser.takeProblems(page);
  });

  it('gives each clerk an order of their own, and what is scanned to no other order', async () => {
    const { orderId: first } = await waiting(site.world, account, path);
    const { orderId: second } = await waiting(site.world, account, path);
    const other = await site.world.caller({ organizationId: clerk.organizationId });
    await site.world.sql(`update memberships set operator_role = 'staff' where user_id = $1`, [other.userId]);
    const page = await open(clerk);
    await button(page, 'Take the order').click();
    await number(page).waitFor();
    const theirs = await open(other);
    await theirs.getByRole('cell', { name: 'Processing' }).waitFor();
    await button(theirs, 'Take the order').click();
    await number(theirs).and(focused(theirs)).waitFor();
    expect([(await stateOf(first)).status, (await stateOf(second)).status]).toEqual(['processing', 'processing']);
    // The account cancels the second order while its piece is at the counter.
    expect((await site.world.rest(account, 'POST', `/document-orders/${second}/cancel`)).status).toBe(200);
    await theirs.getByText('The order is cancelled. There is nothing more to do.').waitFor();
    await button(theirs, 'Go on').and(focused(theirs)).waitFor();
    await theirs.keyboard.type(articleNumber());
    expect((await stateOf(first)).tracking_number).toBeNull();
    await theirs.keyboard.press('Enter');
    await theirs.getByText('Nothing to do').waitFor();
    await button(theirs, /^Work on it of the order/).click();
    await theirs.getByText(/works on this order\.$/).waitFor();
    await number(page).fill(articleNumber());
    await number(page).press('Enter');
    await page.getByRole('heading', { name: /^Handed over:/ }).waitFor();
    await theirs.getByRole('heading', { name: /^Handed over:/ }).waitFor();
    await button(page, 'Go on without a receipt').click();
    await page.getByText('Nothing to do').waitFor();
  });

  it('asks before another order takes the place of one for which something is typed', async () => {
    await waiting(site.world, account, path);
    await waiting(site.world, account, path);
    const page = await open(clerk);
    await button(page, 'Take the order').click();
    await number(page).fill(articleNumber());
    await page.getByRole('heading', { name: /^To do\s*2$/ }).waitFor();
    const other = page
      .getByRole('row')
      .filter({ hasText: 'Pending' })
      .getByRole('button', { name: /^Work on it/ });
    await other.click();
    await button(page, 'Keep editing').click();
    expect(await number(page).inputValue()).not.toBe('');
    await other.click();
    await button(page, 'Discard it').click();
    for (const _ of [1, 2]) {
      await button(page, 'It cannot be done').click();
      await page.getByLabel('Reason (required)').fill('No such address');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByText('Nothing to do').waitFor();
  });

  it('shows the orders to do however many are on their way', async () => {
    const { orderId } = await waiting(site.world, account, path);
    await site.world.sql(
      `insert into document_orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'serial', o.serial - 100000 + n, 'status', 'dispatched', 'tracking_number', 'T' || n))).*
       from document_orders o, generate_series(1, 120) n where o.id = $1`,
      [orderId],
    );
    const page = await open(clerk);
    await button(page, 'Take the order').waitFor();
    await page.getByRole('heading', { name: /^To do\s*1$/ }).waitFor();
    await page.getByRole('heading', { name: /^Handed over \(12\d\)$/ }).waitFor();
    await site.world.sql(`delete from document_orders where tracking_number like 'T%'`);
    await button(page, 'It cannot be done').click();
    await page.getByLabel('Reason (required)').fill('No such address');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Nothing to do').waitFor();
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
