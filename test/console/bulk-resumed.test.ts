/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, openBrowser } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite({ idempotencyWindowSeconds: 1 });
const browser = openBrowser();

describe('an act on several records that goes on after the service has forgotten its keys', () => {
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    made = await goldenPath(site.world, caller);
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const confirm = async (page: Page, name: RegExp) => {
    await button(page, name).click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
  };
  async function open(list: string, act: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    page.setDefaultTimeout(25_000);
    await page.goto(`/console/${caller.organizationId}/live/${list}`);
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .first()
      .check();
    await page.getByRole('button', { name: /^Do with them/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${act}`) }).click();
    return page;
  }
  /** The service does what the operation asks for once, and its answer is lost; the next one is answered with an error, if one is named. */
  async function lose(page: Page, operation: string, nextCode?: string): Promise<void> {
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, operation)) return route.fallback();
      attempts += 1;
      if (attempts === 1) {
        await route.fetch();
        return route.abort();
      }
      if (attempts > 2 || !nextCode) return route.fallback();
      return route.fulfill({
        status: 200,
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({ errors: [{ message: 'Sign in again.', extensions: { code: nextCode } }] }),
      });
    });
  }
  const untilForgotten = () => new Promise((resolve) => setTimeout(resolve, 1_500));

  it.each([false, true])('gives each task once, also one that was deleted since: %s', async (isDeleted) => {
    const text = isDeleted ? 'Call the surety' : 'Call the lender';
    const page = await open('projects', 'Assign a task');
    await page.getByLabel('Task').fill(text);
    await page.getByLabel('Who does it').selectOption({ index: 1 });
    await button(page, 'Check them').click();
    await lose(page, 'BulkAssign');
    await confirm(page, /^Assign 1 task$/);
    await button(page, /^Go on: assign/).waitFor();
    const tasks = `from project_notes where account_id = $1 and text = $2`;
    const [task] = await site.world.sql<{ id: string }>(`select id ${tasks}`, [caller.organizationId, text]);
    if (isDeleted) {
      const deletion = 'mutation($id: ID!) { deleteProjectNote(input: { id: $id }) { id } }';
      expect((await site.world.graphql(caller, deletion, { id: task!.id })).body.errors).toBeUndefined();
    }
    await untilForgotten();
    await confirm(page, /^Go on: assign/);
    await page.getByText('1 of 1 done.').waitFor();
    expect(await site.world.sql(`select id ${tasks}`, [caller.organizationId, text])).toEqual([task]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  });

  it('says of a document that it may have been generated, also after a session that has ended, and finds that it was', async () => {
    const notice = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const { id, notice_number: number } = await site.world.send(caller, 'POST', '/notices', notice);
    const page = await browser.openPage(site, { signedInAs: caller });
    page.setDefaultTimeout(25_000);
    await page.goto(`/console/${caller.organizationId}/live/notices`);
    await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
    await page.getByRole('button', { name: /^Do with them/ }).click();
    await page.getByRole('menuitem', { name: /^Generate the documents/ }).click();
    await lose(page, 'BulkGenerate', 'FORBIDDEN');
    await confirm(page, /^Generate 1 document/);
    await button(page, /^Go on: generate/).waitFor();
    await untilForgotten();
    await confirm(page, /^Go on: generate/);
    await page.getByText('Sign in again.').waitFor();
    await confirm(page, /^Go on: generate/);
    const unclear = page.getByRole('region', { name: 'May have been done' });
    await unclear
      .getByText(/it may have been done/)
      .last()
      .waitFor();
    expect(await unclear.getByRole('link', { name: number }).getAttribute('href')).toMatch(
      new RegExp(`/notices/${id}$`),
    );
    await page.getByText('0 of 1 done, 1 may have been done.').waitFor();
    await button(page, 'Check the unclear one again').click();
    await page
      .getByRole('region', { name: 'Cannot be done' })
      .getByText(/revert it first/)
      .last()
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  });
});
