import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';

import { bodies } from '../support/golden-path.js';
import { openSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = openSite();
const browser = openBrowser();

describe('the list of projects', () => {
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
});
