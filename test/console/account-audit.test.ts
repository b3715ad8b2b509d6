/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { signIn } from '../support/records/people.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the credentials and the audit log of an account', () => {
  let owner: Caller;
  let reader: Caller;
  let contact: string;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    await site.world.sql("update users set name = 'Olga Reyes' where id = $1", [owner.userId]);
    await site.world.sql("update users set name = 'Rita Moss' where id = $1", [reader.userId]);
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
  const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  it('adds a credential, verifies, changes and deletes it, and never shows its secret', async () => {
    const page = await open('/credentials', owner, 'sandbox');
    await page.getByRole('button', { name: 'Add a provider' }).click();
    await dialog(page).getByLabel('Webhook secret').fill('whsec_typed');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog(page).getByLabel('Webhook secret').fill('');
    await dialog(page).getByLabel('Secret key').fill('live_0123456789abcdef');
    await dialog(page).getByLabel('Label').fill('Our mail');
    await press(page, 'Add and verify');
    await dialog(page)
      .getByText(/must be a Lob secret key for test mode/)
      .first()
      .waitFor();
    expect(await dialog(page).getByLabel('Label').inputValue()).toBe('Our mail');
    await expectNoAxeFindings(page);
    await pictures(page, 'account-credential-form');
    browser.takeProblems(page);
    await dialog(page).getByLabel('Secret key').fill('test_0123456789abcdef');
    await press(page, 'Add and verify');
    await closed(page);
    await page.getByRole('cell', { name: 'ends in cdef' }).waitFor();
    expect(await page.content()).not.toContain('test_0123456789abcdef');
    await page.getByRole('button', { name: 'Verify Our mail' }).click();
    // The button waits for the end of the verification.
    await page.getByRole('button', { name: 'Change Our mail' }).click();
    expect(await dialog(page).getByLabel('Secret key').inputValue()).toBe('');
    await dialog(page).getByLabel('Label').fill('Letters');
    // Another person names it too.
    const [credential] = await site.world.sql<{ id: string }>(
      'select id from provider_credentials where account_id = $1',
      [owner.organizationId],
    );
    const other = await site.world.sandboxOf(owner);
    const answer = await site.world.rest(other, 'PUT', `/provider-auth/${credential!.id}`, { label: 'Post' });
    expect(answer.status).toBe(200);
    await dialog(page).getByText('Someone else changed “Label” to Post while you were editing it.').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Save and verify' }).isDisabled()).toBe(true);
    await press(page, 'Keep mine');
    await press(page, 'Save and verify');
    await closed(page);
    await page.getByRole('button', { name: 'Add a carrier' }).click();
    await dialog(page).getByLabel('Client secret').fill('a secret of USPS');
    await press(page, 'Add and verify');
    await dialog(page).locator('[aria-invalid=true]').waitFor();
    browser.takeProblems(page);
    expect(await dialog(page).getByLabel('Client secret').inputValue()).toBe('a secret of USPS');
    await dialog(page).getByLabel('Client ID').fill('bay-concrete');
    await press(page, 'Add and verify');
    await closed(page);
    await page.getByRole('cell', { name: 'USPS', exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-credentials');
    await page.getByRole('button', { name: 'Delete Letters' }).click();
    await press(page, 'Delete credential');
    await page.getByText('No provider of your own').waitFor();
  });

  it('shows credentials to everyone and lets only owners and admins change them', async () => {
    const page = await open('/credentials', reader, 'sandbox');
    await page.getByRole('complementary', { name: 'Your role' }).waitFor();
    await page.getByRole('cell', { name: 'USPS', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /Add|Verify|Change|Delete/ }).count()).toBe(0);
  });

  it('shows attempts that were refused as such, with the reason', async () => {
    const leave = 'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { userId } }';
    const { headers } = await signIn(site.world, owner);
    const { body } = await site.world.graphql(null, leave, { input: { userId: owner.userId } }, headers);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    const page = await open('/audit');
    await page.getByLabel('Record', { exact: true }).selectOption({ label: 'Membership' });
    await page.getByRole('cell', { name: 'Refused', exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText('Refused, tried by Olga Reyes').filter({ visible: true }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole('button', { name: /View the change of membership/ })
      .first()
      .click();
    await dialog(page).getByRole('heading', { name: 'Membership of Olga Reyes: refused' }).waitFor();
    await dialog(page).getByText('The organization must keep an owner').waitFor();
  });

  it('names a record by its number, with its page, and shows earlier looks at drafts as one line', async () => {
    const { world } = site;
    const own = { organization_id: owner.organizationId };
    const division = await world.send(owner, 'POST', '/divisions', { ...bodies.division, ...own });
    const project = await world.send(owner, 'POST', '/projects', { ...bodies.project, division_id: division.id });
    const notice = await world.send(owner, 'POST', '/notices', { ...bodies.notice, ...own, project_id: project.id });
    // What a release before left of each look.
    await world.sql(
      `insert into audit_entries (account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id, auditable_serial,
         new_values, ip_address, user_agent, created_at, updated_at)
       select $1, true, $1, $2, 'created', 'Document', uuidv7(), n, '{"is_preview": true}', '', '', now(), now() from generate_series(1, 3) n`,
      [owner.organizationId, owner.userId],
    );
    const page = await open('/audit');
    await page.getByRole('cell', { name: '3 previews of documents' }).waitFor();
    await page.getByRole('link', { name: project.name }).first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-audit-names');
    await page
      .getByRole('button', { name: `View the change of notice ${notice.notice_number}` })
      .first()
      .click();
    await dialog(page)
      .getByRole('heading', { name: `Notice ${notice.notice_number}: created` })
      .waitFor();
    await dialog(page).getByRole('link', { name: notice.notice_number }).click();
    await page.waitForURL(`**/notices/${notice.id}`);
  });

  it('lists who changed what, with filters, to those who may see it, and shows the fields before and after', async () => {
    const page = await open('/audit', reader);
    await page.getByRole('cell', { name: 'Olga Reyes' }).first().waitFor();
    await page.getByLabel('Record', { exact: true }).selectOption({ label: 'Contact' });
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Updated' });
    await page.getByText('1 entry', { exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-audit');
    await page.getByRole('button', { name: /View the change of contact/ }).click();
    const row = dialog(page).getByRole('row').filter({ hasText: 'Controller' });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Title', '—', 'Controller']);
    await expectNoAxeFindings(page);
    await pictures(page, 'account-audit-change');
    await page.reload();
    await dialog(page).getByText('Controller').waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'What: all' });
    await page.getByLabel('Record', { exact: true }).selectOption({ label: 'Session' });
    const session = page.getByRole('row').filter({ hasText: 'Session' }).first();
    await session.getByRole('cell', { name: 'Rita Moss', exact: true }).waitFor();
    await page.getByRole('cell', { name: 'Session of Rita Moss', exact: true }).first().waitFor();
    await page.getByLabel('Record', { exact: true }).selectOption({ label: 'Sign-in link' });
    await page.getByRole('row').filter({ hasText: 'Sign-in link' }).first().waitFor();
    expect(await page.getByRole('cell', { name: 'Someone not signed in' }).count()).toBe(0);
    const bosses = await open('/audit');
    await bosses.getByLabel('Record', { exact: true }).selectOption({ label: 'Sign-in link' });
    await bosses.getByRole('cell', { name: 'Someone not signed in' }).first().waitFor();
    await page.getByRole('searchbox', { name: 'Id of a record' }).fill('nothing');
    await page.getByText('This is not the id of a record').waitFor();
    await page.getByRole('searchbox', { name: 'Id of a record' }).fill(owner.organizationId);
    await page.getByText('No entry matches these filters.').waitFor();
  });
});
