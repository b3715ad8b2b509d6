/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { proposePaymentDay } from '../../console/src/claims/pay-by.js';
import { chooseAction } from '../support/browser/actions.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject, projectField } from '../support/browser/project-field.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

await roomInTheHour(120);

const site = shareSite();
const browser = openBrowser();

describe('the pages of claims', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
    await site.world.rest(caller, 'PUT', `/projects/${made.projectId}`, {
      first_furnishing_date: '2041-01-20',
      completion_date: '2041-06-03',
    });
    const lien = { ...bodies.notice, type: 'lien', project_id: made.projectId, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/notices', lien);
    const recorded_on = new Date().toISOString().slice(0, 10);
    await site.world.rest(caller, 'PUT', `/notices/${body.data.id}`, { recorded_on });
    const listed = await site.world.rest(caller, 'GET', `/projects/${made.projectId}/deadlines`);
    const suit = listed.body.data.find(({ kind }: { kind: string }) => kind === 'lien_suit');
    lastDay = [suit.date, suit.safe_date].filter(Boolean).sort()[0];
  });

  /** The last day to sue on the lien of the project that is recorded today. */
  let lastDay: string;
  const inWords = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  it('creates a claim with a date that the law gives, keeps what was typed when it is refused, and shows its pages', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims`);
    await page.getByRole('link', { name: 'New claim' }).click();
    await chooseProject(page, 'Sunset Tower, CA');
    await page.getByLabel('Type (required)').selectOption({ label: 'Lawsuit' });
    await button(page, `Use ${inWords(lastDay)}`)
      .first()
      .click();
    expect(await page.getByLabel('Your deadline').inputValue()).toBe(lastDay);
    await page.getByLabel('Amount').fill('all of it');
    await expectNoAxeFindings(page);
    await pictures(page, 'claim-new');
    await button(page, 'Create the claim').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Your deadline').inputValue()).toBe(lastDay);
    await page.getByLabel('Amount').fill('41000');
    await button(page, 'Create the claim').click();
    await page.getByRole('heading', { name: 'Lawsuit' }).waitFor();
    expect(await page.getByLabel('Amount').inputValue()).toBe('41000.00');
    expect(await page.getByLabel('Your deadline').inputValue()).toBe(lastDay);
    browser.takeProblems(page);
  });

  it('proposes a day for a demand letter before the last day of the claim that it leads to, and never one that is past', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims/new?project=${made.projectId}&type=DEMAND_LETTER`);
    const deadlines = page.getByRole('list', { name: 'Dates that the law gives' });
    await deadlines.getByText('09/03/2041').first().waitFor();
    await button(page, 'Use 08/20/2041, 14 days before').click();
    expect(await page.getByLabel('Your deadline').inputValue()).toBe('2041-08-20');
    await button(page, 'In use, 14 days before').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'claim-payment-day');
    expect(proposePaymentDay({ kind: 'MECHANICS_LIEN', day: '2041-09-03' }, '2041-08-30')).toEqual({
      day: '2041-08-31',
      before: 3,
    });
    expect(proposePaymentDay({ kind: 'MECHANICS_LIEN', day: '2041-09-03' }, '2041-09-02')).toBeUndefined();
    expect(proposePaymentDay({ kind: 'LIEN_SUIT', day: '2041-12-02' }, '2041-08-30')).toBeUndefined();
  });

  it('forgets the deadline of a project when another project is chosen', async () => {
    const body = { ...bodies.project, division_id: made.divisionId, name: 'Pier 9', state: 'CA' };
    await site.world.rest(caller, 'POST', '/projects', body);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims/new?project=${made.projectId}&type=LAWSUIT`);
    await button(page, `Use ${inWords(lastDay)}`)
      .first()
      .click();
    await page.getByLabel('Amount').fill('$41,000');
    await chooseProject(page, 'Pier 9, CA');
    await page.waitForFunction(() => {
      const field = [...document.querySelectorAll('input')].find(({ name }) => name === 'deadlineDate');
      return field?.value === '';
    });
    expect(await page.getByLabel('Amount').inputValue()).toBe('$41,000');
  });

  /** A demand letter of its own for each test. */
  async function newLetter(): Promise<string> {
    const body = { ...bodies.escalation, project_id: made.projectId, organization_id: caller.organizationId };
    return (await site.world.rest(caller, 'POST', '/escalations', body)).body.data.id;
  }
  const words = (page: Page, text: string) => page.getByRole('figure').getByText(text).first();
  const dialog = (page: Page) => page.getByRole('dialog');
  const ordersOf = (id: string) =>
    site.world.sql('select status from document_orders where documentable_id = $1', [id]);

  it('saves a draft as it is typed, mails it at the shown price to the chosen parties, and records what became of it', async () => {
    const id = await newLetter();
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims/${id}`);
    await words(page, '$48,000.00').waitFor();
    await page.getByLabel('Amount').fill('$51,250');
    await page.getByLabel('What is claimed').fill('Pumping in May, 1,250 yards');
    await page.getByLabel('Follows the notice').selectOption(made.noticeId);
    await words(page, '$51,250.00').waitFor();
    await page.getByText('Saved as you type').waitFor();
    const [stored] = await site.world.sql('select description, notice_id from escalations where id = $1', [id]);
    expect(stored).toEqual({ description: 'Pumping in May, 1,250 yards', notice_id: made.noticeId });
    await expectNoAxeFindings(page);
    await pictures(page, 'claim-draft');
    await button(page, 'Mail it').click();
    await dialog(page).getByLabel('Golden State Builders Inc, San Francisco, CA').uncheck();
    await dialog(page)
      .getByText(/credits, with the document/)
      .waitFor();
    await expectNoAxeFindings(page);
    await dialog(page)
      .getByRole('button', { name: /^Mail it for [\d.]+ credits$/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: 'Sunset Tower Holdings LLC' }).waitFor();
    expect(await ordersOf(id)).toHaveLength(1);
    // While its piece is under way it is neither mailed again nor edited.
    await page.getByText('Ordered', { exact: true }).waitFor();
    expect(await button(page, /^(Mail it|Edit|Mark as sent)$/).count()).toBe(0);
    await pictures(page, 'claim-ordered');
    const list = await browser.openPage(site, { signedInAs: caller });
    await list.goto(`/console/${caller.organizationId}/live/claims`);
    await list.getByRole('row').filter({ hasText: '$51,250.00' }).getByRole('cell', { name: 'Ordered' }).waitFor();
    // As when the carrier accepts it.
    await site.world.send(caller, 'POST', `/escalations/${id}/transition`, { status: 'sent' });
    await button(page, 'Mark as resolved').click();
    await dialog(page).getByText('This is final.').waitFor();
    await dialog(page).getByRole('button', { name: 'Mark as resolved' }).click();
    // Its letter is not mailed yet, so it cannot end.
    await dialog(page)
      .getByRole('alert')
      .getByText(/cancel the orders first/)
      .waitFor();
    await site.world.sql("update document_orders set status = 'delivered' where documentable_id = $1", [id]);
    await dialog(page).getByRole('button', { name: 'Mark as resolved' }).click();
    await page.getByText('Resolved', { exact: true }).waitFor();
    browser.takeProblems(page);
  });

  it('generates the document, and asks before it is taken back to edit the claim', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims/${made.escalationId}`);
    await words(page, '$48,000.00').waitFor();
    await pictures(page, 'claim');
    await button(page, /^Generate for [\d.]+ credits?$/).click();
    await page.getByRole('heading', { name: 'The document', exact: true }).waitFor();
    expect(await page.getByLabel('Amount').count()).toBe(0);
    await button(page, 'Edit').click();
    await dialog(page)
      .getByText(/will be out of date/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'The document', exact: true }).waitFor();
    await button(page, 'Edit').click();
    await dialog(page).getByRole('button', { name: 'Edit it' }).click();
    await page.getByLabel('Amount').waitFor();
  });

  it('marks a lien as filed after it asked, and takes a date that the law gives', async () => {
    const body = { ...bodies.escalation, type: 'lien_filing', project_id: made.projectId };
    const answer = await site.world.rest(caller, 'POST', '/escalations', {
      ...body,
      organization_id: caller.organizationId,
    });
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims/${answer.body.data.id}`);
    await button(page, 'Use 09/03/2041').first().click();
    await button(
      page,
      'Go to the field: The signatory is required, because the document is signed under oath or before a notary: enter the name of the signer on the document.',
    ).click();
    await page.keyboard.type('Ana Diaz');
    await words(page, 'Ana Diaz').waitFor();
    expect(await button(page, 'Mark as filed').count()).toBe(0);
    await button(page, /^Generate for/).click();
    await chooseAction(page, 'Mark as filed');
    await dialog(page)
      .getByText(/It can no longer be changed/)
      .waitFor();
    expect(await dialog(page).getByLabel('Filed on (required)').inputValue()).toBe('');
    await dialog(page).getByRole('button', { name: 'Mark as filed' }).click();
    await dialog(page).getByText('Enter the day: filed on.').waitFor();
    await dialog(page).getByLabel('Filed on (required)').fill('2026-03-04');
    await expectNoAxeFindings(page);
    // A day that arrives while the dialog is open stays.
    await site.world.rest(caller, 'PATCH', `/escalations/${answer.body.data.id}`, { recorded_on: '2026-03-06' });
    await dialog(page).getByRole('button', { name: 'Continue with the change' }).click();
    await dialog(page).getByRole('button', { name: 'Mark as filed' }).click();
    await page.getByText('Filed', { exact: true }).first().waitFor();
    // The day of its record starts the time to sue, on the page and on the project.
    await page.getByText(/: 06\/02\/2026$/).waitFor();
    expect(await page.getByLabel('Recorded on').inputValue()).toBe('2026-03-06');
    // The release cites where the lien is recorded.
    await page.getByLabel('Recorded on').fill('2026-03-05');
    await page.getByLabel('Recording number').fill('2026-000118');
    const save = button(page, 'Save the recording');
    await save.click();
    await save.and(page.locator('[aria-busy="true"]')).waitFor({ state: 'detached' });
    await button(page, /^Generate the release for/).click();
    await page.getByRole('region', { name: 'Release' }).getByText('Lien release').waitFor();
  });

  it('leads from a deadline of the project to the notice that meets it', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/projects/${made.projectId}`);
    await page.getByRole('link', { name: 'Make the notice' }).first().click();
    await page.getByRole('heading', { name: 'New notice' }).waitFor();
    await page.getByText(/^Serve it by/).waitFor();
    await button(page, 'Choose another project').waitFor();
    expect(await projectField(page).inputValue()).toBe('Sunset Tower, CA');
    await expectNoAxeFindings(page);
  });

  it('gives a member who only reads no way to create one', async () => {
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [caller.userId]);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims`);
    await page.getByRole('link', { name: 'Demand letter' }).first().click();
    await page.getByRole('heading', { name: 'Demand letter' }).waitFor();
    expect(await page.getByLabel('Amount').count()).toBe(0);
    expect(await button(page, /Generate|Mail|Mark|Edit|Cancel|More actions/).count()).toBe(0);
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('heading', { name: 'Claims' }).waitFor();
    expect(await page.getByRole('link', { name: 'New claim' }).count()).toBe(0);
    await site.world.sql(`update memberships set role = 'owner' where user_id = $1`, [caller.userId]);
  });
});
