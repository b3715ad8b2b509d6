/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('Today', () => {
  let caller: Caller;
  let draft: string;

  beforeAll(async () => {
    caller = await site.world.caller();
    const send = async (path: string, body: object) =>
      (await site.world.rest(caller, 'POST', path, body)).body.data.id as string;
    const division_id = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
    const project = (name: string, first_furnishing_date: string) =>
      send('/projects', { ...bodies.project, division_id, name, state: 'CA', first_furnishing_date });
    await project('Late Tower', inDays(-60));
    const soon = await project('Soon Tower', inDays(-30));
    draft = await send('/notices', { ...bodies.notice, project_id: soon, organization_id: caller.organizationId });
  });

  it('shows what is overdue and due by week, and each is one click from its project', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/today`);
    const now = page.getByRole('region', { name: 'Overdue and this week' });
    await now.getByRole('link', { name: 'Late Tower', exact: true }).waitFor();
    expect(await page.getByText('Running low').count()).toBe(0);
    // A notice that is begun is finished; for the other one a new notice is made.
    const action = (name: string) => page.getByRole('link', { name });
    expect(await action('Open the notice: Preliminary notice, Soon Tower').getAttribute('href')).toMatch(
      new RegExp(`/notices/${draft}$`),
    );
    expect(await action('Make the notice: Preliminary notice, Late Tower').getAttribute('href')).toContain(
      '/notices/new',
    );
    const rights = page.getByRole('region', { name: 'Lien rights' });
    expect(await rights.getByRole('listitem').allTextContents()).toEqual([
      'Expired0$0.00 unpaid',
      'At risk2$0.00 unpaid',
      'Missing facts0$0.00 unpaid',
      'Protected0$0.00 unpaid',
    ]);
    await site.world.sql('update credit_accounts set low_since = now() where account_id = $1', [caller.organizationId]);
    await page.reload();
    await page.getByText('Running low').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'today');
    await page.getByRole('button', { name: /^Overdue: / }).click();
    const week = page.getByRole('region', { name: 'Overdue', exact: true });
    await week.getByRole('link', { name: 'Late Tower', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('week')).toBe('overdue');
    await week.getByRole('link', { name: 'Late Tower', exact: true }).click();
    await page.getByRole('heading', { name: 'Late Tower' }).waitFor();
    await page.goBack();
    await rights.getByRole('link', { name: /At risk/ }).click();
    await page.getByText('2 projects', { exact: true }).waitFor();
    await page
      .getByRole('cell', { name: /Serve the Preliminary Notice/ })
      .first()
      .waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'projects-rights');
  });

  it('lists what waits and has no deadline, each a click from where it is done', async () => {
    const other = await site.world.caller();
    const made = await goldenPath(site.world, other);
    const waiving = new Waiving(site.world, other, made);
    const toSign = await waiving.made();
    const held = await waiving.made({ type: 'unconditional_progress' });
    for (const id of [toSign, held]) expect((await waiving.generate(id)).status).toBe(201);
    expect((await waiving.sign(held)).status).toBe(200);
    const sent = await site.world.rest(other, 'POST', `/waivers/${toSign}/transition`, { status: 'sent' });
    expect(sent.status).toBe(200);
    const page = await browser.openPage(site, { signedInAs: other });
    await page.goto(`/console/${other.organizationId}/live/today`);
    const waiting = page.getByRole('region', { name: 'Waiting for you', exact: true });
    const linkOf = (name: string) => waiting.getByRole('link', { name }).getAttribute('href');
    expect(await linkOf('Sign the conditional progress waiver')).toMatch(new RegExp(`/waivers/${toSign}$`));
    expect(await linkOf('Release the unconditional progress waiver')).toMatch(new RegExp(`/waivers/${held}$`));
    await expectNoAxeFindings(page);
    await page.goto(`/console/${other.organizationId}/live/waivers?status=HELD`);
    await page.getByText('1 waiver', { exact: true }).waitFor();
    await page.getByRole('cell', { name: 'Unconditional progress', exact: true }).waitFor();
  });

  it('is printed as tables, without the bars, which are buttons', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/today`);
    const bars = page.locator('fieldset[aria-label="Deadlines by week"]');
    await bars.waitFor();
    await page.emulateMedia({ media: 'print' });
    await bars.waitFor({ state: 'hidden' });
    await page.getByRole('table', { name: 'Overdue and this week' }).waitFor();
  });

  it('says so when nothing is due', async () => {
    const stranger = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: stranger });
    await page.goto(`/console/${stranger.organizationId}/sandbox/today`);
    await page.getByText(/Sandbox: nothing is mailed/).waitFor();
    // Before the first project, the first steps are all there is, without a zero.
    await page.getByRole('region', { name: 'First steps' }).waitFor();
    expect(await page.getByText('Draft notices').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Weeks ahead' }).count()).toBe(0);
    const division = { ...bodies.division, organization_id: stranger.organizationId };
    const inSandbox = await site.world.sandboxOf(stranger);
    const { id: division_id } = await site.world.send(inSandbox, 'POST', '/divisions', division);
    await site.world.send(inSandbox, 'POST', '/projects', {
      ...{ division_id, name: 'Dateless Tower', claimant_role: 'supplier', sector: 'private' },
    });
    await page.getByText('Nothing is due').waitFor();
    await page.getByText('Draft notices').waitFor();
    await expectNoAxeFindings(page);
  });
});
