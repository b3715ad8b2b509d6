/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chooseAction } from '../support/browser/actions.js';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** The second person works through the API: the page of the first one must notice it. */
describe('two people on the same record', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    made = await goldenPath(site.world, caller);
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const change = async (path: string, body: object): Promise<Json> => {
    const answer = await site.world.rest(caller, 'PUT', path, body);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  /** Changes the notice right before the first such mutation of the page arrives: no read of the page can have seen it. */
  const changeBefore = async (page: Page, operation: string, id: string) => {
    let isChanged = false;
    await page.route('**/graphql', async (route) => {
      if (!isChanged && asksFor(route, operation)) {
        isChanged = true;
        await site.world.sql("update notices set updated_at = updated_at + interval '1 millisecond' where id = $1", [
          id,
        ]);
      }
      await route.fallback();
    });
  };

  it('shows a change of the project in its form, keeps what is typed, and asks where both changed the same', async () => {
    const path = `/projects/${made.projectId}`;
    const page = await open(`${path}/edit`);
    await page.getByLabel('Your number').fill('A-17');
    await page.getByLabel('Permit number').fill('P-1');
    await change(path, { number: 'B-99', bond_number: 'BOND-5' });
    await page.getByText('Someone else changed “Your number” to B-99 while you were editing it.').waitFor();
    expect(await page.getByLabel('Bond number').inputValue()).toBe('BOND-5');
    expect(await page.getByLabel('Your number').inputValue()).toBe('A-17');
    expect(await button(page, 'Save').isDisabled()).toBe(true);
    await expectNoAxeFindings(page);
    await pictures(page, 'two-people');
    await button(page, 'Keep mine').click();
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: 'Sunset Tower', exact: true }).waitFor();
    const { body } = await site.world.rest(caller, 'GET', path);
    expect(body.data).toMatchObject({ number: 'A-17', permit_number: 'P-1', bond_number: 'BOND-5' });
  });

  it('asks in the dialog of the period and rates, and saves only what was changed there', async () => {
    const path = `/pay-applications/${made.payApplicationId}`;
    const page = await open(`/billing${path}`);
    await chooseAction(page, 'Period and rates');
    await dialog(page).getByLabel('Retainage on work, % (required)').fill('7.5');
    await change(path, { retainage_percent: '5', application_date: '2026-03-28' });
    await dialog(page)
      .getByText(/^Someone else changed “Retainage on work, %” to 5/)
      .waitFor();
    expect(await dialog(page).getByLabel('Application date (required)').inputValue()).toBe('2026-03-28');
    await expectNoAxeFindings(page);
    await button(page, 'Take theirs').click();
    await dialog(page).getByLabel('Period from').fill('2026-03-01');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const { body } = await site.world.rest(caller, 'GET', path);
    expect(body.data).toMatchObject({ period_from: '2026-03-01', application_date: '2026-03-28' });
    expect(Number(body.data.retainage_percent)).toBe(5);
  });

  it('does not bring back a change order that was removed while it was edited', async () => {
    const path = `/pay-applications/${made.payApplicationId}`;
    const orders = [{ number: 'CO-1', amount: '500.00' }];
    await change(path, { change_orders: orders });
    const page = await open(`/billing${path}`);
    await button(page, 'Edit change order CO-1').click();
    await dialog(page).getByLabel('Amount (required)').fill('700');
    await change(path, { change_orders: [] });
    await dialog(page)
      .getByText(/^Someone else removed change order CO-1/)
      .waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Save the change order' }).isDisabled()).toBe(true);
    const { body } = await site.world.rest(caller, 'GET', path);
    expect(body.data.change_orders).toEqual([]);
  });

  it('mails nothing unseen: a document that was generated again while the dialog was open is looked at first', async () => {
    const body = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const { id } = (await site.world.rest(caller, 'POST', '/notices', body)).body.data;
    const document = await generate(site.world, caller, id);
    const page = await open(`/notices/${id}`);
    await button(page, 'Mail it').click();
    const send = dialog(page).getByRole('button', { name: /^Mail it for/ });
    await send.waitFor();
    await site.world.rest(caller, 'POST', `/documents/${document.id}/revert`, {});
    await change(`/notices/${id}`, { claim_amount: '99000.00' });
    await generate(site.world, caller, id);
    await dialog(page)
      .getByText(/^Someone changed what is printed while this was open\. Nothing was sent\./)
      .waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('figure').getByText('$99,000.00').waitFor();
    await button(page, 'Mail it').click();
    await send.click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await site.world.sql('select 1 from document_orders where documentable_id = $1', [id])).toHaveLength(2);
  });

  it('is refused by the service when the page did not hear of the change, says so, and shows the record as it is', async () => {
    const body = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const { id } = (await site.world.rest(caller, 'POST', '/notices', body)).body.data;
    const page = await open(`/notices/${id}`);
    await chooseAction(page, 'Void');
    await changeBefore(page, 'MoveNotice', id);
    await dialog(page).getByRole('button', { name: 'Void the notice' }).click();
    await dialog(page).getByText('Someone else changed this record after you read it. Nothing was done.').waitFor();
    await dialog(page).getByRole('button', { name: 'Void the notice' }).click();
    await page.getByText('Void', { exact: true }).first().waitFor();
    browser.takeProblems(page);
  });

  it('generates and charges nothing that the page does not show', async () => {
    const body = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const { id } = (await site.world.rest(caller, 'POST', '/notices', body)).body.data;
    const page = await open(`/notices/${id}`);
    await button(page, /^Generate for/).waitFor();
    const documents = () =>
      site.world.sql('select 1 from documents where documentable_id = $1 and not is_preview', [id]);
    await changeBefore(page, 'GenerateDocument', id);
    await button(page, /^Generate for/).click();
    await page.getByText('Someone else changed this record after you read it. Nothing was done.').waitFor();
    expect(await documents()).toEqual([]);
    await button(page, /^Generate for/).click();
    await page.getByRole('heading', { name: 'The document', exact: true }).waitFor();
    expect(await documents()).toHaveLength(1);
    browser.takeProblems(page);
  });

  it('shows the pages again when what they print changed elsewhere, without a reload', async () => {
    const body = { ...bodies.notice, project_id: made.projectId, organization_id: caller.organizationId };
    const { id } = (await site.world.rest(caller, 'POST', '/notices', body)).body.data;
    const page = await open(`/notices/${id}`);
    const words = (text: string) => page.getByRole('figure').getByText(text).first();
    await words('Sunset Tower Holdings LLC').waitFor();
    await change(`/organizations/${made.ownerId}`, { name: 'Sunset Owners LP' });
    await words('Sunset Owners LP').waitFor();
    await change(`/divisions/${made.divisionId}`, { name: 'Bay Pumping Inc' });
    await words('Bay Pumping Inc').waitFor();
  });

  it('saves what was typed when a change by someone else arrives before the save is refused', async () => {
    const body = { ...bodies.escalation, project_id: made.projectId, organization_id: caller.organizationId };
    const { id } = (await site.world.rest(caller, 'POST', '/escalations', body)).body.data;
    const page = await open(`/claims/${id}`);
    let release: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('51250')) await arrived;
      await route.continue();
    });
    const saving = page.waitForRequest((request) => request.postData()?.includes('51250') === true);
    await page.getByLabel('Amount').fill('51250');
    await saving;
    const known = page.waitForResponse(async (answer) => {
      return answer.url().endsWith('/graphql') && (await answer.text()).includes('PO-77');
    });
    await change(`/escalations/${id}`, { metadata: { po: 'PO-77' } });
    await known;
    release();
    await page.getByText('Saved as you type').waitFor();
    const { data } = (await site.world.rest(caller, 'GET', `/escalations/${id}`)).body;
    expect([Number(data.claim_amount), data.metadata]).toEqual([51250, { po: 'PO-77' }]);
    browser.takeProblems(page);
  });

  it('confirms nothing unseen: a change that arrives while the dialog is open is said first', async () => {
    const path = `/pay-applications/${made.payApplicationId}`;
    const page = await open(`/billing${path}`);
    await button(page, 'Submit').click();
    const submit = dialog(page).getByRole('button', { name: 'Submit', exact: true });
    await submit.waitFor();
    await change(path, { retainage_percent: '6' });
    await dialog(page)
      .getByText(/^Someone changed this while the dialog was open\. Nothing was done\./)
      .waitFor();
    expect(await submit.count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'two-people-confirm');
    const statusOf = async () => (await site.world.rest(caller, 'GET', path)).body.data.status;
    await dialog(page).getByRole('button', { name: 'Continue with the change' }).click();
    await submit.waitFor();
    expect(await statusOf()).toBe('draft');
    await submit.click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await statusOf()).toBe('submitted');
  });
});
