/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chooseAction } from '../support/browser/actions.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { type AskingJob, askingApplication, askingJob, setAnswer } from '../support/records/waiver-requests.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the waivers that a payer asks for', () => {
  let gc: Caller;
  let reader: Caller;
  let job: AskingJob;
  let applicationId: string;

  beforeAll(async () => {
    gc = await site.world.caller({ name: 'Golden State Builders' });
    reader = await site.world.caller({ organizationId: gc.organizationId });
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    job = await askingJob(site.world, gc);
    applicationId = await askingApplication(site.world, gc, job.projectId);
  });

  async function open(path: string, { width = 1280, by = gc } = {}): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: by, width });
    await page.goto(`/console/${gc.organizationId}/live${path}`);
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const ask = async (body: object = {}): Promise<Json> => {
    const made = await site.world.send(gc, 'POST', '/waiver-requests', {
      ...{ project_id: job.projectId, party_id: job.subPartyId, type: 'conditional_progress' },
      ...{ amount: '12500.00', through_date: '2026-01-31', ...body },
    });
    return (await site.world.rest(gc, 'POST', `/waiver-requests/${made.id}/send`, {})).body.data;
  };
  const read = async (id: string): Promise<Json> =>
    (await site.world.rest(gc, 'GET', `/waiver-requests/${id}`)).body.data;
  const idIn = (page: Page) => page.url().split('/').at(-1)!;

  it('are asked for from the list, one at a time, and shown with where they went', async () => {
    const page = await open('/waivers/requests');
    await page.getByText('No requests').waitFor();
    await page.getByRole('link', { name: 'Ask for a waiver' }).click();
    await chooseProject(page, 'Harbor Hall, CA');
    await page.getByLabel('Payee (required)').selectOption('Roof Works, subcontractor');
    await page.getByLabel('Pay application').selectOption('No. 1');
    expect(await page.getByLabel('Through date (required)').inputValue()).not.toBe('');
    await page.getByLabel('Not yet: conditional').check();
    await page.getByLabel('A progress payment').check();
    await page.getByLabel('Amount').fill('$4,000');
    await page.getByLabel('Message').fill('For our draw of March.');
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-request-new');
    // The payee has no address: the request is kept, and what is left is where to send it.
    await button(page, 'Send the request').click();
    await page.getByText('The request is saved as a draft, and not sent.').waitFor();
    browser.takeProblems(page);
    await page.getByLabel('E-mail (required)').fill('roof@works.example');
    await button(page, 'Send the request').click();
    await page.getByRole('heading', { level: 1, name: 'Conditional progress waiver of Roof Works' }).waitFor();
    await page.getByRole('definition').filter({ hasText: 'roof@works.example' }).waitFor();
    await page.getByRole('definition').filter({ hasText: '$4,000.00' }).waitFor();
    await page.getByRole('table', { name: 'History' }).getByText('Status: Requested').last().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-request');
    expect(await read(idIn(page))).toMatchObject({ status: 'requested', amount: '4000.00', times_sent: 1 });
    await page.getByRole('link', { name: 'Waiver requests', exact: true }).click();
    await page.getByRole('link', { name: 'Roof Works' }).waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Declined');
    await page.getByText('No request matches these filters.').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Requested');
    await page.getByRole('link', { name: 'Roof Works' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-requests');
  });

  it('go to another address where they did not arrive', async () => {
    const otherMailbox = 'books@gypsum.example';
    const { id } = await ask({ party_id: job.supplierPartyId });
    await site.world.sql(
      `update waiver_requests set status = 'undeliverable', status_reason = 'There is no such mailbox.' where id = $1`,
      [id],
    );
    const page = await open('/today');
    await page.getByRole('link', { name: 'Waiver request to Gypsum Supply: it did not arrive' }).click();
    const mailbox = page.getByRole('region', { name: 'Where it went' });
    await mailbox.getByText('There is no such mailbox.').waitFor();
    await button(page, 'Use another address').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail (required)').fill('not an address');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    browser.takeProblems(page);
    await dialog.getByLabel('E-mail (required)').fill(otherMailbox);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-request-undeliverable');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await mailbox.getByText('There is no such mailbox.').waitFor({ state: 'detached' });
    expect(await read(id)).toMatchObject({ status: 'requested', email: otherMailbox, times_sent: 2 });
  });

  it('are replaced by one with other terms, and cancelled after a question', async () => {
    const { id } = await ask();
    const page = await open(`/waivers/requests/${id}`);
    await chooseAction(page, 'Replace it');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('12,000');
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Send the new request' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await page.getByText('Replaces', { exact: true }).waitFor();
    expect(await read(id)).toMatchObject({ status: 'superseded', superseded_by_id: idIn(page) });
    expect(await read(idIn(page))).toMatchObject({ status: 'requested', amount: '12000.00' });
    await chooseAction(page, 'Cancel it');
    await page.getByRole('dialog').getByLabel('Reason').fill('It is paid in cash.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click();
    await page.getByRole('definition').filter({ hasText: 'It is paid in cash.' }).waitFor();
    expect(await page.getByRole('button', { name: /Send|Replace|Cancel it/ }).count()).toBe(0);
  });

  it('are answered with another amount, which is accepted as a new request, or not', async () => {
    const counter = async () => {
      const { id } = await ask({ type: 'unconditional_progress', pay_application_id: null });
      await site.world.sql(
        `update waiver_requests set status = 'countered', viewed_at = now(), counter_amount = 11000, counter_reason = 'Retainage.'
         where id = $1`,
        [id],
      );
      return id as string;
    };
    const kept = await counter();
    const page = await open(`/waivers/requests/${kept}`);
    await page.getByRole('definition').filter({ hasText: '$11,000.00: Retainage.' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-request-countered');
    await button(page, 'Keep $12,500.00').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await read(kept)).toMatchObject({ status: 'viewed', amount: '12500.00' });
    const id = await counter();
    await page.goto(page.url().replace(kept, id));
    await button(page, 'Accept $11,000.00').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept it' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    expect(await read(id)).toMatchObject({ status: 'superseded', superseded_by_id: idIn(page) });
    expect(await read(idIn(page))).toMatchObject({ status: 'requested', amount: '11000.00' });
  });

  it('are asked for of a whole pay application, after what that would do is shown', async () => {
    const page = await open(`/billing/pay-applications/${applicationId}`);
    await chooseAction(page, 'Ask for waivers');
    const payee = (name: string) => page.getByRole('group', { name });
    await payee('Drywall Partners').getByLabel('Amount').fill('12,500');
    await payee('Gypsum Supply').getByLabel('Amount').fill('3100');
    await payee('Roof Works').getByLabel('Amount').fill('-1');
    await button(page, 'Show what is asked').click();
    await page.getByText('Choose whether the payment is there.').waitFor();
    await page.getByLabel('Not yet: conditional').check();
    await page.getByLabel('A progress payment').check();
    await button(page, 'Show what is asked').click();
    await payee('Roof Works').locator('[aria-invalid="true"]').waitFor();
    browser.takeProblems(page);
    // The payee without an address stops the round, which says so before anyone is asked.
    await page.getByLabel('The final payment').check();
    await payee('Roof Works').getByLabel('Amount').fill('900');
    await button(page, 'Show what is asked').click();
    const table = page.getByRole('table', { name: 'What is asked' });
    await table.getByText('Cannot be asked').last().waitFor();
    expect(await page.getByRole('button', { name: /^Ask \d/ }).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-round');
    await payee('Roof Works').getByLabel('E-mail').fill('roof@works.example');
    await table.waitFor({ state: 'detached' });
    await button(page, 'Show what is asked').click();
    await page.getByRole('heading', { name: '3 payees to ask for $16,500.00' }).waitFor();
    await button(page, 'Ask 3 payees').click();
    await page.getByText('3 payees missing').waitFor();
    const grid = page.getByRole('table', { name: 'Waivers of the payees' });
    expect(await grid.getByText('Requested').count()).toBeGreaterThanOrEqual(3);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-grid');
    const asked = await site.world.sql<{ id: string }>('select id from waiver_requests where pay_application_id = $1', [
      applicationId,
    ]);
    for (const { id } of asked) await setAnswer(site.world, id, 'held');
    await page.reload();
    await page.getByText('Everyone who must sign has signed').waitFor();
  });

  it('are asked for from what is missing before a payment', async () => {
    const page = await open(`/billing/pay-applications/${applicationId}`);
    const missing = page.getByRole('region', { name: 'Missing before you pay' });
    await missing
      .getByRole('link', { name: /^Ask Drywall Partners for the conditional/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Ask for a waiver' }).waitFor();
    const chosen = page.getByLabel('Payee (required)').locator('option:checked');
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[name=partyId]')?.value);
    expect(await chosen.textContent()).toBe('Drywall Partners, subcontractor');
    expect(await page.getByLabel('Not yet: conditional').isChecked()).toBe(true);
  });

  it('are awaited by the policy that the payer chooses on the page of the payees', async () => {
    const page = await open(`/billing/pay-applications/${applicationId}/waivers`);
    const policy = page.getByLabel('Must sign');
    await policy.selectOption('Everyone who was asked, and each says whom it hired');
    await page.getByRole('columnheader', { name: 'Whom it hired' }).waitFor();
    const stored = async () => (await site.world.rest(gc, 'GET', `/pay-applications/${applicationId}`)).body.data;
    expect(await stored()).toMatchObject({ waiver_policy: 'payee_statement', waivers_complete_at: null });
    await policy.selectOption('Everyone who was asked');
    await page.getByRole('columnheader', { name: 'Whom it hired' }).waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ waiver_policy: 'all_named' });
  });

  it('are asked for again once the pay application was corrected', async () => {
    const own = await askingJob(site.world, gc, { name: 'Quay Hall' });
    const application = await askingApplication(site.world, gc, own.projectId);
    const { sov_id } = (await site.world.rest(gc, 'GET', `/pay-applications/${application}`)).body.data;
    const lineId = (await site.world.rest(gc, 'GET', `/sovs/${sov_id}`)).body.data.lines[0].id;
    const bill = (work: string) =>
      site.world.send(gc, 'PUT', `/pay-applications/${application}`, {
        lines: [{ sov_line_id: lineId, work_completed_this_period: work }],
      });
    await bill('10000.00');
    const terms = { project_id: own.projectId, pay_application_id: application, through_date: '2026-03-31' };
    await ask({ ...terms, party_id: own.subPartyId, amount: '9000.00' });
    await ask({ ...terms, party_id: own.supplierPartyId, amount: '250.00' });
    const held = await ask({ ...terms, party_id: own.subPartyId, type: 'unconditional_progress', amount: '9000.00' });
    await setAnswer(site.world, held.id, 'held');
    const page = await open(`/billing/pay-applications/${application}`);
    await page.getByRole('heading', { name: 'Missing before you pay' }).waitFor();
    expect(await page.getByText('Waivers that no longer agree').count()).toBe(0);
    // The page follows the correction.
    await bill('8000.00');
    const section = page.getByRole('region', { name: 'Waivers that no longer agree' });
    await section.getByText('$7,200.00').waitFor();
    await section.getByText(/signed and held, and what is signed is not changed/).waitFor();
    await section.getByText('1 payee left out until you fill in the amount.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'outdated-waivers');
    await section.getByLabel('Amount now for Gypsum Supply').fill('$200');
    await section.getByRole('button', { name: 'Ask again: 2 payees' }).click();
    await section.getByRole('button', { name: /^Ask again/ }).waitFor({ state: 'detached' });
    const { body } = await site.world.rest(gc, 'GET', `/waiver-requests?pay_application_id=${application}`);
    expect(body.data.map(({ status, amount }: Json) => `${status} ${amount}`).sort()).toEqual([
      ...['held 9000.00', 'requested 200.00', 'requested 7200.00'],
      ...['superseded 250.00', 'superseded 9000.00'],
    ]);
  });

  it('are asked for from a file, whose bad rows are shown first and left out then', async () => {
    const own = await askingJob(site.world, gc, { name: 'Pier Hall' });
    const application = await askingApplication(site.world, gc, own.projectId);
    const page = await open(`/billing/pay-applications/${application}/ask`);
    await page.getByLabel('Not yet: conditional').check();
    await page.getByLabel('A progress payment').check();
    const csv = 'Payee,Amount\nDrywall Partners,"1,500.00"\nGypsum Supply,much\n';
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'january.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('january.csv').waitFor();
    await button(page, 'Show what is asked').click();
    await page.getByText('Row 3, amount: is not a number (“much”).').waitFor();
    await pictures(page, 'waiver-round-file');
    await expectNoAxeFindings(page);
    await button(page, 'Leave out 1 row, and ask 1 payee').click();
    await page.getByRole('heading', { name: /^Waivers for pay application/ }).waitFor();
    const { body } = await site.world.rest(gc, 'GET', `/waiver-requests?pay_application_id=${application}`);
    expect(body.data).toMatchObject([{ party_id: own.subPartyId, amount: '1500.00', status: 'requested' }]);
  });

  it('are asked for without the rows of a file that went bad since they were shown, which are named', async () => {
    const own = await askingJob(site.world, gc, { name: 'Wharf Hall' });
    const application = await askingApplication(site.world, gc, own.projectId);
    const page = await open(`/billing/pay-applications/${application}/ask`);
    await page.getByLabel('Not yet: conditional').check();
    await page.getByLabel('A progress payment').check();
    const csv = 'Payee,Amount\nDrywall Partners,1500\nGypsum Supply,300\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await button(page, 'Show what is asked').click();
    await button(page, 'Ask 2 payees').waitFor();
    await site.world.sql('update parties set is_active = false where id = $1', [own.supplierPartyId]);
    await button(page, 'Ask 2 payees').click();
    await page.getByRole('heading', { name: '1 payee asked, 1 payee not' }).waitFor();
    await page.getByText(/Row 3, party: is no party below the claimant/).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-round-lost');
    await button(page, 'Waivers of the payees').click();
    await page.getByRole('heading', { name: /^Waivers for pay application/ }).waitFor();
    const { body } = await site.world.rest(gc, 'GET', `/waiver-requests?pay_application_id=${application}`);
    expect(body.data).toMatchObject([{ party_id: own.subPartyId, amount: '1500.00' }]);
  });

  it('are shown for all pay applications of a project', async () => {
    const { id } = await ask({ type: 'unconditional_final', through_date: null, pay_application_id: applicationId });
    const page = await open(`/projects/${job.projectId}`);
    await chooseAction(page, 'Waivers of the payees');
    await page.getByRole('columnheader', { name: /^No\. 1, / }).waitFor();
    await page.getByText('No pay application is complete yet.').waitFor();
    const row = page.getByRole('row', { name: /^Drywall Partners/ });
    await row.getByRole('link', { name: /Unconditional final/ }).click();
    await page.getByRole('heading', { level: 1, name: /waiver of Drywall Partners/ }).waitFor();
    expect(idIn(page)).toBe(id);
  });

  it('fit a phone', async () => {
    const { id } = await ask({ pay_application_id: null, message: 'A long message. '.repeat(40) });
    for (const path of [
      '/waivers/requests',
      `/waivers/requests/${id}`,
      '/waivers/requests/new',
      `/billing/pay-applications/${applicationId}/ask`,
      `/billing/pay-applications/${applicationId}/waivers`,
      `/projects/${job.projectId}/waivers`,
    ]) {
      const page = await open(path, { width: 320 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
      await expectNoAxeFindings(page);
      await page.close();
    }
  });

  it('are read without buttons by those who may not change them', async () => {
    const { id } = await ask({ type: 'conditional_final', through_date: null });
    const page = await open(`/waivers/requests/${id}`, { by: reader });
    await page.getByRole('heading', { level: 1, name: /waiver of Drywall Partners/ }).waitFor();
    expect(await page.getByRole('button', { name: /Send|Replace|Cancel|More actions/ }).count()).toBe(0);
    await page.goto(`/console/${gc.organizationId}/live/waivers/requests`);
    await page.getByRole('link', { name: 'Drywall Partners' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Ask for a waiver' }).count()).toBe(0);
  });
});
