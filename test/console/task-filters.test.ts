/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the tasks of a person', () => {
  let ana: Caller;
  let ben: Caller;
  beforeAll(async () => {
    ana = await site.world.caller();
    ben = await site.world.caller({ organizationId: ana.organizationId });
    await site.world.sql(`update users set name = 'Ana Diaz' where id = $1`, [ana.userId]);
    await site.world.sql(`update users set name = 'Ben Ortiz' where id = $1`, [ben.userId]);
    const send = async (path: string, body: object) => (await site.world.send(ana, 'POST', path, body)).id as string;
    const division_id = await send('/divisions', { ...bodies.division, organization_id: ana.organizationId });
    const project = (name: string) => send('/projects', { ...bodies.project, division_id, name });
    const task = { is_task: true, text: 'Call the lender' };
    const [first, second] = [await project('First Tower'), await project('Second Tower')];
    await send('/project-notes', { ...task, project_id: first, assignee_id: ana.userId });
    await send('/project-notes', { ...task, project_id: second, assignee_id: ben.userId });
    for (const project_id of [first, second]) {
      const body = { project_id, organization_id: ana.organizationId };
      await send('/notices', { ...bodies.notice, ...body });
      await send('/waivers', { ...bodies.waiver, ...body });
      await send('/escalations', { ...bodies.escalation, ...body });
      const sov_id = await send('/sovs', { ...bodies.sov, project_id });
      await send('/pay-applications', { ...bodies.payApplication, project_id, sov_id });
    }
    await project('Third Tower');
  });

  it('are chosen on Today, in the list of projects and on a project', async () => {
    const page = await browser.openPage(site, { signedInAs: ana });
    page.setDefaultTimeout(25_000);
    await page.goto(`/console/${ana.organizationId}/live/today`);
    const mine = page.getByRole('region', { name: 'My tasks' });
    await mine.getByRole('cell', { name: 'First Tower' }).waitFor();
    await mine.getByLabel('Tasks for').selectOption({ label: 'Ben Ortiz' });
    const ofBen = page.getByRole('region', { name: 'Tasks for Ben Ortiz' });
    await ofBen.getByRole('cell', { name: 'Second Tower' }).waitFor();
    await ofBen.getByLabel('Tasks for').selectOption('');
    await page.getByRole('region', { name: 'Tasks of all' }).getByRole('cell', { name: 'Ana Diaz' }).waitFor();
    await page.goto(`/console/${ana.organizationId}/live/projects`);
    await page.getByText('3 projects', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Has a task for').selectOption({ label: 'Ben Ortiz' });
    await page.getByText('1 project', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Second Tower' }).click();
    await page.getByRole('link', { name: 'Notes' }).click();
    const toDo = page.getByRole('region', { name: 'To do' });
    await toDo.getByText('Call the lender').waitFor();
    await toDo.getByLabel('Tasks for').selectOption({ label: 'Ana Diaz' });
    await toDo.getByText('No task is open for Ana Diaz.').waitFor();
    await expectNoAxeFindings(page);
    browser.takeProblems(page);
  });

  it.each(['notices', 'waivers', 'claims', 'billing/pay-applications', 'billing/schedules'])(
    'leave the records of their projects in %s',
    async (path) => {
      const page = await browser.openPage(site, { signedInAs: ana });
      await page.goto(`/console/${ana.organizationId}/live/${path}`);
      // A narrow screen has the project below the first cell, and a wide one in its column.
      const rowsOf = (project: string) => page.locator('tbody tr[data-key]', { hasText: project });
      await rowsOf('First Tower').first().waitFor();
      await page.getByRole('button', { name: 'More filters' }).click();
      await page.getByLabel('Has a task for').selectOption({ label: 'Ben Ortiz' });
      await rowsOf('First Tower').waitFor({ state: 'detached' });
      await rowsOf('Second Tower').waitFor();
      expect(new URL(page.url()).searchParams.get('who')).toBe(ben.userId);
      browser.takeProblems(page);
    },
  );
});
