/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { makeRequest, payloadOf } from '../support/records/fulfillment.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { openFakePartner } from '../support/records/partner.js';
import { doTasks } from '../support/records/tasks.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { settings } = await openFakePartner();
const site = openSite(settings);
const browser = openBrowser();

describe('a full service request', () => {
  let account: Caller;
  let clerk: Caller;
  let made: GoldenPath;
  let id: string;

  beforeAll(async () => {
    account = await site.world.caller({ credits: '200.00' });
    made = await goldenPath(site.world, account);
    const { status } = await site.world.rest(account, 'PUT', `/projects/${made.projectId}`, {
      first_furnishing_date: '2026-01-20',
    });
    expect(status).toBe(200);
    clerk = await site.world.caller({ name: 'Partner', credits: '0' });
    await site.world.sql(`update memberships set operator_role = 'partner' where user_id = $1`, [clerk.userId]);
  });

  async function open(whose: Caller, path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: whose });
    await page.goto(`/console/${whose.organizationId}/live${path}`);
    return page;
  }

  it('is asked for on a project, with what it lacks and its price shown first, and is charged once', async () => {
    const bare = { ...bodies.project, division_id: made.divisionId, name: 'Bare lot', furnished_description: null };
    expect((await site.world.rest(account, 'POST', '/projects', bare)).status).toBe(201);
    const page = await open(account, '/mail/research');
    await page.getByRole('link', { name: 'Ask for research' }).click();
    const ask = page.getByRole('main').getByRole('button', { name: /^Ask for it for [\d.]+ credits$/ });
    await chooseProject(page, 'Bare lot');
    await page.getByRole('link', { name: 'the complete address of the jobsite' }).waitFor();
    await page.getByRole('link', { name: 'what you furnish' }).waitFor();
    expect(await ask.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Choose another project' }).click();
    await chooseProject(page, 'Sunset Tower, CA');
    await page.getByText('The postage is held until the mail is sent.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'research-new');
    await ask.click();
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'CreateResearch') || attempts++ > 0) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    const confirm = page.getByRole('dialog').getByRole('button', { name: /^Ask for it for [\d.]+ credits$/ });
    await confirm.click();
    await page.getByText('The service cannot be reached.').waitFor();
    await confirm.click();
    await page.getByRole('heading', { name: 'Research', exact: true }).waitFor();
    await page.getByRole('cell', { name: 'Full service' }).waitFor();
    const requests = await site.world.sql<{ id: string }>(
      'select id from fulfillment_requests where organization_id = $1',
      [account.organizationId],
    );
    expect([attempts, requests.length]).toEqual([2, 1]);
    id = requests[0]!.id;
    expect(await doTasks(site.world)).toEqual([]);
    browser.takeProblems(page);
  });

  it('takes the facts that the partner found, and names the field of a wrong one', async () => {
    const partner = await open(clerk, '/partner');
    await partner.getByRole('heading', { name: 'Next: Sunset Tower' }).waitFor();
    await partner.getByText('900 Ocean Ave').waitFor();
    await partner.getByRole('button', { name: 'Begin the work' }).waitFor();
    await partner.keyboard.press('Enter');
    await partner.getByRole('button', { name: 'Send facts' }).click();
    const dialog = partner.getByRole('dialog', { name: 'Facts found' });
    await dialog.getByRole('button', { name: 'Send the facts to the account' }).click();
    await dialog.getByText('Enter at least one fact.').waitFor();
    await dialog.getByLabel('Parcel number').fill('0458-012');
    const lender = dialog.getByRole('group', { name: 'Party 1' });
    await lender.getByLabel('Role').selectOption({ label: 'Lender' });
    await lender.getByLabel('Name').fill('Harbor Bank');
    await lender.getByLabel('ZIP code').fill('9');
    await expectNoAxeFindings(partner);
    await pictures(partner, 'partner-facts');
    await dialog.getByRole('button', { name: 'Send the facts to the account' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await lender.getByLabel('ZIP code').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByLabel('Parcel number').inputValue()).toBe('0458-012');
    await lender.getByLabel('ZIP code').fill('94105');
    await dialog.getByRole('button', { name: 'Send the facts to the account' }).click();
    await dialog.waitFor({ state: 'detached' });
    const found = await site.world.sql('select parcel_number from jobsites where account_id = $1', [
      account.organizationId,
    ]);
    expect(found).toEqual([{ parcel_number: '0458-012' }]);
    browser.takeProblems(partner);
  });

  it('ends with a reason that the account reads: a failure, and a cancellation with its refund', async () => {
    const other = await site.world.caller({ credits: '200.00' });
    const job = (name: string) => ({ project: { ...payloadOf('').project, name } });
    const failed = (await makeRequest(site.world, other, job('Pier 9'))).id;
    const cancelled = (await makeRequest(site.world, other, job('Pier 10'))).id;
    expect(await doTasks(site.world)).toEqual([]);
    await site.world.sql("update fulfillment_requests set status = 'in_progress' where id = any($1)", [
      [failed, cancelled],
    ]);
    const partner = await open(clerk, '/partner');
    for (const [name, ending] of [
      ['Pier 9', 'This attempt failed'],
      ['Pier 10', 'Cancel the request'],
    ] as const) {
      await partner.getByRole('button', { name: `Work on it ${name}`, exact: true }).click();
      await partner.getByRole('heading', { name: `Next: ${name}` }).waitFor();
      await partner.getByRole('button', { name: ending, exact: true }).click();
      const dialog = partner.getByRole('dialog', { name: ending });
      await dialog.getByLabel('Reason (required)').fill('The recorder is closed');
      if (ending === 'Cancel the request') {
        await dialog.getByLabel('A part of it').check();
        await dialog.getByRole('button', { name: 'Cancel it' }).click();
        await dialog.getByText(/refund amount field is required/).waitFor();
        await dialog.getByLabel('Credits to refund (required)').fill('2');
      }
      await expectNoAxeFindings(partner);
      await dialog.getByRole('button', { name: /^(Report the failure|Cancel it)$/ }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    const read = async (one: string) => (await site.world.rest(other, 'GET', `/fulfillment-requests/${one}`)).body.data;
    expect(await read(failed)).toMatchObject({ status: 'failed', last_error: 'The recorder is closed' });
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled', status_reason: 'The recorder is closed' });
    browser.takeProblems(partner);
    const page = await open(other, '/mail/research');
    await page.getByRole('button', { name: 'Try again for Pier 9' }).click();
    await page.getByText('It costs no second fee.').waitFor();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Try it again' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await read(failed)).toMatchObject({ status: 'queued' });
    await page.getByRole('button', { name: 'Cancel for Pier 9' }).click();
    await page.getByRole('button', { name: 'Cancel the research' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await read(failed)).toMatchObject({ status: 'cancelled' });
    expect(await page.getByRole('button', { name: /^(Try again|Cancel) / }).count()).toBe(0);
  });

  it('is worked on by the partner, and its further recipients are approved by the account', async () => {
    const partner = await open(clerk, '/partner');
    await partner.getByRole('heading', { name: 'Next: Sunset Tower' }).waitFor();
    await partner.getByText('900 Ocean Ave, San Francisco, CA 94112').waitFor();
    const contractor = partner.getByRole('listitem').filter({ hasText: 'Golden State Builders Inc' });
    await contractor.getByText('General contractor').waitFor();
    await contractor.getByText('200 Pine St, San Francisco, CA 94104').waitFor();
    await partner.getByLabel('Recipients found (required)').and(partner.locator(':focus')).waitFor();
    await expectNoAxeFindings(partner);
    await partner.keyboard.type('5');
    await partner.keyboard.press('Enter');
    await partner.getByText(/^The research found 5 recipients, and \d are paid for/).waitFor();
    await pictures(partner, 'partner');

    const page = await open(account, '/mail/research');
    await page.setViewportSize({ width: 390, height: 844 });
    const approve = page.getByRole('button', { name: /^Approve \d+ credits$/ });
    const { x, width } = (await approve.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    await approve.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // The queue follows by itself.
    const mailed = partner.getByLabel('Mailed to (required)').and(partner.locator(':focus'));
    await mailed.waitFor();
    const mailedTo = (number: string) =>
      `Sunset Tower Holdings LLC\nGolden State Builders, ${number}\nBank 1\nBank 2\nBank 3`;
    await mailed.fill(mailedTo('9407 1118 9956 2700 0000 15'));
    await partner.getByRole('button', { name: 'Report 5 mailed' }).click();
    await partner.getByText(/^The number of Golden State Builders must be .* with a valid check digit/).waitFor();
    await partner.getByLabel('Mailed to (required)').fill(mailedTo('9407 1118 9956 2700 0000 14'));
    await partner.getByLabel('Mailed at').fill('2099-01-01T09:30');
    await partner.getByRole('button', { name: 'Report 5 mailed' }).click();
    await partner.getByText(/mailed at field must/).waitFor();
    await partner.getByLabel('Mailed at').fill('');
    await partner.getByRole('button', { name: 'Report 5 mailed' }).click();
    await partner
      .getByLabel('Findings')
      .and(partner.locator(':focus'))
      .fill('The deed names Sunset Tower Holdings LLC.');
    await partner.getByRole('button', { name: 'It is done' }).click();
    await partner.getByText('Nothing to do').waitFor();
    const { body } = await site.world.rest(account, 'GET', `/fulfillment-requests/${id}`);
    expect(body.data).toMatchObject({ status: 'fulfilled', result: { findings: expect.stringContaining('deed') } });
    await page.getByRole('button', { name: 'See the result for Sunset Tower' }).click();
    await page.getByText('The deed names Sunset Tower Holdings LLC.').waitFor();
    await page.getByText(/^Golden State Builders, 9407/).waitFor();
    browser.takeProblems(partner);
    await expectNoAxeFindings(page);
    await pictures(page, 'research-result');
  });
});
