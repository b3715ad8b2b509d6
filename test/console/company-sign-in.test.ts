/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { client, openIdentityProvider } from '../support/fakes/identity-provider.js';
import { openSite } from '../support/worlds/site.js';

const provider = await openIdentityProvider();
const site = openSite({ oidcIssuer: provider.issuer, ...client, oidcEmailDomains: ['example.com'] });
const browser = openBrowser();
beforeAll(() => provider.start(`${site.url}/sign-in/oidc/callback`));
const button = { name: `Sign in with ${new URL(provider.issuer).host}` };

describe('the sign-in of a company, in a browser', () => {
  it('leads to the provider and back, into a session', async () => {
    const { userId } = await site.world.caller({ email: 'ann@example.com' });
    provider.claims = { email: 'ann@example.com', email_verified: true };
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    await expectNoAxeFindings(page);
    await pictures(page, 'sign-in-company');
    await page.getByRole('link', button).click();
    await page.waitForURL((url) => url.origin === site.url && !url.pathname.startsWith('/sign-in'));
    expect(await site.world.sql('select method from sessions where user_id = $1', [userId])).toEqual([
      { method: 'oidc' },
    ]);
    expect((await page.context().cookies(site.url)).map(({ name }) => name)).toContain('cps_session');
  });

  it('shows the reason of a refusal, and signs no one in', async () => {
    provider.claims = { email: 'ann@example.com', email_verified: false };
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    await page.getByRole('link', button).click();
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
    await page.getByText('has not verified your e-mail address').waitFor();
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 403')]);
    await expectNoAxeFindings(page);
    await pictures(page, 'sign-in-company-refused');
    expect((await page.context().cookies(site.url)).map(({ name }) => name)).not.toContain('cps_session');
  });
});
