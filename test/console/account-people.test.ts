/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../background/webhooks/deliveries.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

describe('the people and tokens of an account', () => {
  let owner: Caller;
  let member: Caller;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc', email: 'olga@bay.example' });
    member = await site.world.caller({ organizationId: owner.organizationId, email: 'marco@bay.example' });
    await site.world.sql("update memberships set role = 'member' where user_id = $1", [member.userId]);
    await site.world.sql("update users set name = case id when $1 then 'Olga Reyes' else 'Marco Lee' end", [
      owner.userId,
    ]);
  });

  const open = async (path: string, person: Caller = owner, mode = 'live'): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/${mode}${path}`);
    return page;
  };
  const refusals = async () => {
    const rows = await site.world.sql<{ refusal: string }>(
      `select new_values ->> 'refusal' as refusal from audit_entries where account_id = $1 and new_values ? 'refusal'`,
      [owner.organizationId],
    );
    return rows.map(({ refusal }) => refusal);
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  it('invites a person and withdraws the invitation', async () => {
    const page = await open('/account/people');
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await dialog(page).getByLabel('E-mail').fill('marco@bay.example');
    await press(page, 'Send invitation');
    await dialog(page).getByText('marco@bay.example is already a member of the organization.').first().waitFor();
    await eventually(async () => (await refusals()).includes('already_member'));
    browser.takeProblems(page);
    await dialog(page).getByLabel('E-mail').fill('ines@bay.example');
    await dialog(page).getByLabel('Role').selectOption({ label: 'Read only' });
    await press(page, 'Send invitation');
    await closed(page);
    await page.getByRole('cell', { name: 'ines@bay.example', exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-people');
    await page.getByRole('button', { name: 'Withdraw ines@bay.example' }).click();
    await press(page, 'Withdraw');
    await page.getByText('No open invitations').waitFor();
  });

  it('changes a role, and says that the last owner must stay', async () => {
    const page = await open('/account/people');
    await page.getByRole('button', { name: 'Change role Olga Reyes' }).click();
    await dialog(page).getByLabel('Role').selectOption({ label: 'Member' });
    await press(page, 'Change role');
    await dialog(page)
      .getByText('The organization must keep an owner: make another member an owner first.')
      .first()
      .waitFor();
    expect(await dialog(page).getByLabel('Role').inputValue()).toBe('MEMBER');
    await expectNoAxeFindings(page);
    await pictures(page, 'account-last-owner');
    await press(page, 'Cancel');
    await press(page, 'Discard it');
    await page.getByRole('button', { name: 'Leave the organization' }).click();
    await press(page, 'Leave');
    await dialog(page).getByText('The organization must keep an owner').first().waitFor();
    // The change of the role, and the leaving.
    await eventually(async () => (await refusals()).filter((refusal) => refusal === 'last_owner').length === 2);
    browser.takeProblems(page);
    await press(page, 'Cancel');
    await page.getByRole('button', { name: 'Change role Marco Lee' }).click();
    await dialog(page).getByLabel('Role').selectOption({ label: 'Admin' });
    await press(page, 'Change role');
    await page.getByRole('cell', { name: 'Admin', exact: true }).waitFor();
    await site.world.sql("update memberships set role = 'member' where user_id = $1", [member.userId]);
  });

  it('asks for another sign-in after 15 minutes and keeps what was typed', async () => {
    const page = await open('/account/people');
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await site.world.sql("update sessions set created_at = created_at - interval '16 minutes'");
    await dialog(page).getByLabel('E-mail').fill('late@bay.example');
    await press(page, 'Send invitation');
    await dialog(page).getByRole('link', { name: 'Sign in again' }).waitFor();
    expect(await dialog(page).getByLabel('E-mail').inputValue()).toBe('late@bay.example');
    browser.takeProblems(page);
  });

  it('shows members who they work with, and offers them to leave', async () => {
    const page = await open('/account/people', member);
    await page.getByText('Your role here is member').waitFor();
    expect(await page.getByRole('button', { name: /Invite|Change role|Remove/ }).count()).toBe(0);
    await page.goto(`/console/${owner.organizationId}/live/developers/tokens`);
    await page.getByText('Only owners and admins manage tokens').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'tokens-member');
    await page.goto(`/console/${owner.organizationId}/live/account/people`);
    await page.getByRole('button', { name: 'Leave the organization' }).click();
    await press(page, 'Leave');
    await page.getByText('You belong to no organization yet').waitFor();
  });

  it('refuses a token with limits above those of the person, and has the attempt in the audit log', async () => {
    const page = await open('/developers/tokens');
    await page.getByRole('button', { name: 'New token' }).first().click();
    await dialog(page).getByLabel('Label').fill('Faster');
    await dialog(page).getByLabel('Request limits').selectOption({ label: 'Scale' });
    await press(page, 'Create token');
    await dialog(page).getByText('The tier must not be above yours, which is starter.').first().waitFor();
    expect(await dialog(page).getByLabel('Label').inputValue()).toBe('Faster');
    await eventually(async () => (await refusals()).includes('abilities'));
    browser.takeProblems(page);
    await page.goto(`/console/${owner.organizationId}/live/account/audit?type=MEMBERSHIP`);
    await page
      .getByRole('button', { name: /^View the change of membership/ })
      .first()
      .click();
    const row = dialog(page).getByRole('row').filter({ hasText: 'Refusal' });
    await row.getByRole('cell', { name: 'More rights than the person has' }).waitFor();
  });

  it('creates a token that works, and revokes it', async () => {
    const page = await open('/developers/tokens', owner, 'sandbox');
    await page.getByRole('button', { name: 'New token' }).first().click();
    await dialog(page).getByLabel('Label').fill('Accounting');
    await dialog(page).getByLabel('Expires after').selectOption({ label: '30 days' });
    await expectNoAxeFindings(page);
    await press(page, 'Create token');
    const token = await dialog(page).getByRole('textbox', { name: 'Token' }).inputValue();
    expect(token).toMatch(/^cps_test_/);
    await pictures(page, 'token-shown-once');
    expect((await site.world.rest({ ...owner, token }, 'GET', '/projects')).status).toBe(200);
    await press(page, 'Done');
    await press(page, 'Close it');
    await closed(page);
    // The service writes the last use once a minute.
    await site.world.sql(
      "update access_tokens set last_used_at = now(), last_used_ip_address = '10.4.5.6' where label = 'Accounting'",
    );
    await page.reload();
    await page.getByText('from 10.4.5.6').waitFor();
    expect(await page.content()).not.toContain(token);
    await expectNoAxeFindings(page);
    await pictures(page, 'tokens');
    await page.getByRole('button', { name: 'Rotate Accounting' }).click();
    await press(page, 'Rotate');
    expect(await dialog(page).getByRole('textbox', { name: 'Token' }).inputValue()).toMatch(/^cps_test_/);
    await press(page, 'Done');
    await press(page, 'Close it');
    await closed(page);
    await page.getByRole('row').filter({ hasText: 'Accounting' }).filter({ hasText: 'Revoked' }).waitFor();
    await page.getByRole('button', { name: 'Revoke Accounting' }).click();
    await press(page, 'Revoke');
    await closed(page);
    await page.getByRole('button', { name: 'Revoke Accounting' }).waitFor({ state: 'detached' });
    expect((await site.world.rest({ ...owner, token }, 'GET', '/projects')).status).toBe(401);
  });
});
