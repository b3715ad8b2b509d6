/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** The second person works through the API: the page of the first one must notice it. */
describe('two people on the lines of a schedule', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing${path}`);
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const linesOf = async (sovId: string): Promise<Json[]> =>
    (await site.world.rest(caller, 'GET', `/sovs/${sovId}`)).body.data.lines;
  const put = async (sovId: string, lines: object[]) => {
    const answer = await site.world.rest(caller, 'PUT', `/sovs/${sovId}`, { lines });
    expect(answer.status).toBe(200);
  };
  const ramps = { item_number: '3', description: 'Ramps', scheduled_value: '80000.00' };

  it('are shown what the other removed, added and changed, and lose nothing that they typed', async () => {
    const { sovId } = await goldenPath(site.world, caller);
    const page = await open(`/schedules/${sovId}`);
    await button(page, 'Edit the lines').click();
    await page.getByLabel('Description, line 2').fill('Walls');
    const [footings] = await linesOf(sovId);
    await put(sovId, [footings!, ramps]);
    const gone = page.getByRole('alert').filter({ hasText: 'Someone else removed:' });
    await gone.getByText('Item 2, Walls, $80,000.00, which you edited').waitFor();
    const came = page.getByRole('alert').filter({ hasText: 'Someone else added:' });
    await came.getByText('Item 3, Ramps, $80,000.00').waitFor();
    expect(await button(page, 'Save the lines').isDisabled()).toBe(true);
    await expectNoAxeFindings(page);
    await pictures(page, 'two-people-lines');
    await button(page, 'All right').click();
    await gone.getByRole('button', { name: 'Put back' }).click();
    await page.getByText('Contract lines $205,000.00 of $125,000.00').waitFor();
    expect(await page.getByLabel('Description, line 3').inputValue()).toBe('Walls');

    await button(page, 'Remove line 2').click();
    const now = await linesOf(sovId);
    await put(sovId, [now[0]!, { ...now[1], cost_code: '03-330' }]);
    const changed = page.getByRole('alert').filter({ hasText: 'Someone else changed what you removed:' });
    await changed.getByText('Item 3, Ramps, $80,000.00').waitFor();
    await changed.getByRole('button', { name: 'Put back' }).click();
    expect(await page.getByLabel('Cost code, line 2').inputValue()).toBe('03-330');
    await button(page, 'Remove line 2').click();
    await button(page, 'Save the lines').click();
    await button(page, 'Edit the lines').waitFor();
    expect((await linesOf(sovId)).map(({ description }) => description)).toEqual(['Footings', 'Walls']);
  });

  it('keep a sheet that can be saved when a line that it bills is taken off, and name what was on it', async () => {
    const { sovId, payApplicationId } = await goldenPath(site.world, caller);
    const page = await open(`/pay-applications/${payApplicationId}`);
    const period = 6;
    const cell = (line: string) =>
      page
        .getByRole('row', { name: line })
        .getByRole('gridcell')
        .nth(period - 1);
    await cell('Footings').click();
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await page.keyboard.type('6000');
    await page.keyboard.press('Enter');
    await page.getByText('All changes are saved').waitFor();
    const [footings] = await linesOf(sovId);
    await put(sovId, [footings!, ramps]);
    const note = page.getByRole('alert').filter({ hasText: 'Another person took these lines off the schedule' });
    await note.getByText('Item 2, Walls and slabs: you had 6000 (this period)').waitFor();
    await page.getByRole('gridcell', { name: 'Ramps' }).waitFor();
    await expectNoAxeFindings(page);
    await note.getByRole('button', { name: 'All right' }).click();
    await note.waitFor({ state: 'detached' });
    await cell('Ramps').click();
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await page.getByText('All changes are saved').waitFor();
    expect(await button(page, 'Submit').isEnabled()).toBe(true);
    const { body } = await site.world.rest(caller, 'GET', `/pay-applications/${payApplicationId}`);
    expect(body.data.g703.map((line: Json) => Number(line.work_completed_this_period))).toEqual([1000, 250]);
    browser.takeProblems(page);
  });
});
