/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { openSite } from '../support/worlds/site.js';

const site = openSite({ role: 'all' });
const browser = openBrowser();

/** The day so many days before today. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('an empty organization', () => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
  const today = (page: Page) => link(page, 'Today').click();

  async function addParty(page: Page, role: string, name: string, hiredBy?: string): Promise<void> {
    await button(page, 'Add a party').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Role on the project (required)').selectOption({ label: role });
    await dialog.getByLabel('Company (required)').fill(name);
    await dialog.getByLabel('Street').fill('1 Market St');
    await dialog.getByLabel('City').fill('San Francisco');
    await dialog.getByLabel('State').selectOption('CA');
    await dialog.getByLabel('ZIP code').fill('94105');
    if (hiredBy) await dialog.getByLabel('Hired by').selectOption({ label: hiredBy });
    await dialog.getByRole('button', { name: 'Add the party' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(name).first().waitFor();
  }

  it('is led from its division to a delivered notice and a signed waiver, by what is on the screen', async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto('/');
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

    await today(page);
    await expectNoAxeFindings(page);
    await pictures(page, 'first-run');
    await link(page, 'Create a project').click();
    await page.getByLabel('Name (required)').fill('Pier 9');
    await page.getByRole('group', { name: 'Jobsite' }).getByLabel('State').selectOption('CA');
    await page.getByLabel('Sector (required)').selectOption({ label: 'Private' });
    await button(page, 'Next').click();
    await page.getByLabel('Your role (required)').selectOption({ label: 'Subcontractor' });
    await button(page, 'Next').click();
    await page.getByLabel('First furnishing').fill(daysAgo(5));
    await page.getByLabel('Contract amount').fill('48000');
    await page.getByLabel('What you furnish').fill('Concrete pumping');
    await button(page, 'Create the project').click();
    await addParty(page, 'Owner', 'Pier Holdings LLC');
    await addParty(page, 'General contractor', 'Golden State Builders Inc', 'Pier Holdings LLC');
    await button(page, 'Add a jobsite').click();
    await page.getByLabel('Street').fill('900 Ocean Ave');
    await page.getByLabel('City').fill('San Francisco');
    await page.getByLabel('County').fill('San Francisco');
    await page.getByLabel('ZIP code').fill('94112');
    await button(page, 'Add the jobsite').click();
    await page.getByText('900 Ocean Ave').first().waitFor();

    await today(page);
    await link(page, 'Make the notice').click();
    await page.getByText(/^Serve it by/).waitFor();
    expect(await page.getByLabel('Amount').inputValue()).toBe('48000.00');
    await button(page, 'Create the notice').click();
    await page.getByRole('figure').getByText('Pier Holdings LLC').waitFor();
    await button(page, 'Mail it').click();
    await page.getByRole('button', { name: /^Mail it in the sandbox for/ }).click();
    await page.getByRole('row').filter({ hasText: 'Pier Holdings LLC' }).waitFor();

    await today(page);
    await button(page, 'Move the clock by 10 days').click();
    await page.getByText('Your first notice is delivered.').waitFor();
    await pictures(page, 'first-run-done');

    await link(page, 'Waivers').click();
    await link(page, 'New waiver').first().click();
    await chooseProject(page, 'Pier 9, CA');
    await page.getByLabel('Not yet: conditional').check();
    await page.getByLabel('A progress payment').check();
    await page.getByLabel('Amount').fill('12000');
    await page.getByLabel('Through date (required)').fill(daysAgo(1));
    await page.getByLabel('Who pays').fill('Golden State Builders Inc');
    await button(page, 'Create the waiver').click();
    await page.getByRole('figure').getByText('$12,000.00').waitFor();
    await button(page, /^Generate for/).click();
    await button(page, 'Sign').click();
    await page.getByLabel('Your full name (required)').fill('Ana Diaz');
    await page.getByLabel(/I agree to sign/).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
    await page.getByText(/by Ana Diaz/).waitFor();
  });
});
