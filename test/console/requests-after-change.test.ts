/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

await roomInTheHour(120);

const site = shareSite();
const browser = openBrowser();

describe('a change on a page', () => {
  let caller: Caller;
  let ids: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    ids = await goldenPath(site.world, caller);
    const today = dayInState('CA', new Date());
    await site.world.rest(caller, 'PUT', `/projects/${ids.projectId}`, { state: 'CA' });
    await site.world.sql(
      `update pay_applications set status = 'approved', certified_amount = 27000, certified_to_date = 27000, application_date = $2
        where account_id = $1`,
      [caller.organizationId, addDays(today, -10)],
    );
  });

  const open = async (path: string): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    return page;
  };
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const navigate = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();

  /** The operations that the page sends from an act until it is quiet, in the order of their names. */
  async function requestsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
    await quiet(page, []);
    const names: string[] = [];
    const note = (request: { url(): string; postDataJSON(): { operationName?: string } | null }) => {
      if (request.url().endsWith('/graphql')) names.push(request.postDataJSON()?.operationName ?? '?');
    };
    page.on('request', note);
    await act();
    await quiet(page, names);
    page.off('request', note);
    return names.sort();
  }

  /** Until half a second has passed in which nothing was sent: events come 60 ms after a change. */
  async function quiet(page: Page, names: readonly string[]): Promise<void> {
    for (let still = 0, last = names.length; still < 5; still += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      if (names.length !== last) still = -1;
      last = names.length;
    }
  }

  it('reads again what it concerns, once, when a party is added', async () => {
    const page = await open(`/projects/${ids.projectId}?tab=people`);
    await button(page, 'Add a party').click();
    await dialog(page).getByLabel('Role on the project (required)').selectOption({ label: 'Lender' });
    await dialog(page).getByLabel('Company (required)').fill('Harbor Bank');
    await dialog(page).getByLabel('Street').fill('1 Market St');
    await dialog(page).getByLabel('City').fill('San Francisco');
    await dialog(page).getByLabel('State').selectOption('CA');
    await dialog(page).getByLabel('ZIP code').fill('94105');
    const sent = await requestsOf(page, async () => {
      await dialog(page).getByRole('button', { name: 'Add the party' }).click();
      await page.getByText('Harbor Bank').first().waitFor();
    });
    // The company is a change of its own. Before, each read ran again after each change, and once more for each event: 9 reads.
    expect(sent).toEqual([
      'CreateParty',
      'CreateProjectOrganization',
      'OrganizationNames',
      'ProjectCourse',
      'ProjectPeople',
      'ProjectPeople',
      'SimilarCompanies',
    ]);
  });

  it('reads again what it concerns, once, when a note is written', async () => {
    const page = await open(`/projects/${ids.projectId}?tab=notes`);
    await page.getByLabel('Text').fill('The check is in the mail.');
    const sent = await requestsOf(page, async () => {
      await button(page, 'Add the note').click();
      await page.getByText('The check is in the mail.').nth(0).waitFor();
    });
    // Before: 9 reads, the deadlines of the project among them.
    expect(sent).toEqual(['CreateProjectNote', 'ProjectNotesWritten', 'ProjectTasks', 'ProjectTasksDone']);
  });

  it('leaves no number as it was, on the page and on those that were open before', async () => {
    const page = await open('/money');
    const unpaid = () => page.locator('main dl').first().locator('dd').first();
    await unpaid().getByText('$27,000.00').waitFor();
    await navigate(page, 'Today');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await navigate(page, 'Billing');
    await page.locator('main tbody').getByRole('link').first().click();
    await button(page, 'Record a payment').click();
    await dialog(page).getByLabel('Amount (required)').fill('7,000');
    const sent = await requestsOf(page, async () => {
      await dialog(page).getByRole('button', { name: 'Record the payment' }).click();
      await page.getByText('Partially paid', { exact: true }).waitFor();
    });
    expect(sent).toContain('PayApplication');
    expect(sent).toEqual([...new Set(sent)]);
    await navigate(page, 'Money');
    await unpaid().getByText('$20,000.00').waitFor();
  });
});
