/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { asksFor, expectNoAxeFindings, openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a request for research in a browser', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });

  const payloads = async () =>
    (
      await site.world.sql<{ payload: { parties: object[] } }>(
        'select payload from fulfillment_requests where account_id = $1',
        [caller.organizationId],
      )
    ).map(({ payload }) => payload);

  it('names the addresses of the project, and is charged once if the project changes before it is sent again', async () => {
    const own = { address_line_1: '1 Site Office Rd', city: 'Oakland', state: 'CA', zip: '94601' };
    await site.world.rest(caller, 'PUT', `/parties/${made.ownerPartyId}`, own);
    const dates = { first_furnishing_date: '2026-01-20', last_furnishing_date: '2026-01-30' };
    await site.world.rest(caller, 'PUT', `/projects/${made.projectId}`, dates);
    const page = await browser.openPage(site, { signedInAs: caller });
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'CreateResearch')) return route.fallback();
      sent += 1;
      if (sent > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/console/${caller.organizationId}/live/mail/research/new?project=${made.projectId}`);
    await page.getByRole('button', { name: /^Ask for it for/ }).click();
    const dialog = page.getByRole('dialog');
    const again = dialog.getByRole('button', { name: /^Ask for it for/ });
    await again.click();
    await dialog.getByRole('alert').waitFor();
    await expectNoAxeFindings(page);
    await site.world.rest(caller, 'PUT', `/projects/${made.projectId}`, { name: 'Sunset Tower, phase 2' });
    await page.getByRole('heading', { name: 'Ask for research on Sunset Tower, phase 2?' }).waitFor();
    await again.click();
    await page.waitForURL(/\/mail\/research$/);
    expect(sent).toBe(2);
    const [payload, ...others] = await payloads();
    expect(others).toEqual([]);
    expect(payload!.parties).toContainEqual(
      expect.objectContaining({
        role: 'owner',
        address: expect.objectContaining({ line_1: '1 Site Office Rd', city: 'Oakland', zip: '94601' }),
      }),
    );
    browser.takeProblems(page);
  });

  it('is charged once if the page is loaded again before the answer is known', async () => {
    const before = await payloads();
    const page = await browser.openPage(site, { signedInAs: caller });
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'CreateResearch')) return route.fallback();
      sent += 1;
      if (sent > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.goto(`/console/${caller.organizationId}/live/mail/research/new?project=${made.projectId}`);
    const ask = async () => {
      await page.getByRole('button', { name: /^Ask for it for/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ask for it for/ })
        .click();
    };
    await ask();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await payloads()).toHaveLength(before.length + 1);
    await page.reload();
    await ask();
    await page.waitForURL(/\/mail\/research$/);
    expect(sent).toBe(2);
    expect(await payloads()).toHaveLength(before.length + 1);

    // What was answered is over: the next request is another.
    await page.goto(`/console/${caller.organizationId}/live/mail/research/new?project=${made.projectId}`);
    await ask();
    await page.waitForURL(/\/mail\/research$/);
    expect(await payloads()).toHaveLength(before.length + 2);
    browser.takeProblems(page);
  });
});
