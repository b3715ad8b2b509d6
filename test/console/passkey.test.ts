/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addVirtualAuthenticator, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { begin, finish } from '../support/records/passkeys.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** Adds a passkey as a page of a front end does. */
async function addPasskey(page: Page): Promise<void> {
  await page.evaluate(
    async ([begin, finish]) => {
      const ask = async (query: string, variables = {}) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
        const { data, errors } = await answer.json();
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      };
      const { options } = (await ask(begin!)).beginPasskeyRegistration;
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      await ask(finish!, { input: { name: 'Laptop', credential: credential.toJSON() } });
    },
    [begin, finish],
  );
}

const press = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();
const methods = async ({ userId }: Caller) =>
  (
    await site.world.sql<{ method: string }>('select method from sessions where user_id = $1 order by serial', [userId])
  ).map(({ method }) => method);

describe('a passkey in a browser', () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await site.world.caller();
  });

  it('is added by a person who has signed in, and signs them in without a name', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    const authenticator = await addVirtualAuthenticator(page);
    await page.goto('/sign-in');
    await addPasskey(page);
    expect(await authenticator.credentials()).toEqual([expect.objectContaining({ rpId: 'localhost' })]);
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await press(page);
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    expect(await methods(caller)).toEqual(['link', 'passkey']);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'cps_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('leaves the person signed out if the service does not know it, with the reason on the page', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await addVirtualAuthenticator(page);
    await page.goto('/sign-in');
    await addPasskey(page);
    await site.world.sql('delete from passkeys where user_id = $1', [caller.userId]);
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await press(page);
    await page.getByText('The passkey was not accepted.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(browser.takeProblems(page)).toEqual([expect.stringContaining('status of 422')]);
    await expectNoAxeFindings(page);
    await pictures(page, 'sign-in-passkey-refused');
  });

  it('leaves the person on the page, which says so, if it does not exist or its user is not verified', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    const authenticator = await addVirtualAuthenticator(page);
    await page.goto('/sign-in');
    await addPasskey(page);
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await authenticator.setUserVerified(false);
    await press(page);
    await page.getByText('No passkey was used. Try again, or sign in with a link.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });
});
