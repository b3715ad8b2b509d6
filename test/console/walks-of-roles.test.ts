/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContact, deliver } from '../background/webhooks/deliveries.js';
import { ok, openReceivers } from '../background/webhooks/receiver.js';
import { type Acts, countActs, expectAtMost } from '../support/browser/acts.js';
import { addVirtualAuthenticator, openBrowser } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { billing } from '../support/records/billing.js';
import { goldenPath } from '../support/records/golden-path.js';
import { articleNumber, waiting } from '../support/records/mailroom.js';
import { openFakePartner } from '../support/records/partner.js';
import { signIn } from '../support/records/people.js';
import { loggedFor } from '../support/records/request-log.js';
import { doTasks } from '../support/records/tasks.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { settings } = await openFakePartner();
const site = openSite(settings);
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

  it('reads, as a developer, why a request failed, and tries it with GraphQL and REST', async () => {
    const owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    const contact = await addContact(site.world, owner, 'Diaz');
    await loggedFor(site.world, await site.world.rest(owner, 'POST', '/contacts', { first_name: 'Ana' }));
    const { page, acts } = await begin(`/console/${owner.organizationId}/live/developers/requests`, owner);
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    await page.getByRole('link', { name: 'POST /api/v1/contacts' }).first().click();
    await page.getByRole('link', { name: 'validation_failed' }).waitFor();
    await page.getByRole('link', { name: 'GraphQL', exact: true }).click();
    await page.getByRole('textbox', { name: 'Query or mutation' }).fill('{ contacts { nodes { id } } }');
    await button(page, 'Run').click();
    await answer.getByText(contact).waitFor();
    await page.getByRole('link', { name: 'REST', exact: true }).click();
    await page.getByLabel('Find a path').fill('contacts');
    await page.getByText('/api/v1/contacts/{uuid}').first().click();
    await page.getByLabel('uuid').fill(contact);
    await button(page, 'Try it').click();
    await answer.getByText('"Diaz"').waitFor();
    expectAtMost('A failed request to GraphQL and REST', acts);
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

  it('ends, as an owner, a session, subscribes to a plan, and reads in the audit log what became of it', async () => {
    const owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    await signIn(site.world, owner);
    const { page, acts } = await begin(`/console/${owner.organizationId}/live/account/sign-in`, owner);
    await page
      .getByRole('row')
      .filter({ hasNotText: 'this session' })
      .getByRole('button', { name: /^End session of/ })
      .click();
    await press(page, 'End session');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await page.getByRole('button', { name: 'Subscribe Starter' }).click();
    await press(page, 'Subscribe');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('definition').filter({ hasText: 'Starter' }).waitFor();
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    await page
      .getByRole('button', { name: /^View the change of session/ })
      .first()
      .click();
    await dialog(page).getByText('signed_out').waitFor();
    expectAtMost('Session, plan and audit log', acts);
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

  it('asks for research and, as the partner, does it', async () => {
    const account = await site.world.caller({ credits: '200.00' });
    const made = await goldenPath(site.world, account);
    await site.world.send(account, 'PUT', `/projects/${made.projectId}`, { first_furnishing_date: '2026-01-20' });
    const clerk = await site.world.caller({ name: 'Partner', credits: '0' });
    await site.world.sql(`update memberships set operator_role = 'partner' where user_id = $1`, [clerk.userId]);
    const own = await begin(`/console/${account.organizationId}/live/mail/research`, account);
    await own.page.getByRole('link', { name: 'Ask for research' }).click();
    await chooseProject(own.page, 'Sunset Tower, CA');
    await own.page.getByRole('radio', { name: 'Research', exact: true }).check();
    const ask = /^Ask for it for [\d.]+ credits$/;
    await own.page.getByRole('main').getByRole('button', { name: ask }).click();
    await dialog(own.page).getByRole('button', { name: ask }).click();
    await own.page.getByRole('cell', { name: 'Research', exact: true }).waitFor();
    expectAtMost('Research that is asked for', own.acts);
    expect(await doTasks(site.world)).toEqual([]);

    const { page, acts } = await begin(`/console/${clerk.organizationId}/live/partner`, clerk);
    await button(page, 'Begin the work').click();
    await button(page, 'Send facts').click();
    await dialog(page).getByLabel('Parcel number').fill('0458-012');
    await press(page, 'Send the facts to the account');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByLabel('Findings').fill('The deed names Sunset Tower Holdings LLC.');
    await button(page, 'It is done').click();
    await page.getByText('Nothing to do').waitFor();
    expectAtMost('Research for the partner', acts);
    await own.page.getByRole('table').getByText('Fulfilled').locator('visible=true').first().waitFor();
    await own.page.getByRole('button', { name: 'See the result for Sunset Tower' }).click();
    await own.page.getByText('The deed names Sunset Tower Holdings LLC.').waitFor();
  });

  it.each([
    ['approves', 'Approve', 'Approves it'],
    ['rejects', 'Reject', 'Rejects it'],
  ])('%s, as a company that is invited, a pay application that it asked about', async (_, decision, said) => {
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
    const comments = page.getByRole('region', { name: 'Comments' });
    await comments.getByLabel('Comment', { exact: true }).fill('Line 1: which invoice?');
    await button(page, 'Comment').click();
    await comments.getByText(/, Harbor Builders \(you\)$/).waitFor();
    await button(page, 'Approve or reject').click();
    await dialog(page).getByLabel(decision).check();
    await dialog(page).getByLabel('Reason (required)').fill('Line 1 is 500.00.');
    await press(page, `${decision} it`);
    await comments.getByText(said).waitFor();
    expectAtMost(`Invitation to the answer: ${decision.toLowerCase()}`, acts);
  });
});
