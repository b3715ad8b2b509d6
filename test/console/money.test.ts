/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { goldenPath } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

await roomInTheHour(120);

const site = shareSite();
const browser = openBrowser();

describe('the page Money', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    const { projectId } = await goldenPath(site.world, caller);
    const today = dayInState('CA', new Date());
    const facts = { state: 'CA', last_furnishing_date: addDays(today, -5), completion_date: addDays(today, -5) };
    const acts_done = [{ kind: 'preliminary_notice', done_on: addDays(today, -1) }];
    await site.world.rest(caller, 'PUT', `/projects/${projectId}`, { ...facts, acts_done });
    await site.world.sql('delete from pay_application_payments where account_id = $1', [caller.organizationId]);
    await site.world.sql(
      `update pay_applications set status = 'approved', certified_amount = 41400.55, certified_to_date = 41400.55, application_date = $2,
        g702 = g702 || '{"totalRetainage": "4600.05"}' where account_id = $1`,
      [caller.organizationId, addDays(today, -75)],
    );
  });

  it('shows what is unpaid, how old it is and until when it can be liened, each with its rows, by keyboard', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/today`);
    await page.getByRole('link', { name: 'Money' }).click();
    await page.getByRole('heading', { name: 'Money' }).waitFor();
    const totals = page.locator('main dl').first();
    await totals.waitFor();
    expect(await totals.locator('dd').allTextContents()).toEqual(['$41,400.55', '$4,600.05', '$0.00']);
    const ages = page.getByRole('group', { name: 'Unpaid by age' });
    expect(await ages.getByRole('button').allTextContents()).toEqual([
      '0 to 30 days$0.000 applications',
      '31 to 60 days$0.000 applications',
      '61 to 90 days$41,400.551 application',
      '91 to 120 days$0.000 applications',
      'Over 120 days$0.000 applications',
    ]);
    await ages.getByRole('button', { name: /61 to 90 days/ }).press('Enter');
    const applications = page.getByRole('table', { name: 'Unpaid applications' });
    await applications.getByRole('cell', { name: '75 days' }).waitFor();
    expect(new URL(page.url()).searchParams.get('age')).toBe('DAYS_61_90');
    const months = page.getByRole('group', { name: 'Can still be liened, by month' });
    expect(await months.getByRole('button').allTextContents()).toEqual([
      expect.stringMatching(/^[A-Z][a-z]+ \d{4}\$46,000\.601 project$/),
    ]);
    await months.getByRole('button').press('Enter');
    const projects = page.getByRole('table', { name: 'Projects that can be liened' });
    await projects.getByRole('link').waitFor();
    const billed = page.getByRole('group', { name: 'Billed by month' });
    expect(await billed.getByRole('button').count()).toBe(1);
    await billed.getByRole('button').press('Enter');
    await page.getByRole('table', { name: 'Billed applications' }).getByRole('link', { name: 'No. 1' }).waitFor();
    const held = page.getByRole('table', { name: 'Retainage by project' });
    await held.getByRole('cell', { name: '$4,600.05' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'money');
    await projects.getByRole('link').click();
    await page.getByRole('region', { name: 'Next' }).waitFor();
  });
});
