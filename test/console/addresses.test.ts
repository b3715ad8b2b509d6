/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('an address of the console', () => {
  let owner: Caller;
  let other: Caller;
  beforeAll(async () => {
    owner = await site.world.caller();
    other = await site.world.caller();
  });

  it.each([
    () => '/console/nothing',
    () => `/console/${owner.organizationId}/test/today`,
    () => `/console/${owner.organizationId}/live/nothing`,
  ])('leads to Today if it does not exist: %s', async (address) => {
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(address());
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await page.waitForURL(`**/console/${owner.organizationId}/live/today`);
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  });

  it('says that the person does not belong to its organization, and opens no socket', async () => {
    const page = await browser.openPage(site, { signedInAs: owner });
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(`/console/${other.organizationId}/live/account/people`);
    await page.getByRole('heading', { level: 1, name: 'Another organization' }).waitFor();
    await page.getByText('You are not a member of this organization').waitFor();
    expect(await page.title()).toBe('Another organization · Console');
    await expectNoAxeFindings(page);
    await pictures(page, 'another-organization');
    expect(sockets).toEqual([]);
    expect(await page.getByRole('complementary', { name: 'Connection' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Organization: Another organization' }).click();
    await page.getByRole('menuitemradio').first().click();
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page.getByRole('cell', { name: 'Owner', exact: true }).waitFor();
  });
});
