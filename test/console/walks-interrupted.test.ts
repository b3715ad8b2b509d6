/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { signIn } from '../support/records/people.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

interface Step {
  /** The operation that the step sends, and the table in which it leaves a row. */
  operation: string;
  table: string;
  begin: (page: Page, on: string, made: GoldenPath) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Something that was typed is still there. */
  isKept: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
}

/** The steps of the walks that make something, each with a form or a dialog of its own. */
const steps: Record<string, Step> = {
  'a notice': {
    operation: 'CreateNotice',
    table: 'notices',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/notices/new?project=${projectId}&type=PRELIMINARY`);
      await button(page, 'Choose another project').waitFor();
      await page.getByLabel('Amount').fill('41000');
    },
    press: (page) => button(page, 'Create the notice').click(),
    isKept: async (page) => expect(await page.getByLabel('Amount').inputValue()).toBe('41000'),
    isDone: (page) => page.getByRole('figure').first().waitFor(),
  },
  'its mail': {
    operation: 'OrderNotice',
    table: 'document_orders',
    async begin(page, on, { noticeId }) {
      await page.goto(`${on}/notices/${noticeId}`);
      await button(page, 'Mail it').click();
      await dialog(page).getByLabel('Golden State Builders Inc, San Francisco, CA').uncheck();
      // The price is read again: without it there is nothing to press, and a session that ends first takes it away.
      await dialog(page).locator('button[type="submit"]:enabled', { hasText: 'Mail it for' }).waitFor();
    },
    press: (page) =>
      dialog(page)
        .getByRole('button', { name: /^Mail it for/ })
        .click(),
    isKept: async (page) =>
      expect(await dialog(page).getByLabel('Golden State Builders Inc, San Francisco, CA').isChecked()).toBe(false),
    isDone: (page) => page.getByRole('row').filter({ hasText: 'Sunset Tower Holdings LLC' }).waitFor(),
  },
  'a claim': {
    operation: 'CreateClaim',
    table: 'escalations',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/claims/new?project=${projectId}&type=LAWSUIT`);
      await button(page, 'Choose another project').waitFor();
      await page.getByLabel('Amount').fill('51250');
    },
    press: (page) => button(page, 'Create the claim').click(),
    isKept: async (page) => expect(await page.getByLabel('Amount').inputValue()).toBe('51250'),
    isDone: (page) => page.getByRole('heading', { name: 'Lawsuit' }).waitFor(),
  },
  'a waiver': {
    operation: 'CreateWaiver',
    table: 'waivers',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/waivers/new?project=${projectId}&type=CONDITIONAL_PROGRESS`);
      await button(page, 'Choose another project').waitFor();
      await page.getByLabel('Amount').fill('12000');
      await page.getByLabel('Through date (required)').fill('2026-01-31');
      await page.getByLabel('Who pays').fill('Golden State Builders Inc');
    },
    press: (page) => button(page, 'Create the waiver').click(),
    isKept: async (page) => expect(await page.getByLabel('Who pays').inputValue()).toBe('Golden State Builders Inc'),
    isDone: (page) => page.getByRole('figure').getByText('$12,000.00').waitFor(),
  },
  'a signature': {
    operation: 'SignWaiver',
    table: 'signatures',
    async begin(page, on, { waiverId }) {
      await page.goto(`${on}/waivers/${waiverId}`);
      await button(page, 'Sign').click();
      await page.getByLabel('Your full name (required)').fill('Ana Diaz');
      await page.getByLabel(/I agree to sign/).check();
    },
    press: (page) => dialog(page).getByRole('button', { name: 'Sign' }).click(),
    isKept: async (page) => expect(await page.getByLabel('Your full name (required)').inputValue()).toBe('Ana Diaz'),
    isDone: (page) => page.getByText(/by Ana Diaz/).waitFor(),
  },
  'a schedule from a spreadsheet': {
    operation: 'ImportSchedule',
    table: 'sovs',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/billing/schedules/import?project=${projectId}`);
      const buffer = Buffer.from('Item,Description of work,Scheduled value\r\n1,Pumping,125000.00\r\n');
      await page.getByLabel('CSV file').setInputFiles({ name: 'tower.csv', mimeType: 'text/csv', buffer });
      await button(page, 'Import 1 line').waitFor();
    },
    press: (page) => button(page, 'Import 1 line').click(),
    isKept: (page) => button(page, 'Import 1 line').waitFor(),
    isDone: (page) => page.getByRole('heading', { name: 'tower', exact: true }).waitFor(),
  },
};

describe('a step of a walk', () => {
  let caller: Caller;
  let made: GoldenPath;
  const rows = async (table: string) => {
    const own =
      table === 'signatures' ? 'select 1 from waivers where signed_at is not null and' : `select 1 from ${table} where`;
    return (await site.world.sql(`${own} account_id = $1`, [caller.organizationId])).length;
  };

  async function begin(step: Step): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await step.begin(page, `/console/${caller.organizationId}/live`, made);
    return page;
  }
  const lost = (page: Page) => page.getByText('The service cannot be reached.').first().waitFor();

  beforeEach(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    made = await goldenPath(site.world, caller);
    await generate(site.world, caller, made.waiverId, { documentable_type: 'waiver', type: 'waiver' });
  });

  const names = Object.keys(steps).map((name) => [name] as const);

  it.each(names)('keeps what was typed for %s while the service is away, and is done once', async (name) => {
    const step = steps[name]!;
    const before = await rows(step.table);
    const page = await begin(step);
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, step.operation)) return route.fallback();
      attempts += 1;
      if (attempts > 2) return route.fallback();
      // It does not arrive, and then its answer does not.
      if (attempts === 2) await route.fetch();
      return route.abort();
    });
    await step.press(page);
    await lost(page);
    await step.isKept(page);
    expect([attempts, await rows(step.table)]).toEqual([1, before]);
    await step.press(page);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await lost(page);
    expect([attempts, await rows(step.table)]).toEqual([2, before + 1]);
    await step.press(page);
    await step.isDone(page);
    // The page may have learned by an event that it is done.
    expect(attempts).toBeGreaterThanOrEqual(2);
    expect(await rows(step.table)).toBe(before + 1);
    browser.takeProblems(page);
  });

  it.each(names)(
    'keeps what was typed for %s when the session ends, and goes on after another sign-in',
    async (name) => {
      const step = steps[name]!;
      const before = await rows(step.table);
      const page = await begin(step);
      await site.world.sql('delete from sessions where user_id = $1', [caller.userId]);
      await step.press(page);
      await page.getByRole('link', { name: 'Sign in again' }).first().waitFor();
      await step.isKept(page);
      expect(await rows(step.table)).toBe(before);
      const { secret } = await signIn(site.world, caller);
      await page
        .context()
        .addCookies([{ name: 'cps_session', value: secret, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
      await step.press(page);
      await step.isDone(page);
      expect(await rows(step.table)).toBe(before + 1);
      browser.takeProblems(page);
    },
  );
});
