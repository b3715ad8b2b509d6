/** @sampled files */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openCopies } from '../support/records/copies.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the headings of a list', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/divisions', division);
    // More than a page of the list. Every third has no amount.
    for (let number = 1; number <= 60; number += 1) {
      const amount = number % 3 === 0 ? null : `${number * 1000}.00`;
      const project = { ...bodies.project, division_id: body.data.id, name: `Pier ${number}`, contract_amount: amount };
      expect((await site.world.rest(caller, 'POST', '/projects', project)).status).toBe(201);
    }
  });

  async function open(query = ''): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/projects${query}`);
    await page.getByRole('table').waitFor();
    return page;
  }
  const first = (page: Page, name: string) =>
    page.locator('tbody tr[data-key]').first().getByRole('link', { name, exact: true }).waitFor();
  const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
  const sort = (page: Page, name: string) => heading(page, name).getAttribute('aria-sort');

  it('order the whole list by the keyboard, in the address, and keep the focus', async () => {
    const page = await open();
    await first(page, 'Pier 60');
    await heading(page, 'Contract').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await first(page, 'Pier 59');
    expect(await sort(page, 'Contract')).toBe('descending');
    expect(new URL(page.url()).searchParams.get('order')).toBe('-CONTRACT_AMOUNT');
    expect(await page.locator(':focus').textContent()).toBe('Contract');
    await expectNoAxeFindings(page);
    await pictures(page, 'projects-ordered');
    await page.keyboard.press('Enter');
    await first(page, 'Pier 1');
    expect(await sort(page, 'Contract')).toBe('ascending');
    await page.keyboard.press('Enter');
    await first(page, 'Pier 60');
    expect(await sort(page, 'Contract')).toBeNull();
    expect(page.url()).not.toContain('order');
    expect(await heading(page, 'Division').getByRole('button').count()).toBe(0);
  });

  it('are in a link, whose order the CSV file has, with what has no amount at its end', async () => {
    const page = await open('?order=CONTRACT_AMOUNT');
    await first(page, 'Pier 1');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Projects as CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Project,Number,');
    const numbers = lines.slice(1).map((line) => Number(/Pier (\d+)/.exec(line)![1]));
    const all = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(numbers.slice(0, 40)).toEqual(all.filter((number) => number % 3 !== 0));
    expect(new Set(numbers.slice(40))).toEqual(new Set(all.filter((number) => number % 3 === 0)));
  });

  it('say of a list of more than 10,000 that it is filtered before it is ordered by what is computed', async () => {
    const by = await site.world.caller();
    const division = { ...bodies.division, organization_id: by.organizationId };
    const { id: division_id } = await site.world.send(by, 'POST', '/divisions', division);
    const body = { ...bodies.project, division_id, name: 'Pier 1', state: 'CA' };
    const { id } = await site.world.send(by, 'POST', '/projects', body);
    const { client, copy } = await openCopies(site.world);
    const others = { id: 'uuidv7()', state: `'NV'`, external_id: 'null', name: `'Pier ' || n` };
    await copy('projects', others, 'generate_series(2, 10001) n where r.id = $1', [id]);
    await client.end();
    const page = await browser.openPage(site, { signedInAs: by });
    await page.goto(`/console/${by.organizationId}/live/projects`);
    await heading(page, 'Unpaid').getByRole('button').click();
    await page.getByText('The list has more than 10,000 records: filter them before you order them by this.').waitFor();
    await pictures(page, 'projects-too-many-to-order');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('NV');
    await page.locator('tbody tr[data-key]').first().waitFor();
    expect(new URL(page.url()).searchParams.get('order')).toBe('-UNPAID_AMOUNT');
    expect(await sort(page, 'Unpaid')).toBe('descending');
    expect(await page.getByRole('alert').count()).toBe(0);
    browser.takeProblems(page);
  });

  it('leave the list in its own order for an order that it does not have', async () => {
    const page = await open('?order=nothing');
    await first(page, 'Pier 60');
  });
});

describe('the filters of a list', () => {
  it('find projects of a state and between two days, in the address, behind a button that says how many are set', async () => {
    const caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/divisions', division);
    for (const [name, state, day] of [
      ['Dock', 'CA', '2026-02-01'],
      ['Mill', 'NV', '2026-02-01'],
      ['Barn', 'NV', '2026-03-01'],
    ]) {
      const project = { ...bodies.project, division_id: body.data.id, name, state, first_furnishing_date: day };
      expect((await site.world.rest(caller, 'POST', '/projects', project)).status).toBe(201);
    }
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    const names = () => page.locator('tbody tr[data-key] a').allTextContents();
    const shows = (...expected: string[]) =>
      page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('tbody tr[data-key] a')].map((link) => link.textContent).join() === wanted,
        expected.join(),
      );
    await shows('Barn', 'Mill', 'Dock');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('NV');
    await shows('Barn', 'Mill');
    await page.getByLabel('First furnishing from').fill('2026-02-15');
    await shows('Barn');
    await page.getByRole('button', { name: 'More filters (2)' }).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'projects-filtered');
    await page.reload();
    await shows('Barn');
    expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('NV');
    await page.getByRole('combobox', { name: 'Division' }).selectOption({ index: 1 });
    await shows('Barn');
    expect(await names()).toEqual(['Barn']);
  });

  it('find the waivers of a project, which is chosen by a part of its name', async () => {
    const caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/divisions', division);
    const project = { ...bodies.project, division_id: body.data.id, name: 'Lighthouse' };
    const made = await site.world.rest(caller, 'POST', '/projects', project);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/waivers?project=${made.body.data.id}`);
    const field = page.getByRole('combobox', { name: 'Project' });
    await page.getByText('No waiver matches these filters.').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value.startsWith('Lighthouse')),
    );
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'All projects' }).click();
    await page.getByRole('button', { name: 'More filters', exact: true }).waitFor();
    await field.fill('light');
    await page.getByRole('option', { name: /Lighthouse/ }).click();
    await page.waitForURL(new RegExp(`project=${made.body.data.id}`));
  });
});

describe('the saved filters of a list', () => {
  it('are shared with a colleague, who cannot change them, and take over what the browser kept', async () => {
    const owner = await site.world.caller();
    const colleague = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql(`update memberships set role = 'member' where user_id = $1`, [colleague.userId]);
    const address = `/console/${owner.organizationId}/live/projects`;
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(`${address}?sector=PUBLIC&order=-CONTRACT_AMOUNT`);
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByLabel('Name (required)').fill('Public, largest first');
    await page.getByRole('checkbox', { name: /Share it/ }).check();
    await expectNoAxeFindings(page);
    await pictures(page, 'saved-filter-dialog');
    await page.getByRole('button', { name: 'Save it' }).click();
    await page.getByRole('button', { name: 'Forget “Public, largest first”' }).waitFor();

    const other = await browser.openPage(site, { signedInAs: colleague });
    await other.goto(address);
    const filters = other.getByRole('combobox', { name: 'Saved filters' });
    await filters.selectOption({ label: 'Public, largest first' });
    await other.waitForURL(/sector=PUBLIC/);
    expect(new URL(other.url()).searchParams.get('order')).toBe('-CONTRACT_AMOUNT');
    expect(await other.getByRole('button', { name: /Forget/ }).count()).toBe(0);

    const key = `console.filters.${colleague.userId}.${owner.organizationId}.live.projects`;
    const kept = [
      { name: 'Harbor', values: { search: 'harbor', status: '' } },
      { name: 'Archived', values: { status: 'ARCHIVED' } },
    ];
    await other.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(kept)]);
    await other.goto(address);
    await filters.getByRole('option', { name: 'Archived' }).waitFor({ state: 'attached' });
    await filters.getByRole('option', { name: 'Harbor' }).waitFor({ state: 'attached' });
    await other.waitForFunction((name) => localStorage.getItem(name) === null, key);
    await filters.selectOption({ label: 'Archived' });
    await other.waitForURL(/status=ARCHIVED/);
    await page.reload();
    expect(await page.getByRole('option', { name: 'Harbor' }).count()).toBe(0);
  });
});

describe('the headings of a table whose rows are all in the page', () => {
  it('order it by what its cells show, amounts and days by their size', async () => {
    const caller = await site.world.caller();
    const made = async (name: string, code: string) => {
      const division = { ...bodies.division, organization_id: caller.organizationId, name, code };
      expect((await site.world.rest(caller, 'POST', '/divisions', division)).status).toBe(201);
    };
    await made('Yard 10', 'BBB');
    await made('Yard 2', 'CCC');
    await made('yard 1', 'AAA');
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/account/divisions`);
    const heading = page.getByRole('columnheader', { name: /Division|Name/ }).first();
    const names = async () =>
      (await page.locator('tbody tr[data-key]').allTextContents()).map((text) => /yard \d+/i.exec(text)![0]);
    await heading.getByRole('button').click();
    expect(await names()).toEqual(['yard 1', 'Yard 2', 'Yard 10']);
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await heading.getByRole('button').click();
    expect(await names()).toEqual(['Yard 10', 'Yard 2', 'yard 1']);
    await heading.getByRole('button').click();
    expect(await heading.getAttribute('aria-sort')).toBeNull();
  });
});
