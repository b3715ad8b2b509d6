import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { makeRequest } from '../support/fulfillment.js';
import { openFakePartner } from '../support/partner.js';
import { openSite } from '../support/site.js';
import { doTasks } from '../support/tasks.js';
import type { Caller } from '../support/world.js';

const { settings } = await openFakePartner();
const site = openSite(settings);
const browser = openBrowser();

describe('a full service request', () => {
  let account: Caller;
  let clerk: Caller;
  let id: string;

  beforeAll(async () => {
    account = await site.world.caller({ credits: '200.00' });
    id = (await makeRequest(site.world, account, { fulfillment_scope: 'full_service' })).id;
    expect(await doTasks(site.world)).toEqual([]);
    clerk = await site.world.caller({ name: 'Partner', credits: '0' });
    await site.world.sql(`update memberships set operator_role = 'partner' where user_id = $1`, [clerk.userId]);
  }, 60_000);

  async function open(whose: Caller, path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: whose });
    await page.goto(`/console/${whose.organizationId}/live${path}`);
    return page;
  }

  it('is worked on by the partner, and its further recipients are approved by the account', async () => {
    const partner = await open(clerk, '/partner');
    await partner.getByRole('heading', { name: 'Next: Sunset Tower' }).waitFor();
    await partner.getByText('900 Ocean Ave').waitFor();
    await partner.getByRole('button', { name: 'Begin the work' }).waitFor();
    await partner.keyboard.press('Enter');
    await partner.getByLabel('Recipients found (required)').waitFor();
    await expectNoAxeFindings(partner);
    await partner.keyboard.type('5');
    await partner.keyboard.press('Enter');
    await partner.getByText(/^The research found 5 recipients, and \d are paid for/).waitFor();
    await pictures(partner, 'partner');

    const page = await open(account, '/mail/research');
    await page.getByRole('button', { name: /^Approve \d+ credits$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await partner.reload();
    const mailed = partner.getByLabel('Mailed to (required)');
    await mailed.fill(
      'Sunset Tower Holdings LLC\nGolden State Builders, 9407 1118 9956 2700 0000 14\nBank 1\nBank 2\nBank 3',
    );
    await partner.getByRole('button', { name: 'Report 5 mailed' }).click();
    await partner.getByLabel('Findings').fill('The deed names Sunset Tower Holdings LLC.');
    await partner.getByRole('button', { name: 'It is done' }).click();
    await partner.getByText('Nothing to do').waitFor();
    const { body } = await site.world.rest(account, 'GET', `/fulfillment-requests/${id}`);
    expect(body.data).toMatchObject({ status: 'fulfilled', result: { findings: expect.stringContaining('deed') } });
  });
});
