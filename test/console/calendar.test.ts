/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the calendar', () => {
  let ana: Caller;
  let ben: Caller;
  const send = async (path: string, body: object) => (await site.world.send(ana, 'POST', path, body)).id as string;

  beforeAll(async () => {
    ana = await site.world.caller();
    ben = await site.world.caller({ organizationId: ana.organizationId });
    await site.world.sql(`update users set name = 'Ana Diaz' where id = $1`, [ana.userId]);
    await site.world.sql(`update users set name = 'Ben Ortiz' where id = $1`, [ben.userId]);
    const division_id = await send('/divisions', { ...bodies.division, organization_id: ana.organizationId });
    const project = (name: string, first_furnishing_date: string, state: string) =>
      send('/projects', { ...bodies.project, division_id, name, state, first_furnishing_date });
    // The preliminary notice of California is due 20 days after the first furnishing.
    const first = await project('First Tower', '2041-03-01', 'CA');
    const second = await project('Second Tower', '2041-03-01', 'CA');
    await project('Third Tower', '2041-03-05', 'CA');
    const task = { is_task: true, text: 'Call the lender' };
    await send('/project-notes', { ...task, project_id: first, due_on: '2041-03-21', assignee_id: ana.userId });
    await send('/project-notes', { ...task, project_id: second, due_on: '2041-03-28', assignee_id: ben.userId });
  });

  async function open(query: string, width = 1280): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: ana, width });
    page.setDefaultTimeout(25_000);
    await page.goto(`/console/${ana.organizationId}/live/calendar${query}`);
    return page;
  }
  const day = (page: Page, text: string) => page.getByRole('grid').getByRole('button', { name: text });
  const query = (page: Page) => new URL(page.url()).searchParams;

  it('has the number of each day, and opens its rows', async () => {
    const page = await open('?month=2041-03');
    await day(page, 'Thursday, 03/21/2041: 2 notices, 1 task').click();
    expect(query(page).get('day')).toBe('2041-03-21');
    const rows = page.getByRole('region', { name: 'Thursday, 03/21/2041' });
    await rows.getByRole('link', { name: 'First Tower', exact: true }).first().waitFor();
    await rows.getByRole('link', { name: 'Second Tower', exact: true }).waitFor();
    await rows.getByRole('table', { name: 'Tasks of the day' }).getByRole('cell', { name: 'Ana Diaz' }).waitFor();
    expect(await rows.getByRole('link', { name: 'Third Tower', exact: true }).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'calendar');
    await page.reload();
    await rows.getByRole('link', { name: 'Second Tower', exact: true }).waitFor();
    await rows.getByRole('link', { name: 'Make the notice: Preliminary notice, Second Tower' }).waitFor();
  });

  it('is moved through by keys: days, weeks and months', async () => {
    const page = await open('?month=2041-03&day=2041-03-21');
    const focused = () => page.evaluate(() => document.activeElement!.textContent);
    await day(page, 'Thursday, 03/21/2041').focus();
    for (const [key, expected] of [
      ['ArrowRight', '03/22/2041'],
      ['ArrowDown', '03/29/2041'],
      ['ArrowUp', '03/22/2041'],
      ['ArrowLeft', '03/21/2041'],
      ['Home', '03/17/2041'],
      ['End', '03/23/2041'],
      ['PageDown', '04/23/2041'],
      ['PageUp', '03/23/2041'],
    ]) {
      await page.keyboard.press(key!);
      await page.waitForFunction((text) => document.activeElement?.textContent.includes(text!), expected);
    }
    expect(await focused()).toContain('Saturday');
    // Tab leaves the month: one day of it is in the order of the keys.
    expect(await page.locator('table button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing is due on this day.').waitFor();
  });

  it('is filtered by kind, project, state and person, which saved filters keep', async () => {
    const page = await open('?month=2041-03');
    await page.getByLabel('Kind').selectOption({ label: 'Tasks' });
    await day(page, 'Thursday, 03/21/2041: 1 task').waitFor();
    await page.getByLabel('Tasks for').selectOption({ label: 'Ben Ortiz' });
    await day(page, 'Thursday, 03/21/2041: nothing due').waitFor();
    await day(page, 'Thursday, 03/28/2041: 1 task').waitFor();
    expect(query(page).get('who')).toBe(ben.userId);
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('Tasks of Ben');
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('button', { name: 'Rename “Tasks of Ben”' }).waitFor();
    await page.getByLabel('Kind').selectOption('');
    await page.getByLabel('Tasks for').selectOption('');
    await day(page, 'Thursday, 03/21/2041: 2 notices, 1 task').waitFor();
    await page.getByLabel('Saved filters').selectOption({ label: 'Tasks of Ben' });
    await day(page, 'Thursday, 03/28/2041: 1 task').waitFor();
    await page.getByLabel('Kind').selectOption({ label: 'Liens' });
    await day(page, 'Thursday, 03/21/2041: nothing due').waitFor();
    await page.getByLabel('Kind').selectOption('');
    await page.getByLabel('State').selectOption('TX');
    await day(page, 'Thursday, 03/21/2041: nothing due').waitFor();
    browser.takeProblems(page);
  });

  it('is a list of days on a phone', async () => {
    const page = await open('?month=2041-03', 320);
    await page.getByRole('button', { name: 'Thu 03/21 2 notices, 1 task' }).click();
    await page
      .getByRole('region', { name: 'Thursday, 03/21/2041' })
      .getByRole('link', { name: 'First Tower' })
      .first()
      .waitFor();
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await pictures(page, 'calendar-phone');
  });

  it('begins with the month of today, and is reached from Today and the notices', async () => {
    const page = await browser.openPage(site, { signedInAs: ana });
    page.setDefaultTimeout(25_000);
    for (const from of ['today', 'notices']) {
      await page.goto(`/console/${ana.organizationId}/live/${from}`);
      await page.getByRole('link', { name: 'By day in the calendar' }).click();
      const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
      const [year, month, date] = today.split('-');
      await day(page, `${month}/${date}/${year}, today`).waitFor();
    }
  });
});
