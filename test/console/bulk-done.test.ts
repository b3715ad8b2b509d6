import { describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { shareSite } from '../support/worlds/site.js';

await roomInTheHour(120);

const site = shareSite();
const browser = openBrowser();

describe('the next acts on several projects', () => {
  it('are quoted, and each is marked as done once although an answer is lost', async () => {
    const caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { id: division_id } = await site.world.send(caller, 'POST', '/divisions', division);
    const today = dayInState('CA', new Date());
    const begun = { state: 'CA', first_furnishing_date: addDays(today, -10) };
    for (const facts of [{}, { acts_done: [{ kind: 'proof_of_service', done_on: today }] }, { status: 'archived' }]) {
      await site.world.send(caller, 'POST', '/projects', { ...bodies.project, division_id, ...begun, ...facts });
    }
    const read = () =>
      site.world.sql<{ acts: Array<{ kind: string; doneOn: string }>; isOpen: boolean }>(
        `select acts_done as acts, coalesce((select is_open from project_deadlines d where d.project_id = p.id and kind = 'preliminary_notice'), false) as "isOpen"
         from projects p where account_id = $1 and status <> 'archived' order by id`,
        [caller.organizationId],
      );
    expect((await read()).map(({ isOpen }) => isOpen)).toEqual([true, true]);

    const page = await browser.openPage(site, { signedInAs: caller });
    page.setDefaultTimeout(40_000);
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    await page.getByRole('checkbox', { name: 'Choose all projects that match' }).check();
    await page.getByRole('button', { name: /^Do with them/ }).click();
    await page.getByRole('menuitem', { name: /^Mark the next act as done/ }).click();
    const day = page.getByLabel('Done on');
    const check = page.getByRole('button', { name: 'Check them' });
    await day.fill(addDays(today, 3));
    await check.click();
    const refused = page.getByRole('region', { name: 'Cannot be done' });
    await refused.getByRole('row').filter({ hasText: 'must not be a date in the future' }).nth(1).waitFor();
    expect(await refused.getByRole('row').count()).toBe(4);

    await page.goBack();
    await page.getByRole('checkbox', { name: 'Choose all projects that match' }).check();
    await page.getByRole('button', { name: /^Do with them/ }).click();
    await page.getByRole('menuitem', { name: /^Mark the next act as done/ }).click();
    await day.fill(today);
    await check.click();
    await refused.getByRole('row').filter({ hasText: 'It has no act that is to be done.' }).waitFor();
    const able = page.getByRole('region', { name: 'Can be done' });
    await able.getByRole('row').filter({ hasText: 'Serve the Preliminary Notice, by ' }).nth(1).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'bulk-acts-done');
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'BulkMoveProject')) return route.fallback();
      attempts += 1;
      if (attempts !== 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Mark 2 acts as done', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark 2 acts as done' }).click();
    await page.getByRole('button', { name: /^Go on: mark/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Go on: mark/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mark \d acts? as done/ })
      .click();
    await page.getByText('2 of 2 done.').waitFor();
    const done = { kind: 'preliminary_notice', doneOn: today };
    expect(await read()).toEqual([
      { acts: [expect.objectContaining(done)], isOpen: false },
      { acts: [expect.objectContaining({ kind: 'proof_of_service' }), expect.objectContaining(done)], isOpen: false },
    ]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  });
});
