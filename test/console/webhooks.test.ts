/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContact, deliver, eventually, subscribe } from '../background/webhooks/deliveries.js';
import { ok, openReceivers, type Receiver } from '../background/webhooks/receiver.js';
import { chooseAction } from '../support/browser/actions.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();
deliver(site.world);
const startReceiver = openReceivers();

describe('the webhooks of an organization', () => {
  let owner: Caller;
  let reader: Caller;
  let receiver: Receiver;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    receiver = await startReceiver();
  });

  const open = async (path = '', person: Caller = owner): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/live/developers/webhooks${path}`);
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  it('are added with chosen events, keep what was typed when they are refused, and show their secret once', async () => {
    const page = await open();
    await page.getByText('No endpoint yet').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'New endpoint' }).first().click();
    await dialog(page).getByLabel('URL').fill('nowhere');
    await dialog(page).getByLabel('Description').fill('Accounting');
    await dialog(page).getByLabel('All events').uncheck();
    await press(page, 'Add endpoint');
    await dialog(page).locator('[aria-invalid=true]').waitFor();
    browser.takeProblems(page);
    expect(await dialog(page).getByLabel('Description').inputValue()).toBe('Accounting');
    await dialog(page).getByLabel('URL').fill(receiver.url);
    await press(page, 'Add endpoint');
    await dialog(page).getByText('Choose at least one.').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('fieldset')?.textContent?.startsWith('Events'));
    await pictures(page, 'webhook-form-refused');
    browser.takeProblems(page);
    await dialog(page).getByRole('searchbox', { name: 'Find an event' }).fill('contact');
    await dialog(page).getByLabel('contact.created').check();
    await dialog(page).getByText('1 event chosen').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'webhook-form');
    await press(page, 'Add endpoint');
    const secret = await dialog(page).getByLabel('Secret', { exact: true }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await expectNoAxeFindings(page);
    await press(page, 'Done');
    await press(page, 'Close it');
    await page.getByRole('heading', { level: 1, name: new URL(receiver.url).host }).waitFor();
    await page.getByText('No deliveries').waitFor();
    expect(await page.content()).not.toContain(secret);
  });

  it('receive a test event, whose request and answer are shown', async () => {
    receiver.answer = (response) => {
      response.writeHead(200, { 'x-answer': 'kept' }).end('{"thanks":true}');
    };
    const { id } = await subscribe(site.world, owner, receiver.url);
    const page = await open(`/${id}`);
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByRole('row').filter({ hasText: 'webhook.test' }).filter({ hasText: 'Delivered' }).waitFor();
    await page.getByText('100 % delivered · 1 delivery that has ended').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'webhook');
    await page.getByRole('link', { name: 'webhook.test' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delivery of webhook.test' }).waitFor();
    await page.getByRole('region', { name: 'Request headers of attempt 1' }).getByText('webhook-signature').waitFor();
    await page.getByRole('region', { name: 'Answer headers of attempt 1' }).getByText('x-answer: kept').waitFor();
    await page.getByRole('region', { name: 'Answer of attempt 1' }).getByText('"thanks"').waitFor();
    await page.getByRole('region', { name: 'Body of each attempt' }).getByText('"webhook.test"').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'webhook-delivery');
  });

  it('show both secrets as valid after a rotation', async () => {
    const { id } = await subscribe(site.world, owner, receiver.url);
    const page = await open(`/${id}`);
    await chooseAction(page, 'Rotate secret');
    // A second rotation at once would end the secret of the first.
    await site.world.rest(owner, 'PUT', `/webhooks/${id}`, { description: 'Ledger' });
    await dialog(page)
      .getByText(/^Someone changed this while the dialog was open\. Nothing was done\./)
      .waitFor();
    await press(page, 'Continue with the change');
    await press(page, 'Rotate secret');
    expect(await dialog(page).getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/);
    await dialog(page).getByText('The previous one').waitFor();
    await dialog(page)
      .getByText(/^Valid until \d/)
      .waitFor();
    await pictures(page, 'webhook-rotation');
    await press(page, 'Done');
    await press(page, 'Close it');
    await page.getByText(/^Two are valid: the new one, and the previous one until/).waitFor();
  });

  it('get what failed again, one delivery or all since a moment as a job that a reload keeps', async () => {
    receiver.answer = ok;
    const { id } = await subscribe(site.world, owner, receiver.url);
    for (const name of ['Diaz', 'Reyes', 'Silva']) await addContact(site.world, owner, name);
    await eventually(async () => {
      const { body } = await site.world.rest(owner, 'GET', `/webhooks/${id}/deliveries?status=delivered`);
      return body.meta.total === 3;
    });
    await site.world.sql("update webhook_deliveries set status = 'failed', attempt = 4 where webhook_id = $1", [id]);
    const page = await open(`/${id}?status=FAILED`);
    await page.getByText('3 deliveries', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'contact.created' }).first().click();
    await page.getByRole('button', { name: 'Deliver again' }).click();
    await page.getByRole('button', { name: 'Deliver again' }).waitFor({ state: 'detached' });
    await page.getByText('5 of 5').waitFor();
    await page.goBack();
    await page.getByText('2 deliveries', { exact: true }).waitFor();
    await chooseAction(page, 'Deliver again…');
    await dialog(page).getByLabel('Failed deliveries since').fill('');
    await dialog(page).getByText('Enter a date and a time.').waitFor();
    await dialog(page).getByLabel('Failed deliveries since').fill('2020-01-01T00:00');
    await expectNoAxeFindings(page);
    await press(page, 'Deliver again');
    await page.getByText('Done: 2 deliveries succeeded, 0 failed, 0 waiting.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'webhook-redelivery');
    await page.reload();
    await page.getByText('Done: 2 deliveries succeeded, 0 failed, 0 waiting.').waitFor();
    await page.getByText('No delivery matches these filters.').waitFor();
  });

  it('are changed and deleted by owners and admins only', async () => {
    const { id } = await subscribe(site.world, owner, receiver.url);
    const page = await open(`/${id}`);
    await chooseAction(page, 'Edit');
    await dialog(page).getByLabel('Description').fill('Old accounting');
    await dialog(page).getByLabel('Send events to this endpoint').uncheck();
    // Another person changes it too: one field that is edited here, and one that is not.
    const theirs = { description: 'Ledger', events: ['notice.served', 'contact.created'] };
    expect((await site.world.rest(owner, 'PUT', `/webhooks/${id}`, theirs)).status).toBe(200);
    await dialog(page).getByText('Someone else changed “Description” to Ledger while you were editing it.').waitFor();
    await dialog(page).getByText('2 events chosen').waitFor();
    await expectNoAxeFindings(page);
    await press(page, 'Keep mine');
    await press(page, 'Save');
    await closed(page);
    await page.getByText('Old accounting').waitFor();
    await page.getByText('Off', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText('The webhook is not active: activate it first.').first().waitFor();
    browser.takeProblems(page);

    const visitor = await open(`/${id}`, reader);
    await visitor.getByText('Old accounting').waitFor();
    expect(
      await visitor
        .getByRole('main')
        .getByRole('button', { name: /Send|Rotate|Edit|Delete|Deliver/ })
        .count(),
    ).toBe(0);

    await chooseAction(page, 'Delete');
    await press(page, 'Delete endpoint');
    await page.waitForURL(/\/developers\/webhooks$/);
    await page.getByRole('cell', { name: 'Old accounting' }).waitFor({ state: 'detached' });
    await expectNoAxeFindings(page);
    await pictures(page, 'webhooks');
  });
});
