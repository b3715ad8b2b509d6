/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the records of an account', () => {
  let owner: Caller;
  let reader: Caller;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
  });

  const open = async (path: string, person: Caller = owner, mode = 'live'): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/${mode}/account${path}`);
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  it('shows the organization, changes its facts, and keeps what was typed when it is refused', async () => {
    const page = await open('/organization');
    await page.getByRole('definition').filter({ hasText: 'Bay Concrete Inc' }).waitFor();
    await page.getByRole('definition').filter({ hasText: owner.organizationId }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy customer number' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.organizationId);
    await expectNoAxeFindings(page);
    await pictures(page, 'account-organization');
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByLabel('Legal name').fill('Bay Concrete Incorporated');
    await dialog(page).getByLabel('ZIP code').fill('none');
    await press(page, 'Save');
    await dialog(page)
      .getByText(/Enter a ZIP code of 5 or 9 digits/)
      .first()
      .waitFor();
    await expect(
      dialog(page)
        .getByLabel('ZIP code')
        .evaluate((field) => field === document.activeElement),
    ).resolves.toBe(true);
    expect(await dialog(page).getByLabel('Legal name').inputValue()).toBe('Bay Concrete Incorporated');
    await expectNoAxeFindings(page);
    browser.takeProblems(page);
    await dialog(page).getByLabel('ZIP code').fill('94607');
    await dialog(page).getByLabel('Time zone').selectOption({ label: 'Hawaii (Honolulu)' });
    await press(page, 'Save');
    await closed(page);
    await page.getByText('Bay Concrete Incorporated').waitFor();
    await page.getByRole('definition').filter({ hasText: 'Hawaii (Honolulu)' }).waitFor();
    await page.getByLabel('Refuse it').check();
    // The message of the change before says Saved, too.
    const isStored = page.waitForResponse((response) =>
      /"incompleteDocuments":"REFUSE"/.test(response.request().postData() ?? ''),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await isStored;
    await page.getByText('Saved', { exact: true }).waitFor();
    const [stored] = await site.world.sql(
      'select incomplete_documents, zip, time_zone from organizations where id = $1',
      [owner.organizationId],
    );
    expect(stored).toEqual({ incomplete_documents: 'refuse', zip: '94607', time_zone: 'Pacific/Honolulu' });
  });

  it('sets how payees are asked for waivers: when they are reminded, and with a code', async () => {
    const page = await open('/organization');
    const section = page.getByRole('region', { name: 'Waiver requests' });
    const days = section.getByLabel('Remind payees after these days');
    expect(await days.inputValue()).toBe('3, 7, 14, 21, 28');
    const save = section.getByRole('button', { name: 'Save the settings' });
    for (const [wrong, said] of [
      ['5, 90', /60/],
      ['soon', /./],
      ['5, 5', /each day once/],
    ] as const) {
      await days.fill(wrong);
      await save.click();
      await section.locator('[data-field-errors]').getByText(said).waitFor();
      browser.takeProblems(page);
    }
    await expectNoAxeFindings(page);
    await days.fill('20 5');
    await section.getByLabel('Ask for a one-time code with each signature').check();
    await save.click();
    await section.locator('[data-field-errors]').waitFor({ state: 'detached' });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=waiverReminderDays]')?.value === '5, 20',
    );
    const stored = await site.world.sql(
      'select waiver_reminder_days as days, require_waiver_code as code from organizations where id = $1',
      [owner.organizationId],
    );
    expect(stored).toEqual([{ days: [5, 20], code: true }]);
    // A new request starts with it.
    await page.goto(`/console/${owner.organizationId}/live/waivers/requests/new`);
    const code = page.getByLabel('Ask for a one-time code with the signature');
    await code.and(page.locator(':checked')).waitFor();
  });

  it('creates, changes and deletes a division', async () => {
    const page = await open('/divisions');
    await page.getByText('No divisions').waitFor();
    await page.getByRole('button', { name: 'New division' }).first().click();
    await press(page, 'Create division');
    // Each message is at its field, and nowhere else: name, street, city, state and ZIP code.
    await dialog(page).getByText('Fill this in.').first().waitFor();
    expect(await dialog(page).getByText('Fill this in.').count()).toBe(5);
    expect(
      await dialog(page)
        .getByText(/is missing|field is required/)
        .count(),
    ).toBe(0);
    await dialog(page).getByRole('alert').getByText('Correct what is marked, then try again.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await pictures(page, 'account-division-refused');
    browser.takeProblems(page);
    await dialog(page).getByLabel('Name').fill('Oakland Pumping');
    await dialog(page).getByLabel('Street address').fill('55 Quarry Rd');
    await dialog(page).getByLabel('City').fill('Oakland');
    await dialog(page).getByLabel('State').selectOption('CA');
    await dialog(page).getByLabel('ZIP code').fill('94607');
    await expectNoAxeFindings(page);
    await pictures(page, 'account-division-form');
    await press(page, 'Create division');
    await closed(page);
    await page.getByRole('button', { name: 'Edit Oakland Pumping' }).click();
    await dialog(page).getByLabel('License number').fill('C-8 123456');
    await press(page, 'Save');
    await closed(page);
    await page.getByRole('cell', { name: 'C-8 123456' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-divisions');
    const [division] = await site.world.sql<{ id: string }>('select id from divisions where account_id = $1', [
      owner.organizationId,
    ]);
    const project = { ...bodies.project, organization_id: owner.organizationId, division_id: division!.id };
    expect((await site.world.rest(owner, 'POST', '/projects', project)).status).toBe(201);
    await page.getByRole('button', { name: 'Delete Oakland Pumping' }).click();
    await press(page, 'Delete division');
    await dialog(page).getByText('The division is the claimant of a project and cannot be deleted.').waitFor();
    browser.takeProblems(page);
    await press(page, 'Cancel');
    await page.getByRole('cell', { name: 'Oakland Pumping', exact: true }).waitFor();
  });

  it('adds a company and its contact, and deletes them', async () => {
    const page = await open('/companies');
    await page.getByRole('button', { name: 'New company' }).first().click();
    await dialog(page)
      .getByLabel('Name', { exact: true })
      .or(dialog(page).getByLabel('Name (required)'))
      .fill('Harbor Owners LLC');
    await dialog(page).getByLabel('Kind').selectOption({ label: 'Owner' });
    await press(page, 'Add company');
    await page.getByRole('heading', { name: 'Harbor Owners LLC' }).waitFor();
    await page.getByRole('button', { name: 'New contact' }).click();
    await dialog(page).getByLabel('First name').fill('Ana');
    await dialog(page).getByLabel('Last name').fill('Diaz');
    await dialog(page).getByLabel('E-mail').fill('not an address');
    await press(page, 'Create contact');
    await dialog(page)
      .getByText(/Enter an e-mail address/)
      .first()
      .waitFor();
    browser.takeProblems(page);
    await dialog(page).getByLabel('E-mail').fill('ana@harbor.example');
    await press(page, 'Create contact');
    await closed(page);
    await page.getByRole('cell', { name: 'Ana Diaz', exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-company');
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('cell', { name: 'Harbor Owners LLC' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-contacts');
    await page.getByRole('button', { name: 'Delete Ana Diaz' }).click();
    await press(page, 'Delete contact');
    await page.getByText('No contacts').waitFor();
    await page.getByRole('link', { name: 'Companies' }).click();
    await page.getByRole('link', { name: 'Harbor Owners LLC' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await press(page, 'Delete company');
    await page.getByText('No companies').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-companies-empty');
  });

  it('offers no change to a person who may only read', async () => {
    const page = await open('/divisions', reader);
    await page.getByText('Your role here is read only').waitFor();
    await page.getByRole('cell', { name: 'Oakland Pumping', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /New division|Edit|Delete/ }).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'account-divisions-read-only');
    await page.getByRole('link', { name: 'Organization', exact: true }).click();
    await page.getByText('An owner or admin can change this.').first().waitFor();
    expect(await page.getByRole('button', { name: /Edit|Save/ }).count()).toBe(0);
  });

  it('leads from the sandbox to live to change the organization', async () => {
    const page = await open('/organization', owner, 'sandbox');
    await page.getByRole('link', { name: 'Change it in live' }).click();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/${owner.organizationId}/live/account/organization`);
  });
});
