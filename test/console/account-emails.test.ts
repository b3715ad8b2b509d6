/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

describe('the page of a person’s e-mails', () => {
  it('saves each choice as it is made, and says which e-mails are always sent', async () => {
    const caller = await site.world.caller();
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/account/emails`);
    const deadlines = page.getByLabel('Deadlines');
    await deadlines.waitFor();
    expect(await deadlines.inputValue()).toBe('AT_ONCE');
    await expectNoAxeFindings(page);
    await pictures(page, 'account-emails');
    await page.getByLabel('Mail', { exact: true }).selectOption('DAILY');
    await deadlines.selectOption('NONE');
    await page.getByText('A deadline can now pass that you only see in the console.').waitFor();
    await page.getByRole('heading', { name: 'Always sent' }).waitFor();
    await page.getByText('Sign-in and security').waitFor();
    await page.reload();
    await page.getByText('A deadline can now pass that you only see in the console.').waitFor();
    expect(await page.getByLabel('Mail', { exact: true }).inputValue()).toBe('DAILY');
  });
});
