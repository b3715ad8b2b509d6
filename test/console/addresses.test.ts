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

  it.each([
    ['notices', 'abc', 'No such page', 'Notices'],
    ['waivers/requests', 'abc', 'No such page', 'Waiver requests'],
    ['notices', '11111111-1111-4111-8111-111111111111', 'Notice', 'Notices'],
    ['projects', '11111111-1111-4111-8111-111111111111', 'Project', 'Projects'],
  ])('leads to the list if the record does not exist: %s/%s', async (list, id, title, listTitle) => {
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(`/console/${owner.organizationId}/live/${list}/${id}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByText('got invalid value').count()).toBe(0);
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: 'Go to the list' }).click();
    await page.waitForURL(`**/live/${list}`);
    await page.getByRole('heading', { level: 1, name: listTitle }).waitFor();
    browser.takeProblems(page);
  });

  it('keeps the choices of a list for the back button, and not the letters of a search', async () => {
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(`/console/${owner.organizationId}/live/today`);
    await page.getByRole('link', { name: 'Waivers', exact: true }).click();
    await page.getByLabel('Status').selectOption('SIGNED');
    await page.waitForURL('**/waivers?status=SIGNED');
    const search = page.getByLabel('Search waivers');
    await search.pressSequentially('tower', { delay: 300 });
    await page.waitForURL('**/waivers?status=SIGNED&search=tower');
    await page.goBack();
    await page.waitForURL('**/waivers');
    expect(await page.getByLabel('Status').inputValue()).toBe('');
    await page.goBack();
    await page.waitForURL('**/today');
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
