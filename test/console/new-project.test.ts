/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a new project on one page', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    const own = { organization_id: caller.organizationId };
    expect((await site.world.rest(caller, 'POST', '/divisions', { ...bodies.division, ...own })).status).toBe(201);
    expect((await site.world.rest(caller, 'POST', '/organizations', bodies.contractor)).status).toBe(201);
  });

  async function open(): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/projects/new`);
    return page;
  }
  const create = (page: Page) => page.getByRole('button', { name: 'Create the project' });
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const rows = (table: string) =>
    site.world.sql(`select 1 from ${table} where account_id = $1 and id <> $1`, [caller.organizationId]);
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        ['projects', 'organizations', 'jobsites', 'parties'].map(async (table) => [table, (await rows(table)).length]),
      ),
    );

  it('is created with its jobsite and its parties, of the directory and new, with who hired whom', async () => {
    const page = await open();
    // A refusal of the project comes before any company is made.
    await group(page, 'Owner').getByLabel('Company', { exact: true }).fill('Pier Holdings LLC');
    await create(page).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name (required)').getAttribute('aria-invalid')).toBe('true');
    expect(await counts()).toEqual({ projects: 0, organizations: 1, jobsites: 0, parties: 0 });
    await page.getByLabel('Name (required)').fill('Pier 9');
    await page.getByLabel('Your role (required)').selectOption({ label: 'Subcontractor' });
    await page.getByLabel('Sector (required)').selectOption({ label: 'Private' });
    await page.getByLabel('First furnishing').fill('2041-03-01');
    const jobsite = page.getByRole('region', { name: 'Jobsite' });
    await jobsite.getByLabel('Street').fill('900 Ocean Ave');
    await jobsite.getByLabel('City').fill('San Francisco');
    await jobsite.getByLabel('County').fill('San Francisco');
    await jobsite.getByLabel('State').selectOption('CA');
    await jobsite.getByLabel('ZIP code').fill('94112');
    const owner = group(page, 'Pier Holdings LLC');
    await owner.getByLabel('Street').fill('1 Market St');
    await owner.getByLabel('City').fill('San Francisco');
    await owner.getByLabel('State').selectOption('CA');
    await owner.getByLabel('ZIP code').fill('9410');
    const contractor = group(page, 'General contractor');
    await contractor.getByLabel('Company', { exact: true }).fill('golden');
    const company = page.getByRole('option', { name: 'Golden State Builders Inc San Francisco, CA' });
    await company.waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'project-new-company');
    await page.keyboard.press('Escape');
    await company.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await company.waitFor();
    expect(await company.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await company.waitFor({ state: 'detached' });
    await group(page, 'Golden State Builders Inc').getByLabel('Hired by').selectOption({ label: 'Pier Holdings LLC' });
    await page.getByLabel('Who hired you').selectOption({ label: 'Golden State Builders Inc' });
    await page.getByRole('button', { name: 'Add another party' }).click();
    await group(page, 'Party 3').getByLabel('Company', { exact: true }).fill('Harbor Bank');
    await create(page).click();
    // Everything that is wrong is marked at once, and none of it is created.
    await owner.getByText('Enter a ZIP code of 5 or 9 digits').waitFor();
    await group(page, 'Harbor Bank').getByText('Fill this in.').waitFor();
    expect(await counts()).toEqual({ projects: 0, organizations: 1, jobsites: 0, parties: 0 });
    await group(page, 'Harbor Bank').getByLabel('Role on the project (required)').selectOption({ label: 'Lender' });
    await expectNoAxeFindings(page);
    await create(page).click();
    // The ZIP code is refused at its field, and no company stays behind.
    await page.getByRole('alert').getByText('Correct what is marked, then try again.').waitFor();
    const zip = owner.getByLabel('ZIP code');
    expect(await zip.getAttribute('aria-invalid')).toBe('true');
    expect(await zip.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await counts()).toEqual({ projects: 0, organizations: 1, jobsites: 0, parties: 0 });
    await pictures(page, 'project-new');
    await zip.fill('94105');
    await create(page).click();
    await page.getByRole('heading', { name: 'Pier 9', exact: true }).waitFor();
    // The deadlines come first; the parties are a tab away.
    await page.getByRole('heading', { name: 'Preliminary Notice', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Parties and jobsites' }).click();
    await page.getByText('900 Ocean Ave').first().waitFor();
    expect(await counts()).toEqual({ projects: 1, organizations: 3, jobsites: 1, parties: 4 });
    const hired = await site.world.sql<{ name: string; hirer: string | null }>(
      `select o.name, h.name as hirer from parties p join organizations o on o.id = p.organization_id
       left join parties q on q.id = p.hired_by_party_id left join organizations h on h.id = q.organization_id
       where p.account_id = $1 and not p.is_claimant order by o.name`,
      [caller.organizationId],
    );
    expect(hired).toEqual([
      { name: 'Golden State Builders Inc', hirer: 'Pier Holdings LLC' },
      { name: 'Harbor Bank', hirer: null },
      { name: 'Pier Holdings LLC', hirer: null },
    ]);
    const hirer = page.getByRole('listitem').filter({ hasText: 'Golden State Builders Inc' }).last();
    await hirer.getByText('you', { exact: true }).waitFor();
    await pictures(page, 'project-new-people');
    browser.takeProblems(page);
  });

  it('is created once when the connection is lost, and keeps what was typed', async () => {
    const before = await counts();
    const page = await open();
    await page.getByLabel('Name (required)').fill('Pier 10');
    await page.getByLabel('Your role (required)').selectOption({ label: 'Subcontractor' });
    await page.getByLabel('Sector (required)').selectOption({ label: 'Private' });
    await group(page, 'Owner').getByLabel('Company', { exact: true }).fill('Quay Owners LP');
    await group(page, 'General contractor').getByLabel('Company', { exact: true }).fill('Quay Builders Inc');
    // The request arrives although its answer is lost.
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !asksFor(route, 'CreateProjectWithParties')) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await create(page).click();
    await page.getByText('The service cannot be reached.').waitFor();
    expect(await page.getByLabel('Name (required)').inputValue()).toBe('Pier 10');
    await create(page).click();
    await page.getByRole('heading', { name: 'Pier 10', exact: true }).waitFor();
    // Nothing of a project that is complete is kept for the next one.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([]);
    const after = await counts();
    expect(Object.keys(after).map((table) => after[table]! - before[table]!)).toEqual([1, 2, 0, 3]);
    browser.takeProblems(page);
  });

  it('offers the role and sector that its division used last, and fills in neither', async () => {
    const by = await site.world.caller();
    const own = { ...bodies.division, organization_id: by.organizationId };
    const { id } = await site.world.send(by, 'POST', '/divisions', own);
    const last = { ...bodies.project, division_id: id, claimant_role: 'material_supplier', sector: 'public' };
    await site.world.send(by, 'POST', '/projects', last);
    const page = await browser.openPage(site, { signedInAs: by });
    await page.goto(`/console/${by.organizationId}/live/projects/new`);
    const offer = page.getByText('Last used by this division: Material supplier, public');
    await offer.waitFor();
    const [role, sector] = [page.getByLabel('Your role (required)'), page.getByLabel('Sector (required)')];
    expect([await role.inputValue(), await sector.inputValue()]).toEqual(['', '']);
    await expectNoAxeFindings(page);
    await pictures(page, 'project-last-used');
    await offer.getByRole('button', { name: 'Use' }).click();
    await offer.waitFor({ state: 'detached' });
    expect([await role.inputValue(), await sector.inputValue()]).toEqual(['MATERIAL_SUPPLIER', 'PUBLIC']);
    await role.selectOption({ label: 'Subcontractor' });
    await offer.waitFor();
  });

  it('has parties that are edited and taken off, and a search leads to them and to the jobsite', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/today`);
    const find = async (text: string, kind: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search records and pages' }).fill(text);
      await page.getByRole('option').filter({ hasText: kind }).filter({ hasText: text }).first().click();
    };
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await find('Harbor Bank', 'Parties');
    await page.waitForURL(/tab=people&found=/);
    await page.getByRole('button', { name: 'Edit Harbor Bank' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To the attention of').fill('Loan desk');
    await dialog.getByLabel('ZIP code').fill('9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('To the attention of').inputValue()).toBe('Loan desk');
    await dialog.getByLabel('ZIP code').fill('94104');
    await expectNoAxeFindings(page);
    await pictures(page, 'project-party');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await find('900 Ocean Ave', 'Jobsites');
    await page.waitForURL(/tab=people&found=/);
    await page.getByRole('button', { name: 'Edit Harbor Bank' }).click();
    await dialog.getByRole('button', { name: 'Take it off the project' }).click();
    await dialog.getByRole('button', { name: 'Take it off', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Harbor Bank' }).waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    browser.takeProblems(page);
  });
});
