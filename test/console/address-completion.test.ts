/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { berryAvenue, berryStreet } from '../support/fakes/lob-addresses.js';
import { lobSettings } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { bodies } from '../support/records/golden-path.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();
const site = openSite(lobSettings(url));
const browser = openBrowser();

describe('an address that is typed', () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await site.world.caller();
  });
  beforeEach(() => {
    lob.addresses = [berryStreet, berryAvenue];
  });

  const open = async (path: string, mode = 'live', options = {}): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: caller, ...options });
    await page.goto(`/console/${caller.organizationId}/${mode}/${path}`);
    return page;
  };
  const newProject = (mode = 'live', options = {}) => open('projects/new', mode, options);
  const street = (page: Page) => page.getByRole('combobox', { name: 'Street' });
  const option = (page: Page, name: string) => page.getByRole('option', { name });
  const texts = (page: Page) =>
    Promise.all(
      ['Street', 'City', 'State', 'ZIP code', 'County'].map((label) =>
        page.getByLabel(label, { exact: true }).inputValue(),
      ),
    );

  it('is completed with the keys, and its county is proposed', async () => {
    const page = await newProject();
    await street(page).pressSequentially('185 ber');
    await option(page, '185 Berry Ave Hayward, CA 94544').waitFor();
    await page.getByRole('status').filter({ hasText: '2 choices' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'address-choices');
    await street(page).press('ArrowDown');
    expect(await option(page, '185 Berry St San Francisco').getAttribute('aria-selected')).toBe('true');
    await street(page).press('ArrowDown');
    await street(page).press('Enter');
    expect(await texts(page)).toEqual(['185 Berry Ave', 'Hayward', 'CA', '94544', '']);
    expect(await page.getByRole('option').filter({ hasText: 'Berry' }).count()).toBe(0);
    const proposal = page.getByRole('status').filter({ hasText: 'Alameda County, from the address' });
    await proposal.waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'county-proposed');
    expect((await texts(page)).at(-1)).toBe('');
    await page.getByRole('button', { name: 'Use it' }).click();
    expect((await texts(page)).at(-1)).toBe('Alameda County');
    expect(await page.getByLabel('County', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await proposal.count()).toBe(0);
    // The same county in other words is no other one.
    await page.getByLabel('County', { exact: true }).fill('alameda');
    expect(await proposal.count()).toBe(0);
    await page.getByLabel('County', { exact: true }).fill('Contra Costa');
    await proposal.waitFor();
  });

  it('stays as it is typed where nothing is chosen, and where Lob fails', async () => {
    const page = await newProject();
    await street(page).pressSequentially('185 Berry');
    await option(page, '185 Berry St').waitFor();
    await street(page).press('Escape');
    expect(await option(page, '185 Berry St').count()).toBe(0);
    await street(page).pressSequentially(' ');
    await option(page, '185 Berry St').waitFor();
    // Who goes on to the next field stays there.
    await street(page).press('Tab');
    await option(page, '185 Berry St').waitFor({ state: 'detached' });
    await page.waitForTimeout(100);
    await page.getByLabel('City', { exact: true }).and(page.locator(':focus')).waitFor();
    // One change of the field each, so that no slow key is a lookup of its own.
    for (const [status, text] of [
      [401, '185 Berry St'],
      [429, '185 Berry Street'],
      [500, '185 Berry Street 9'],
    ] as const) {
      lob.errors.push({ status, code: 'any', message: 'No.' });
      const looked = page.waitForResponse(
        (response) => response.request().postData()?.includes(JSON.stringify(text)) === true,
      );
      await street(page).fill(text);
      expect((await (await looked).json()).data.addressCompletions).toEqual([]);
      expect(lob.errors).toEqual([]);
    }
    expect(await texts(page)).toEqual(['185 Berry Street 9', '', '', '', '']);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is looked up when the typing rests, and what is outdated is given up', async () => {
    const page = await newProject();
    await street(page).waitFor();
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.postData() ?? ''));
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (asksFor(route, 'AddressCompletions') && route.request().postData()!.includes('"185 Ber"')) await held.promise;
      return route.fallback().catch(() => undefined);
    });
    const first = page.waitForRequest((request) => request.postData()?.includes('"185 Ber"') === true);
    // Letters that follow each other at once are one lookup.
    await street(page).evaluate((field: HTMLInputElement) => {
      for (const text of ['185', '185 B', '185 Be', '185 Ber']) {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await first;
    await street(page).fill('185 Berry A');
    await option(page, '185 Berry Ave').waitFor();
    expect(aborted.filter((body) => body.includes('"185 Ber"'))).toHaveLength(1);
    held.resolve();
    expect(lob.questions.map(({ body }) => body.address_prefix)).toEqual(['185 Berry A']);
  });

  it('is completed in the sandbox by the simulation', async () => {
    const page = await newProject('sandbox');
    await street(page).pressSequentially('12 broadw');
    await option(page, '12 Broadway Oakland, CA 94612').click();
    expect(await texts(page)).toEqual(['12 Broadway', 'Oakland', 'CA', '94612', '']);
    await page.getByText('Alameda County, from the address').waitFor();
    expect(lob.questions).toEqual([]);
  });

  it('leaves the county of a stored jobsite undoubted until its address changes, and shows it with its noun', async () => {
    const send = async (path: string, body: object): Promise<string> => {
      const answer = await site.world.rest(caller, 'POST', path, body);
      expect(answer.status).toBe(201);
      return answer.body.data.id;
    };
    const divisionId = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
    const projectId = await send('/projects', { ...bodies.project, division_id: divisionId, state: 'CA' });
    const stored = { ...bodies.jobsite, project_id: projectId, address_line_1: '185 Berry St', zip: '94108' };
    await send('/jobsites', { ...stored, county: 'Alameda County' });
    const elsewhere = { city: 'New Orleans', state: 'LA', zip: '70112', county: 'orleans', is_primary: false };
    await send('/jobsites', { ...stored, ...elsewhere, address_line_1: '1 Canal St' });
    const page = await open(`projects/${projectId}?tab=people`);
    await page.getByText('Alameda County', { exact: true }).waitFor();
    await page.getByText('Orleans Parish', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit 185 Berry St' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Street' }).waitFor();
    const looked = page.waitForRequest((request) => request.postData()?.includes('AddressCounty') === true);
    await dialog.getByLabel('ZIP code').fill('94107');
    // The stored address was never asked about.
    expect((await looked).postDataJSON().variables.zip).toBe('94107');
    await dialog.getByText('San Francisco County, from the address').waitFor();
    expect(await dialog.getByLabel('County').inputValue()).toBe('Alameda County');
    await dialog.getByRole('button', { name: 'Use it' }).click();
    expect(await dialog.getByLabel('County').inputValue()).toBe('San Francisco County');
  });

  it('is completed for a company with the pointer, and in no other country', async () => {
    const page = await open('account/companies');
    await page.getByRole('button', { name: 'New company' }).first().click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox', { name: 'Street address' });
    await field.pressSequentially('185 ber');
    await option(page, '185 Berry St').waitFor();
    await expectNoAxeFindings(page);
    // It ends the list, and not the dialog.
    await field.press('Escape');
    await option(page, '185 Berry St').waitFor({ state: 'detached' });
    await field.pressSequentially('r');
    await dialog.getByRole('option', { name: '185 Berry St' }).click();
    const values = ['City', 'State', 'ZIP code'].map((label) => dialog.getByLabel(label, { exact: true }).inputValue());
    expect([await field.inputValue(), ...(await Promise.all(values))]).toEqual([
      '185 Berry St',
      'San Francisco',
      'CA',
      '94107',
    ]);
    await expectNoAxeFindings(page);
    await dialog.getByLabel('Country').selectOption('CA');
    await dialog.getByRole('textbox', { name: 'Street address' }).waitFor();
    expect(await field.count()).toBe(0);
  });

  it('is a field for text without a provider', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.route('**/graphql', (route) =>
      asksFor(route, 'AddressProvider')
        ? route.fulfill({ json: { data: { addressCompletions: null } } })
        : route.fallback(),
    );
    const asked = page.waitForResponse(
      (response) => response.request().postData()?.includes('AddressProvider') === true,
    );
    await page.goto(`/console/${caller.organizationId}/live/projects/new`);
    await asked;
    await page.getByRole('textbox', { name: 'Street' }).pressSequentially('185 Berry St');
    await page.getByLabel('ZIP code', { exact: true }).fill('94107');
    expect(await street(page).count()).toBe(0);
    expect(lob.questions).toEqual([]);
  });
});
