/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { addManyRecords } from '../support/records/many-records.js';
import { Waiving } from '../support/records/waiving.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

describe('an act on several records', () => {
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    made = await goldenPath(site.world, caller);
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const intercept = (page: Page, operation: string, work: (route: Route) => Promise<unknown>) =>
    page.route('**/graphql', (route) => (asksFor(route, operation) ? work(route) : route.fallback()));
  const count = async (from: string, values: unknown[]) =>
    (await site.world.sql<{ n: number }>(`select count(*)::int as n from ${from}`, values))[0]!.n;
  async function open(path: string, by = caller): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: by });
    page.setDefaultTimeout(25_000);
    await page.goto(`/console/${by.organizationId}/live/${path}`);
    return page;
  }
  async function chooseAct(page: Page, act: string): Promise<void> {
    await page.getByRole('button', { name: /^Do with them/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${act}`) }).click();
  }

  it('is quoted by the service, confirmed, and done once for each although an answer is lost', async () => {
    const notice = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const drafts = await Promise.all(
      Array.from({ length: 3 }, () => site.world.send(caller, 'POST', '/notices', notice)),
    );
    const input = { documentable_type: 'notice', type: 'notice', organization_id: caller.organizationId };
    await site.world.send(caller, 'POST', '/documents/generate', { ...input, documentable_id: drafts[0]!.id });
    const documents = () =>
      count(`documents where account_id = $1 and not is_preview and documentable_id = any($2)`, [
        caller.organizationId,
        drafts.map(({ id }) => id),
      ]);
    const page = await open('notices');
    for (const { notice_number: number } of drafts)
      await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
    await page.getByText('3 notices chosen').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'bulk-bar');
    await chooseAct(page, 'Generate the documents');
    await button(page, /^Generate 2 documents for \d+ credits$/).waitFor();
    const refused = page.getByRole('region', { name: 'Cannot be done' });
    await refused
      .getByText(/revert it first/)
      .last()
      .waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'bulk-quote');
    expect(await documents()).toBe(1);
    let attempts = 0;
    await intercept(page, 'BulkGenerate', async (route) => {
      attempts += 1;
      if (attempts > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await button(page, /^Generate 2 documents for/).click();
    await dialog(page)
      .getByRole('button', { name: /^Generate 2 documents for/ })
      .click();
    await button(page, /^Go on: generate/).waitFor();
    await button(page, /^Go on: generate/).click();
    await dialog(page)
      .getByRole('button', { name: /^Generate/ })
      .click();
    await page.getByText('2 of 2 done.').waitFor();
    expect(await documents()).toBe(3);
    await pictures(page, 'bulk-done');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    browser.takeProblems(page);
  });

  it('says why the service rejected one, and tries it again', async () => {
    const notice = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const { id, notice_number: number } = await site.world.send(caller, 'POST', '/notices', notice);
    const page = await open('notices');
    await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
    await chooseAct(page, 'Generate the documents');
    await button(page, /^Generate 1 document for/).waitFor();
    // Another person changes it after it was quoted.
    await site.world.send(caller, 'PUT', `/notices/${id}`, { description: 'Concrete, second pour' });
    await button(page, /^Generate 1 document for/).click();
    await dialog(page)
      .getByRole('button', { name: /^Generate 1 document/ })
      .click();
    const rejected = page.getByRole('region', { name: 'Rejected' });
    expect(await rejected.getByRole('link', { name: number }).getAttribute('href')).toMatch(
      new RegExp(`/notices/${id}$`),
    );
    await expectNoAxeFindings(page);
    await button(page, 'Try the rejected one again').click();
    await button(page, /^Generate 1 document for/).click();
    await dialog(page)
      .getByRole('button', { name: /^Generate 1 document/ })
      .click();
    await page.getByText('1 of 1 done.').waitFor();
    browser.takeProblems(page);
  });

  it('is on all that the filter finds in the service, can be stopped, and goes on after a reload', async () => {
    const many = await site.world.caller();
    await addManyRecords(site.world, await goldenPath(site.world, many), { projects: 260, notices: 1 });
    const inFlorida = `projects where account_id = $1 and state = 'FL'`;
    const archived = () => count(`${inFlorida} and status = 'archived'`, [many.organizationId]);
    const total = await count(inFlorida, [many.organizationId]);
    const before = await archived();
    const others = () =>
      count(`projects where account_id = $1 and state <> 'FL' and status = 'archived'`, [many.organizationId]);
    const othersBefore = await others();
    const page = await open('projects?state=FL', many);
    await page.getByRole('checkbox', { name: 'Choose all projects that match' }).check();
    await page.getByText(`${total} projects chosen`).waitFor();
    await chooseAct(page, 'Archive');
    await button(page, `Archive ${total - before} projects`).waitFor();
    await page.getByRole('region', { name: 'Cannot be done' }).getByText('It is archived already.').last().waitFor();
    let attempts = 0;
    await intercept(page, 'BulkMoveProject', async (route) => {
      attempts += 1;
      if (attempts === 5) await button(page, 'Stop').click();
      return route.fallback();
    });
    await button(page, /^Archive/).click();
    await dialog(page)
      .getByRole('button', { name: /^Archive/ })
      .click();
    await page.getByText(/It stopped, and nothing is lost/).waitFor();
    const sofar = (await archived()) - before;
    expect(sofar).toBeLessThan(total - before);
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await page.getByText(`${sofar} of ${total - before} done`).waitFor();
    await button(page, /^Go on: archive/).click();
    await dialog(page)
      .getByRole('button', { name: /^Archive/ })
      .click();
    await page.getByText(`${total - before} of ${total - before} done.`).waitFor();
    expect(await archived()).toBe(total);
    expect(await others()).toBe(othersBefore);
    await pictures(page, 'bulk-all');
    browser.takeProblems(page);
  }, 120_000);

  it('asks once for the task of all of them, and gives it to the person', async () => {
    const page = await open('projects');
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .first()
      .check();
    await chooseAct(page, 'Assign a task');
    await button(page, 'Check them').click();
    await page.getByText('Fill this in.').waitFor();
    await page.getByLabel('Task').fill('Call the lender');
    await page.getByLabel('Who does it').selectOption({ index: 1 });
    await page.getByLabel('Due').fill('2031-05-02');
    await expectNoAxeFindings(page);
    await pictures(page, 'bulk-assign');
    await button(page, 'Check them').click();
    await button(page, 'Assign 1 task').click();
    await dialog(page).getByRole('button', { name: 'Assign 1 task' }).click();
    await page.getByText('1 of 1 done.').waitFor();
    const tasks = `project_notes where account_id = $1 and text = 'Call the lender' and is_task and due_on = '2031-05-02'
      and assignee_id = $2`;
    expect(await count(tasks, [caller.organizationId, caller.userId])).toBe(1);
  });

  it('asks for the day on which releases were recorded, if they were', async () => {
    const on = { project_id: made.projectId, organization_id: caller.organizationId };
    const liens = await Promise.all(
      [0, 1].map(() => site.world.send(caller, 'POST', '/escalations', { ...bodies.escalation, ...on })),
    );
    const ids = liens.map(({ id }) => id);
    await site.world.sql(
      `update escalations set type = 'lien_filing', status = 'filed', filed_on = '2026-03-01' where id = any($1)`,
      [ids],
    );
    const page = await open('claims?status=FILED');
    await page.getByRole('checkbox', { name: /^Choose all/ }).check();
    await chooseAct(page, 'Mark as resolved');
    await page.getByText('Leave it empty if none was.').waitFor();
    await page.getByLabel('Released on').fill('2026-04-02');
    await expectNoAxeFindings(page);
    await button(page, 'Check them').click();
    await button(page, 'Mark 2 claims as resolved').click();
    await dialog(page).getByRole('button', { name: 'Mark 2 claims as resolved' }).click();
    await page.getByText('2 of 2 done.').waitFor();
    expect(
      await count(`escalations where id = any($1) and status = 'resolved' and released_on = '2026-04-02'`, [ids]),
    ).toBe(2);
  });

  it('leaves each column of the list the width that it needs', async () => {
    const page = await open('projects');
    await page.getByRole('link', { name: 'Sunset Tower' }).first().waitFor();
    const widthOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())!.width;
    expect(await widthOf('State')).toBeLessThan(await widthOf('Next deadline'));
    await page.setViewportSize({ width: 390, height: 844 });
    const boxes = page.getByRole('columnheader').first();
    expect((await boxes.boundingBox())!.width).toBeCloseTo(48, 0);
  });

  it('is offered in the lists of claims, waivers and pay applications', async () => {
    const on = { project_id: made.projectId, organization_id: caller.organizationId };
    await site.world.send(caller, 'POST', '/escalations', { ...bodies.escalation, ...on });
    await new Waiving(site.world, caller, made).made();
    for (const [path, noun] of [
      ['claims', 'claim'],
      ['waivers', 'waiver'],
      ['billing/pay-applications', 'pay application'],
    ]) {
      const page = await open(path!);
      await page
        .getByRole('checkbox', { name: /^Choose (?!all)/ })
        .first()
        .check();
      await chooseAct(page, 'Generate the documents');
      await page.getByText(`1 ${noun} chosen`).waitFor();
      await page.getByRole('region', { name: /^(Can|Cannot) be done$/ }).waitFor();
      browser.takeProblems(page);
    }
  });
});
