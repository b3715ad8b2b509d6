/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a new project in three steps', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    const own = { organization_id: caller.organizationId };
    expect((await site.world.rest(caller, 'POST', '/divisions', { ...bodies.division, ...own })).status).toBe(201);
    expect((await site.world.rest(caller, 'POST', '/organizations', bodies.contractor)).status).toBe(201);
  });

  async function open(search = ''): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/projects/new${search}`);
    return page;
  }
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
  const create = (page: Page) => page.getByRole('button', { name: 'Create the project' });
  const createNow = (page: Page) => page.getByRole('button', { name: 'Create it now' });
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const role = (page: Page) => page.getByLabel('Your role (required)');
  const sector = (page: Page) => page.getByLabel('Sector (required)');
  const panel = (page: Page) => page.getByRole('complementary', { name: 'What follows' });
  const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
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
    await page.getByLabel('Name (required)').fill('Pier 9');
    const jobsite = group(page, 'Jobsite');
    await jobsite.getByLabel('Street').fill('900 Ocean Ave');
    await jobsite.getByLabel('City').fill('San Francisco');
    await jobsite.getByLabel('County').fill('San Francisco');
    await jobsite.getByLabel('State').selectOption('CA');
    await jobsite.getByLabel('ZIP code').fill('94112');
    await sector(page).selectOption({ label: 'Private' });
    await pictures(page, 'project-new-1');
    await next(page);
    await role(page).selectOption({ label: 'Subcontractor' });
    await group(page, 'Owner').getByLabel('Company', { exact: true }).fill('Pier Holdings LLC');
    const owner = group(page, 'Pier Holdings LLC');
    await owner.getByLabel('Street').fill('1 Market St');
    await owner.getByLabel('City').fill('San Francisco');
    await owner.getByLabel('State').selectOption('CA');
    await owner.getByLabel('ZIP code').fill('9410');
    // A company of the directory is taken with the keys alone.
    const company = page.getByRole('combobox', { name: 'Company' }).nth(1);
    await company.fill('golden');
    await page.getByRole('option', { name: 'Golden State Builders Inc San Francisco, CA' }).waitFor();
    await expectNoAxeFindings(page);
    await company.press('ArrowDown');
    await company.press('Enter');
    await group(page, 'Golden State Builders Inc').getByLabel('Hired by').selectOption({ label: 'Pier Holdings LLC' });
    await page.getByLabel('Who hired you').selectOption({ label: 'Golden State Builders Inc' });
    await page.getByRole('button', { name: 'Add another party' }).click();
    await group(page, 'Another party').getByLabel('Company', { exact: true }).fill('Harbor Bank');
    await pictures(page, 'project-new-2');
    await next(page);
    await page.getByLabel('First furnishing').fill('2041-03-01');
    await panel(page).getByText('By 03/21/2041', { exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'project-new-3');
    await create(page).click();
    // Everything that is wrong is marked at once in its step, the first of which opens, and none of it is created.
    await heading(page, 'Step 2 of 3: Who is who').waitFor();
    await page.getByRole('link', { name: '2 to correct' }).waitFor();
    await owner.getByText('Enter a ZIP code of 5 or 9 digits').waitFor();
    await group(page, 'Harbor Bank').getByText('Fill this in.').waitFor();
    const zip = owner.getByLabel('ZIP code');
    expect(await zip.getAttribute('aria-invalid')).toBe('true');
    expect(await isFocused(zip)).toBe(true);
    expect(await counts()).toEqual({ projects: 0, organizations: 1, jobsites: 0, parties: 0 });
    await expectNoAxeFindings(page);
    await zip.fill('94105');
    await group(page, 'Harbor Bank').getByLabel('Role on the project (required)').selectOption({ label: 'Lender' });
    await page.getByRole('link', { name: 'to correct' }).waitFor({ state: 'detached' });
    await createNow(page).click();
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

  it('shows what the law asks for first, by when and on whom, while it is typed, and says it politely', async () => {
    const page = await open();
    const said = panel(page).getByRole('status');
    await panel(page).getByText('It appears here as soon as you have chosen:').waitFor();
    expect(await panel(page).getByRole('listitem').allTextContents()).toEqual([
      'the state of the jobsite',
      'the sector',
      'your role',
    ]);
    // None of the three is chosen already.
    expect([await role(page).inputValue(), await sector(page).inputValue()]).toEqual(['', '']);
    await group(page, 'Jobsite').getByLabel('State').selectOption('CA');
    await sector(page).selectOption({ label: 'Private' });
    await panel(page).getByRole('link', { name: 'your role' }).click();
    await heading(page, 'Step 2 of 3: Who is who').waitFor();
    await role(page).selectOption({ label: 'Subcontractor' });
    await panel(page).getByText('No day yet', { exact: true }).waitFor();
    await panel(page)
      .getByText(/^Also served, and not named yet: the owner and general contractor\.$/)
      .waitFor();
    await panel(page)
      .getByText(/first furnishing/)
      .waitFor();
    await expectNoAxeFindings(page);
    await next(page);
    await page.getByLabel('First furnishing').fill('2041-03-01');
    await said
      .getByText(/^Next: Serve the Preliminary Notice by 03\/21\/2041, in \d+ days\.$/)
      .waitFor({ state: 'attached' });
    await pictures(page, 'project-new-panel');
    // A year that is still typed is no date, and a contradiction is said in words.
    await page.getByLabel('Last furnishing').fill('2041-02-01');
    await panel(page)
      .getByText(/enter a date that is not before/)
      .waitFor();
    await page.getByLabel('Last furnishing').fill('2041-04-20');
    await panel(page).getByText('By 03/21/2041', { exact: true }).waitFor();
    await page.getByLabel('Name (required)').evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
    await heading(page, 'Step 1 of 3: The job').waitFor();
    const name = page.getByLabel('Name (required)');
    expect(await isFocused(name)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Pier 12');
    const shown = await panel(page).getByRole('heading').first().textContent();
    await createNow(page).click();
    await page.getByRole('heading', { name: 'Pier 12', exact: true }).waitFor();
    // The project says the same.
    await page.getByRole('link', { name: 'Deadlines' }).click();
    const card = page.getByRole('region', { name: 'Next', exact: true });
    expect(await card.getByRole('heading').textContent()).toBe(shown);
    await card.getByText('03/21/2041').waitFor();
    // Of the contradiction.
    browser.takeProblems(page);
  });

  it('says that the rights are lost, with the days that have passed apart from those to come', async () => {
    const page = await open();
    await group(page, 'Jobsite').getByLabel('State').selectOption('CA');
    await sector(page).selectOption({ label: 'Private' });
    await next(page);
    await role(page).selectOption({ label: 'Subcontractor' });
    await next(page);
    const longAgo = new Date(Date.now() - 730 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Last furnishing').fill(longAgo);
    // The work as a whole may have gone on.
    await panel(page)
      .getByText(/^[0-9]+ days overdue$/)
      .waitFor();
    await page.getByLabel('Completion').fill(longAgo);
    await panel(page).getByRole('heading', { name: 'Lien rights lost' }).waitFor();
    const passed = panel(page).getByRole('list', { name: 'Days that have passed' });
    await passed.getByText(/lien/i).first().waitFor();
    expect(await panel(page).getByRole('list', { name: 'Later deadlines' }).count()).toBe(0);
    expect(
      await panel(page)
        .getByText(/^(No deadline|No day yet|Next:)/)
        .count(),
    ).toBe(0);
    expect(await panel(page).getByRole('status').textContent()).toMatch(/^The lien rights are lost/);
    await expectNoAxeFindings(page);
    await pictures(page, 'project-new-lost');
  });

  it('has its step in the address: Back, a reload and a link lead to it, and the keys and a screen reader find it', async () => {
    const page = await open();
    page.on('dialog', (dialog) => void dialog.accept());
    const name = page.getByLabel('Name (required)');
    await name.fill('Pier 13');
    // A jobsite without a street is refused.
    await group(page, 'Jobsite')
      .getByText('leave the city, ZIP code and county empty, too')
      .waitFor({ timeout: 5_000 });
    // Enter goes on, as the button does.
    await name.press('Enter');
    const second = heading(page, 'Step 2 of 3: Who is who');
    await second.waitFor();
    await page.waitForURL(/step=2$/);
    expect(await isFocused(second)).toBe(true);
    await role(page).selectOption({ label: 'Laborer' });
    await page.reload();
    await second.waitFor();
    expect(await role(page).inputValue()).toBe('LABORER');
    await next(page);
    await heading(page, 'Step 3 of 3: Dates and money').waitFor();
    await page.goBack();
    await second.waitFor();
    await page.goBack();
    await heading(page, 'Step 1 of 3: The job').waitFor();
    expect(await name.inputValue()).toBe('Pier 13');
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Dates and money' }).click();
    await page.getByLabel('Contract amount').fill('48000');
    expect(await name.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await second.waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await page.waitForURL(/\/projects$/);
  });

  it('is created early with what is known, and asks for the rest where it is missing', async () => {
    const page = await open();
    await page.getByLabel('Name (required)').fill('Pier 14');
    await createNow(page).click();
    await page
      .getByText('Choose the sector. It decides between a lien on the property and a claim on a bond.')
      .waitFor();
    expect(await isFocused(sector(page))).toBe(true);
    await sector(page).selectOption({ label: 'Public' });
    await group(page, 'Jobsite').getByLabel('State').selectOption('NV');
    await createNow(page).click();
    await page.getByText('Choose your role. Your deadlines and who receives a notice depend on it.').waitFor();
    expect(await isFocused(role(page))).toBe(true);
    // On public work the public body has the owner’s place.
    await group(page, 'Public entity').waitFor();
    await role(page).selectOption({ label: 'Material supplier' });
    await createNow(page).click();
    await page.getByRole('heading', { name: 'Pier 14', exact: true }).waitFor();
    await page.waitForURL(/tab=people/);
    const [project] = await site.world.sql<object>(
      "select state, sector, claimant_role from projects where name = 'Pier 14' and account_id = $1",
      [caller.organizationId],
    );
    expect(project).toEqual({ state: 'NV', sector: 'public', claimant_role: 'material_supplier' });
  });

  it('is created once when the connection is lost, and keeps what was typed', async () => {
    const before = await counts();
    const page = await open();
    await page.getByLabel('Name (required)').fill('Pier 10');
    await sector(page).selectOption({ label: 'Private' });
    await next(page);
    await role(page).selectOption({ label: 'Subcontractor' });
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
    await createNow(page).click();
    await page.getByText('The service cannot be reached.').waitFor();
    expect(await page.getByLabel('Name (required)').inputValue()).toBe('Pier 10');
    await createNow(page).click();
    await page.getByRole('heading', { name: 'Pier 10', exact: true }).waitFor();
    // Nothing of a project that is complete is kept for the next one.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([]);
    const after = await counts();
    expect(Object.keys(after).map((table) => after[table]! - before[table]!)).toEqual([1, 2, 0, 3]);
    browser.takeProblems(page);
  });

  it('takes the company that the arrow chose, whatever is found meanwhile, and shows none of an earlier search', async () => {
    const by = await site.world.caller();
    const own = { ...bodies.division, organization_id: by.organizationId };
    await site.world.send(by, 'POST', '/divisions', own);
    for (const name of ['Harbor One', 'Harbor Two', 'Harp Works']) {
      await site.world.send(by, 'POST', '/organizations', { ...bodies.contractor, name });
    }
    const page = await browser.openPage(site, { signedInAs: by });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'OrganizationNames') || !route.request().postData()?.includes('"harb"'))
        return route.fallback();
      const response = await route.fetch();
      const { data } = await response.json();
      await held;
      data.organizations.nodes.reverse();
      return route.fulfill({ response, json: { data } });
    });
    await page.goto(`/console/${by.organizationId}/live/projects/new?step=2`);
    const company = page.getByRole('combobox', { name: 'Company' }).first();
    const options = page.getByRole('listbox', { name: 'Companies of your directory' }).getByRole('option');
    await company.fill('har');
    await options.filter({ hasText: 'Harp Works' }).waitFor();
    await company.press('b');
    await options.filter({ hasText: 'Harp Works' }).waitFor({ state: 'detached' });
    await company.press('ArrowDown');
    const active = page.locator('[role=option][aria-selected=true]');
    const chosen = (await active.textContent())!;
    release();
    await options
      .first()
      .and(options.filter({ hasNotText: chosen.trim() }))
      .waitFor();
    expect(await active.textContent()).toBe(chosen);
    await company.press('Enter');
    expect(chosen).toContain(await company.inputValue());
    expect(await company.inputValue()).toMatch(/^Harbor /);
  });

  it('offers the role that its division used last, and its sector while none is chosen, and fills in neither', async () => {
    const by = await site.world.caller();
    const own = { ...bodies.division, organization_id: by.organizationId };
    const { id } = await site.world.send(by, 'POST', '/divisions', own);
    const last = { ...bodies.project, division_id: id, claimant_role: 'material_supplier', sector: 'public' };
    await site.world.send(by, 'POST', '/projects', last);
    const page = await browser.openPage(site, { signedInAs: by });
    await page.goto(`/console/${by.organizationId}/live/projects/new?step=2`);
    const offer = page.getByText('Last used by this division: Material supplier, Public');
    await offer.waitFor();
    expect([await role(page).inputValue(), await sector(page).inputValue()]).toEqual(['', '']);
    await expectNoAxeFindings(page);
    await offer.getByRole('button', { name: 'Use' }).click();
    await offer.waitFor({ state: 'detached' });
    expect([await role(page).inputValue(), await sector(page).inputValue()]).toEqual(['MATERIAL_SUPPLIER', 'PUBLIC']);
    await role(page).selectOption({ label: 'Subcontractor' });
    // The sector that is chosen is not changed by it.
    await page.getByText(/^Last used by this division: Material supplier(Use)?$/).waitFor();
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
