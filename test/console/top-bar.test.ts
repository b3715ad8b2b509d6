/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the bar at the top', () => {
  let caller: Caller;
  let other: Caller;
  beforeAll(async () => {
    caller = await site.world.caller();
    other = await site.world.caller();
    await site.world.sql(
      `insert into memberships (id, user_id, organization_id, role, created_at) values (uuidv7(), $1, $2, 'member', now())`,
      [caller.userId, other.organizationId],
    );
  });

  it('changes the organization by keys, to the page that both have', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/account/people`);
    const button = page.getByRole('button', { name: /^Organization: / });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('menuitemradio', { checked: true });
    // The menu opens at the organization of the page.
    await chosen.and(page.locator('[role="menu"]:focus [data-highlighted]')).waitFor();
    expect(await page.getByRole('menuitemradio').count()).toBe(2);
    await expectNoAxeFindings(page);
    await pictures(page, 'top-bar');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/console/${other.organizationId}/live/account/people`);
  });

  it('shows the mode and leads to the other one, and fits a screen of 320 pixels', async () => {
    const page = await browser.openPage(site, { signedInAs: caller, width: 320 });
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    const modes = page.getByRole('group', { name: 'Mode' });
    expect(await modes.locator('[aria-current]').textContent()).toBe('Live');
    const sandbox = modes.getByRole('link', { name: 'Sandbox' });
    expect(await sandbox.getAttribute('href')).toBe(`/console/${caller.organizationId}/sandbox/projects`);
    await sandbox.click();
    await page.getByText('Sandbox: nothing is mailed and nothing is paid.').waitFor();
    expect(await modes.locator('[aria-current]').textContent()).toBe('Sandbox');
    const bar = page.locator('header[data-bar]');
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectNoAxeFindings(page);
  });
});
