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
  const operationIn = (page: Page) => page.getByRole('textbox', { name: 'Query or mutation' });
  const variablesIn = (page: Page) => page.getByRole('textbox', { name: 'Variables' });
  /** The text of an editor, as it is shown: each line is an element. */
  const textOf = (page: Page, editor = operationIn(page)) =>
    editor
      .locator('.cm-line')
      .allTextContents()
      .then((lines) => lines.join('\n'));
  const shows = (page: Page, text: string, editor = operationIn(page)) => editor.filter({ hasText: text }).waitFor();
  const answer = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });

  it('keeps what was run apart when the switch leads to another mode', async () => {
    const page = await open('graphql');
    const earlier = page.getByLabel('Begin with an earlier operation');
    await operationIn(page).fill('query Apart { contacts { nodes { id } } }');
    await variablesIn(page).fill('');
    await page.keyboard.press('Control+Enter');
    await answer(page).getByText(contact).waitFor();
    await earlier.waitFor();
    await page.getByRole('group', { name: 'Mode' }).getByRole('link', { name: 'Sandbox' }).click();
    await page.waitForURL(/\/sandbox\/developers\/graphql/);
    await operationIn(page).waitFor();
    await earlier.waitFor({ state: 'detached', timeout: 5_000 });
    expect(await answer(page).getByText(contact).count()).toBe(0);
    await page.getByRole('group', { name: 'Mode' }).getByRole('link', { name: 'Live' }).click();
    await earlier.waitFor();
  });

  it('runs an operation with its variables by Ctrl+Enter, in the organization and mode of the page', async () => {
    const page = await open('graphql');
    const operation = operationIn(page);
    await operation.fill(
      'query Names($search: String) { contacts(filter: { search: $search }) { nodes { id lastName } } }',
    );
    await variablesIn(page).fill('{ "search": ');
    await page.getByText('The variables are not JSON.').waitFor();
    expect(await page.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
    await variablesIn(page).fill('{ "search": "Diaz" }');
    await page.keyboard.press('Control+Enter');
    await answer(page).getByText(contact).waitFor();
    await page.getByRole('link', { name: 'In the request log' }).waitFor();
    // A variable of this name is no operation to choose.
    await operation.fill('mutation Nothing($query: ID) { nothing(id: $query) }');
    await page.getByRole('button', { name: 'Run and change live records' }).waitFor();
    expect(await page.getByLabel('Operation to run').count()).toBe(0);
    await operation.fill('mutation { nothing }');
    await page.getByRole('button', { name: 'Run and change live records' }).click();
    const question = page.getByRole('dialog', { name: 'Change live records?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await answer(page).getByText(contact).waitFor();
    await operation.press('Control+Enter');
    await expectNoAxeFindings(page);
    await pictures(page, 'graphql-question');
    await question.getByRole('button', { name: 'Run it' }).click();
    await answer(page).getByText('GRAPHQL_VALIDATION_FAILED').waitFor();
    browser.takeProblems(page);
    await page.reload();
    await shows(page, 'mutation { nothing }');

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
    await operationIn(sandbox).fill('{ contacts { totalCount } }');
    await sandbox.getByText('In the sandbox').waitFor();
    await sandbox.getByRole('button', { name: 'Run', exact: true }).click();
    await answer(sandbox).getByText('"totalCount": 0').waitFor();
  });

  it('begins with the operation of an address that a browser opens, also after signing in', async () => {
    const address = `/graphql?${new URLSearchParams({ query: '{ contacts { totalCount } }', variables: '{"a":1}' })}`;
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(address);
    await page.waitForURL(/\/live\/developers\/graphql$/);
    await shows(page, '{ contacts { totalCount } }');
    expect(await textOf(page, variablesIn(page))).toBe('{"a":1}');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await answer(page).getByText('"totalCount": 1').waitFor();
    await operationIn(page).fill('{ notices { totalCount } }');
    await page.reload();
    await shows(page, '{ notices { totalCount } }');

    const stranger = await browser.openPage(site);
    await stranger.goto(address);
    await stranger.waitForURL(/\/sign-in\?page=/);
    browser.takeProblems(stranger);
    const { secret } = await signIn(site.world, owner);
    await stranger.context().addCookies([{ name: 'cps_session', value: secret, url: site.url }]);
    await stranger.goto('/console');
    await stranger.waitForURL(/\/live\/developers\/graphql$/);
    await shows(stranger, '{ contacts { totalCount } }');
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
    await page.getByRole('button', { name: 'Run it' }).click();
    await answer(page).getByText('"Harbor View Apartments"').waitFor();
    await shows(page, body.data.id, variablesIn(page));
  });

  it('completes by the schema, says what is wrong in words, and leaves the keys to the page', async () => {
    const page = await open('graphql');
    const operation = operationIn(page);
    await operation.fill('');
    await operation.pressSequentially('{ cont');
    const list = page.getByRole('listbox', { name: 'Completions' });
    await list.getByRole('option', { name: /^contacts/ }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'graphql-completion');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Space');
    await list.getByRole('option', { name: /^contacts/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await shows(page, '{ contact');
    await operation.fill('{ contacts { nodes { surname } } }');
    await page.getByText(/^1 problem\. Line 1: Cannot query field "surname"/).waitFor();
    await pictures(page, 'graphql-problem');
    await operation.focus();
    await page.keyboard.press('Tab');
    expect(
      await variablesIn(page).evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement),
    ).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await operation.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
  });

  it('runs one of several operations, and keeps what was run without the values of mutations', async () => {
    const page = await open('graphql', 'sandbox');
    const secret = 'whsec_do_not_keep';
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await operationIn(page).fill('query One { contacts { totalCount } } query Two { notices { totalCount } }');
    await page.getByLabel('Operation to run').selectOption({ label: 'Two (query)' });
    await run.click();
    await answer(page).getByText('"notices"').waitFor();
    await operationIn(page).fill(`mutation Keep { deleteContact(id: "${secret}") { id } } # ${secret}`);
    await variablesIn(page).fill(`{ "input": "${secret}" }`);
    await run.click();
    await answer(page).getByText('"errors"').waitFor();
    browser.takeProblems(page);
    await page.reload();
    const earlier = page.getByLabel('Begin with an earlier operation');
    await earlier.waitFor();
    expect(await earlier.locator('option').allTextContents()).toEqual([
      'Run before',
      expect.stringMatching(/^Keep · /),
      expect.stringMatching(/^One, Two · /),
    ]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret);
    await earlier.selectOption({ index: 1 });
    await shows(page, 'mutation Keep { deleteContact(id: "") { id } }');
    expect(await textOf(page, variablesIn(page))).toBe('');
    await show(page, 'graphql');
    await operationIn(page).waitFor();
    expect(await earlier.count()).toBe(0);
    await show(page, 'graphql', 'sandbox');
    await page.getByRole('button', { name: 'Forget them' }).click();
    expect(await earlier.count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('console.runs');
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
