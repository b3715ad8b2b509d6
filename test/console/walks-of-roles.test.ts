/** @sampled tests */
import { describe, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContact, deliver } from '../background/webhooks/deliveries.js';
import { ok, openReceivers } from '../background/webhooks/receiver.js';
import { type Acts, countActs, expectAtMost } from '../support/browser/acts.js';
import { addVirtualAuthenticator, openBrowser } from '../support/browser/browser.js';
import { billing } from '../support/records/billing.js';
import { goldenPath } from '../support/records/golden-path.js';
import { articleNumber, waiting } from '../support/records/mailroom.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();
deliver(site.world);
const startReceiver = openReceivers();

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** A page on which everything is counted from its first address on. */
async function begin(path: string, signedInAs: Caller): Promise<{ page: Page; acts: Acts }> {
  const page = await browser.openPage(site, { signedInAs });
  const acts = await countActs(page.context());
  await page.goto(path);
  return { page, acts };
}

describe('the walk of a role', () => {
  it('creates, as a developer, a token and an endpoint, and sends a failed delivery again', async () => {
    const owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    const receiver = await startReceiver();
    receiver.answer = (response) => void response.writeHead(500).end('{"error":"closed"}');
    const { page, acts } = await begin(`/console/${owner.organizationId}/live/developers/tokens`, owner);
    await button(page, 'New token').first().click();
    await dialog(page).getByLabel('Label').fill('Accounting');
    await press(page, 'Create token');
    await dialog(page).getByRole('textbox', { name: 'Token' }).waitFor();
    await press(page, 'Done');
    await press(page, 'Close it');
    await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click();
    await page.getByRole('main').getByRole('button', { name: 'New endpoint' }).first().click();
    await dialog(page).getByLabel('URL').fill(receiver.url);
    await press(page, 'Add endpoint');
    await press(page, 'Done');
    await press(page, 'Close it');
    await addContact(site.world, owner, 'Diaz');
    await page.getByRole('link', { name: 'contact.created' }).first().click();
    await page.getByRole('region', { name: 'Answer of attempt 1' }).getByText('closed').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await site.world.sql("update webhook_deliveries set status = 'failed', next_attempt_at = null where id = $1", [id]);
    receiver.answer = ok;
    await page.reload();
    await button(page, 'Deliver again').click();
    await page.getByText('Delivered', { exact: true }).first().waitFor();
    expectAtMost('Token to a delivery that is sent again', acts);
    browser.takeProblems(page);
  });

  it('invites, as an owner, a person, adds a passkey and buys credits', async () => {
    const owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    const { page, acts } = await begin(`/console/${owner.organizationId}/live/account/people`, owner);
    await addVirtualAuthenticator(page);
    await button(page, 'Invite a person').click();
    await dialog(page).getByLabel('E-mail').fill('ines@bay.example');
    await press(page, 'Send invitation');
    await page.getByRole('cell', { name: 'ines@bay.example', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Sign-in', exact: true }).click();
    await button(page, 'New passkey').click();
    await dialog(page).getByLabel('Name').fill('Laptop');
    await press(page, 'Create passkey');
    await page.getByRole('cell', { name: 'Laptop' }).first().waitFor();
    await page.getByRole('link', { name: 'Credits', exact: true }).click();
    await page.getByRole('link', { name: 'Buy credits' }).click();
    await page.getByLabel('Credits (required)').fill('250');
    await button(page, 'Buy credits').click();
    await press(page, 'Pay $250.00');
    await page.getByText('250 credits bought.').waitFor();
    expectAtMost('Invitation, passkey and credits', acts);
  });

  it('takes, as a clerk, a piece, scans its label and hands it over, without a press of the mouse', async () => {
    const account = await site.world.caller({ name: 'Bay Pumping' });
    await site.world.makeRoom(account);
    await waiting(site.world, account, await goldenPath(site.world, account));
    const clerk = await site.world.caller({ name: 'Mailroom', credits: '0' });
    await site.world.sql(`update memberships set operator_role = 'staff' where user_id = $1`, [clerk.userId]);
    const { page, acts } = await begin(`/console/${clerk.organizationId}/live/mailroom`, clerk);
    await page.getByRole('heading', { name: /^Next: / }).waitFor();
    await page.getByRole('button', { name: 'Take the order' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Article number (required)').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(articleNumber());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Handed over:/ }).waitFor();
    expectAtMost('A piece of mail for a clerk', acts);
  });

  it('reads, as a company that is invited, a pay application', async () => {
    const contractor = await site.world.caller({ name: 'Bay Concrete Pumping' });
    const guest = await site.world.caller({ name: 'Harbor Builders' });
    const job = await billing(site.world, contractor, ['10000']);
    const { id } = await job.made(job.create({ period_to: '2026-01-31' }));
    await job.advance(id, 'submitted');
    const participants = [{ organization_id: guest.organizationId, role: 'owner' }];
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants }));
    const { page, acts } = await begin('/console', guest);
    await page
      .getByRole('link', { name: /^Answer/ })
      .first()
      .click();
    await button(page, 'Accept').click();
    await button(page, 'Accept it').click();
    await page.getByRole('link', { name: 'No. 1' }).click();
    await page.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    expectAtMost('Invitation to the pay application', acts);
  });
});
