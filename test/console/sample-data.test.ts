import { describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

describe('an empty sandbox', () => {
  it('is filled with sample data from Today, which a reset offers again on the page of the sandbox', async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    const page = await browser.openPage(site, { signedInAs: caller });
    const base = `/console/${caller.organizationId}`;
    const button = page.getByRole('button', { name: 'Load sample data' });
    await page.goto(`${base}/live/today`);
    await page.getByRole('link', { name: 'Start in the sandbox' }).click();
    await button.waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'sample-data-offered');
    await button.click();
    await page.getByText('The sample data is loaded.').waitFor();
    await page.getByRole('region', { name: 'Overdue and this week' }).waitFor();
    await page.getByText('Dogpatch Life Science, Building 2').first().waitFor();
    expect(await button.count()).toBe(0);
    await pictures(page, 'sample-data');

    await page.goto(`${base}/sandbox/developers/sandbox`);
    await page.getByText('It is loaded into an empty sandbox: reset this one first.').waitFor();
    expect(await button.count()).toBe(0);
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    await page.getByRole('button', { name: 'Delete everything in it' }).click();
    await button.waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'sandbox-empty');
    await button.click();
    await page.getByText('It is loaded into an empty sandbox: reset this one first.').waitFor();

    await page.goto(`${base}/live/developers/sandbox`);
    await page.getByText('This is live mode').waitFor();
    expect(await button.count()).toBe(0);
  });

  it('offers none on Today where the service refuses it: beside a company, and after a division that is deleted', async () => {
    const division = {
      name: 'Mission Rock Partners',
      address_line_1: '1 Third St',
      city: 'San Francisco',
      state: 'CA',
      zip: '94158',
    };
    for (const path of ['/organizations', '/divisions']) {
      const caller = await site.world.caller();
      const sandbox = await site.world.sandboxOf(caller);
      const body = { ...division, ...(path === '/divisions' && { organization_id: caller.organizationId }) };
      const { data } = (await site.world.rest(sandbox, 'POST', path, body)).body;
      if (path === '/divisions') await site.world.rest(sandbox, 'DELETE', `${path}/${data.id}`);
      const refused = await site.world.graphql(sandbox, 'mutation { loadSampleData { now } }');
      expect(refused.body.errors[0].extensions.code).toBe('CONFLICT');
      const page = await browser.openPage(site, { signedInAs: caller });
      await page.goto(`/console/${caller.organizationId}/sandbox/today`, { waitUntil: 'networkidle' });
      await page
        .getByRole('region', { name: 'First steps' })
        .getByRole('link', { name: 'Add your division' })
        .waitFor();
      expect(await page.getByRole('button', { name: 'Load sample data' }).count()).toBe(0);
    }
  });

  it('offers a member who only reads nothing to load', async () => {
    const caller = await site.world.caller();
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [caller.userId]);
    const page = await browser.openPage(site, { signedInAs: caller });
    for (const path of ['today', 'developers/sandbox']) {
      await page.goto(`/console/${caller.organizationId}/sandbox/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByText(/No projects yet|Clock/)
        .first()
        .waitFor();
      expect(await page.getByRole('button', { name: 'Load sample data' }).count()).toBe(0);
    }
  });
});
