import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser.js';
import { bodies } from '../support/golden-path.js';
import { openSite } from '../support/site.js';
import type { Caller } from '../support/world.js';

const site = openSite();
const browser = openBrowser();

describe('the audit log of an account', () => {
  let owner: Caller;
  let reader: Caller;
  let contact: string;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    await site.world.sql("update users set name = 'Olga Reyes' where id = $1", [owner.userId]);
    const body = { ...bodies.contact, organization_id: owner.organizationId };
    const made = await site.world.rest(owner, 'POST', '/contacts', body);
    contact = made.body.data.id;
    const changed = await site.world.rest(owner, 'PATCH', `/contacts/${contact}`, { title: 'Controller' });
    expect(changed.status).toBe(200);
  });

  const open = async (path: string, person: Caller = owner, mode = 'live'): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/${mode}/account${path}`);
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  it('lists who changed what, with filters, and shows the fields before and after', async () => {
    const page = await open('/audit', reader);
    await page.getByRole('cell', { name: 'Olga Reyes' }).first().waitFor();
    await page.getByLabel('Record', { exact: true }).selectOption({ label: 'Contact' });
    await page.getByLabel('What').selectOption({ label: 'Updated' });
    await page.getByText('1 entry', { exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-audit');
    await page.getByRole('button', { name: /View the change of contact/ }).click();
    const row = dialog(page).getByRole('row').filter({ hasText: 'Controller' });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Title', '—', 'Controller']);
    await expectNoAxeFindings(page);
    await pictures(page, 'account-audit-change');
    await page.reload();
    await dialog(page).getByText('Controller').waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await page.getByRole('searchbox', { name: 'Id of a record' }).fill('nothing');
    await page.getByText('This is not the id of a record').waitFor();
    await page.getByRole('searchbox', { name: 'Id of a record' }).fill(owner.organizationId);
    await page.getByText('No entry matches these filters.').waitFor();
  });
});
