/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { loggedFor } from '../support/records/request-log.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

describe('the request log in the console', () => {
  let owner: Caller;
  let sandbox: Caller;
  let reader: Caller;

  beforeAll(async () => {
    const { world } = site;
    owner = await world.caller({ name: 'Bay Concrete Inc' });
    sandbox = {
      ...owner,
      ...(await world.caller({ organizationId: owner.organizationId, abilities: ['mode:sandbox'] })),
    };
    reader = await world.caller({ organizationId: owner.organizationId });
    await world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    const contact = { ...bodies.contact, organization_id: owner.organizationId };
    for (const answer of [
      await world.rest(owner, 'GET', '/contacts?per_page=3'),
      await world.rest(owner, 'POST', '/contacts', contact),
      await world.rest(owner, 'POST', '/contacts', { organization_id: owner.organizationId }),
      await world.rest(sandbox, 'POST', '/contacts', { ...contact, first_name: "D'Arcy" }),
    ])
      await loggedFor(world, answer);
  });

  const open = async (path: string, mode = 'live', person: Caller = owner): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/${mode}/developers/requests${path}`);
    return page;
  };
  const rows = (page: Page) => page.getByRole('table', { name: 'Requests' }).getByRole('row');

  it('lists requests with a token, filtered by what the address says', async () => {
    const page = await open('');
    await page.getByText('3 requests').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'requests');
    await page.getByLabel('Method').selectOption('POST');
    await page.getByText('2 requests').waitFor();
    await page.getByLabel('Status').selectOption({ label: 'Every error' });
    await page.getByText('1 request', { exact: true }).waitFor();
    await page.waitForURL(/method=POST.*status=FAILED/);
    await page.reload();
    await page.getByText('1 request', { exact: true }).waitFor();
    expect(await rows(page).getByRole('link', { name: 'validation_failed' }).getAttribute('href')).toBe(
      '/docs/errors/validation_failed',
    );
    await page.getByRole('searchbox').fill('no such text');
    await page.getByText('No request of the last seven days matches these filters.').waitFor();
    await page.goto(`${page.url().split('?')[0]}?method=GET`);
    await page.setViewportSize({ width: 390, height: 800 });
    await rows(page)
      .getByText(/\d:\d\d:\d\d\s[AP]M, \d+ ms$/)
      .waitFor();
    await page.getByText('1 request', { exact: true }).waitFor();
    await page.goto(`${page.url().split('?')[0]}?since=2020-01-01&until=2020-01-02`);
    await page.getByText('No request of the last seven days matches these filters.').waitFor();
  });

  it('shows a request of the sandbox with its bodies, and as a command for a shell', async () => {
    const page = await open('', 'sandbox');
    await rows(page).getByRole('link', { name: 'POST /api/v1/contacts' }).click();
    await page.getByRole('heading', { level: 1, name: 'POST /api/v1/contacts' }).waitFor();
    await page.getByRole('region', { name: 'Body that was sent' }).getByText("D'Arcy").waitFor();
    await page.getByRole('region', { name: 'Answer', exact: true }).getByText('"data"').waitFor();
    const command = await page.getByRole('region', { name: 'As curl' }).textContent();
    expect(command).toContain(`curl '${site.url}/api/v1/contacts'`);
    expect(command).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(command).toContain(`D'\\''Arcy`);
    await expectNoAxeFindings(page);
    await pictures(page, 'request');
  });

  it('is linked by the id that every error shows', async () => {
    const page = await browser.openPage(site, { signedInAs: reader });
    await page.goto(`/console/${owner.organizationId}/live/projects/${owner.organizationId}`);
    const link = page.getByRole('alert').getByRole('link', { name: /^[0-9a-f-]{36}$/ });
    await link.waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'error-with-request');
    // The page reads again when its socket is ready, so the id belongs to the click.
    const id = await link.evaluate((element: HTMLElement) => {
      element.click();
      return element.textContent;
    });
    await page.getByRole('definition').filter({ hasText: id! }).waitFor();
    await page.getByText(', in the console').waitFor();
  });

  it('shows no bodies of a live request, to every member', async () => {
    const page = await open('?status=FAILED', 'live', reader);
    await rows(page).getByRole('link', { name: 'POST /api/v1/contacts' }).click();
    await page.getByText('Bodies are kept in the sandbox only').waitFor();
    expect(await page.getByRole('region', { name: 'Body that was sent' }).count()).toBe(0);
    await page.getByRole('link', { name: 'validation_failed' }).waitFor();
    await page.getByRole('region', { name: 'As curl' }).getByText('-d @body.json').waitFor();
  });
});
