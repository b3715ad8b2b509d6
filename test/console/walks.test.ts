/** @sampled tests */
import { describe, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Acts, countActs, expectAtMost } from '../support/browser/acts.js';
import { openBrowser } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { openMailServer } from '../support/fakes/mail-server.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { scanned } from '../support/records/scans.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { mail, url: smtpUrl } = await openMailServer();
const site = openSite({ role: 'all', signUp: 'open', smtpUrl, mailFrom: 'Compliance <no-reply@service.example>' });
const browser = openBrowser();

/** The day so many days before today. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** The day in California so many days from today, where the projects of these walks are. */
const dayInCalifornia = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
const inWords = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name, exact: true });
const link = (on: Page | Locator, name: string | RegExp) => on.getByRole('link', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A page on which everything is counted from its first address on. */
async function begin(path: string, signedInAs?: Caller): Promise<{ page: Page; acts: Acts }> {
  const page = await browser.openPage(site, signedInAs ? { signedInAs } : {});
  const acts = await countActs(page.context());
  await page.goto(path);
  return { page, acts };
}

async function fillAddress(on: Locator, [street, city, zip]: readonly [string, string, string]): Promise<void> {
  await on.getByLabel('Street').fill(street);
  await on.getByLabel('City').fill(city);
  await on.getByLabel('State').selectOption('CA');
  await on.getByLabel('ZIP code').fill(zip);
}

describe('the walk of a person', () => {
  it('who signs in for the first time leads to a mailed notice, its delivery and its proof', async () => {
    const { page, acts } = await begin('/sign-in');
    const email = 'pat@newcomer.example';
    await page.getByLabel('E-mail address').fill(email);
    await button(page, 'Send the link').click();
    const [message] = await mail.messages(1, ({ to }) => to.includes(email));
    await page.goto(/http:\/\/localhost:\d+\/sign-in\/confirm\?\S+/.exec(message!.text)![0]);
    await button(page, 'Sign in').click();
    await link(page, 'Start in the sandbox').click();
    await link(page, 'Add your division').click();
    await button(page, 'New division').first().click();
    await page.getByLabel('Name (required)').fill('Bay Concrete Pumping');
    await page.getByLabel('Street address (required)').fill('55 Quarry Rd');
    await page.getByLabel('City (required)').fill('Oakland');
    await page.getByLabel('State (required)').selectOption('CA');
    await page.getByLabel('ZIP code (required)').fill('94607');
    await button(page, 'Create division').click();
    await page.getByRole('cell', { name: 'Bay Concrete Pumping' }).first().waitFor();
    await link(page, 'Today').click();

    await link(page, 'Create a project').click();
    await page.getByLabel('Name (required)').fill('Pier 9');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    await fillAddress(group('Jobsite'), ['900 Ocean Ave', 'San Francisco', '94112']);
    await group('Jobsite').getByLabel('County').fill('San Francisco');
    await page.getByLabel('Sector (required)').selectOption({ label: 'Private' });
    await button(page, 'Next').click();
    await page.getByLabel('Your role (required)').selectOption({ label: 'Subcontractor' });
    const companies = [
      ['Owner', 'Pier Holdings LLC', '1 Market St'],
      ['General contractor', 'Golden State Builders Inc', '200 Pine St'],
    ] as const;
    for (const [role, name, street] of companies) {
      await group(role).getByLabel('Company', { exact: true }).fill(name);
      await fillAddress(group(name), [street, 'San Francisco', '94105']);
    }
    await group('Golden State Builders Inc').getByLabel('Hired by').selectOption({ label: 'Pier Holdings LLC' });
    await page.getByLabel('Who hired you').selectOption({ label: 'Golden State Builders Inc' });
    await button(page, 'Next').click();
    await page.getByLabel('First furnishing').fill(daysAgo(5));
    await page.getByLabel('Contract amount').fill('48000');
    await page.getByLabel('What you furnish').fill('Concrete pumping');
    await button(page, 'Create the project').click();

    await link(page, 'Make the notice').first().click();
    await button(page, 'Create the notice').click();
    await button(page, 'Mail it').click();
    await dialog(page)
      .getByRole('button', { name: /^Mail it in the sandbox for/ })
      .click();
    await page.getByRole('row').filter({ hasText: 'Pier Holdings LLC' }).waitFor();
    const notice = page.url();
    expectAtMost('First sign-in to mailed notice', acts);

    await link(page, 'Today').click();
    await button(page, 'Move the clock by 10 days').click();
    await page.getByText('Your first notice is delivered.').waitFor();
    await page.goto(notice);
    await link(page, /^Proof of service/).waitFor();
  });

  it('who bills a month leads from the spreadsheet to the signed waiver', async () => {
    const caller = await site.world.caller({ name: 'Bay Concrete' });
    await site.world.makeRoom(caller);
    const { divisionId, ownerId } = await goldenPath(site.world, caller);
    const project = await site.world.send(caller, 'POST', '/projects', {
      ...bodies.project,
      division_id: divisionId,
      name: 'Harbor Tower',
      state: 'CA',
      contract_amount: '60000.00',
      retainage_percent: '10',
      date_contract: '2025-12-01',
    });
    const owner = { project_id: project.id, organization_id: ownerId, role: 'owner' };
    await site.world.send(caller, 'POST', '/parties', owner);
    const { page, acts } = await begin(`/console/${caller.organizationId}/live/billing/schedules`, caller);
    await link(page, 'Import a CSV file').click();
    await chooseProject(page, 'Harbor Tower, CA');
    const rows = Array.from(
      { length: 6 },
      (_, index) => `${index + 1},Bay ${index + 1},${index === 2 ? 'about ' : ''}10000.00`,
    );
    const buffer = Buffer.from(`Item,Description of work,Scheduled value\r\n${rows.join('\r\n')}\r\n`);
    await page.getByLabel('CSV file').setInputFiles({ name: 'harbor.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Row 4, Scheduled value').fill('10000.00');
    await button(page, 'Import 6 lines').click();
    await button(page, 'Activate').click();
    await button(page, 'Activate it').click();
    await button(page, 'New pay application').click();
    await page.getByLabel('Period to (required)').fill('2026-01-31');
    await button(page, 'Create the draft').click();
    await page.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+Home');
    for (let column = 0; column < 5; column += 1) await page.keyboard.press('ArrowRight');
    for (let line = 0; line < 6; line += 1) {
      await page.keyboard.type('2500');
      await page.keyboard.press('Enter');
    }
    await page.getByText('All changes are saved').waitFor();
    await button(page, 'Add a change order').click();
    await dialog(page).getByLabel('Number (required)').fill('CO-1');
    await dialog(page).getByLabel('Amount (required)').fill('4,500.00');
    await dialog(page).getByLabel('Executed on').fill('2026-01-15');
    await dialog(page).getByLabel('Its line in the schedule').fill('Extra pier');
    await button(page, 'Save the change order').click();
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Submit').click();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await button(page, 'Start the review').click();
    await dialog(page).getByRole('button', { name: 'Start the review' }).click();
    await button(page, 'Certify').click();
    await dialog(page)
      .getByLabel(/^Certified amount|^Amount/)
      .fill('13000.00');
    await dialog(page).getByRole('button', { name: 'Certify' }).click();
    await button(page, 'Record a payment').click();
    await button(page, 'Record the payment').click();
    await page.getByText('Paid', { exact: true }).first().waitFor();
    await page
      .getByRole('link', { name: /create it$/i })
      .first()
      .click();
    await button(page, 'Create the waiver').click();
    await button(page, /^Generate for/).click();
    // Who signs reads it first: signing replaces it, and its pages could no longer be fetched.
    await page.getByRole('figure').first().waitFor();
    await button(page, 'Sign').click();
    await page.getByLabel('Your full name (required)').fill('Ana Diaz');
    await page.getByLabel(/I agree to sign/).check();
    await dialog(page).getByRole('button', { name: 'Sign' }).click();
    await page.getByText(/by Ana Diaz/).waitFor();
    expectAtMost('Spreadsheet to signed waiver', acts);
  });

  it('who is not paid leads from the demand to a lien on record and its release', async () => {
    const caller = await site.world.caller({ name: 'Bay Concrete' });
    await site.world.makeRoom(caller);
    const made = await goldenPath(site.world, caller);
    const dates = {
      first_furnishing_date: '2041-01-20',
      last_furnishing_date: '2041-05-30',
      completion_date: '2041-06-03',
    };
    await site.world.send(caller, 'PUT', `/projects/${made.projectId}`, dates);
    const on = `/console/${caller.organizationId}/live`;
    const { page, acts } = await begin(`${on}/claims/new?project=${made.projectId}`, caller);
    await page.getByLabel('Type (required)').selectOption({ label: 'Demand letter' });
    await button(page, /^Use .*, 14 days before$/)
      .first()
      .click();
    await page.getByLabel('Amount').fill('41000');
    await button(page, 'Create the claim').click();
    await button(page, 'Mail it').click();
    await dialog(page)
      .getByRole('button', { name: /^Mail it for [\d.]+ credits$/ })
      .click();
    await page.getByText('Ordered', { exact: true }).waitFor();

    await page.goto(`${on}/notices/new?project=${made.projectId}`);
    await page.getByLabel('Type (required)').selectOption({ label: 'Lien' });
    await page.getByLabel('Amount').fill('41000');
    await button(page, 'Create the notice').click();
    await page.getByLabel('Who signs').fill('Ana Diaz');
    await page.getByLabel('Title of the signer').fill('President');
    await page.getByText('Saved as you type').waitFor();
    await button(page, /^Generate for/).click();
    await button(page, 'Upload the signed lien').click();
    const id = page.url().split('/').at(-1)!;
    const [document] = await site.world.sql<{ id: string }>(
      'select id from documents where documentable_id = $1 and not is_preview',
      [id],
    );
    const buffer = await scanned(await site.world.download(caller, document!.id), { turned: 2, grain: 0.2 });
    await dialog(page)
      .getByLabel('Scan (required)')
      .setInputFiles({ name: 'lien-signed.pdf', mimeType: 'application/pdf', buffer });
    await dialog(page).getByLabel('Who signed (required)').fill('Ana Diaz');
    await dialog(page).getByRole('button', { name: 'Upload it' }).click();
    await page.getByText('in use', { exact: true }).waitFor();
    await button(page, 'Have it recorded').click();
    await dialog(page).getByLabel('Office (required)').fill('San Francisco Recorder');
    await dialog(page).getByLabel('Street address (required)').fill('1 Dr Carlton B Goodlett Pl');
    await dialog(page).getByLabel('City (required)').fill('San Francisco');
    await dialog(page).getByLabel('ZIP code (required)').fill('94102');
    await dialog(page)
      .getByRole('button', { name: /^Have it recorded for 5/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    // As when the owner has it.
    await site.world.sql("update notices set status = 'served', served_at = now() where id = $1", [id]);
    await page.reload();
    // Recorded 90 days ago in California, so that the last day to sue (Cal. Civ. Code § 8460) is today there.
    const lastDay = dayInCalifornia(0);
    await button(page, 'Mark as recorded').click();
    await dialog(page).getByLabel('Recorded on (required)').fill(dayInCalifornia(-90));
    await dialog(page).getByLabel('Recording number').fill('2026-000118');
    await dialog(page).getByRole('button', { name: 'Mark as recorded' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(`Sue by ${inWords(lastDay)}`).waitFor();

    await link(page, 'Sunset Tower').first().click();
    const suit = page.getByRole('list', { name: 'Deadlines' }).getByRole('listitem').filter({ hasText: 'Lien suit' });
    await suit.getByText(inWords(lastDay)).filter({ visible: true }).waitFor();
    await link(page, 'Today').click();
    const now = page.getByRole('table', { name: 'Overdue and this week' });
    await now
      .getByRole('row')
      .filter({ hasText: 'Lien suit' })
      .getByText(inWords(lastDay))
      .filter({ visible: true })
      .waitFor();
    await link(now, 'Make the claim: Lien suit, Sunset Tower').click();
    await button(page, `Use ${inWords(lastDay)}`)
      .first()
      .waitFor();

    await page.goto(`${on}/notices/${id}`);
    await button(page, /^Generate the release for/).click();
    await page.getByRole('region', { name: 'Release' }).getByText('Lien release').waitFor();
    await button(page, 'Mark as released').click();
    await dialog(page).getByLabel('Released on (required)').fill(lastDay);
    await dialog(page).getByRole('button', { name: 'Mark as released' }).click();
    await page.getByText('Released', { exact: true }).first().waitFor();
    await page.getByText(`Sue by ${inWords(lastDay)}`).waitFor({ state: 'detached' });
    expectAtMost('Demand letter to released lien', acts);
  });
});
