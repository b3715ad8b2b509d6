/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContact } from '../background/webhooks/deliveries.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { signIn } from '../support/records/people.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('trying the APIs in the console', () => {
  let owner: Caller;
  let contact: string;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    contact = await addContact(site.world, owner, 'Diaz');
  });

  const show = (page: Page, path: string, mode = 'live') =>
    page.goto(`/console/${owner.organizationId}/${mode}/developers/${path}`);
  const open = async (path: string, mode?: string): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: owner });
    await show(page, path, mode);
    return page;
  };
  const answer = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });

  it('runs an operation with its variables by Ctrl+Enter, in the organization and mode of the page', async () => {
    const page = await open('graphql');
    const operation = page.getByLabel('Query or mutation');
    await operation.fill(
      'query Names($search: String) { contacts(filter: { search: $search }) { nodes { id lastName } } }',
    );
    await page.getByLabel('Variables').fill('{ "search": ');
    await page.getByText('The variables are not JSON.').waitFor();
    expect(await page.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
    await page.getByLabel('Variables').fill('{ "search": "Diaz" }');
    await page.keyboard.press('Control+Enter');
    await answer(page).getByText(contact).waitFor();
    await page.getByRole('link', { name: 'In the request log' }).waitFor();
    await operation.fill('mutation { nothing }');
    await page.getByRole('button', { name: 'Run and change live records' }).click();
    await answer(page).getByText('GRAPHQL_VALIDATION_FAILED').waitFor();
    browser.takeProblems(page);
    await page.reload();
    expect(await operation.inputValue()).toBe('mutation { nothing }');

    await page.getByRole('searchbox', { name: 'Find an operation or a type' }).fill('contacts');
    await page.getByText('contacts', { exact: true }).click();
    await page.getByRole('button', { name: 'ContactFilter' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'graphql');
    await page.getByRole('button', { name: 'Use contacts' }).click();
    await operation.focus();
    await page.keyboard.press('Control+Enter');
    await answer(page).getByText('"totalCount": 1').waitFor();

    const sandbox = await open('graphql', 'sandbox');
    await sandbox.getByLabel('Query or mutation').fill('{ contacts { totalCount } }');
    await sandbox.getByRole('button', { name: 'Run', exact: true }).click();
    await answer(sandbox).getByText('"totalCount": 0').waitFor();
  });

  it('begins with the operation of an address that a browser opens, also after signing in', async () => {
    const address = `/graphql?${new URLSearchParams({ query: '{ contacts { totalCount } }', variables: '{"a":1}' })}`;
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(address);
    await page.waitForURL(/\/live\/developers\/graphql$/);
    expect(await page.getByLabel('Query or mutation').inputValue()).toBe('{ contacts { totalCount } }');
    expect(await page.getByLabel('Variables').inputValue()).toBe('{"a":1}');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await answer(page).getByText('"totalCount": 1').waitFor();
    await page.getByLabel('Query or mutation').fill('{ notices { totalCount } }');
    await page.reload();
    expect(await page.getByLabel('Query or mutation').inputValue()).toBe('{ notices { totalCount } }');

    const stranger = await browser.openPage(site);
    await stranger.goto(address);
    await stranger.waitForURL(/\/sign-in\?page=/);
    browser.takeProblems(stranger);
    const { secret } = await signIn(site.world, owner);
    await stranger.context().addCookies([{ name: 'cps_session', value: secret, url: site.url }]);
    await stranger.goto('/console');
    await stranger.waitForURL(/\/live\/developers\/graphql$/);
    expect(await stranger.getByLabel('Query or mutation').inputValue()).toBe('{ contacts { totalCount } }');
  });

  it('fills an example with the ids of the account', async () => {
    const division = { ...bodies.division, organization_id: owner.organizationId };
    const { body } = await site.world.rest(owner, 'POST', '/divisions', division);
    const page = await browser.openPage(site, { signedInAs: owner });
    // Its answer may come while the page still loads.
    const ids = page.waitForResponse((response) => response.request().postData()?.includes('query Ids') === true);
    await show(page, 'graphql');
    await ids;
    await page.getByLabel('Begin with an example').selectOption({ label: 'Create a project' });
    await page.getByRole('button', { name: 'Run and change live records' }).click();
    await answer(page).getByText('"Harbor View Apartments"').waitFor();
    expect(await page.getByLabel('Variables').inputValue()).toContain(body.data.id);
  });

  it('lists the operations of REST, and sends reads with their parameters', async () => {
    const page = await open('rest?find=contacts');
    await page.getByText('/api/v1/contacts/{uuid}').first().click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('Enter a value.').waitFor();
    await page.getByLabel('uuid').fill(contact);
    await page.getByRole('button', { name: 'Try it' }).click();
    await answer(page).getByText('"Diaz"').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'rest');
    await page.getByRole('searchbox').fill('no such path');
    await page.getByText('No operation matches these filters.').waitFor();
  });
});
