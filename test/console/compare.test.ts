/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the comparison of deadlines', () => {
  let caller: Caller;
  let id: string;

  beforeAll(async () => {
    caller = await site.world.caller();
    const division = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
    id = await send('/projects', {
      ...bodies.project,
      division_id: division,
      name: 'Harbor Tower',
      state: 'CA',
      first_furnishing_date: '2041-03-01',
      last_furnishing_date: '2041-05-20',
      completion_date: '2041-06-03',
    });
  });

  const send = async (path: string, body: object) => {
    const answer = await site.world.rest(caller, 'POST', path, body);
    expect(answer.status).toBe(201);
    return answer.body.data.id as string;
  };
  const open = async (query = '', width = 1280): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live/projects/${id}${query}`);
    return page;
  };
  const act = (page: Page, name: string) =>
    page
      .getByRole('list', { name: 'Compared deadlines' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  it('leads from the deadlines of a project to the same under the law of another state', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Compare with another state or other dates' }).click();
    await page.getByRole('heading', { name: 'Compare deadlines' }).waitFor();
    await page.getByText('Nothing to compare yet').waitFor();
    await page.getByText('Recorded: 03/01/2041').waitFor();
    await page.getByLabel('Project state').selectOption('WA');
    await page.getByRole('button', { name: 'Compare' }).click();
    const lien = act(page, 'Mechanics lien');
    await lien.getByText('Project state: WA').waitFor();
    const [recorded, assumed] = await lien.getByRole('definition').all();
    expect(await recorded!.textContent()).toContain('09/03/2041');
    await assumed!.getByText('In words').click();
    await assumed!.getByText(/Washington law/).waitFor();
    // Neither has a date, but the period is another.
    await act(page, 'Lien suit').getByText('differs').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('WA');
    await expectNoAxeFindings(page);
    await pictures(page, 'compare-states');
    await page.getByRole('link', { name: 'Harbor Tower' }).click();
    await page.getByRole('link', { name: 'Edit' }).waitFor();
    const [row] = await site.world.sql('select state from projects where id = $1', [id]);
    expect(row).toEqual({ state: 'CA' });
  });

  it('marks what another date moves, by how many days, and what stays the same', async () => {
    const page = await open('/compare');
    await page.getByLabel('First furnishing').fill('2041-03-05');
    await page.getByRole('button', { name: 'Compare' }).click();
    const notice = act(page, 'Preliminary notice');
    await notice.getByText('First furnishing: 03/05/2041', { exact: true }).waitFor();
    await notice.getByText('03/21/2041').first().waitFor();
    await notice.getByText('4 days later').waitFor();
    await act(page, 'Mechanics lien').getByText('the same').waitFor();
    const acts = await page.getByRole('list', { name: 'Compared deadlines' }).locator('> li').count();
    await page.getByText(`1 of ${acts} acts differ.`).waitFor();
    // What is compared is in the address, so that it can be sent to someone.
    await page.reload();
    await notice.getByText('4 days later').waitFor();
    expect(await page.getByLabel('First furnishing').inputValue()).toBe('2041-03-05');
  });

  it('takes a state and a date together, and lists what only one course has', async () => {
    const page = await open('/compare?state=TX&lastFurnishingDate=2041-04-20');
    const stop = act(page, 'Stop payment notice');
    await stop.getByText('only as recorded').waitFor();
    await stop.getByText('No such deadline').waitFor();
    const notices = act(page, 'Preliminary notice');
    await notices.getByText('differs').waitFor();
    await notices.getByText('for work of 2041-04').waitFor();
    expect(await notices.getByText('for work of 2041-05').count()).toBe(0);
  });

  it('says that nothing differs, and warns of dates that cannot all be right', async () => {
    const page = await open('/compare?state=CA');
    await page.getByText('Nothing differs.').waitFor();
    await page.getByLabel('Completion').fill('2041-02-01');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page
      .getByText('Completion (2041-02-01) is before first furnishing (2041-03-01): check both dates.')
      .waitFor();
  });

  it('shows at its field what the service refuses, and compares again once it is corrected', async () => {
    const page = await open('/compare');
    const first = page.getByLabel('First furnishing');
    await first.fill('1802-03-01');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('Correct what is marked, then try again.').waitFor();
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    browser.takeProblems(page);
    await first.fill('2041-03-02');
    await page.getByRole('button', { name: 'Compare' }).click();
    await act(page, 'Preliminary notice').getByText('1 day later').waitFor();
  });

  it('has its sides below each other on a narrow screen, with nothing to scroll to the side', async () => {
    const page = await open('/compare?state=WA&completionDate=2041-07-01', 320);
    const sides = act(page, 'Mechanics lien').getByRole('term');
    await sides.first().waitFor();
    const [above, below] = await Promise.all((await sides.all()).map((side) => side.boundingBox()));
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [left, right] = await Promise.all((await sides.all()).map((side) => side.boundingBox()));
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
    await expectNoAxeFindings(page);
  });

  it('follows what another person records meanwhile', async () => {
    const page = await open('/compare?firstFurnishingDate=2041-03-05');
    const notice = act(page, 'Preliminary notice');
    await notice.getByText('4 days later').waitFor();
    const change = { first_furnishing_date: '2041-03-06' };
    expect((await site.world.rest(caller, 'PUT', `/projects/${id}`, change)).status).toBe(200);
    await notice.getByText('1 day earlier').waitFor();
    await site.world.rest(caller, 'PUT', `/projects/${id}`, { first_furnishing_date: '2041-03-01' });
  });
});
