/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** The browser itself reports each request that fails, and a message on a socket that it closes. */
const lost = /WebSocket connection|WebSocket is already in CLOSING|Failed to load resource/;

describe('a page whose connection is lost', () => {
  let owner: Caller;
  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
  });

  const addContact = async (lastName: string) => {
    const body = { ...bodies.contact, organization_id: owner.organizationId, last_name: lastName };
    const answer = await site.world.rest(owner, 'POST', '/contacts', body);
    expect(answer.status).toBe(201);
    return answer.body.data.id as string;
  };
  const band = (page: Page) => page.getByRole('complementary', { name: 'Connection' });
  /** Opens a page whose socket and requests end and begin with `setOnline`. */
  const open = async (path: string) => {
    const page = await browser.openPage(site, { signedInAs: owner });
    const closings: Array<() => void> = [];
    let isOnline = true;
    // Chromium's own switch leaves sockets open.
    await page.routeWebSocket(/\/graphql$/, (socket) => {
      if (!isOnline) return void socket.close();
      const server = socket.connectToServer();
      closings.push(() => {
        void server.close();
        void socket.close();
      });
    });
    await page.goto(`/console/${owner.organizationId}/live${path}`);
    /** Whether its sockets reach the service. */
    const setServed = (wanted: boolean) => {
      isOnline = wanted;
      if (!wanted) for (const close of closings.splice(0)) close();
    };
    const setOnline = async (wanted: boolean) => {
      await page.context().setOffline(!wanted);
      setServed(wanted);
    };
    return { page, setOnline, setServed };
  };
  const noOtherProblem = (page: Page) =>
    expect(browser.takeProblems(page).filter((problem) => !lost.test(problem))).toEqual([]);

  it('says so, keeps what it shows, and shows each event that it missed once, without a reload', async () => {
    const { page, setOnline } = await open('/developers/events');
    await page.getByText('New events appear at once.').waitFor();
    const rowsOf = (id: string) => page.getByRole('row').filter({ hasText: id });
    const before = await addContact('Before');
    await rowsOf(before).waitFor();
    await setOnline(false);
    await band(page).getByText('The connection is lost.').waitFor();
    const missed = [await addContact('Missed'), await addContact('Too')];
    expect(await rowsOf(before).count()).toBe(1);
    await expectNoAxeFindings(page);
    await pictures(page, 'offline');
    await setOnline(true);
    for (const id of missed) await rowsOf(id).waitFor();
    await band(page).waitFor({ state: 'detached' });
    const after = await addContact('After');
    await rowsOf(after).waitFor();
    for (const id of [before, ...missed, after]) expect(await rowsOf(id).count()).toBe(1);
    noOtherProblem(page);
  });

  it('reads again what changed meanwhile', async () => {
    const { page, setOnline } = await open('/account/contacts');
    await page.getByRole('heading', { name: 'Contacts' }).waitFor();
    await setOnline(false);
    await band(page).waitFor();
    await addContact('Unseen');
    await setOnline(true);
    await page.getByRole('row').filter({ hasText: 'Unseen' }).waitFor();
    noOtherProblem(page);
  });

  it('keeps what was typed, sends nothing later by itself, and saves it once when asked again', async () => {
    const { page, setOnline } = await open('/account/divisions');
    await page.getByRole('button', { name: 'New division' }).first().click();
    const dialog = page.getByRole('dialog');
    const typed = {
      Name: 'Concrete North',
      'Street address': '55 Quarry Rd',
      City: 'Oakland',
      'ZIP code': '94607',
    };
    for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel('State').selectOption('CA');
    await setOnline(false);
    await dialog.getByRole('button', { name: 'Create division' }).click();
    await dialog.getByText('The service cannot be reached.').waitFor();
    await dialog.getByText('Your input is kept.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'offline-form');
    await setOnline(true);
    await band(page).waitFor({ state: 'detached' });
    const names = async () =>
      (
        await site.world.sql<{ name: string }>('select name from divisions where account_id = $1', [
          owner.organizationId,
        ])
      )
        .map(({ name }) => name)
        .filter((name) => name === 'Concrete North');
    expect(await names()).toEqual([]);
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Concrete North');
    await dialog.getByRole('button', { name: 'Create division' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Concrete North', exact: true }).waitFor();
    expect(await names()).toEqual(['Concrete North']);
    noOtherProblem(page);
  });

  it('reads again by itself what a proxy answered while the service was away', async () => {
    // Before the page opens, so that no event of it is missed.
    await addContact('Behind');
    const { page, setServed } = await open('/account/divisions');
    await page.getByRole('heading', { name: 'Divisions' }).waitFor();
    await page.getByRole('link', { name: 'Contacts' }).hover();
    let isServed = false;
    const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route('**/graphql', (route) => (isServed ? route.fallback() : route.fulfill(gateway)));
    setServed(false);
    await band(page).waitFor();
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByText('The service does not answer. Try again in a moment.').waitFor();
    isServed = true;
    setServed(true);
    await page.getByRole('row').filter({ hasText: 'Behind' }).waitFor();
    noOtherProblem(page);
  });

  it('reads again by itself what failed meanwhile, and says that it will', async () => {
    // Before the page opens, so that no event of it is missed.
    await addContact('Unread');
    const { page, setServed } = await open('/account/divisions');
    await page.getByRole('heading', { name: 'Divisions' }).waitFor();
    // The code of both pages is one file.
    await page.getByRole('link', { name: 'Contacts' }).hover();
    // The network is there, and the service is not.
    let isServed = false;
    await page.route('**/graphql', (route) => (isServed ? route.fallback() : route.abort()));
    setServed(false);
    await band(page).waitFor();
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByText('It is read again by itself when the connection is back.').waitFor();
    expect(await page.getByText('Your input is kept.').count()).toBe(0);
    await expectNoAxeFindings(page);
    isServed = true;
    setServed(true);
    await page.getByRole('row').filter({ hasText: 'Unread' }).waitFor();
    noOtherProblem(page);
  });

  it('stays the console when the code of a page does not arrive, and opens the page when the connection is back', async () => {
    const { page, setOnline } = await open('/account/divisions');
    await page.getByRole('heading', { name: 'Divisions' }).waitFor();
    await setOnline(false);
    await band(page).waitFor();
    const claims = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Claims' });
    await claims.click();
    await page.getByRole('heading', { name: 'This page is not loaded yet' }).waitFor();
    await page.getByText('The page cannot be loaded.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'offline-page');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'This page is not loaded yet' }).waitFor();
    await setOnline(true);
    await page.getByRole('heading', { name: 'Claims', level: 1 }).waitFor();
    noOtherProblem(page);
  });

  it('loads the document of another build when a file of the earlier one is gone', async () => {
    const { page } = await open('/account/divisions');
    await page.getByRole('heading', { name: 'Divisions' }).waitFor();
    let isGone = true;
    await page.route(/\/console\/assets\/.*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await page.route('**/console', async (route) => {
      const html = (await (await route.fetch()).text()).replaceAll('/console/assets/', '/console/assets/other-');
      isGone = false;
      await route.fulfill({ contentType: 'text/html', body: html });
    });
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('heading', { name: 'Claims', level: 1 }).waitFor();
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((one) => (one as PerformanceNavigationTiming).type),
      ),
    ).toEqual(['reload']);
    browser.takeProblems(page);
  });
});
