/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { AskingPayer } from '../support/records/link-pages.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

describe('a waiver that another account asks for', () => {
  let payer: AskingPayer;
  let payee: Caller;
  const email = 'pat@drywall-partners.example';
  beforeAll(async () => {
    payer = await AskingPayer.open(site.world);
    payee = await site.world.caller({ email, name: 'Drywall Partners' });
  });

  it('is on Today and in the waivers of the person who is asked, who signs it there', async () => {
    const page = await browser.openPage(site, { signedInAs: payee });
    const on = `/console/${payee.organizationId}/live`;
    await page.goto(`${on}/waivers/requests/received`);
    await page.getByText('No requests', { exact: true }).waitFor();
    await payer.ask({ email });
    await page.goto(`${on}/today`);
    await page.getByRole('link', { name: 'Sign the waiver that Harbor Builders asks for' }).click();
    await page.getByRole('heading', { name: 'Requests to you', level: 1 }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Harbor Builders' });
    await row.getByText('Requested', { exact: true }).filter({ visible: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'received-requests');
    await row.getByRole('button', { name: /^Answer the request of Harbor Builders/ }).click();
    await page.getByRole('heading', { name: 'Harbor Builders asks you for a lien waiver', level: 1 }).waitFor();
    await page.getByLabel('Your name', { exact: true }).fill('Pat Lee');
    await page.getByLabel('Your title').fill('Owner');
    await page.getByLabel('I agree to sign this document electronically').check();
    await page.getByRole('button', { name: 'Sign this waiver' }).click();
    await page.getByText('Thank you. The waiver is signed, and Harbor Builders has it.').waitFor();
    await page.goto(`${on}/waivers/requests/received`);
    await row.getByRole('button', { name: /^Open the request of Harbor Builders/ }).waitFor();
    await row.getByText('Released', { exact: true }).filter({ visible: true }).waitFor();
    await page.goto(`${on}/today`);
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    await page.getByText('Sign the waiver that').waitFor({ state: 'detached' });
  });

  it('follows what the payer does by itself, while the page is visible', async () => {
    const other = await site.world.caller({ email: 'lee@gypsum.example', name: 'Gypsum Supply' });
    const id = await payer.ask({ email: 'lee@gypsum.example', amount: '900.00' });
    const page = await browser.openPage(site, { signedInAs: other });
    await page.goto(`/console/${other.organizationId}/live/waivers/requests/received`);
    const row = page.getByRole('row').filter({ hasText: 'Harbor Builders' });
    await row.getByText('$900.00').waitFor();
    await payer.world.send(payer.caller, 'POST', `/waiver-requests/${id}/replace`, { amount: '950.00' });
    await row.getByText('$950.00').waitFor({ timeout: 20_000 });
    expect(await row.count()).toBe(1);
  });
});
