/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = openSite({ role: 'all' });
const browser = openBrowser();

describe('the page of a notice', () => {
  let sandbox: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    sandbox = await site.world.sandboxOf(caller);
    made = await goldenPath(site.world, sandbox);
  });

  /** A notice of its own for each test. */
  async function newNotice(): Promise<string> {
    const body = { ...bodies.notice, project_id: made.projectId, organization_id: sandbox.organizationId };
    return (await site.world.rest(sandbox, 'POST', '/notices', body)).body.data.id;
  }
  async function open(id: string, signedInAs: Parameters<typeof browser.openPage>[1] = { signedInAs: sandbox }) {
    const page = await browser.openPage(site, signedInAs);
    await page.goto(`/console/${sandbox.organizationId}/sandbox/notices/${id}`);
    await page.getByRole('heading', { name: /^Preliminary notice N-/ }).waitFor();
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Mail it in the sandbox for/ });
  const words = (page: Page, text: string) => page.getByRole('figure').getByText(text);
  const ordersOf = (id: string) =>
    site.world.sql("select id from document_orders where documentable_id = $1 and documentable_type = 'notice'", [id]);
  /** Tables of which a part is out of sight. */
  const overflow = (page: Page) =>
    page
      .locator('section:has(> table)')
      .evaluateAll((frames) =>
        frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.textContent),
      );
  /** Changes the answer of one operation. */
  const intercept = (page: Page, operation: string, work: (route: Route) => Promise<unknown>) =>
    page.route('**/graphql', (route) => (asksFor(route, operation) ? work(route) : route.fallback()));

  it('shows the pages beside the form, which follow what is typed, and mails them until they are delivered', async () => {
    const page = await open(await newNotice());
    await words(page, 'Sunset Tower Holdings LLC').waitFor();
    await page.getByLabel('Amount').fill('52000');
    await words(page, '$52,000.00').waitFor();
    await page.getByText('Everything that the form asks for is on record.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'notice-draft');
    await button(page, 'Mail it').click();
    await page.getByText(/credits, with the document/).waitFor();
    await confirm(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const owner = page.getByRole('row').filter({ hasText: 'Sunset Tower Holdings LLC' });
    await owner.waitFor();
    expect(await page.getByLabel('Amount').count()).toBe(0);
    await page.getByText('As the project said when it was generated').waitFor();
    await page.getByRole('link', { name: 'Move the clock' }).click();
    await button(page, '30 days').click();
    await page.goBack();
    await owner.getByText('Delivered', { exact: true }).waitFor();
    expect(await overflow(page)).toEqual([]);
    // The browser is in New York, and the project in California.
    await owner.getByRole('link').first().click();
    await page.getByText(/^Accepted$/).waitFor();
    expect(await page.getByText(/\d{4}, \d{1,2}:\d\d.[AP]M P[DS]T/).count()).toBeGreaterThan(2);
    await page.goBack();
    await owner.waitFor();
    const proof = await page.getByRole('link', { name: 'Proof of service' }).getAttribute('href');
    expect((await page.request.get(proof!)).headers()['content-type']).toBe('application/pdf');
    await expectNoAxeFindings(page);
    await pictures(page, 'notice-served');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'Amend this notice').click();
    await page.getByLabel('New amount').fill('61000');
    await button(page, 'Create the amendment').click();
    await page.getByRole('heading', { name: /-A1$/ }).waitFor();
    await page.getByText(/^Amends/).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/console/${sandbox.organizationId}/sandbox/notices`);
    const row = page.getByRole('row').filter({ hasText: '-A1' });
    await row.getByText('Sunset Tower').and(page.locator(':visible')).waitFor();
    await row.getByText('Draft').and(page.locator(':visible')).waitFor();
    expect(await overflow(page)).toEqual([]);
  });

  it('is listed with the fact that its day needs, while it has none', async () => {
    const send = async (path: string, body: Json) => (await site.world.rest(sandbox, 'POST', path, body)).body.data;
    const none = { first_furnishing_date: null };
    const project = await send('/projects', {
      ...bodies.project,
      ...none,
      division_id: made.divisionId,
      name: 'Undated',
    });
    const notice = { ...bodies.notice, ...none, project_id: project.id, organization_id: sandbox.organizationId };
    await send('/notices', notice);
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/sandbox/notices`);
    const row = page.getByRole('row').filter({ hasText: 'Undated' });
    await row.getByRole('cell', { name: 'needs the date of first furnishing' }).waitFor();
  });

  it('shows what another person changed in a field that is being edited, and keeps both until one is chosen', async () => {
    const id = await newNotice();
    const page = await open(id);
    const amount = page.getByLabel('Amount');
    // Refused, so that the own text is not saved before the other person saves theirs.
    await amount.fill('51000 or so');
    await page.getByText('Not saved yet').waitFor();
    await site.world.rest(sandbox, 'PUT', `/notices/${id}`, { claim_amount: '70000.00', description: 'Shotcrete' });
    await page.getByText('Someone else changed “Amount” to 70000.00 while you were editing it.').waitFor();
    expect(await amount.inputValue()).toBe('51000 or so');
    expect(await page.getByLabel('What you furnish').inputValue()).toBe('Shotcrete');
    await button(page, 'Keep mine').click();
    await amount.fill('51000');
    await words(page, '$51,000.00').waitFor();
    browser.takeProblems(page);
  });

  it('keeps what was typed when the session has ended, and saves it after the person signed in again', async () => {
    const id = await newNotice();
    const page = await open(id);
    await words(page, 'Sunset Tower Holdings LLC').waitFor();
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByLabel('What you furnish').fill('Slickline pumping');
    await page.getByText('Your session has ended.').waitFor();
    await page.getByRole('link', { name: 'Sign in again in a new tab' }).waitFor();
    expect(await page.getByLabel('What you furnish').inputValue()).toBe('Slickline pumping');
    await page.context().addCookies(cookies);
    await button(page, 'Try again').click();
    await words(page, 'Slickline pumping').waitFor();
    browser.takeProblems(page);
  });

  it('sends an order once whose answer was lost', async () => {
    const id = await newNotice();
    const page = await open(id);
    await button(page, 'Mail it').click();
    let attempts = 0;
    await intercept(page, 'OrderNotice', async (route) => {
      attempts += 1;
      if (attempts > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await confirm(page).click();
    await page.getByText('The service cannot be reached.').waitFor();
    await confirm(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(attempts).toBe(2);
    expect(await ordersOf(id)).toHaveLength(2);
    browser.takeProblems(page);
  });

  it('takes a click while an event has the notice read again', async () => {
    const id = await newNotice();
    const page = await open(id);
    await button(page, 'Mail it').click();
    await confirm(page).and(page.locator(':enabled')).waitFor();
    let reads = 0;
    // The first read has no answer until the page is closed.
    await intercept(page, 'Notice', async (route) => {
      reads += 1;
      if (reads > 1) await route.fallback();
    });
    const reading = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'Notice');
    await newNotice();
    await reading;
    await confirm(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it('mails nothing from an open dialog when another person mailed the notice meanwhile', async () => {
    const id = await newNotice();
    const page = await open(id);
    await button(page, 'Mail it').click();
    await confirm(page).waitFor();
    const to = { name: 'Owner', addressLine1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };
    await site.world.graphql(
      sandbox,
      'mutation($input: OrderRecordInput!) { orderNotice(input: $input) { orders { id } } }',
      {
        input: { id, mailClass: 'CERTIFIED', recipients: [to] },
      },
    );
    await page.getByText('This notice was mailed meanwhile. Nothing else was sent.').waitFor();
    expect(await confirm(page).isDisabled()).toBe(true);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it('accepts an amount with commas once, keeps the commas of a text, and waits with the mail for what is unsaved', async () => {
    const id = await newNotice();
    const page = await open(id);
    await page.getByLabel('What you furnish').fill('Units 101,102');
    await page.getByLabel('Amount').fill('$53,000');
    await words(page, '$53,000.00').waitFor();
    await page.getByText('Saved as you type').waitFor();
    expect(await page.getByLabel('Amount').inputValue()).toBe('$53,000');
    expect(await page.getByLabel('What you furnish').inputValue()).toBe('Units 101,102');
    expect(await page.getByText('Someone else changed').count()).toBe(0);
    const [stored] = await site.world.sql('select description, claim_amount from notices where id = $1', [id]);
    expect(stored).toMatchObject({ description: 'Units 101,102' });
    expect(await button(page, 'Mail it').isEnabled()).toBe(true);
    await page.getByLabel('Amount').fill('53000 or so');
    await page.getByText('Not saved yet').waitFor();
    expect(await button(page, 'Mail it').isDisabled()).toBe(true);
    expect(await button(page, /^Generate/).isDisabled()).toBe(true);
    browser.takeProblems(page);
  });

  it('says why a price or the draft is refused, and mails once it is not', async () => {
    const id = await newNotice();
    for (const [operation, says] of [
      ['MailPrice', 'There is no price for this.'],
      ['PreviewDocument', 'The general contractor is missing.'],
    ] as const) {
      const page = await browser.openPage(site, { signedInAs: sandbox });
      let isRefused = true;
      const error = { message: says, extensions: { code: 'VALIDATION_FAILED' } };
      await intercept(page, operation, (route) =>
        isRefused ? route.fulfill({ json: { data: null, errors: [error] } }) : route.fallback(),
      );
      await page.goto(`/console/${sandbox.organizationId}/sandbox/notices/${id}`);
      await button(page, 'Mail it').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('alert').getByText(says).waitFor();
      expect(await confirm(page).count()).toBe(0);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await dialog.getByRole('alert').getByText(says).waitFor();
      isRefused = false;
      await dialog.getByRole('button', { name: 'Try again' }).click();
      // It is enabled once the price is that of the pages.
      await confirm(page).click({ trial: true });
      expect(await dialog.getByRole('alert').count()).toBe(0);
      expect(await ordersOf(id)).toHaveLength(0);
      if (operation !== 'PreviewDocument') continue;
      await confirm(page).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await ordersOf(id)).toHaveLength(2);
    }
  });

  it('shows a price that rose since it was shown, and sends only after it is confirmed', async () => {
    const id = await newNotice();
    const page = await open(id);
    await button(page, 'Mail it').click();
    await confirm(page).waitFor();
    await intercept(page, 'MailPrice', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Json;
      answer.data.mail.credits += 3;
      return route.fulfill({ response, json: answer });
    });
    await confirm(page).click();
    await page.getByText(/^The price rose from [\d.]+ credits to [\d.]+ credits\. Nothing was sent\./).waitFor();
    expect(await ordersOf(id)).toHaveLength(0);
    await confirm(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it('says so when there are not enough credits, and sends nothing', async () => {
    const poor = await site.world.caller({ credits: '5.00' });
    const { noticeId } = await goldenPath(site.world, poor);
    const page = await browser.openPage(site, { signedInAs: poor });
    await page.goto(`/console/${poor.organizationId}/live/notices/${noticeId}`);
    await button(page, 'Mail it').click();
    await page.getByText('You do not have enough credits.').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mail it for/ })
      .click();
    await page.getByRole('alert').getByText('Buy credits under Account').waitFor();
    expect(await ordersOf(noticeId)).toHaveLength(0);
    browser.takeProblems(page);
  });

  it('leads from what is missing to where it is entered', async () => {
    const { body } = await site.world.rest(sandbox, 'POST', '/projects', {
      ...bodies.project,
      division_id: made.divisionId,
      name: 'Bare lot',
      state: 'CA',
    });
    const answer = await site.world.rest(sandbox, 'POST', '/notices', {
      ...bodies.notice,
      project_id: body.data.id,
      organization_id: sandbox.organizationId,
    });
    const page = await open(answer.body.data.id);
    await page.getByRole('heading', { name: 'Missing: the document cannot be made yet' }).waitFor();
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: /^Complete it: The project has no active owner/ }).click();
    await page.getByRole('heading', { name: 'Parties' }).waitFor();
    browser.takeProblems(page);
  });

  it('gives a member who only reads the facts without fields or buttons', async () => {
    const id = await newNotice();
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [sandbox.userId]);
    const page = await open(id);
    await page.getByText('$48,000.00').first().waitFor();
    expect(await page.getByLabel('Amount').count()).toBe(0);
    expect(await button(page, /Generate|Mail|Void|Edit|More actions/).count()).toBe(0);
    await site.world.sql(`update memberships set role = 'owner' where user_id = $1`, [sandbox.userId]);
  });
});
