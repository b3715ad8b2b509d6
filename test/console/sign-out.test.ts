import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

const failed = /Failed to load resource/;
const menu = (page: Page) => page.getByRole('dialog', { name: 'Your account' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await menu(page).getByRole('button', { name: 'Sign out' }).click();
}

describe('the end of a session', () => {
  it('says why it failed, and works at the next attempt', async () => {
    const caller = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: caller });
    let isRefused = true;
    await page.route('**/graphql', (route) =>
      isRefused && asksFor(route, 'EndSession')
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.fallback(),
    );
    await page.goto(`/console/${caller.organizationId}/live/today`);
    await signOut(page);
    await menu(page).getByRole('alert').getByText('The service does not answer.').waitFor();
    await expectNoAxeFindings(page);
    isRefused = false;
    await menu(page).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in');
    expect(browser.takeProblems(page).filter((problem) => !failed.test(problem))).toEqual([]);
  });

  it('is the end in every tab, and none keeps what was typed', async () => {
    const caller = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/today`);
    const other = await page.context().newPage();
    await other.goto(`/console/${caller.organizationId}/live/projects/new`);
    await other.getByLabel('Name (required)').fill('Harbor Tower');
    const kept = () =>
      other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('console.form.')));
    expect(await kept()).toHaveLength(1);
    await signOut(page);
    await other.waitForURL('**/sign-in');
    expect(await kept()).toEqual([]);
  });
});

describe('a browser that stores nothing', () => {
  /** What a browser does whose storage is full, and one that refuses it, such as where cookies are blocked. */
  const faults = {
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    refused: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
  };

  it.each(['full', 'refused'] as const)('shows the console all the same, and ends the session: %s', async (fault) => {
    const caller = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.context().addInitScript(faults[fault]);
    const base = `/console/${caller.organizationId}/live`;
    const other = await page.context().newPage();
    await other.goto(`${base}/developers/graphql`);
    const editor = other.getByRole('textbox', { name: 'Query or mutation' });
    await editor.fill('{ viewer { email } }');
    await other.getByRole('button', { name: 'Run', exact: true }).click();
    await other.getByText('"viewer"').waitFor();

    await page.goto(`${base}/today`);
    await page.getByRole('button', { name: 'Your account' }).click();
    await menu(page).getByRole('radio', { name: 'Dark' }).check();
    await page.locator('html[data-scheme=dark]').waitFor();
    await menu(page).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in');
    await other.waitForURL('**/sign-in');
  });
});

describe('the first read of a page', () => {
  it('is sent again when a proxy answered in the place of the service', async () => {
    const caller = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: caller });
    let refusals = 1;
    await page.route('**/graphql', (route) =>
      asksFor(route, 'Viewer') && refusals-- > 0
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.fallback(),
    );
    await page.goto(`/console/${caller.organizationId}/live/today`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(browser.takeProblems(page).filter((problem) => !failed.test(problem))).toEqual([]);
  });
});
