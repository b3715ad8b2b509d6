/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
/** The day in the zone of the browser, or in another one, so many days of 24 hours from now, as the page writes it in forms. */
const dayAhead = (days: number, timeZone = 'America/New_York') =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * day);
/** The same day as the page shows it. */
const shownAhead = (days: number) => dayAhead(days).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

describe('the day on the pages of the sandbox', () => {
  let sandbox: Caller;
  let made: GoldenPath;
  /** The days by which its clock is ahead. */
  const ahead = 100;
  /** The last day of the notice. */
  let deadline: string;

  beforeEach(async () => {
    await roomInTheHour(60);
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    sandbox = await site.world.sandboxOf(caller);
    made = await goldenPath(site.world, sandbox);
    // The twentieth day after it moves off a weekend and holidays, to the 113th to 117th day from today.
    const first_furnishing_date = inDays(93);
    for (const path of [`/projects/${made.projectId}`, `/notices/${made.noticeId}`]) {
      expect((await site.world.rest(sandbox, 'PUT', path, { first_furnishing_date })).status).toBe(200);
    }
    deadline = (await site.world.rest(sandbox, 'GET', `/notices/${made.noticeId}`)).body.data.deadline_date;
    expect((await site.world.rest(sandbox, 'POST', '/sandbox/clock', { advance: `P${ahead}D` })).status).toBe(200);
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/sandbox${path}`);
    return page;
  }

  it('is that of its clock: on Today, on the board of notices, on a project, and in the dates of forms', async () => {
    const today = dayAhead(ahead);
    // A deadline counts the days of its state.
    const inCalifornia = dayAhead(ahead, 'America/Los_Angeles');
    const left = `in ${(Date.parse(deadline) - Date.parse(inCalifornia)) / day} days`;
    const page = await open('/today');
    await page.getByText(shownAhead(ahead), { exact: true }).waitFor();
    // Its deadline is in a later week.
    await page.getByRole('group', { name: 'Deadlines by week' }).waitFor();
    await page.getByRole('link', { name: 'Notices', exact: true }).click();
    await page.getByRole('heading', { name: 'Next two weeks' }).waitFor();
    await page.getByRole('link', { name: 'New notice' }).click();
    expect(await page.getByLabel('Date of the notice (required)').inputValue()).toBe(today);
    await page.goBack();
    await page.getByRole('link', { name: /^N-/ }).first().click();
    await page.getByText(left, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Sunset Tower' }).click();
    await page.getByRole('list', { name: 'Deadlines' }).getByText(left, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Mark as done' }).first().click();
    expect(await page.getByLabel('Done on (required)').inputValue()).toBe(inCalifornia);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('link', { name: 'New claim' }).click();
    expect(await page.getByLabel('Date of the claim (required)').inputValue()).toBe(today);
  });

  it('is that of the person in live mode', async () => {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/live/notices/new`);
    expect(await page.getByLabel('Date of the notice (required)').inputValue()).toBe(dayAhead(0));
  });

  it('follows the clock when it is moved', async () => {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    // What happens before the socket is open is shown, too.
    let open = () => {};
    const isMoved = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.routeWebSocket('**/graphql', async (socket) => {
      await isMoved;
      socket.connectToServer();
    });
    await page.goto(`/console/${sandbox.organizationId}/sandbox/developers/sandbox`);
    await page.getByRole('button', { name: 'One week' }).click();
    await page.getByText(`Its clock shows ${shownAhead(ahead + 7)}`).waitFor();
    open();
    const happened = page.getByRole('table', { name: 'Events since the page was opened' });
    await happened.getByRole('link', { name: 'notice.deadline_approaching' }).waitFor();
    const { body } = await site.world.rest(sandbox, 'GET', `/notices/${made.noticeId}`);
    const about = happened.getByText(`Sunset Tower, ${body.data.notice_number}`).filter({ visible: true });
    await about.first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'sandbox');
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('link', { name: 'New claim' }).click();
    const field = page.getByLabel('Date of the claim (required)');
    expect(await field.inputValue()).toBe(dayAhead(ahead + 7));
  });

  it('shows the real time again after the sandbox is reset, which is asked about first', async () => {
    const projects = () =>
      site.world.sql('select name from projects where account_id = $1 and not livemode', [sandbox.organizationId]);
    const page = await open('/developers/sandbox');
    await page.getByRole('cell', { name: 'Sunset Tower' }).first().waitFor();
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset the sandbox?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await projects()).not.toEqual([]);
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    await dialog.getByRole('button', { name: 'Delete everything in it' }).click();
    await page.getByText('Nothing is due').waitFor();
    expect(await projects()).toEqual([]);
    await page.getByText(`Its clock shows ${shownAhead(0)}`).waitFor();
  });
});
