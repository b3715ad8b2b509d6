/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { AskingPayer, linkTo, type WaiverLink } from '../support/records/link-pages.js';
import { askingApplication } from '../support/records/waiver-requests.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

describe('companies below a payee, on the page of its link on a phone', () => {
  let payer: AskingPayer;
  let applicationId: string;
  let mailboxes = 0;
  beforeAll(async () => {
    payer = await AskingPayer.open(site.world);
    applicationId = await askingApplication(site.world, payer.caller, payer.job.projectId);
  });

  const ask = (body: object = {}) => {
    mailboxes += 1;
    return payer.askByLink({ email: `named${mailboxes}@drywall.example`, pay_application_id: applicationId, ...body });
  };
  const open = async ({ path }: Pick<WaiverLink, 'path'>, options: { withoutScript?: boolean } = {}) => {
    const page = await browser.openPage(site, { width: 390, ...options });
    await page.goto(path);
    return page;
  };
  const fill = async (page: Page, changes: Record<string, string> = {}) => {
    const values = {
      'Name of the company': 'Board Haulers',
      Street: '12 Dock St',
      City: 'Oakland',
      'ZIP code': '94607',
      'Its e-mail address': `haulers${mailboxes}@below.example`,
      'What you pay it, in dollars': '1,250.00',
      ...changes,
    };
    const form = page.locator('form[id^="name-below"]');
    for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
    await form.getByLabel('State').fill('CA');
    await form.getByLabel('What it does').selectOption('Supplies material');
    await form.getByLabel('Your name').fill('Pat Lee');
    return form;
  };
  const toName = 'Name a company that you hired for this work';

  it('is named, gets a link that can do the same, and its signature is seen above it', async () => {
    const link = await ask();
    const page = await open(link);
    await page.getByText(toName).click();
    const form = await fill(page);
    await pictures(page, 'waiver-link-name-company');
    await form.getByRole('button', { name: 'Ask this company' }).click();
    await page.getByText('Board Haulers is named, and is asked for the same waiver by e-mail.').waitFor();
    await page.getByRole('heading', { name: 'Companies that you named' }).waitFor();
    await page.getByText('Not signed yet').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-named');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    const listed = await payer.world.rest(
      payer.caller,
      'GET',
      `/waiver-requests?named_by_request_id=${link.requestId}`,
    );
    const below = await linkTo(site.world, listed.body.data[0].id);
    const other = await open(below);
    await other.getByText('Hired by').waitFor();
    await other.getByText('Drywall Partners').first().waitFor();
    await other.getByText(toName).click();
    const deeper = await fill(other, {
      'Name of the company': 'Truck Rental',
      'Its e-mail address': 'rental@below.example',
    });
    await deeper.getByRole('button', { name: 'Ask this company' }).click();
    await other.getByText('Truck Rental is named').waitFor();
    const signing = other.locator('form[id^="sign-"]');
    await signing.getByRole('textbox', { name: 'Your name' }).fill('Ana Diaz');
    await signing.getByRole('checkbox').check();
    await signing.getByRole('button', { name: 'Sign this waiver' }).click();
    await other.getByText('Thank you. The waiver is signed').waitFor();

    await page.goto(link.path);
    await page.getByText('Signed', { exact: true }).waitFor();
    expect(await page.getByText('Truck Rental').count()).toBe(0);
  });

  it('shows what is wrong at its field, without a script as well, and keeps what was typed', async () => {
    const link = await ask({ type: 'conditional_final', through_date: null });
    const page = await open(link, { withoutScript: true });
    await page.getByText(toName).click();
    const form = await fill(page, { 'Its e-mail address': `named${mailboxes}@drywall.example` });
    await form.getByRole('button', { name: 'Ask this company' }).click();
    await page.getByRole('alert').getByText('This mailbox is yours, or of a company above you').waitFor();
    browser.takeProblems(page);
    expect(await page.getByLabel('Name of the company').inputValue()).toBe('Board Haulers');
  });

  it('is not there: the payee states it where the payer waits for that, once, and with the box ticked', async () => {
    const link = await ask({ type: 'unconditional_final', through_date: null });
    const state = 'You hired no one for this work: state it';
    const page = await open(link);
    expect(await page.getByText(state).count()).toBe(0);
    const policy = { waiver_policy: 'payee_statement' };
    await site.world.send(payer.caller, 'PUT', `/pay-applications/${applicationId}`, policy);
    await site.world.sql('update waiver_requests set deleted_at = now() where named_by_request_id is not null');
    await page.reload();
    await page.getByText(state).click();
    const form = page.locator('form[id^="none-below"]');
    await form.getByLabel('Your name').fill('Pat Lee');
    await form.getByRole('button', { name: 'State this' }).click();
    expect(await form.getByRole('checkbox').evaluate((box) => (box as HTMLInputElement).validity.valueMissing)).toBe(
      true,
    );
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'State this' }).click();
    await page.getByText('You stated that you hired no one for this work. Harbor Builders sees it.').waitFor();
    await page.getByText('Pat Lee <named').waitFor();
    expect(await page.getByText(state).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-link-none-below');
  });

  it('is not offered without a pay application', async () => {
    const page = await open(await ask({ pay_application_id: null }));
    await page.getByRole('button', { name: 'Sign this waiver' }).waitFor();
    expect(await page.getByText(toName).count()).toBe(0);
  });
});
