import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';

import { bodies } from '../support/golden-path.js';
import { openSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = openSite();
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
    await page.getByRole('cell', { name: 'Harbor Tower' }).waitFor();
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
    await page.getByRole('cell', { name: 'Harbor Tower' }).waitFor();
    expect(await page.getByRole('cell', { name: 'Alder Creek Plant' }).count()).toBe(0);
  });

  it('shows a project that another person creates, without a reload', async () => {
    const page = await open('/projects');
    await page.getByRole('cell', { name: 'Harbor Tower' }).waitFor();
    await create('Marina Heights', 'WA');
    await page.getByRole('cell', { name: 'Marina Heights' }).waitFor();
  });

  it('sends a person who is not signed in to the sign-in', async () => {
    const page = await browser.openPage(site);
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    await page.waitForURL(/\/sign-in$/);
    browser.takeProblems(page);
  });

  it('creates a project on one page, and shows what is wrong at its field without losing the rest', async () => {
    const page = await open('/projects/new');
    await page.getByLabel('Your number').fill('A-17');
    await page.getByLabel('State whose law applies').selectOption('CA');
    await page.getByLabel('First furnishing').fill('2041-03-01');
    await page.getByRole('button', { name: 'Create the project' }).click();
    await page.getByRole('alert').waitFor();
    const name = page.getByLabel('Name (required)');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Your number').inputValue()).toBe('A-17');
    await name.fill('Pier 9');
    await page.getByRole('button', { name: 'Create the project' }).click();
    await page.getByRole('heading', { name: 'Pier 9' }).waitFor();
    await page.getByRole('button', { name: 'Add a party' }).click();
    await page.getByLabel('Role on the project (required)').selectOption('OWNER');
    await page.getByLabel('Company (required)').fill('Pier Holdings LLC');
    await page.getByLabel('Suite, floor or unit').fill('Suite 400');
    await page.getByLabel('City').fill('Oakland');
    await page.getByRole('button', { name: 'Add the party' }).click();
    await page.getByText('Pier Holdings LLC').waitFor();
    const [owner] = await site.world.sql("select address_line_2 from organizations where name = 'Pier Holdings LLC'");
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
    await page.getByRole('button', { name: 'Save the dates' }).click();
    await page.getByText('09/03/2041').first().waitFor();
    await notice.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByLabel('Done on (required)').fill('2026-03-10');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText('done 03/10/2026').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'project-course');
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
