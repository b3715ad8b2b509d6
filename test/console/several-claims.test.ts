import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite({ role: 'all' });
const browser = openBrowser();

describe('several claims or waivers that are mailed together', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    const live = await site.world.caller();
    await site.world.makeRoom(live);
    caller = await site.world.sandboxOf(live);
    made = await goldenPath(site.world, caller);
    const { projectId: project_id, organizationId: organization_id } = made;
    const claim = { ...bodies.escalation, project_id, organization_id };
    await site.world.send(caller, 'POST', '/escalations', claim);
    const { id } = await site.world.send(caller, 'POST', '/escalations', claim);
    await site.world.send(caller, 'POST', `/escalations/${id}/transition`, { status: 'cancelled' });
    const waiving = new Waiving(site.world, caller, made);
    for (const _ of [1, 2]) {
      const waiver = await waiving.made({ type: 'conditional_progress' });
      expect((await waiving.generate(waiver)).status).toBe(201);
      expect((await waiving.sign(waiver)).status).toBe(200);
    }
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const rows = (page: Page, state: string) => page.getByRole('row').filter({ hasText: state });
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Mail (it|them) for/ });
  const piecesOf = (type: string) =>
    site.world.sql<{ n: number }>(
      `select count(*)::int as n from document_orders where organization_id = $1 and documentable_type = $2 group by documentable_id`,
      [caller.organizationId, type],
    );

  it.each([
    ['claims', 'claim', 'OrderClaim', 'escalation', 'It is cancelled: only a draft is mailed.'],
    ['waivers', 'waiver', 'OrderWaiver', 'waiver', 'Only a signed waiver is mailed.'],
  ])(
    'are checked and quoted, and each is mailed once although an answer is lost: %s',
    async (path, noun, operation, type, reason) => {
      const page = await browser.openPage(site, { signedInAs: caller });
      await page.goto(`/console/${caller.organizationId}/sandbox/${path}`);
      await page.getByRole('checkbox', { name: `Choose all ${noun}s that match` }).check();
      await page.getByRole('link', { name: 'Mail them' }).click();
      await page.getByRole('heading', { level: 1, name: `Mail several ${noun}s` }).waitFor();
      await button(page, new RegExp(`^Mail 2 ${noun}s for`)).waitFor();
      await rows(page, reason).first().waitFor();
      await expectNoAxeFindings(page);
      await pictures(page, `several-${noun}s`);
      expect(await piecesOf(type)).toEqual([]);
      let attempts = 0;
      await page.route('**/graphql', async (route: Route) => {
        if (!asksFor(route, operation)) return route.fallback();
        attempts += 1;
        if (attempts !== 1) return route.fallback();
        await route.fetch();
        return route.abort();
      });
      await button(page, new RegExp(`^Mail 2 ${noun}s for`)).click();
      await confirm(page).click();
      // Its event says that the order whose answer was lost has arrived.
      await page.getByText(/^1 of \d mailed$/).waitFor();
      await page.reload();
      await rows(page, 'It is mailed already.').waitFor();
      await button(page, new RegExp(`^Mail 1 ${noun} for`)).click();
      await confirm(page).click();
      await page.getByText(/^1 of \d mailed$/).waitFor();
      await page.reload();
      await page.getByRole('row').filter({ hasText: 'It is mailed already.' }).nth(1).waitFor();
      expect(attempts).toBe(2);
      expect(await piecesOf(type)).toEqual([{ n: 2 }, { n: 2 }]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      browser.takeProblems(page);
    },
  );

  it('lead back to their list where none is chosen', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/sandbox/claims/send`);
    await page.getByRole('link', { name: 'Choose claims in the list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Liens and claims' }).waitFor();
  });
});
