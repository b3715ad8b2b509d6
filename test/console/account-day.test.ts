import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { shareSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = shareSite();
const browser = openBrowser();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** The day of a moment in the zone of the browser. */
const dayIn = (time: string | Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(time));

describe('the day on the pages of the sandbox', () => {
  let sandbox: Caller;
  let made: GoldenPath;
  /** The day of its clock, in the zone of the browser. */
  let today: string;

  beforeAll(async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    sandbox = await site.world.sandboxOf(caller);
    made = await goldenPath(site.world, sandbox);
    const first_furnishing_date = inDays(95);
    for (const path of [`/projects/${made.projectId}`, `/notices/${made.noticeId}`]) {
      expect((await site.world.rest(sandbox, 'PUT', path, { first_furnishing_date })).status).toBe(200);
    }
    const { body } = await site.world.rest(sandbox, 'POST', '/sandbox/clock', { advance: 'P100D' });
    today = dayIn(body.now);
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/sandbox${path}`);
    return page;
  }

  it('is that of its clock: on Today, on the board of notices, on a project, and in the dates of forms', async () => {
    const page = await open('/today');
    await page.getByText(`${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`, { exact: true }).waitFor();
    await page.getByText('Sunset Tower').first().waitFor();
    await page.getByRole('link', { name: 'Notices', exact: true }).click();
    await page.getByRole('heading', { name: 'Next two weeks' }).waitFor();
    await page.getByRole('link', { name: 'New notice' }).click();
    expect(await page.getByLabel('Date of the notice (required)').inputValue()).toBe(today);
    await page.goBack();
    await page.getByRole('link', { name: /^N-/ }).first().click();
    await page
      .getByText(/^in 1[3-6] days$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Sunset Tower' }).click();
    await page
      .getByRole('list', { name: 'Deadlines' })
      .getByText(/^in 1[3-6] days$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Mark as done' }).first().click();
    expect(await page.getByLabel('Done on (required)').inputValue()).toBe(today);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('link', { name: 'New claim' }).click();
    expect(await page.getByLabel('Date of the claim (required)').inputValue()).toBe(today);
  });

  it('is that of the person in live mode', async () => {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/live/notices/new`);
    expect(await page.getByLabel('Date of the notice (required)').inputValue()).toBe(dayIn(new Date()));
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
    const later = new Date(Date.parse(`${today}T12:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.getByText(`Its clock shows ${later.slice(5, 7)}/${later.slice(8)}/${later.slice(0, 4)}`).waitFor();
    open();
    const happened = page.getByRole('table', { name: 'Events since the page was opened' });
    await happened.getByRole('link', { name: 'notice.deadline_approaching' }).waitFor();
    const [notice] = await site.world.sql<{ number: string }>('select notice_number as number from notices');
    const about = happened.getByText(`Sunset Tower, ${notice!.number}`).filter({ visible: true });
    await about.first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'sandbox');
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('link', { name: 'New claim' }).click();
    const field = page.getByLabel('Date of the claim (required)');
    expect(await field.inputValue()).toBe(later);
  });

  it('shows the real time again after the sandbox is reset, which is asked about first', async () => {
    const page = await open('/developers/sandbox');
    await page.getByRole('cell', { name: 'Sunset Tower' }).first().waitFor();
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset the sandbox?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await site.world.sql('select name from projects where not livemode')).not.toEqual([]);
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    await dialog.getByRole('button', { name: 'Delete everything in it' }).click();
    await page.getByText('Nothing is due').waitFor();
    expect(await site.world.sql('select name from projects where not livemode')).toEqual([]);
    const day = dayIn(new Date());
    await page.getByText(`Its clock shows ${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`).waitFor();
  });
});
