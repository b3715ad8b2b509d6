import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chooseProject, projectField } from '../support/browser/project-field.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { openSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = openSite();
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
  }, 60_000);

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  it('creates a claim with a date that the law gives, keeps what was typed when it is refused, and shows its pages', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims`);
    await page.getByRole('link', { name: 'New claim' }).click();
    await chooseProject(page, 'Sunset Tower, CA');
    await page.getByLabel('Type (required)').selectOption({ label: 'Lien filing' });
    await button(page, 'Take 09/03/2041').first().click();
    expect(await page.getByLabel('Your deadline').inputValue()).toBe('2041-09-03');
    await page.getByLabel('Amount').fill('all of it');
    await expectNoAxeFindings(page);
    await pictures(page, 'claim-new');
    await button(page, 'Create the claim').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Your deadline').inputValue()).toBe('2041-09-03');
    await page.getByLabel('Amount').fill('41000');
    await button(page, 'Create the claim').click();
    await page.getByText('$41,000.00').waitFor();
    await page.getByText('09/03/2041').first().waitFor();
    browser.takeProblems(page);
  });

  it('generates the document of a demand letter at the price that the button shows', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/claims/${made.escalationId}`);
    await page.getByRole('figure').getByText('$48,000.00').first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'claim');
    await button(page, /^Generate for [\d.]+ credits?$/).click();
    await page.getByRole('heading', { name: 'The document', exact: true }).waitFor();
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
    await page.getByRole('cell', { name: 'Demand letter' }).waitFor();
    expect(await page.getByRole('link', { name: 'New claim' }).count()).toBe(0);
    await site.world.sql(`update memberships set role = 'owner' where user_id = $1`, [caller.userId]);
  });
});
