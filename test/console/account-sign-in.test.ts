/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { addVirtualAuthenticator, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { signIn } from '../support/records/people.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

describe('the page of a person’s passkeys and sessions', () => {
  it('adds, renames and removes a passkey, and ends another session', async () => {
    const caller = await site.world.caller();
    const other = await signIn(site.world, caller);
    const page = await browser.openPage(site, { signedInAs: caller });
    await addVirtualAuthenticator(page);
    await page.goto(`/console/${caller.organizationId}/live/account/sign-in`);
    await page.getByText('No passkeys').waitFor();
    await expectNoAxeFindings(page);
    const dialog = page.getByRole('dialog');
    const closed = () => dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'New passkey' }).click();
    await dialog.getByLabel('Name').fill('Laptop');
    await dialog.getByRole('button', { name: 'Create passkey' }).click();
    await closed();
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    await dialog.getByLabel('Name').fill('Phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await closed();
    await page.getByRole('cell', { name: 'Phone', exact: true }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'account-sign-in');
    await page.getByRole('button', { name: 'Remove Phone' }).click();
    await dialog.getByRole('button', { name: 'Remove passkey' }).click();
    await closed();
    await page.getByText('No passkeys').waitFor();
    await page
      .getByRole('row')
      .filter({ hasNotText: 'this session' })
      .getByRole('button', { name: /^End session of/ })
      .click();
    await dialog.getByRole('button', { name: 'End session' }).click();
    await closed();
    expect(await site.world.sql('select end_reason from sessions where id = $1', [other.sessionId])).toEqual([
      { end_reason: 'signed_out' },
    ]);
  });

  it('changes the name that others see, and shows it at once', async () => {
    const caller = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/account/sign-in`);
    const dialog = page.getByRole('dialog', { name: 'Change your name' });
    await page.getByRole('button', { name: 'Change name' }).click();
    await dialog.getByLabel('Name').fill('  ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    browser.takeProblems(page);
    await dialog.getByLabel('Name').fill('Ana Torres');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'You' }).getByText('Ana Torres').waitFor();
    expect(await site.world.sql('select name from users where id = $1', [caller.userId])).toEqual([
      { name: 'Ana Torres' },
    ]);
  });

  it('ends all other sessions at once', async () => {
    const caller = await site.world.caller();
    const others = [await signIn(site.world, caller), await signIn(site.world, caller)];
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/account/sign-in`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'End all others' }).click();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'End them' }).click();
    await dialog.waitFor({ state: 'detached' });
    const sessions = page.getByRole('table', { name: 'Sessions' }).getByRole('row');
    await sessions.filter({ hasText: 'this session' }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
    // There is nothing left to end.
    expect(await page.getByRole('button', { name: 'End all others' }).count()).toBe(0);
    expect(
      await site.world.sql('select distinct end_reason from sessions where id = any($1::uuid[])', [
        others.map(({ sessionId }) => sessionId),
      ]),
    ).toEqual([{ end_reason: 'signed_out' }]);
  });

  it('asks for another sign-in before it adds a passkey late', async () => {
    const caller = await site.world.caller();
    const person = await signIn(site.world, caller);
    await site.world.sql(`update sessions set created_at = created_at - interval '1 hour' where id = $1`, [
      person.sessionId,
    ]);
    const page = await browser.openPage(site, { signedInAs: person, width: 320 });
    await page.goto(`/console/${caller.organizationId}/live/account/sign-in`);
    await page.getByRole('button', { name: 'New passkey' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByText('This needs a sign-in within the last 15 minutes.').waitFor();
    browser.takeProblems(page);
  });
});
