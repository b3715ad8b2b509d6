import { beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a page that only changes records', () => {
  let owner: Caller;
  let reader: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    owner = await site.world.caller();
    made = await goldenPath(site.world, owner);
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
  });

  it.each([
    'projects/new',
    'projects/ID/edit',
    'notices/new?project=ID&type=LIEN',
    'claims/new?project=ID',
    'waivers/new?project=ID',
    'waivers/requests/new?project=ID',
    'billing/schedules/import',
    'mail/research/new',
  ])('opens for those who change records, and says to a reader why not: %s', async (path) => {
    const address = (by: Caller) => `/console/${by.organizationId}/live/${path.replace('ID', made.projectId)}`;
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(address(owner));
    await page.locator('main').locator('form, input[type="file"]').first().waitFor();
    const readers = await browser.openPage(site, { signedInAs: reader });
    await readers.goto(address(reader));
    await readers.getByRole('heading', { level: 1, name: 'You can only read' }).waitFor();
    await readers.getByText('Ask an owner or admin of the organization for the right to do this.').waitFor();
    expect(await readers.locator('main').locator('form, input').count()).toBe(0);
  });

  it.each(['notices/send', 'claims/send', 'waivers/send', 'bulk', 'billing/pay-applications/ID/ask'])(
    'is not opened for a reader, whatever leads to it: %s',
    async (path) => {
      const page = await browser.openPage(site, { signedInAs: reader });
      await page.goto(`/console/${reader.organizationId}/live/${path.replace('ID', made.payApplicationId)}`);
      await page.getByRole('heading', { level: 1, name: 'You can only read' }).waitFor();
    },
  );

  it('leaves a reader every page that shows records', async () => {
    const page = await browser.openPage(site, { signedInAs: reader });
    await page.goto(`/console/${reader.organizationId}/live/projects/${made.projectId}`);
    await page.getByRole('heading', { level: 1, name: 'Sunset Tower' }).waitFor();
  });
});
