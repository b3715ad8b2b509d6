/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = openSite({ role: 'all' });
const browser = openBrowser();

describe('several notices at once', () => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Mail (it|them) for/ });
  const rows = (page: Page, state: string) => page.getByRole('row').filter({ hasText: state });
  const intercept = (page: Page, operation: string, work: (route: Route) => Promise<unknown>) =>
    page.route('**/graphql', (route) => (asksFor(route, operation) ? work(route) : route.fallback()));
  const ordersOf = async ({ organizationId }: Caller) =>
    (await site.world.sql('select id from document_orders where organization_id = $1', [organizationId])).length;

  /** A caller with notices that are ready to be mailed, each to two parties. */
  async function withNotices(caller: Caller, count: number) {
    const made = await goldenPath(site.world, caller);
    const more = { project_id: made.projectId, organization_id: caller.organizationId };
    for (let made = 1; made < count; made += 1)
      await site.world.rest(caller, 'POST', '/notices', { ...bodies.notice, ...more });
    return made;
  }
  async function choose(caller: Caller, mode: 'live' | 'sandbox', count: number): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/${mode}/notices`);
    const boxes = page.getByRole('checkbox', { name: /^Choose N-/ });
    await boxes.first().waitFor();
    for (let index = 0; index < count; index += 1) await boxes.nth(index).check();
    await page.getByRole('link', { name: `Mail ${count} notices` }).click();
    return page;
  }

  let sandbox: Caller;
  beforeAll(async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    sandbox = await site.world.sandboxOf(caller);
    const { divisionId } = await withNotices(sandbox, 3);
    const bare = { ...bodies.project, division_id: divisionId, name: 'Bare lot', state: 'CA' };
    const { body } = await site.world.rest(sandbox, 'POST', '/projects', bare);
    const on = { project_id: body.data.id, organization_id: sandbox.organizationId };
    await site.world.rest(sandbox, 'POST', '/notices', { ...bodies.notice, ...on });
  });

  it('checks and quotes them, asks again when the price rose, and mails each once although the connection is lost', async () => {
    const page = await choose(sandbox, 'sandbox', 4);
    await button(page, /^Mail 3 notices for/).waitFor();
    await rows(page, 'No party has a complete address.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'several-notices');
    // On a phone, no column is out of sight.
    await page.setViewportSize({ width: 390, height: 844 });
    const frame = page.locator('section:has(> table)');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, /^Mail 3 notices for/).click();
    await intercept(page, 'MailPrice', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Json;
      answer.data.mail.credits += 1;
      return route.fulfill({ response, json: answer });
    });
    await confirm(page).click();
    await page.getByText(/^The price rose from/).waitFor();
    expect(await ordersOf(sandbox)).toBe(0);
    let attempts = 0;
    await intercept(page, 'OrderNotice', async (route) => {
      attempts += 1;
      if (attempts !== 2) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await confirm(page).click();
    // The second order arrived although its answer did not: its event says so.
    await page.getByText('2 of 4 mailed').waitFor();
    await button(page, /^Go on: mail 1 notice for/).click();
    await confirm(page).click();
    await page.getByText('3 of 4 mailed').waitFor();
    await pictures(page, 'several-notices-mailed');
    expect(attempts).toBe(3);
    expect(await ordersOf(sandbox)).toBe(6);
    // A price may still be on its way when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  });

  it('mails none twice after a return to the page, or when another person mails one meanwhile', async () => {
    const live = await site.world.caller();
    await site.world.makeRoom(live);
    const caller = await site.world.sandboxOf(live);
    await withNotices(caller, 2);
    await site.world.sql(
      `update organizations set address_line_2 = 'Suite 400' where id in (select party.organization_id
        from parties party join notices notice using (project_id) where notice.organization_id = $1)`,
      [caller.organizationId],
    );
    const page = await choose(caller, 'sandbox', 2);
    const keys: (string | undefined)[] = [];
    let isLost = true;
    await intercept(page, 'OrderNotice', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (isLost) return route.abort();
      const id = JSON.parse(route.request().postData()!).variables.input.id as string;
      const other = await site.world.sql('select id from notices where organization_id = $1 and id <> $2', [
        caller.organizationId,
        id,
      ]);
      await site.world.sql(`update notices set status = 'ordered' where id = $1`, [other[0]!.id]);
      return route.fallback();
    });
    const mail = async () => {
      await button(page, /^(Go on: mail|Mail) 2 notices for/).click();
      await confirm(page).click();
    };
    await mail();
    await rows(page, 'not mailed').waitFor();
    isLost = false;
    await page.reload();
    await mail();
    await page.getByText('2 of 2 mailed').waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    const sql = 'select distinct recipient_address_line_2 as suite from document_orders where organization_id = $1';
    expect(await site.world.sql(sql, [caller.organizationId])).toEqual([{ suite: 'Suite 400' }]);
    expect(await ordersOf(caller)).toBe(2);
    browser.takeProblems(page);
  });

  it('prices a draft by its pages, and says so when a notice of the batch cannot be read', async () => {
    const live = await site.world.caller();
    await site.world.makeRoom(live);
    const caller = await site.world.sandboxOf(live);
    const { noticeId } = await withNotices(caller, 1);
    const page = await browser.openPage(site, { signedInAs: caller });
    await intercept(page, 'PreviewDocument', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Json;
      answer.data.generateDocument.document.pageCount = 16;
      return route.fulfill({ response, json: answer });
    });
    const priced: number[] = [];
    await intercept(page, 'MailPrice', (route) => {
      priced.push(JSON.parse(route.request().postData()!).variables.mail.pages);
      return route.fallback();
    });
    const mail = { eventType: 'DOCUMENT_ORDER', orderType: 'MAIL', mailClass: 'CERTIFIED', recipients: 2, state: 'CA' };
    const query = 'query($input: CreditPriceInput!) { creditPrice(input: $input) { credits } }';
    const priceOf = async (input: object): Promise<number> =>
      (await site.world.graphql(caller, query, { input })).body.data.creditPrice.credits;
    const [thick, thin, made] = [
      await priceOf({ ...mail, pages: 16 }),
      await priceOf({ ...mail, pages: 1 }),
      await priceOf({ eventType: 'DOCUMENT_GENERATION', documentType: 'notice' }),
    ];
    expect(thick).toBeGreaterThan(thin);
    const missing = '01890000-0000-7000-8000-000000000000';
    await page.goto(`/console/${caller.organizationId}/sandbox/notices/send?ids=${noticeId},${missing}`);
    await button(page, `Mail 1 notice for ${thick + made} credits`).waitFor();
    await rows(page, 'It no longer exists.').waitFor();
    await rows(page, 'being checked').waitFor({ state: 'detached' });
    await page.goto(`/console/${caller.organizationId}/sandbox/notices/${noticeId}`);
    await button(page, 'Mail it').click();
    await page.getByRole('button', { name: `Mail it in the sandbox for ${thick + made} credits` }).waitFor();
    await page.getByText('That is the price in live mode. The sandbox charges nothing.').waitFor();
    expect(priced.filter((pages) => pages !== 16)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  });

  /** Copies a notice as often as a test needs. */
  async function copyOf(noticeId: string, times: number): Promise<void> {
    const columns = await site.world.sql<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'notices' and is_generated = 'NEVER' and is_identity = 'NO' order by 1",
    );
    const names = columns.map(({ name }) => name);
    const own: Record<string, string> = { id: 'gen_random_uuid()', notice_number: "'N-' || (90000 + n)" };
    await site.world.sql(
      `insert into notices (${names.join()}) select ${names.map((name) => own[name] ?? name).join()}
        from notices, generate_series(1, ${times}) n where id = $1`,
      [noticeId],
    );
    await watchDeadlines(site.world.app.infrastructure, new Date());
  }

  it('keeps the notices that are chosen on several pages of the board', async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    const { noticeId } = await withNotices(caller, 1);
    await copyOf(noticeId, 120);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/notices`);
    const boxes = page.getByRole('checkbox', { name: /^Choose N-/ });
    await boxes.first().check();
    expect(await boxes.count()).toBe(50);
    await button(page, 'Show more').click();
    await page.waitForFunction(() => document.querySelectorAll('main input[type=checkbox]').length > 60);
    await boxes.last().check();
    expect(await boxes.first().isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Mail 2 notices' }).click();
    await page.getByRole('heading', { name: 'Mail several notices' }).waitFor();
    expect(new URL(page.url()).searchParams.get('ids')!.split(',')).toHaveLength(2);
  });

  it('offers all parties of a project as recipients, however many they are', async () => {
    const live = await site.world.caller();
    const caller = await site.world.sandboxOf(live);
    const { noticeId, projectId, ownerPartyId } = await withNotices(caller, 1);
    const columns = await site.world.sql<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'parties' and is_generated = 'NEVER' and is_identity = 'NO'",
    );
    const names = columns.map(({ name }) => name).filter((name) => name !== 'serial');
    await site.world.sql(
      `insert into parties (${names.join()}) select ${names.map((name) => (name === 'id' ? 'uuidv7()' : name)).join()}
        from parties, generate_series(1, 230) n where id = $1`,
      [ownerPartyId],
    );
    const mailed = await site.world.sql('select id from parties where project_id = $1 and not is_claimant', [
      projectId,
    ]);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/sandbox/notices/${noticeId}`);
    await button(page, 'Mail it').click();
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(mailed.length);
    expect(mailed.length).toBeGreaterThan(230);
    browser.takeProblems(page);
  });

  it('mails all of a group in parts, at a price that is known before, and goes on after an error and a reload', async () => {
    const live = await site.world.caller();
    await site.world.makeRoom(live);
    const caller = await site.world.sandboxOf(live);
    const { noticeId } = await withNotices(caller, 1);
    await copyOf(noticeId, 54);
    const page = await browser.openPage(site, { signedInAs: caller });
    page.setDefaultTimeout(240_000);
    await page.goto(`/console/${caller.organizationId}/sandbox/notices`);
    await page.getByRole('checkbox', { name: 'Choose all: Overdue' }).check();
    await page.getByRole('link', { name: 'Mail 55 notices' }).click();
    await page.getByText('Checking 55 notices').waitFor();
    expect(await button(page, /^Mail \d+ notices? for/).count()).toBe(0);
    await button(page, /^Mail 55 notices for/).waitFor();
    await page.getByText('1 to 50 of 55 notices').waitFor();
    expect(await ordersOf(caller)).toBe(0);
    let attempts = 0;
    await intercept(page, 'OrderNotice', (route) => {
      attempts += 1;
      return attempts === 53 ? route.abort() : route.fallback();
    });
    await button(page, /^Mail 55 notices for/).click();
    await confirm(page).click();
    await button(page, /^Go on: mail 3 notices for/).waitFor();
    await page.getByText('52 of 55 mailed').waitFor();
    await page.reload();
    await button(page, /^Mail 3 notices for/).click();
    await confirm(page).click();
    await page.getByText('3 of 3 mailed').waitFor();
    const orders = await site.world.sql<{ n: number }>(
      `select count(*)::int as n from document_orders where organization_id = $1 and not livemode group by documentable_id`,
      [caller.organizationId],
    );
    expect(orders.map(({ n }) => n)).toEqual(Array.from({ length: 55 }, () => 2));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  }, 600_000);

  it('shows a notice that is due before a hundred newer ones that are served', async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    const { noticeId } = await withNotices(caller, 1);
    await copyOf(noticeId, 100);
    await site.world.sql(
      `update notices set status = 'served', served_at = now(), created_at = now() + interval '1 hour'
        where project_id = (select project_id from notices where id = $1) and id <> $1`,
      [noticeId],
    );
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/notices`);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    await page.locator(`a[href$="${noticeId}"]`).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('SERVED');
    await page.locator(`a[href$="${noticeId}"]`).waitFor({ state: 'detached' });
  });

  it('mails as many as the credits pay for, and says which are left', async () => {
    const poor = await site.world.caller({ credits: '50.00' });
    await site.world.makeRoom(poor);
    await withNotices(poor, 2);
    const page = await choose(poor, 'live', 2);
    await button(page, /^Mail 2 notices for/).click();
    await page.getByText('Your credits are enough for some of them only.').waitFor();
    await confirm(page).click();
    await page.getByText('1 of 2 mailed').waitFor();
    await rows(page, 'not mailed').waitFor();
    await page.getByRole('alert').getByText('Buy credits under Account').waitFor();
    expect(await ordersOf(poor)).toBe(2);
    browser.takeProblems(page);
  });
});
