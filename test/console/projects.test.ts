/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';

import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the pages of projects', () => {
  let caller: Caller;
  let division: string;

  beforeAll(async () => {
    caller = await site.world.caller();
    division = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
    await create('Harbor Tower', 'CA');
    await create('Alder Creek Plant', 'NV');
  });

  const send = async (path: string, body: object) => {
    const answer = await site.world.rest(caller, 'POST', path, body);
    expect(answer.status).toBe(201);
    return answer.body.data.id as string;
  };
  const create = (name: string, state: string) =>
    send('/projects', { ...bodies.project, division_id: division, name, state });
  const open = async (path: string): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    return page;
  };

  it('opens from the first address and shows every project', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.getByRole('link', { name: 'Projects' }).click();
    await page.getByRole('cell', { name: 'Harbor Tower', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/${caller.organizationId}/live/projects`);
    await page.getByText('2 projects').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'projects');
  });

  it('keeps its search in the address', async () => {
    const page = await open('/projects');
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('harbor');
    await page.getByText('1 project', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('harbor');
    await page.reload();
    await page.getByRole('cell', { name: 'Harbor Tower', exact: true }).waitFor();
    expect(await page.getByRole('cell', { name: 'Alder Creek Plant', exact: true }).count()).toBe(0);
  });

  it('keeps what is typed while the address follows, and two filters that are set at once', async () => {
    const page = await open('/projects');
    const search = page.getByRole('searchbox', { name: 'Search projects' });
    await page.getByRole('cell', { name: 'Harbor Tower', exact: true }).waitFor();
    // As on a slow machine: the address follows late, while the person goes on typing.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await search.pressSequentially('harbor', { delay: 260 });
    await page.getByLabel('Sector').selectOption('PRIVATE');
    await page.waitForURL(/search=harbor/);
    expect(await search.inputValue()).toBe('harbor');
    await page.getByText('1 project', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('sector')).toBe('PRIVATE');
  });

  it('shows a project that another person creates, without a reload', async () => {
    const page = await open('/projects');
    await page.getByRole('cell', { name: 'Harbor Tower', exact: true }).waitFor();
    await create('Marina Heights', 'WA');
    await page.getByRole('cell', { name: 'Marina Heights', exact: true }).waitFor();
  });

  it('sends a person who is not signed in to the sign-in', async () => {
    const page = await browser.openPage(site);
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    await page.waitForURL(/\/sign-in\?page=/);
    browser.takeProblems(page);
  });

  it('creates a project, and shows what is wrong at its field without losing the rest', async () => {
    const page = await open('/projects/new');
    await page.getByLabel('Your number').fill('A-17');
    await page.getByLabel('State', { exact: true }).first().selectOption('CA');
    const create = page.getByRole('button', { name: 'Create it now' });
    await create.click();
    await page.getByRole('alert').waitFor();
    const name = page.getByLabel('Name (required)');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Your number').inputValue()).toBe('A-17');
    await name.fill('Pier 9');
    await page.getByLabel('Sector (required)').selectOption({ label: 'Private' });
    await expectNoAxeFindings(page);
    await create.click();
    await page.getByLabel('Your role (required)').selectOption({ label: 'Material supplier' });
    await create.click();
    await page.getByRole('heading', { name: 'Pier 9' }).waitFor();
    await page.getByRole('button', { name: 'Add a party' }).click();
    await page.getByLabel('Role on the project (required)').selectOption('OWNER');
    await page.getByLabel('Company (required)').fill('Pier Holdings LLC');
    await page.getByLabel('Suite, floor or unit').fill('Suite 400');
    await page.getByLabel('City').fill('Oakland');
    await page.getByRole('button', { name: 'Add the party' }).click();
    await page.getByRole('region', { name: 'Parties' }).getByText('Pier Holdings LLC').waitFor();
    const [owner] = await site.world.sql(
      "select address_line_2 from organizations where account_id = $1 and name = 'Pier Holdings LLC'",
      [caller.organizationId],
    );
    expect(owner).toEqual({ address_line_2: 'Suite 400' });
    await expectNoAxeFindings(page);
    await pictures(page, 'project-people');
    browser.takeProblems(page);
  });

  it('shows each deadline with its reasons, asks for the missing dates, and marks what is done', async () => {
    const id = await create('Course', 'CA');
    await site.world.rest(caller, 'PUT', `/projects/${id}`, {
      first_furnishing_date: '2041-03-01',
      completion_date: null,
    });
    const page = await open(`/projects/${id}`);
    const notice = page.getByRole('listitem').filter({ hasText: '03/21/2041' });
    await notice.getByText('Why this date').click();
    await notice
      .getByText(/Civ\. Code/)
      .first()
      .waitFor();
    await page.getByLabel('Completion').fill('2041-06-03');
    await page.getByRole('button', { name: 'Save the facts' }).click();
    await page.getByText('09/03/2041').first().waitFor();
    await notice.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByLabel('Done on (required)').fill('2026-03-10');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText('done 03/10/2026').waitFor();
    const lien = page.getByRole('listitem').filter({ hasText: 'Mechanics lien' });
    // What is next is offered once, at the top.
    const next = page.getByRole('region', { name: 'Next' });
    await next.getByRole('link', { name: 'Make the notice' }).waitFor();
    expect(await lien.getByRole('link', { name: 'Make the notice' }).count()).toBe(0);
    const begun = { ...bodies.notice, type: 'lien', project_id: id, organization_id: caller.organizationId };
    const lienId = await send('/notices', begun);
    const begunLink = next.getByRole('link', { name: 'Open the notice' });
    expect(await begunLink.getAttribute('href')).toMatch(new RegExp(`/notices/${lienId}$`));
    await site.world.sql("update notices set status = 'recorded', served_at = now() where id = $1", [lienId]);
    await page.reload();
    await lien.getByText('done', { exact: true }).waitFor();
    expect(await lien.getByRole('link').count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'project-course');
    const onScreen = page.getByRole('link', { name: 'Make the notice' }).or(page.getByText('Why this date'));
    expect(await onScreen.count()).toBeGreaterThan(2);
    // A closed explanation and the ways to a record are for the screen.
    await notice.locator('details').evaluate((details) => details.removeAttribute('open'));
    await page.emulateMedia({ media: 'print' });
    for (const one of await onScreen.all()) await one.waitFor({ state: 'hidden' });
    await page.getByText('09/03/2041').first().waitFor();
  });

  it('asks for the state and the facts that a deadline depends on where the deadlines are', async () => {
    const id = await send('/projects', {
      ...bodies.project,
      division_id: division,
      name: 'Without a state',
      first_furnishing_date: '2041-03-01',
      completion_date: '2041-06-03',
    });
    const page = await open(`/projects/${id}`);
    const missing = page.getByRole('region', { name: 'Missing facts' });
    await missing.getByLabel('Project state').selectOption('CA');
    await missing.getByRole('button', { name: 'Save the facts' }).click();
    await page.getByText('09/03/2041').first().waitFor();
    expect(await missing.getByLabel('Project state').count()).toBe(0);
    // No deadline depends on the last day of furnishing, once the completion is known.
    expect(await missing.getByLabel('Last furnishing').count()).toBe(0);
    // It decides whether a claim on the bond is due at all.
    await missing.getByLabel('Payment bond').selectOption({ label: 'No' });
    await missing.getByRole('button', { name: 'Save the facts' }).click();
    await missing.getByLabel('Payment bond').waitFor({ state: 'detached' });
    const [stored] = await site.world.sql('select state, payment_bond from projects where id = $1', [id]);
    expect(stored).toEqual({ state: 'CA', payment_bond: false });
  });

  it('takes a recorded notice of completion, which shortens the time for a lien, and removes it again', async () => {
    const id = await create('Recorded', 'CA');
    const dates = { first_furnishing_date: '2026-01-05', completion_date: '2026-06-03' };
    await site.world.rest(caller, 'PUT', `/projects/${id}`, dates);
    const page = await open(`/projects/${id}`);
    const lien = page.getByRole('listitem').filter({ hasText: 'Mechanics lien' });
    await lien.getByText('09/01/2026', { exact: true }).waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Add a recorded notice').click();
    await page.getByLabel('Recorded on (required)').fill('');
    await button('Add it').click();
    await page.getByRole('dialog').getByRole('alert').first().waitFor();
    await page.getByLabel('Recorded on (required)').fill('2026-06-10');
    await page.getByLabel('Instrument number').fill('2026-004711');
    await expectNoAxeFindings(page);
    await pictures(page, 'project-recorded-notice');
    await button('Add it').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await lien.getByText('07/10/2026', { exact: true }).waitFor();
    const recorded = page.getByRole('region', { name: 'Recorded at the end of the work' });
    await recorded.getByText('2026-004711').waitFor();
    await button('Remove the notice of completion').click();
    await button('Remove it').click();
    await lien.getByText('09/01/2026', { exact: true }).waitFor();
    browser.takeProblems(page);
  });

  it('keeps the notice of commencement and the number of homes of a project', async () => {
    const id = await create('Commenced', 'FL');
    const page = await open(`/projects/${id}/edit`);
    await page.getByLabel('Notice of commencement recorded').fill('2026-02-02');
    await page.getByLabel('Its instrument number').fill('OR 2210, page 14');
    await page.getByLabel('Homes in the building').fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Commenced', exact: true }).waitFor();
    const stored = async () =>
      (await site.world.sql('select notice_of_commencement, units from projects where id = $1', [id]))[0];
    const recording = { recordedOn: '2026-02-02', instrument: 'OR 2210, page 14' };
    expect(await stored()).toEqual({ notice_of_commencement: recording, units: 12 });
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Notice of commencement recorded').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Commenced', exact: true }).waitFor();
    expect(await stored()).toEqual({ notice_of_commencement: { ...recording, recordedOn: null }, units: 12 });
  });

  it('saves a filter under a name, by keyboard, and forgets it again', async () => {
    const page = await open('/projects?search=harbor&sector=PRIVATE');
    await page.getByRole('button', { name: 'Save this filter' }).press('Enter');
    // The dialog is loaded when it is first opened.
    await page.waitForFunction(() => document.activeElement?.matches('dialog input'));
    await page.keyboard.press('Enter');
    await page.getByText('Give the filter a name.').waitFor();
    await page.keyboard.type('Harbor jobs');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Enter');
    const filters = page.getByRole('combobox', { name: 'Saved filters' });
    const isChosen = (name: string) =>
      filters.getByRole('option', { name, selected: true }).waitFor({ state: 'attached' });
    await isChosen('Harbor jobs');
    await filters.selectOption({ label: 'No filter' });
    await page.getByRole('cell', { name: 'Alder Creek Plant', exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await filters.selectOption({ label: 'Harbor jobs' });
    await page.getByText('1 project', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('harbor');
    await expectNoAxeFindings(page);
    await pictures(page, 'projects-saved-filter');
    await page.getByRole('button', { name: 'Rename “Harbor jobs”' }).click();
    await page.getByLabel('Name (required)').fill('Jobs at the harbor');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isChosen('Jobs at the harbor');
    await page.reload();
    await page.getByRole('button', { name: 'Forget “Jobs at the harbor”' }).click();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await filters.waitFor({ state: 'detached' });
    // The sandbox has filters of its own.
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByLabel('Name (required)').fill('Live jobs');
    await page.keyboard.press('Enter');
    await filters.waitFor();
    const modes = page.getByRole('group', { name: 'Mode' });
    await modes.getByRole('link', { name: 'Sandbox' }).click();
    await page.getByText('No projects').waitFor();
    await filters.waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('quay');
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByLabel('Name (required)').fill('Sandbox jobs');
    await page.keyboard.press('Enter');
    await isChosen('Sandbox jobs');
    expect(await filters.getByRole('option').allTextContents()).toEqual(['No filter', 'Sandbox jobs']);
    await modes.getByRole('link', { name: 'Live' }).click();
    await filters.getByRole('option', { name: 'Live jobs' }).waitFor({ state: 'attached' });
    expect(await filters.getByRole('option', { name: 'Sandbox jobs' }).count()).toBe(0);
  });

  it('corrects a jobsite, asks where another person changed the same field, and takes it off', async () => {
    const projectId = await create('Pier 9', 'CA');
    const body = { ...bodies.jobsite, project_id: projectId };
    const first = await send('/jobsites', body);
    const second = await send('/jobsites', { ...body, address_line_1: '2 Quay Rd', is_primary: false });
    const page = await open(`/projects/${projectId}?tab=nowhere`);
    await page.locator('a[aria-current="page"]', { hasText: 'Deadlines' }).waitFor();
    await page.getByRole('link', { name: 'Parties and jobsites' }).click();
    // The claimant is the division, at its address.
    await page.getByRole('region', { name: 'Parties' }).getByText('55 Quarry Rd, Oakland, CA 94607').waitFor();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    await page.getByRole('button', { name: 'Edit 900 Ocean Ave' }).click();
    await dialog.getByLabel('ZIP code').fill('9');
    await save.click();
    await dialog.getByRole('alert').first().waitFor();
    browser.takeProblems(page);
    await dialog.getByLabel('ZIP code').fill('94113');
    await dialog.getByLabel('Parcel number').fill('0700-001');
    expect((await site.world.rest(caller, 'PUT', `/jobsites/${first}`, { zip: '94114' })).status).toBe(200);
    await dialog.getByText('Someone else changed “ZIP code” to 94114 while you were editing it.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'project-jobsite');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await save.click();
    await page.getByText('900 Ocean Ave, San Francisco, CA 94113').waitFor();
    await page.getByText('Parcel 0700-001').waitFor();
    await page.getByRole('button', { name: 'Edit 2 Quay Rd' }).click();
    await dialog.getByLabel('The primary jobsite').check();
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: '2 Quay Rd' }).getByText('primary').waitFor();
    await page.getByRole('button', { name: 'Edit 900 Ocean Ave' }).click();
    await dialog.getByRole('button', { name: 'Take it off the project' }).click();
    await dialog.getByRole('button', { name: 'Take it off', exact: true }).click();
    await page.getByRole('button', { name: 'Edit 900 Ocean Ave' }).waitFor({ state: 'detached' });
    expect(await site.world.sql('select 1 from jobsites where id = $1 and deleted_at is null', [second])).toHaveLength(
      1,
    );
  });

  it('shows its history in words', async () => {
    const projectId = await create('Pier 10', 'CA');
    const changed = {
      contract_amount: '90000.00',
      first_furnishing_date: '2026-01-20',
      claimant_role: 'material_supplier',
    };
    expect((await site.world.rest(caller, 'PUT', `/projects/${projectId}`, changed)).status).toBe(200);
    const page = await open(`/projects/${projectId}?tab=history`);
    const row = page.getByRole('row').filter({ hasText: 'Project updated' });
    await row.getByText('$90,000.00').waitFor();
    const text = await row.textContent();
    expect(text).toContain('01/20/2026');
    expect(text).toContain('Material supplier');
    expect(text).not.toMatch(/_|[0-9a-f]{8}-/);
    // What happens on its records is in the same list.
    const notice = { ...bodies.notice, project_id: projectId, organization_id: caller.organizationId };
    const made = await site.world.rest(caller, 'POST', '/notices', notice);
    const line = page.getByRole('row').filter({ hasText: made.body.data.notice_number });
    await line.getByRole('link', { name: 'Notice' }).waitFor();
    expect(await line.textContent()).not.toMatch(/_|[0-9a-f]{8}-/);
    await expectNoAxeFindings(page);
    await pictures(page, 'project-history');
  });

  it('gives a member who only reads no way to change anything', async () => {
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [caller.userId]);
    const page = await open('/projects');
    await page.getByRole('link', { name: 'Harbor Tower' }).click();
    await page.getByRole('heading', { name: 'Harbor Tower' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Save|Mark|Add/ }).count()).toBe(0);
    await site.world.sql(`update memberships set role = 'owner' where user_id = $1`, [caller.userId]);
  });
});
